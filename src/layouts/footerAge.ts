import { whenIdle } from '../lib/idle.ts';
import address from './footerAge.client.ts?later';

/** Says in the footer from when the catalogue is, when the footer is seen and the page is idle: its pages can't know (R11.6). */
export function startAge(): void {
  const line = document.querySelector('.catalogue-age');
  if (!line) return;
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    // What most views never need is no part of every page.
    whenIdle(() => void import(/* @vite-ignore */ address).catch(() => {}));
  });
  seen.observe(line);
}
