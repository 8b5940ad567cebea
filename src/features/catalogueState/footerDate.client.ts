import { publishedManifest } from '../../api/published.ts';
import { formatCatalogueAge } from './snapshotAge.ts';

const line = document.querySelector('.catalogue-age');
const manifest = await publishedManifest().catch(() => null);
if (line && manifest) line.textContent = `Del ${formatCatalogueAge(new Date(manifest.time), new Date())}`;
