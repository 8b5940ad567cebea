import { atom } from 'nanostores';
import { fetchPublishedList } from '../../api/publishedLists.ts';
import { decodeList, toListEntry, type ListEntry } from '../../components/card.ts';
import type { RemoteData } from '../../lib/remoteData.ts';
import { readHeaderBranches } from '../branches/headerBranches.ts';
import { fetchProduct } from '../product/live/prefetchProduct.ts';
import { toBranchSummary, type BranchSummary } from '../../components/branch.ts';
import { keepFirstKind } from './compare.ts';
import { idsInUrl } from '../../components/comparedIds.ts';

export interface ComparisonData {
  products: ListEntry[];
  /** How many products of the URL the shop does not have. */
  missing: number;
  /** The products that are left out because they are of another kind than the first. */
  otherKinds: ListEntry[];
  branches: BranchSummary[];
}

export const $comparison = atom<RemoteData<ComparisonData>>({ state: 'loading' });

let lastLoadId = 0;
let hasFailed = false;

/**
 * Loads the products of the page's URL from the live API, or from the snapshot if that fails. The products on the page stay
 * until their replacements arrive, as after a switch of branch, also if the load fails.
 */
export async function loadComparison(): Promise<void> {
  const loadId = ++lastLoadId;
  hasFailed = false;
  const ids = idsInUrl();
  if ($comparison.get().state !== 'success') $comparison.set({ state: 'loading' });
  try {
    const responses = await Promise.all(ids.map(fetchEntry));
    if (loadId !== lastLoadId) return;
    // The shopper may have removed some of the products since the call.
    const remainingIds = idsInUrl();
    const entries = responses.filter((entry) => entry !== null).filter(({ card }) => remainingIds.includes(card.id));
    const sameKind = keepFirstKind(entries);
    const value = {
      products: sameKind,
      missing: remainingIds.length - entries.length,
      otherKinds: entries.filter((entry) => !sameKind.includes(entry)),
      branches: readHeaderBranches().map(toBranchSummary),
    };
    $comparison.set({ state: 'success', value });
  } catch {
    if (loadId !== lastLoadId) return;
    hasFailed = true;
    const current = $comparison.get();
    // A new object renders the products again, since their texts depend on the selected branch.
    $comparison.set(current.state === 'success' ? { ...current } : { state: 'error' });
  }
}

/** Loads the products again if the last attempt failed. */
export function retryComparison(): void {
  if (hasFailed) void loadComparison();
}

/** Fetches a product; null if the shop does not have it. */
async function fetchEntry(id: string): Promise<ListEntry | null> {
  try {
    const product = await fetchProduct(id);
    return product && toListEntry(product);
  } catch {
    const entries = decodeList(await fetchPublishedList('todos'));
    return entries.find(({ card }) => card.id === id) ?? null;
  }
}

/** Removes a product from the comparison and from the URL. */
export function removeProduct(id: string): void {
  const current = $comparison.get();
  if (current.state !== 'success') return;
  const { products: compared, otherKinds } = current.value;
  const products = compared.filter(({ card }) => card.id !== id);
  // Those of another kind take the place of the last product.
  const kept = products.length > 0 ? products : keepFirstKind(otherKinds);
  history.replaceState(history.state, '', `?id=${kept.map(({ card }) => card.id).join(',')}`);
  $comparison.set({ state: 'success', value: { ...current.value, products: kept, missing: 0, otherKinds: [] } });
}
