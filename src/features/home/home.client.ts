import { refreshLists } from '../listing/refresh.ts';
import { showRecent } from '../recent/recent.client.ts';
import { startCarousel } from './carousel.ts';
import { startStrip } from './strip.client.ts';

/** What the home page does in the browser. */
export function startHome(): void {
  document.querySelectorAll<HTMLElement>('[data-carousel]').forEach(startCarousel);
  document.querySelectorAll<HTMLElement>('.most-viewed').forEach(startStrip);
  showRecent();
  refreshLists();
}
