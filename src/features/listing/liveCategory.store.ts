import { atom } from 'nanostores';
import { callApi } from '../../api/callApi.ts';
import { fetchJson } from '../../api/client.ts';
import { publishedManifest } from '../../api/published.ts';
import { getCategorias, postObtenerProductosCategoria } from '../../contract/catalogue.ts';
import { toRemoteData, type RemoteData } from '../../lib/remoteData.ts';
import { awaitRedirectDecision, isRedirecting, redirectTo } from '../visits/visits.ts';
import { chosenBranchId } from '../branches/branches.store.ts';
import { toListEntry, type ListEntry } from '../../components/card.ts';
import type { PublishedCategories } from '../categories/categories.ts';
import { parseCategoryName, findLinkedByExactName, findLinkedCategory, matchCategory } from './categoryUrl.ts';
import { addLiveFigures } from './figures.store.ts';
import { $phone } from '../phone/phone.store.ts';
import { loadPhones } from '../phone/knownPhones.store.ts';
import { compareEntrySales } from '../../components/filters/refine.ts';

export interface LiveCategory {
  name: string;
  entries: ListEntry[];
}

export const $category = atom<RemoteData<LiveCategory>>({ state: 'loading' });

/** Asks the API for a category that the site has no page for (R1.10); redirectToCanonical has decided by then. */
export async function openCategory(): Promise<void> {
  $category.set({ state: 'loading' });
  if (await isRedirecting()) return;
  const phones = loadPhones().catch(() => undefined);
  const name = parseCategoryName(location.pathname);
  const live: RemoteData<LiveCategory> = name ? await toRemoteData(() => askCategory(name)) : { state: 'notFound' };
  // Products for the shopper's phone are first from the start, so that nothing moves while scrolling.
  if ($phone.get()) await phones;
  $category.set(live);
}

/** The network is back: asks again where asking failed. */
export const reopenCategory = (): void => void ($category.get().state === 'error' && openCategory());

async function askCategory(written: string): Promise<LiveCategory | null> {
  const { items: categories } = await callApi(getCategorias, undefined, { userInitiated: true });
  const name = matchCategory(written, categories, (each) => each.name)?.name;
  if (!name) return null;
  const branch = chosenBranchId();
  const { items } = await callApi(postObtenerProductosCategoria, { category: name, branch }, { userInitiated: true });
  addLiveFigures(items, branch);
  return { name, entries: items.map(toListEntry).sort(compareEntrySales) };
}

/**
 * Redirects from the raw name of a category to its page (R1.5), before the view is recorded (R2.9). The header links the
 * largest categories; without the file of all of them those have to do, or else the API decides, as for any name.
 */
export function redirectToCanonical(): void {
  const name = parseCategoryName(location.pathname);
  const exact = findLinkedByExactName(name);
  if (exact) redirect(exact);
  else if (name) awaitRedirectDecision(findPublished(name).then(redirect, () => redirect(findLinkedCategory(name))));
}

function redirect(url: string | null): void {
  if (url && url !== location.pathname) redirectTo(url + location.search);
}

/** The page of a category of whatever spelling; null if the site has none. */
async function findPublished(name: string): Promise<string | null> {
  const { categories } = await publishedManifest();
  const { rows } = (await fetchJson(categories)) as PublishedCategories;
  const row = matchCategory(name, rows, ([each]) => each);
  return row ? `/categoria/${row[1]}` : null;
}
