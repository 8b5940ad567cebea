import { lazy } from '../../runtime/lazy.ts';
import { whenIdle } from '../../lib/idle.ts';
import address from './footerAge.client.ts?lazy';

/** Shows the age of the catalogue once the footer is in view and the page is idle: pages cannot know it (R11.6). */
export function startAge(): void {
  const line = document.querySelector('.catalogue-age');
  if (!line) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    whenIdle(() => void lazy(address)().catch(() => {}));
  });
  observer.observe(line);
}
