import { publishedManifest } from '../../api/published.ts';
import { catalogueAge } from '../../lib/catalogueAge.ts';

const line = document.querySelector('.catalogue-age');
// Without the manifest nothing can be said, and nothing is.
const manifest = await publishedManifest().catch(() => null);
if (line && manifest) {
  const text = catalogueAge(new Date(manifest.time), new Date());
  line.textContent = text.charAt(0).toUpperCase() + text.slice(1);
}
