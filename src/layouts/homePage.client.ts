import { refreshLists } from '../features/listing/refresh.ts';
import { showRecent } from '../features/recent/recent.client.ts';
import { startCarousel } from '../features/home/carousel.ts';
import { startStrip } from '../features/home/strip.client.ts';

/** What the home page does in the browser. */
export function startHome(): void {
  document.querySelectorAll<HTMLElement>('[data-carousel]').forEach(startCarousel);
  document.querySelectorAll<HTMLElement>('.most-viewed').forEach(startStrip);
  showRecent();
  refreshLists();
}
