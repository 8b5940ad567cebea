import './site.ts';
import { startHeaderOpening } from '../features/branches/headerOpening.client.ts';
import { startFits } from '../features/phone/fits.client.ts';
import { showRecent } from '../features/recent/recent.client.ts';
import { startBehaviour } from '../features/product/product.client.ts';
import { startLiveFigures } from '../features/product/live/liveFigures.client.ts';
import { startGalleries } from '../features/product/gallery/gallery.client.ts';
import { startBundle } from '../features/product/bundle/bundleLoader.client.ts';
import { startRelated } from '../features/product/related/related.client.tsx';

startBehaviour();
startFits();
startLiveFigures();
startBundle();
startRelated();
startGalleries();
showRecent();
startHeaderOpening();
