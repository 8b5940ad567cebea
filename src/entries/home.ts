import './site.ts';
import { startCarousel } from '../features/home/carousel.client.ts';
import { startMarquee } from '../features/home/marquee.client.ts';
import { revalidateLists } from '../features/listing/revalidateLists.ts';
import { $phone } from '../features/phone/phone.store.ts';
import type * as Recent from '../features/recent/recent.client.ts';
import recent from '../features/recent/recent.client.ts?lazy';
import { readViewed } from '../features/recent/recent.ts';
import { lazy } from '../runtime/lazy.ts';
import homeForPhone from './homeForPhone.tsx?lazy';

document.querySelectorAll<HTMLElement>('[data-carousel]').forEach(startCarousel);
document.querySelectorAll<HTMLElement>('.most-viewed').forEach(startMarquee);
if ($phone.get()) lazy(homeForPhone)().catch(() => undefined);
if (readViewed().length > 0)
  lazy<typeof Recent>(recent)().then(
    ({ showRecent }) => showRecent(),
    () => undefined, // The page has no list of them then.
  );
revalidateLists();
