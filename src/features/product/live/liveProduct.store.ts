import { atom } from 'nanostores';
import { findPhones } from '../../../catalogue/phones/phones.ts';
import { lazy } from '../../../runtime/lazy.ts';
import type { TextPart } from '../../../lib/links.ts';
import { toRemoteData, type RemoteData } from '../../../lib/remoteData.ts';
import { parseYoutubeId } from '../../../lib/youtube.ts';
import { readHeaderBranches } from '../../branches/headerBranches.ts';
import type { PhoneModel } from '../../phone/phone.ts';
import { categoryUrl } from '../../listing/categoryUrl.ts';
import { toBranchSummary, type BranchSummary } from '../../../components/branch.ts';
import type { BundleProduct } from '../bundle/bundle.ts';
import { toProductData, type ProductData } from '../product.ts';
import { fetchPictures, fetchProduct, productId } from './prefetchProduct.ts';

/** The data of a live product page (ProductPage.tsx), from the live API. */
export interface LiveProduct {
  product: ProductData;
  branches: BranchSummary[];
  description: TextPart[];
  phones: PhoneModel[];
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
  const allowedPictures = [...new Set([product.image, ...pictures])].filter(isAllowed);
  const site = { origin: location.origin, categoryUrl: categoryUrl(product.category) };
  return {
    product: toProductData({ ...product, pictures: allowedPictures }, site),
    branches: readHeaderBranches().map(toBranchSummary),
    description: await parseDescription(product.description),
    phones: findPhones([product]).fittedBy(product.id),
    bundleProduct: product,
    fetchedAt: new Date(),
  };
}

/** Splits a description into text and links; loads the link parser only if there may be links. */
async function parseDescription(text: string): Promise<TextPart[]> {
  const plain = text ? [{ text, url: null }] : [];
  if (!/https?:/i.test(text)) return plain;
  return loadLinks().then(
    ({ splitLinks }) => splitLinks(text),
    () => plain,
  );
}

/** Whether the page's CSP allows a gallery item: files on the API's own host, and videos on YouTube (R10.2). */
const isAllowed = (picture: string): boolean =>
  picture !== '' && (!picture.startsWith('https://') || parseYoutubeId(picture) !== null);
