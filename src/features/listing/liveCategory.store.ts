import { atom } from 'nanostores';
import { callApi } from '../../api/callApi.ts';
import { fetchJson } from '../../api/client.ts';
import { getCategorias, postObtenerProductosCategoria } from '../../contract/catalogue.ts';
import { toSlug } from '../../lib/text.ts';
import { toRemoteData, type RemoteData } from '../../lib/remoteData.ts';
import { selectedBranchId } from '../branches/branches.store.ts';
import { toListEntry, type ListEntry } from '../../components/card.ts';
import type { CategoriesFile } from '../categories/categories.ts';
import { parseCategoryName, findMenuUrlByExactName, findMenuUrl, matchCategory } from './categoryUrl.ts';
import { storePriceAndStock } from './priceAndStock.store.ts';
import { $preferredPhone } from '../phone/preferredPhone.store.ts';
import { loadPhones } from '../phone/phones.store.ts';
import { compareEntrySales } from '../../components/filters/filterAndSort.ts';

export interface LiveCategory {
  name: string;
  /** Its canonical path. */
  path: string;
  entries: ListEntry[];
}

export const $category = atom<RemoteData<LiveCategory>>({ state: 'loading' });

/** Resolves to whether this page redirects to the prerendered page of a category. */
let redirecting = Promise.resolve(false);

/** Fetches a category that has no page (R1.10), and shows it unless redirectToCanonical() redirects. */
export async function loadCategory(): Promise<void> {
  $category.set({ state: 'loading' });
  const name = parseCategoryName(location.pathname);
  const response = toRemoteData(async () => (name ? fetchCategory(name) : null));
  // Products for the shopper's phone come first from the start: reordering would shift the list.
  const phones = $preferredPhone.get() && loadPhones().catch(() => undefined);
  if (await redirecting) return;
  const category = await response;
  await phones;
  $category.set(category);
}

const fetchCategories = async () => (await callApi(getCategorias, undefined, { userInitiated: true })).items;

async function fetchCategory(nameInUrl: string): Promise<LiveCategory | null> {
  const categories = await fetchCategories();
  const name = matchCategory(nameInUrl, categories, (category) => category.name)?.name;
  if (!name) return null;
  const branch = selectedBranchId();
  const { items } = await callApi(postObtenerProductosCategoria, { category: name, branch }, { userInitiated: true });
  // The shopper has switched to another branch since the call.
  if (branch !== selectedBranchId()) return fetchCategory(nameInUrl);
  storePriceAndStock(items, branch);
  return { name, path: liveCategoryPath(name, categories), entries: items.map(toListEntry).sort(compareEntrySales) };
}

/**
 * Redirects from a category name in any spelling to the category's page (R1.5). The page view is then not recorded (R2.9),
 * since that waits for content. Looks up exact names in the category menu, and others in the file of all categories; if that
 * cannot be fetched, in the menu again.
 */
export function redirectToCanonical(): void {
  const name = parseCategoryName(location.pathname);
  if (!name) return;
  const exactUrl = findMenuUrlByExactName(name);
  redirecting = exactUrl
    ? Promise.resolve(redirect(exactUrl))
    : findPageUrl(name)
        .catch(() => findMenuUrl(name))
        .then(redirect);
}

/** Redirects, unless the URL is null or that of this page. @returns whether it redirects */
function redirect(url: string | null): boolean {
  if (!url || url === location.pathname) return false;
  location.replace(url + location.search);
  return true;
}

/**
 * Finds the URL of a category with a page by its name in any spelling, in the file of all categories; null if none matches. Also
 * null if only the slug matches and the live API has a new category of this name (R1.10).
 */
async function findPageUrl(name: string): Promise<string | null> {
  const preload = document.querySelector<HTMLLinkElement>('[data-categories-file]');
  const { rows } = (await fetchJson(preload?.href ?? '')) as CategoriesFile;
  const row = matchCategory(name, rows, ([rowName]) => rowName);
  if (!row) return null;
  const [pageName, slug] = row;
  const isOther = !isSameName(pageName, name) && (await isInApi(name).catch(() => false));
  return isOther ? null : `/categoria/${slug}`;
}

const isInApi = async (name: string): Promise<boolean> =>
  (await fetchCategories()).some((category) => isSameName(category.name, name));

/** The path of a category without a page: the slug of its name; the name itself if it has no slug of its own. */
export function liveCategoryPath(name: string, categories: readonly { name: string }[]): string {
  const slug = toSlug(name);
  const hasOwnSlug = slug && categories.filter((category) => toSlug(category.name) === slug).length === 1;
  return `/categoria/${hasOwnSlug ? slug : encodeURIComponent(name)}`;
}

/** Whether two names are equal, ignoring case and surrounding spaces. */
export const isSameName = (a: string, b: string): boolean => toComparable(a) === toComparable(b);

const toComparable = (name: string): string => name.normalize('NFC').trim().toLowerCase();
