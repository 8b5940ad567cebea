import { atom } from 'nanostores';
import { publishedManifest } from '../../../api/published.ts';
import { callApi } from '../../../api/callApi.ts';
import { postObtenerImagenesProducto, postObtenervwProducto } from '../../../contract/catalogue.ts';
import type { ResponseOf, Call, RequestOf } from '../../../contract/schema.ts';
import { lazy } from '../../../runtime/lazy.ts';
import type { TextPart } from '../../../lib/links.ts';
import { toRemoteData, type RemoteData } from '../../../lib/remoteData.ts';
import { parseYoutubeId } from '../../../lib/youtube.ts';
import type { Phone } from '../../phone/phone.ts';
import { chosenBranchId } from '../../branches/branches.store.ts';
import { categoryUrl } from '../../listing/categoryUrl.ts';
import { toNamedBranch, type NamedBranch } from '../purchase/availability.ts';
import type { BundleProduct } from '../bundle/bundle.ts';
import { toProductView, type ProductView } from '../product.ts';

/** The data of a live product page, from the live API (ProductPage.tsx). */
export interface LiveProduct {
  product: ProductView;
  branches: NamedBranch[];
  description: TextPart[];
  phones: Phone[];
  bundleProduct: BundleProduct;
  fetchedAt: Date;
}

const loadPhones = lazy(() => import('../../../catalogue/phones/phones.ts'));
const loadLinks = lazy(() => import('../../../lib/links.ts'));

export const $liveProduct = atom<RemoteData<LiveProduct>>({ state: 'loading' });

/** The id of a product in the path of its page; null if there is none. */
export const parseProductId = (path: string): string | null => /^\/producto\/(\d{1,12})$/.exec(path)?.[1] ?? null;

/** The shopper waits for each of these calls. */
const callUserInitiated = <C extends Call>(call: C, request: RequestOf<C>): Promise<ResponseOf<C>> =>
  callApi(call, request, { userInitiated: true });

/** Loads the product of the page's URL from the live API (R1.10). */
export async function loadProduct(): Promise<void> {
  const id = parseProductId(location.pathname);
  $liveProduct.set({ state: 'loading' });
  $liveProduct.set(id ? await toRemoteData(() => fetchProduct(id)) : { state: 'notFound' });
}

async function fetchProduct(id: string): Promise<LiveProduct | null> {
  const [product, pictures, branches, findPhones] = await Promise.all([
    callUserInitiated(postObtenervwProducto, { id, branch: chosenBranchId() }),
    fetchPictures(id).catch(() => []),
    publishedManifest().then(
      (manifest) => manifest.branches,
      () => [],
    ),
    loadPhones().then(
      (phones) => phones.findPhones,
      () => null,
    ),
  ]);
  if (!product) return null;
  const allowed = [...new Set([product.image, ...pictures])].filter(isAllowed);
  const site = { origin: location.origin, categoryUrl: categoryUrl(product.category) };
  return {
    product: toProductView({ ...product, pictures: allowed }, site),
    branches: branches.map(toNamedBranch),
    description: await splitLinks(product.description),
    phones: findPhones?.([product]).fittedBy(product.id) ?? [],
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

const fetchPictures = async (id: string): Promise<string[]> =>
  (await callUserInitiated(postObtenerImagenesProducto, { id })).items;

/** Whether the page's CSP allows a picture: the API's own host, and videos on YouTube (R10.2). */
const isAllowed = (picture: string): boolean =>
  picture !== '' && (!picture.startsWith('https://') || parseYoutubeId(picture) !== null);
