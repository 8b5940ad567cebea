import './site.ts';
import { startPhoneFit } from '../features/phone/phoneFit.client.ts';
import { startRecentlyViewed } from '../features/recentlyViewed/recentlyViewed.client.ts';
import { startProductActions, startBundle, startRelated } from '../features/product/product.client.ts';
import { startProductPriceAndStock } from '../features/product/live/productPriceAndStock.client.ts';
import { startGalleries } from '../features/product/gallery/gallery.client.ts';

startProductActions();
startPhoneFit();
startProductPriceAndStock();
startBundle();
startRelated();
startGalleries();
startRecentlyViewed();
