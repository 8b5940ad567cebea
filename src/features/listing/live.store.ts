import { atom } from 'nanostores';
import { api } from '../../api/browser.ts';
import { attempt, type Live } from '../../lib/live.ts';
import { slugOf } from '../../lib/text.ts';
import { rememberedBranch } from '../branches/remembered.ts';
import { entryOf, type Entry } from './entry.ts';
import { categoryAddress, categoryNameOf } from './known.ts';

export interface LiveCategory {
  name: string;
  entries: Entry[];
}

export const $category = atom<Live<LiveCategory>>({ state: 'waiting' });

/** Leads a raw name to the category's page; asks the API for a category that the site has no page for (R1.5, R1.10). */
export async function openCategory(): Promise<void> {
  $category.set({ state: 'waiting' });
  const name = categoryNameOf(location.pathname);
  const known = categoryAddress(name);
  if (known && known !== location.pathname) location.replace(known + location.search);
  else $category.set(name ? await attempt(() => askCategory(name)) : { state: 'gone' });
}

async function askCategory(written: string): Promise<LiveCategory | null> {
  const { items } = await api('getCategorias', undefined);
  const name = items.find((category) => slugOf(category.name) === slugOf(written))?.name;
  if (!name) return null;
  const products = await api('postObtenerProductosCategoria', { category: name, branch: rememberedBranch() });
  return { name, entries: products.items.map(entryOf) };
}
