import { fetchPublishedManifest } from '../../api/published.ts';
import { formatCatalogueDate } from './catalogueDate.ts';

const line = document.querySelector('.catalogue-date');
const manifest = await fetchPublishedManifest().catch(() => null);
if (line && manifest) line.textContent = `Del ${formatCatalogueDate(new Date(manifest.time), new Date())}`;
