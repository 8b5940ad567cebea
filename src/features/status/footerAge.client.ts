import { publishedManifest } from '../../api/published.ts';
import { whenIdle } from '../../lib/idle.ts';
import { formatCatalogueAge } from './status.ts';

/** Shows the age of the catalogue when the footer is visible and the page idle; page HTML cannot contain it (R11.6). */
export function showAgeWhenSeen(): void {
  const line = document.querySelector('.catalogue-age');
  if (!line) return;
  const show = (): Promise<void> =>
    publishedManifest().then(({ time }) => {
      const text = formatCatalogueAge(new Date(time), new Date());
      line.textContent = text.charAt(0).toUpperCase() + text.slice(1);
    });
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    whenIdle(() => void show().catch(() => {}));
  });
  observer.observe(line);
}
