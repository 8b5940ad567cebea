import { atom, computed } from 'nanostores';
import { callApi } from '../../api/callApi.ts';
import { staleTime } from '../../api/revalidate.ts';
import type { ListEntry, LiveUpdates } from '../../components/card.ts';
import {
  liveFiguresList,
  liveFiguresRecord,
  postObtenerProductosCategoria,
  postObtenervwProducto,
  type LiveFigures,
} from '../../contract/catalogue.ts';
import { tabStorage } from '../../lib/storage.ts';
import { $branch, chosenBranchId } from '../branches/branches.store.ts';
import { createAvailabilityText } from '../branches/availabilityText.ts';
import { readUnavailable, saveUnavailable } from '../product/discontinued/unavailable.ts';
import { addFigures, findResponse, parseTabFigures, type DatedFigures, type TabFigures } from './tabFigures.ts';

/** The live figures that this page knows, by product id. */
export const $figures = atom<Readonly<Record<string, LiveFigures>>>({});
/** The ids of the products that the shop no longer has, according to the live API in this tab (R5.12). */
export const $unavailable = atom<readonly string[]>([]);

/** The ids of the products that are on offer now; null until the page of offers knows them (R4.19). */
export const $offers = atom<ReadonlySet<string> | null>(null);
/** Current offers that the snapshot does not have. */
export const $newOffers = atom<readonly ListEntry[]>([]);

/** All live data, with availability texts for the shopper's branch. */
export const $liveUpdates = computed(
  [$figures, $unavailable, $offers, $branch],
  (figures, unavailable, offers): LiveUpdates => {
    // Created with the first product: the build has no page to read the branches from.
    let toText: ReturnType<typeof createAvailabilityText> | undefined;
    return {
      figures,
      unavailable,
      offers,
      toAvailabilityText: (stock) => (toText ??= createAvailabilityText())(stock),
    };
  },
);

const readTab = (branch: string): TabFigures => parseTabFigures(tabStorage.read('cifras'), branch);

/** The live figures that this tab fetched for the shopper's branch within `maxAge` ms. */
export function readTabFigures(maxAge: number): DatedFigures[] {
  const oldest = Date.now() - maxAge;
  return Object.values(readTab(chosenBranchId()).products).filter(({ at }) => at > oldest);
}

/** Loads what other pages of this tab have fetched: figures of the last minute, and unavailable products. */
export function loadTabFigures(): void {
  $unavailable.set(readUnavailable());
  mergeFigures(readTabFigures(staleTime));
}

/** Adds live figures, for this page and the next ones of the tab. A product that has some is available again. */
export function addLiveFigures(figures: readonly LiveFigures[], branch = chosenBranchId(), call?: string): void {
  // The shopper has switched the branch meanwhile.
  if (branch !== chosenBranchId()) return;
  tabStorage.write('cifras', addFigures(readTab(branch), figures, Date.now(), call));
  const ids = new Set(figures.map(({ id }) => id));
  for (const id of readUnavailable()) if (ids.has(id)) saveUnavailable(id, false);
  $unavailable.set(readUnavailable());
  mergeFigures(figures);
}

function mergeFigures(figures: readonly LiveFigures[]): void {
  if (figures.length > 0)
    $figures.set({ ...$figures.get(), ...Object.fromEntries(figures.map((each) => [each.id, each])) });
}

/** Adds a product that the live API reports as unavailable (R5.12). */
export function addUnavailable(id: string): void {
  saveUnavailable(id);
  $unavailable.set([id, ...$unavailable.get().filter((other) => other !== id)]);
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
  const stored = findResponse(readTab(branch), key, Date.now(), staleTime);
  if (stored) {
    mergeFigures(stored);
    return stored;
  }
  const figures = await request(branch);
  addLiveFigures(figures, branch, key);
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
  if (readTabFigures(staleTime).some((known) => known.id === id)) return;
  const figures = await callApi(liveFiguresRecord(postObtenervwProducto), { id, branch });
  if (figures) addLiveFigures([figures], branch);
  else addUnavailable(id);
}
