import { atom } from 'nanostores';
import { publishedBranches } from '../../../api/published.ts';
import { callApi } from '../../../api/callApi.ts';
import { postObtenerImagenesProducto, postObtenervwProducto } from '../../../contract/calls.ts';
import type { AnswerOf, Call, RequestOf } from '../../../contract/call.ts';
import type * as Phones from '../../../catalogue/phones/phones.ts';
import phonesLater from '../../../catalogue/phones/phones.ts?lazy';
import { lazy } from '../../../runtime/lazy.ts';
import type * as Links from '../../../lib/links.ts';
import linksLater from '../../../lib/links.ts?lazy';
import type { TextPart } from '../../../lib/links.ts';
import { attempt, type Live } from '../../../lib/live.ts';
import { youtubeId } from '../../../lib/youtube.ts';
import type { Phone } from '../../phone/phone.ts';
import { chosenBranchId } from '../../branches/branches.store.ts';
import { categoryAddress } from '../../listing/categoryAddress.ts';
import { toNamedBranch, type NamedBranch } from '../purchase/availability.ts';
import type { BundleProduct } from '../bundle/bundle.ts';
import { productView, type ProductView } from '../product.ts';

/** All that the page of a product shows, as the live API tells it (ProductPage.tsx). */
export interface LiveProduct {
  product: ProductView;
  branches: NamedBranch[];
  /** Its description, in text and links. */
  description: TextPart[];
  /** The phones that its name says it is for. */
  phones: Phone[];
  /** The same as its pair is looked for. */
  bundleProduct: BundleProduct;
  /** When the API told it. */
  told: Date;
}

const fetchPhones = lazy<typeof Phones>(phonesLater);
const fetchLinks = lazy<typeof Links>(linksLater);

export const $product = atom<Live<LiveProduct>>({ state: 'waiting' });

/** The id of a product in the path of its page; null where there is none. */
export const productIdOf = (path: string): string | null => /^\/producto\/(\d{1,12})$/.exec(path)?.[1] ?? null;

/** A person waits for each of these. */
const ask = <C extends Call>(call: C, request: RequestOf<C>): Promise<AnswerOf<C>> =>
  callApi(call, request, { userInitiated: true });

/** Asks the API for the product of the address (R1.10). */
export async function openProduct(): Promise<void> {
  const id = productIdOf(location.pathname);
  $product.set({ state: 'waiting' });
  $product.set(id ? await attempt(() => askProduct(id)) : { state: 'gone' });
}

/** The network is back: asks again where asking failed. */
export const reopenProduct = (): void => void ($product.get().state === 'failed' && openProduct());

async function askProduct(id: string): Promise<LiveProduct | null> {
  const [product, pictures, branches, phonesIn] = await Promise.all([
    ask(postObtenervwProducto, { id, branch: chosenBranchId() }),
    ownPictures(id).catch(() => []),
    publishedBranches().catch(() => []),
    fetchPhones().then(
      (phones) => phones.phonesIn,
      () => null,
    ),
  ]);
  if (!product) return null;
  const all = [...new Set([product.image, ...pictures])].filter(isOwn);
  const site = { origin: location.origin, categoryAddress: categoryAddress(product.category) };
  return {
    product: productView({ ...product, pictures: all }, site),
    branches: branches.map(toNamedBranch),
    description: await withLinks(product.description),
    phones: phonesIn?.([product]).of(product.id) ?? [],
    bundleProduct: product,
    told: new Date(),
  };
}

/** What finds links is a third of this page's own script: it comes for a text that may have some. */
async function withLinks(text: string): Promise<TextPart[]> {
  const plain = text ? [{ text, address: null }] : [];
  if (!/https?:/i.test(text)) return plain;
  return fetchLinks().then(
    ({ linkParts }) => linkParts(text),
    () => plain,
  );
}

const ownPictures = async (id: string): Promise<string[]> => (await ask(postObtenerImagenesProducto, { id })).items;

/** Whether a picture is on the API's own host, or a film on YouTube: which others are allowed, the build knows (R10.2). */
const isOwn = (picture: string): boolean =>
  picture !== '' && (!picture.startsWith('https://') || youtubeId(picture) !== null);
