import { publishedManifest } from '../../api/published.ts';
import { formatCatalogueAge } from './status.ts';

const line = document.querySelector('.catalogue-age');
const manifest = await publishedManifest().catch(() => null);
if (line && manifest) {
  const text = formatCatalogueAge(new Date(manifest.time), new Date());
  line.textContent = text.charAt(0).toUpperCase() + text.slice(1);
}
