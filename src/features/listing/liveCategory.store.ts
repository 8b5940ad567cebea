import { atom } from 'nanostores';
import { callApi } from '../../api/callApi.ts';
import { fetchJson } from '../../api/client.ts';
import { getCategorias, postObtenerProductosCategoria } from '../../contract/catalogue.ts';
import { toRemoteData, type RemoteData } from '../../lib/remoteData.ts';
import { chosenBranchId } from '../branches/branches.store.ts';
import { toListEntry, type ListEntry } from '../../components/card.ts';
import type { PublishedCategories } from '../categories/categories.ts';
import { parseCategoryName, findLinkedByExactName, findLinkedCategory, matchCategory } from './categoryUrl.ts';
import { storeFigures } from './figures.store.ts';
import { $phone } from '../phone/phone.store.ts';
import { loadPhones } from '../phone/knownPhones.store.ts';
import { compareEntrySales } from '../../components/filters/refine.ts';

export interface LiveCategory {
  name: string;
  entries: ListEntry[];
}

export const $category = atom<RemoteData<LiveCategory>>({ state: 'loading' });

/** Resolves to whether this page redirects to the page of a published category. */
let redirecting = Promise.resolve(false);

/** Fetches a category that has no page (R1.10), and shows it unless redirectToCanonical() redirects. */
export async function loadCategory(): Promise<void> {
  $category.set({ state: 'loading' });
  const name = parseCategoryName(location.pathname);
  const pending = toRemoteData(async () => (name ? fetchCategory(name) : null));
  // Products for the shopper's phone come first from the start: reordering would shift the list.
  const phones = $phone.get() && loadPhones().catch(() => undefined);
  if (await redirecting) return;
  const live = await pending;
  await phones;
  $category.set(live);
}

async function fetchCategory(typed: string): Promise<LiveCategory | null> {
  const { items: categories } = await callApi(getCategorias, undefined, { userInitiated: true });
  const name = matchCategory(typed, categories, (category) => category.name)?.name;
  if (!name) return null;
  const branch = chosenBranchId();
  const { items } = await callApi(postObtenerProductosCategoria, { category: name, branch }, { userInitiated: true });
  storeFigures(items, branch);
  return { name, entries: items.map(toListEntry).sort(compareEntrySales) };
}

/**
 * Redirects from a category name in any spelling to its page (R1.5). The page view is not recorded then (R2.9): it waits
 * for content. Exact names are found among the header's links, others in the published categories; if these cannot be fetched,
 * among the links again.
 */
export function redirectToCanonical(): void {
  const name = parseCategoryName(location.pathname);
  if (!name) return;
  const exact = findLinkedByExactName(name);
  redirecting = exact
    ? Promise.resolve(redirect(exact))
    : findPublished(name)
        .catch(() => findLinkedCategory(name))
        .then(redirect);
}

/** Redirects, unless the URL is null or that of this page. @returns whether it redirects */
function redirect(url: string | null): boolean {
  if (!url || url === location.pathname) return false;
  location.replace(url + location.search);
  return true;
}

/** Finds the page of a category by a name in any spelling; null if there is none. */
async function findPublished(name: string): Promise<string | null> {
  const preload = document.querySelector<HTMLLinkElement>('[data-published-categories]');
  const { rows } = (await fetchJson(preload?.href ?? '')) as PublishedCategories;
  const row = matchCategory(name, rows, ([rowName]) => rowName);
  return row ? `/categoria/${row[1]}` : null;
}
