import './site.ts';
import { startHeaderOpening } from '../features/branches/headerOpening.client.ts';
import { startFits } from '../features/phone/fits.client.ts';
import { startBehaviour } from '../features/product/behaviour.ts';
import { startCheck } from '../features/product/checkFigures.client.ts';
import { startGalleries } from '../features/product/gallery/galleryIntent.client.ts';
import { startPair } from '../features/product/pairReach.client.ts';
import { startRelated } from '../features/product/related.client.tsx';
import { showRecent } from '../features/recent/recent.client.ts';

startBehaviour();
startFits();
startCheck();
startPair();
startRelated();
startGalleries();
showRecent();
startHeaderOpening();
