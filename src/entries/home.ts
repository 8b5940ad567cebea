import './site.ts';
import { startCarousel } from '../features/home/carousel.client.ts';
import { startMarquee } from '../features/home/marquee.client.ts';
import { revalidateLists } from '../features/listing/revalidateLists.ts';
import { $phone } from '../features/phone/phone.store.ts';
import { startRecent } from '../features/recent/recent.client.ts';
import { lazy } from '../runtime/lazy.ts';

document.querySelectorAll<HTMLElement>('[data-carousel]').forEach(startCarousel);
document.querySelectorAll<HTMLElement>('.most-viewed').forEach(startMarquee);
if ($phone.get()) lazy(() => import('./homeForPhone.tsx'))().catch(() => undefined);
startRecent();
revalidateLists();
