import { atom } from 'nanostores';
import { findPhones } from '../../../catalogue/phones/phones.ts';
import { lazy } from '../../../runtime/lazy.ts';
import type { TextPart } from '../../../lib/links.ts';
import { toRemoteData, type RemoteData } from '../../../lib/remoteData.ts';
import { parseYoutubeId } from '../../../lib/youtube.ts';
import { readHeaderBranches } from '../../branches/headerBranches.ts';
import type { Phone } from '../../phone/phone.ts';
import { categoryUrl } from '../../listing/categoryUrl.ts';
import { tupleToBranchLabel, type BranchLabel } from '../purchase/availability.ts';
import type { BundleProduct } from '../bundle/bundle.ts';
import { toProductView, type ProductView } from '../product.ts';
import { fetchPictures, fetchProduct, productId } from './liveCalls.ts';

/** The data of a live product page, from the live API (ProductPage.tsx). */
export interface LiveProduct {
  product: ProductView;
  branches: BranchLabel[];
  description: TextPart[];
  phones: Phone[];
  bundleProduct: BundleProduct;
  fetchedAt: Date;
}

const loadLinks = lazy(() => import('../../../lib/links.ts'));

export const $liveProduct = atom<RemoteData<LiveProduct>>({ state: 'loading' });

/** Loads the product of the page's URL from the live API (R1.10). */
export async function loadProduct(): Promise<void> {
  $liveProduct.set({ state: 'loading' });
  $liveProduct.set(await toRemoteData(fetchLiveProduct));
}

async function fetchLiveProduct(): Promise<LiveProduct | null> {
  if (!productId) return null;
  const [product, pictures] = await Promise.all([
    fetchProduct(productId),
    fetchPictures(productId).then(
      ({ items }) => items,
      () => [],
    ),
  ]);
  if (!product) return null;
  const allowed = [...new Set([product.image, ...pictures])].filter(isAllowed);
  const site = { origin: location.origin, categoryUrl: categoryUrl(product.category) };
  return {
    product: toProductView({ ...product, pictures: allowed }, site),
    branches: readHeaderBranches().map(tupleToBranchLabel),
    description: await splitLinks(product.description),
    phones: findPhones([product]).fittedBy(product.id),
    bundleProduct: product,
    fetchedAt: new Date(),
  };
}

/** Loads the link parser, a third of this page's own script, only for a text that may have links. */
async function splitLinks(text: string): Promise<TextPart[]> {
  const plain = text ? [{ text, url: null }] : [];
  if (!/https?:/i.test(text)) return plain;
  return loadLinks().then(
    ({ splitLinks: split }) => split(text),
    () => plain,
  );
}

/** Whether the page's CSP allows a picture: the API's own host, and videos on YouTube (R10.2). */
const isAllowed = (picture: string): boolean =>
  picture !== '' && (!picture.startsWith('https://') || parseYoutubeId(picture) !== null);
