import { fetchPublishedManifest } from '../../api/published.ts';
import { formatCatalogueDate } from './catalogueDate.ts';

// Shows the date of the catalogue in the footer. A script of its own, which runs on import: every page has the code that loads it.
const line = document.querySelector('.catalogue-date');
const manifest = await fetchPublishedManifest().catch(() => null);
if (line && manifest) line.textContent = `Del ${formatCatalogueDate(new Date(manifest.time), new Date())}`;
