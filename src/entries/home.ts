import './site.ts';
import { startCarousel } from '../features/home/carousel.client.ts';
import { startMarquee } from '../features/home/marquee.client.ts';
import { revalidateLists } from '../features/listing/revalidateLists.ts';
import { $preferredPhone } from '../features/phone/preferredPhone.store.ts';
import { startRecentlyViewed } from '../features/recentlyViewed/recentlyViewed.client.ts';
import { lazy } from '../runtime/lazy.ts';

document.querySelectorAll<HTMLElement>('[data-carousel]').forEach(startCarousel);
document.querySelectorAll<HTMLElement>('.most-viewed').forEach(startMarquee);
if ($preferredPhone.get()) lazy(() => import('./compatibleProducts.tsx'))().catch(() => undefined);
startRecentlyViewed();
revalidateLists();
