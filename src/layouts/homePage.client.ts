import { revalidateLists } from '../features/listing/refresh.ts';
import { showRecent } from '../features/recent/recent.client.ts';
import { startHeaderOpening } from '../features/branches/headerOpening.client.ts';
import { startCarousel } from '../features/home/carousel.ts';
import { $phone } from '../features/phone/phone.store.ts';
import fillForPhone from './fillForPhone.client.tsx?later';
import { fetchLater } from '../lib/fetchLater.ts';
import { startStrip } from '../features/home/strip.client.ts';

/** What the home page does in the browser. */
export function startHome(): void {
  document.querySelectorAll<HTMLElement>('[data-carousel]').forEach(startCarousel);
  document.querySelectorAll<HTMLElement>('.most-viewed').forEach(startStrip);
  if ($phone.get()) fetchLater(fillForPhone)().catch(() => undefined);
  showRecent();
  startHeaderOpening();
  revalidateLists();
}
