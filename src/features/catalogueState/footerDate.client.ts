import { publishedManifest } from '../../api/published.ts';
import { formatCatalogueDate } from './catalogueDate.ts';

const line = document.querySelector('.catalogue-date');
const manifest = await publishedManifest().catch(() => null);
if (line && manifest) line.textContent = `Del ${formatCatalogueDate(new Date(manifest.time), new Date())}`;
