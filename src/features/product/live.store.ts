import { atom } from 'nanostores';
import { publishedBranches } from '../../api/published.ts';
import { ask as askLive } from '../../api/browser.ts';
import { cardOf, type CardView } from '../../components/card.ts';
import {
  postBuscarProductosRelacionados,
  postObtenerImagenesProducto,
  postObtenervwProducto,
} from '../../contract/calls.ts';
import type { AnswerOf, Call, RequestOf } from '../../contract/call.ts';
import type { Product } from '../../contract/fields.ts';
import type { TextPart } from '../../lib/links.ts';
import { attempt, type Live } from '../../lib/live.ts';
import { youtubeId } from '../../lib/youtube.ts';
import { rememberedBranch } from '../branches/remembered.ts';
import { categoryAddress } from '../listing/known.ts';
import { namedBranch, type NamedBranch } from './branches.ts';
import { productView, type ProductView } from './product.ts';

export interface LiveProduct {
  product: ProductView;
  branches: NamedBranch[];
  /** Its description, in text and links. */
  description: TextPart[];
}

export const $product = atom<Live<LiveProduct>>({ state: 'waiting' });

/** Products like it; none until they are known, or where they cannot be. */
export const $related = atom<CardView[]>([]);

/** The id of a product in the path of its page; null where there is none. */
export const productIdOf = (path: string): string | null => /^\/producto\/(\d{1,12})$/.exec(path)?.[1] ?? null;

/** A person waits for each of these. */
const ask = <C extends Call>(call: C, request: RequestOf<C>): Promise<AnswerOf<C>> =>
  askLive(call, request, { asked: true });

let turn = 0;

/** Asks the API for the product of the address (R1.10). */
export async function openProduct(): Promise<void> {
  $product.set({ state: 'waiting' });
  await renew();
  const live = $product.get();
  if (live.state === 'here') await openRelated(live.value.product);
}

/** The network is back: asks again where asking failed. */
export const reopenProduct = (): void => void ($product.get().state === 'failed' && openProduct());

/** Asks again for the branch that was chosen; what is shown stands where that fails (R5.11). */
export async function refreshProduct(): Promise<void> {
  if ($product.get().state === 'here') await renew((live) => live.state === 'here');
  else await openProduct();
}

async function renew(wanted: (live: Live<LiveProduct>) => boolean = () => true): Promise<void> {
  const mine = ++turn;
  const id = productIdOf(location.pathname);
  const live: Live<LiveProduct> = id ? await attempt(() => askProduct(id)) : { state: 'gone' };
  // The last intent wins.
  if (mine === turn && wanted(live)) $product.set(live);
}

async function askProduct(id: string): Promise<LiveProduct | null> {
  const [product, pictures, branches] = await Promise.all([
    ask(postObtenervwProducto, { id, branch: rememberedBranch() }),
    ownPictures(id).catch(() => []),
    publishedBranches().catch(() => []),
  ]);
  if (!product) return null;
  const all = [...new Set([product.image, ...pictures])].filter(isOwn);
  const site = { origin: location.origin, categoryAddress: categoryAddress(product.category) };
  return {
    product: productView({ ...product, pictures: all }, site),
    branches: branches.map(namedBranch),
    description: await withLinks(product.description),
  };
}

/** What finds links is a third of this page's own script: it comes for a text that may have some. */
async function withLinks(text: string): Promise<TextPart[]> {
  const plain = text ? [{ text, address: null }] : [];
  if (!/https?:/i.test(text)) return plain;
  return import('../../lib/links.ts').then(
    ({ linkParts }) => linkParts(text),
    () => plain,
  );
}

/** At most this many, as the built pages show. */
const mostRelated = 8;

async function openRelated({ id, name }: ProductView): Promise<void> {
  const items = await ask(postBuscarProductosRelacionados, { term: name }).then(
    (list) => list.items,
    (): Product[] => [],
  );
  const others = items.filter((item) => item.id !== id);
  $related.set(others.slice(0, mostRelated).map(cardOf));
}

const ownPictures = async (id: string): Promise<string[]> => (await ask(postObtenerImagenesProducto, { id })).items;

/** Whether a picture is on the API's own host, or a film on YouTube: which others are allowed, the build knows (R10.2). */
const isOwn = (picture: string): boolean =>
  picture !== '' && (!picture.startsWith('https://') || youtubeId(picture) !== null);
