import { callApi } from '../../api/callApi.ts';
import { staleTime } from '../../api/revalidate.ts';
import {
  liveFiguresList,
  liveFiguresRecord,
  postObtenerProductosCategoria,
  postObtenervwProducto,
  type LiveFigures,
} from '../../contract/catalogue.ts';
import { chosenBranchId } from '../branches/branches.store.ts';
import { readUnavailable } from './unavailable.ts';
import {
  $unavailable,
  storeFigures,
  addUnavailable,
  mergeFigures,
  readStoredFigures,
  readRecentFigures,
} from './figures.store.ts';
import { findResponse } from './tabFigures.ts';

/** Loads what other pages of this tab have fetched: recent figures, and unavailable products. */
export function loadTabFigures(): void {
  $unavailable.set(readUnavailable());
  mergeFigures(readRecentFigures(staleTime));
}

/**
 * The figures of a list call for the shopper's branch; cached in this tab for a minute (R3.8). Rejects when the call fails.
 * @param key the call and its parameters besides the branch
 */
export async function fetchFigures(
  key: string,
  request: (branch: string) => Promise<readonly LiveFigures[]>,
): Promise<readonly LiveFigures[]> {
  const branch = chosenBranchId();
  const stored = findResponse(readStoredFigures(branch), key, Date.now(), staleTime);
  if (stored) {
    mergeFigures(stored);
    return stored;
  }
  const figures = await request(branch);
  storeFigures(figures, branch, key);
  return figures;
}

/** The figures of a whole category. Rejects when the call fails. */
export const fetchCategoryFigures = (category: string): Promise<readonly LiveFigures[]> =>
  fetchFigures(`categoria ${category}`, async (branch) => {
    const { items } = await callApi(liveFiguresList(postObtenerProductosCategoria), { category, branch });
    return items;
  });

/** Fetches one product, unless this tab did within the last minute. Rejects when the call fails. */
export async function fetchProductFigures(id: string): Promise<void> {
  const branch = chosenBranchId();
  if (readRecentFigures(staleTime).some((recent) => recent.id === id)) return;
  const figures = await callApi(liveFiguresRecord(postObtenervwProducto), { id, branch });
  if (figures) storeFigures([figures], branch);
  else addUnavailable(id);
}
