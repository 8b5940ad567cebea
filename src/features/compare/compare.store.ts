import { atom } from 'nanostores';
import { publishedList } from '../../api/publishedLists.ts';
import { decodeList, toListEntry, type ListEntry } from '../../components/card.ts';
import type { RemoteData } from '../../lib/remoteData.ts';
import { readHeaderBranches } from '../branches/headerBranches.ts';
import { fetchProduct } from '../product/live/liveCalls.ts';
import { tupleToBranchLabel, type BranchLabel } from '../product/purchase/availability.ts';
import { keepFirstKind } from './compare.ts';
import { idsInUrl } from '../product/live/compareIds.ts';

export interface Comparison {
  products: ListEntry[];
  /** Number of products in the URL that the shop does not have. */
  missing: number;
  /** Number of products of another kind than the first. */
  otherKinds: number;
  branches: BranchLabel[];
}

export const $comparison = atom<RemoteData<Comparison>>({ state: 'loading' });

let lastLoad = 0;

/**
 * Loads the products of the page's URL from the live API, or from the snapshot if that fails. Products that are shown stay
 * until then, as when the shopper switches branch.
 */
export async function loadComparison(): Promise<void> {
  const load = ++lastLoad;
  const ids = idsInUrl();
  if ($comparison.get().state !== 'success') $comparison.set({ state: 'loading' });
  try {
    const products = await Promise.all(ids.map(fetchEntry));
    if (load !== lastLoad) return;
    // The shopper may have removed some meanwhile.
    const remaining = idsInUrl();
    const found = products.filter((product) => product !== null).filter(({ card }) => remaining.includes(card.id));
    const sameKind = keepFirstKind(found);
    const value = {
      products: sameKind,
      missing: remaining.length - found.length,
      otherKinds: found.length - sameKind.length,
      branches: readHeaderBranches().map(tupleToBranchLabel),
    };
    $comparison.set({ state: 'success', value });
  } catch {
    if (load === lastLoad) $comparison.set({ state: 'error' });
  }
}

async function fetchEntry(id: string): Promise<ListEntry | null> {
  try {
    const product = await fetchProduct(id);
    return product && toListEntry(product);
  } catch {
    const entries = decodeList(await publishedList('todos'));
    return entries.find(({ card }) => card.id === id) ?? null;
  }
}

export function removeProduct(id: string): void {
  const current = $comparison.get();
  if (current.state !== 'success') return;
  const products = current.value.products.filter(({ card }) => card.id !== id);
  history.replaceState(history.state, '', `?id=${products.map(({ card }) => card.id).join(',')}`);
  $comparison.set({ state: 'success', value: { ...current.value, products, missing: 0, otherKinds: 0 } });
}
