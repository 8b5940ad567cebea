import { atom } from 'nanostores';
import { askLean } from '../../api/lean.ts';
import { listRequest } from '../../contract/figures.ts';
import { readCategoryNames, readProducts } from '../../contract/found.ts';
import { attempt, type Live } from '../../lib/live.ts';
import { isLeaving } from '../../lib/leaving.ts';
import { rememberedBranch } from '../branches/remembered.ts';
import { entryOf, type Entry } from '../../components/filters/entry.ts';
import { categoryNameOf, meantBy } from './known.ts';
import { openPhone, loadPhones } from '../phone/phone.store.ts';
import { bySold } from '../../components/filters/refine.ts';

export interface LiveCategory {
  name: string;
  entries: Entry[];
}

export const $category = atom<Live<LiveCategory>>({ state: 'waiting' });

/** Asks the API for a category that the site has no page for (R1.10); a raw name is on its way by then (lead.client.ts). */
export async function openCategory(): Promise<void> {
  $category.set({ state: 'waiting' });
  if (await isLeaving()) return;
  openPhone();
  loadPhones().catch(() => undefined);
  const name = categoryNameOf(location.pathname);
  $category.set(name ? await attempt(() => askCategory(name)) : { state: 'gone' });
}

/** The network is back: asks again where asking failed. */
export const reopenCategory = (): void => void ($category.get().state === 'failed' && openCategory());

async function askCategory(written: string): Promise<LiveCategory | null> {
  const names = readCategoryNames(await askLean('getCategorias', null, { asked: true }));
  const name = meantBy(written, names, (each) => each);
  if (!name) return null;
  const body = listRequest(name, rememberedBranch());
  const products = readProducts(await askLean('postObtenerProductosCategoria', body, { asked: true }));
  return { name, entries: products.map(entryOf).sort(bySold) };
}
