import { atom } from 'nanostores';
import { api } from '../../api/browser.ts';
import { branchName } from '../../components/branch.ts';
import { attempt, type Live } from '../../lib/live.ts';
import { youtubeId } from '../../lib/youtube.ts';
import { allBranches } from '../branches/branches.store.ts';
import { rememberedBranch } from '../branches/remembered.ts';
import { categoryAddress } from '../listing/known.ts';
import type { NamedBranch } from './branches.ts';
import { productView, type ProductView } from './product.ts';

export interface LiveProduct {
  product: ProductView;
  branches: NamedBranch[];
}

export const $product = atom<Live<LiveProduct>>({ state: 'waiting' });

/** The id of a product in the path of its page; null where there is none. */
export const productIdOf = (path: string): string | null => /^\/producto\/(\d{1,12})$/.exec(path)?.[1] ?? null;

/** Asks the API for the product of the address (R1.10). */
export async function openProduct(): Promise<void> {
  $product.set({ state: 'waiting' });
  const id = productIdOf(location.pathname);
  $product.set(id ? await attempt(() => askProduct(id)) : { state: 'gone' });
}

async function askProduct(id: string): Promise<LiveProduct | null> {
  const [product, pictures, branches] = await Promise.all([
    api('postObtenervwProducto', { id, branch: rememberedBranch() }),
    ownPictures(id).catch(() => []),
    allBranches().catch(() => []),
  ]);
  if (!product) return null;
  const all = [...new Set([product.image, ...pictures])].filter(Boolean);
  const site = { origin: location.origin, categoryAddress: categoryAddress(product.category) };
  return {
    product: productView({ ...product, pictures: all }, site),
    branches: branches.map((branch) => ({ id: branch.id, name: branchName(branch) })),
  };
}

/** The pictures on the API's own host, and films on YouTube: which others are allowed, the build knows (R10.2). */
const ownPictures = async (id: string): Promise<string[]> =>
  (await api('postObtenerImagenesProducto', { id })).items.filter(
    (picture) => !picture.startsWith('https://') || youtubeId(picture) !== null,
  );
