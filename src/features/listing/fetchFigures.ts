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
import {
  $discontinued,
  storeFigures,
  addDiscontinued,
  readDiscontinued,
  mergeFigures,
  readStoredFigures,
  readRecentFigures,
} from './figures.store.ts';
import { findRecentResponse } from './tabFigures.ts';

/** Loads what earlier pages of this tab have fetched: recent figures, and which products are discontinued. */
export function loadTabFigures(): void {
  $discontinued.set(readDiscontinued());
  mergeFigures(readRecentFigures(staleTime));
}

/**
 * Fetches the figures of a list for the shopper's branch; cached in this tab for a minute (R3.8). Rejects when the call fails.
 * @param requestKey the name of the call, and its parameters besides the branch
 * @param request calls the live API
 */
export async function fetchFigures(
  requestKey: string,
  request: (branch: string) => Promise<readonly LiveFigures[]>,
): Promise<readonly LiveFigures[]> {
  const branch = chosenBranchId();
  const cached = findRecentResponse(readStoredFigures(branch), requestKey, Date.now(), staleTime);
  if (cached) {
    mergeFigures(cached);
    return cached;
  }
  const figures = await request(branch);
  storeFigures(figures, branch, requestKey);
  return figures;
}

/** Fetches the figures of a whole category. Rejects when the call fails. */
export const fetchCategoryFigures = (category: string): Promise<readonly LiveFigures[]> =>
  fetchFigures(`categoria ${category}`, async (branch) => {
    const { items } = await callApi(liveFiguresList(postObtenerProductosCategoria), { category, branch });
    return items;
  });

/** Fetches the figures of one product, unless this tab did within the last minute. Rejects when the call fails. */
export async function fetchProductFigures(id: string): Promise<void> {
  const branch = chosenBranchId();
  if (readRecentFigures(staleTime).some((cached) => cached.id === id)) return;
  const figures = await callApi(liveFiguresRecord(postObtenervwProducto), { id, branch });
  if (figures) storeFigures([figures], branch);
  else addDiscontinued(id);
}
