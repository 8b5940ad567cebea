import { whenIdle } from '../../lib/idle.ts';
import { lazy } from '../../runtime/lazy.ts';
import url from './footerAge.client.ts?lazy';

/** Shows the age of the catalogue when the footer is visible and the page idle; page HTML cannot contain it (R11.6). */
export function showAgeWhenSeen(): void {
  const line = document.querySelector('.catalogue-age');
  if (!line) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    whenIdle(() => void lazy(url)().catch(() => {}));
  });
  observer.observe(line);
}
