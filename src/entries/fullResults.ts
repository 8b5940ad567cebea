import { callApi } from '../api/callApi.ts';
import { toListEntry, withLiveUpdates, type ListEntry } from '../components/card.ts';
import { readState, writeState, type Sort } from '../components/filters/listState.ts';
import { compareEntrySales } from '../components/filters/filterAndSort.ts';
import { postBuscarProducto } from '../contract/catalogue.ts';
import { effectivePrice } from '../contract/rules.ts';
import { isSavingData } from '../lib/saveData.ts';
import { fold } from '../lib/text.ts';
import { lazy } from '../runtime/lazy.ts';
import { $selectedBranch, selectedBranchId } from '../features/branches/branches.store.ts';
import { fetchMissingPriceAndStock } from '../features/listing/liveCards.ts';
import { $liveUpdates } from '../features/listing/liveUpdates.store.ts';
import { fetchCategoryPriceAndStock, loadCachedPriceAndStock } from '../features/listing/fetchPriceAndStock.ts';
import { storePriceAndStock } from '../features/listing/priceAndStock.store.ts';
import { removeSkeleton, showList } from '../features/listing/filteredList.client.tsx';
import { emptyInterpretation, type Interpretation } from '../features/search/engine/result.ts';
import { fromSearchProduct } from '../features/search/engine/index/searchProduct.ts';
import { tokenize } from '../features/search/engine/language/words.ts';
import { boostPreferredPhone } from '../features/search/phoneBoost.ts';
import { searchClient } from '../features/search/searchClient.client.ts';
import { saveSearch } from '../features/search/searchHistory.ts';
import {
  appendMissing,
  categoriesWithoutLive,
  createWordMatcher,
  mergeLive,
} from '../features/search/results/mergeLive.ts';
import { updateResultsPage } from '../features/search/results/resultsPage.client.tsx';
import '../runtime/reloadAfterDeploy.ts';

/**
 * How long the live results wait for those of the snapshot, which are ranked better, and how long these wait for the shopper's phone,
 * ms.
 */
const snapshotTimeout = 1_000;
/** Time limit of the live API, ms. */
const liveTimeout = 6_000;
const maxProducts = 10_000;

const lowestPriceFirst: Sort = '1';
const highestPriceFirst: Sort = '2';

/** The interpretation of the query, and products for similar phones when there are none for the phone of the query. */
let interpretation: Interpretation = emptyInterpretation;
let similarProducts: readonly ListEntry[] = [];
/** What the page shows; null while loading. */
let shown: readonly ListEntry[] | null = null;
/** The interpretation on the page, which is never replaced: a later one would shift the list. */
let shownInterpretation: Interpretation | null = null;

/**
 * Shows all results in a list with filters, without React: at once those of the snapshot, then those of the live API, which
 * updates the price and stock and adds products that are not in the snapshot. One of the two is enough (R4.14).
 */
export function showFullResults(term: string): void {
  void search(term);
  $selectedBranch.listen(() => void fetchForBranch(term));
}

/** Updates the results on the page to the branch that the shopper has switched to (R2.6); their order stays. */
async function fetchForBranch(term: string): Promise<void> {
  const live = term ? await findLive(term) : null;
  if (!shown?.length) return;
  showUpdated(term, shown);
  await fetchPriceAndStockByCategory(term, shown, live ?? []);
}

async function search(term: string): Promise<void> {
  if (!term) {
    show(term, []);
    return;
  }
  loadCachedPriceAndStock();
  const livePending = findLive(term);
  const snapshotPending = isSavingData()
    ? livePending.then((live) => live ?? findInSnapshot(term))
    : findInSnapshot(term);
  const snapshotResults = await Promise.race([snapshotPending, livePending.then(() => wait(snapshotTimeout))]);
  if (snapshotResults?.length) show(term, snapshotResults);
  const live = (await livePending) ?? [];
  const merged = mergeLive(
    snapshotResults ?? [],
    await rankLive(live, term, interpretation),
    // Without results of the snapshot, any live result may help.
    snapshotResults?.length ? createWordMatcher(term) : undefined,
  );
  if (merged.length > 0) show(term, merged);
  const found = snapshotResults ? merged : appendMissing(merged, (await snapshotPending) ?? []);
  show(term, found, found.length === 0 ? await findCorrection(term) : null);
  if (found.length > 0) saveSearch(term);
  await fetchPriceAndStockByCategory(term, found, live);
}

/** How many of the first results may be fetched one by one; `fetchMissingPriceAndStock` limits the calls. */
const maxMissing = 12;
/** How many of these may be of categories that are not fetched. */
const maxOfOtherCategories = 2;

/**
 * Updates results that the live search did not return, and those for other phones, by calls for their categories (R3.8). Fetches
 * products that are missing from their category's response one by one: they may be discontinued (R5.12); and a few of other
 * categories.
 */
async function fetchPriceAndStockByCategory(
  term: string,
  found: readonly ListEntry[],
  live: readonly ListEntry[],
): Promise<void> {
  if (isSavingData()) return;
  const categories = new Set([
    ...categoriesWithoutLive(found, live),
    ...similarProducts.slice(0, 1).map(({ category }) => category),
  ]);
  const complete = new Set<string>();
  const updatedIds = new Set(live.map(({ card }) => card.id));
  await Promise.all(
    [...categories].map(async (category) => {
      const pricesAndStock = await fetchCategoryPriceAndStock(category).catch(() => null);
      if (pricesAndStock) complete.add(category);
      pricesAndStock?.forEach(({ id }) => updatedIds.add(id));
    }),
  );
  if (complete.size > 0) showUpdated(term, found);
  // The API does not respond.
  if (live.length === 0 && complete.size === 0) return;
  const first = found.slice(0, maxMissing);
  const ofOtherCategories = first.filter(({ card, category }) => !categories.has(category) && !updatedIds.has(card.id));
  const ids = [
    ...ofOtherCategories.slice(0, maxOfOtherCategories),
    ...[...first, ...similarProducts].filter(({ category }) => complete.has(category)),
  ].map(({ card }) => card.id);
  if (ids.every((id) => updatedIds.has(id))) return;
  await fetchMissingPriceAndStock(ids, (id) => updatedIds.has(id));
  showUpdated(term, found);
}

/** Shows the same results with the latest live price and stock, which may change whether all are sold out. */
function showUpdated(term: string, found: readonly ListEntry[]): void {
  show(term, withLiveUpdates(found, $liveUpdates.get()));
}

/** The results of the snapshot; null when it cannot be fetched. */
async function findInSnapshot(term: string): Promise<ListEntry[] | null> {
  try {
    const client = searchClient();
    await Promise.race([boostPreferredPhone(client), wait(snapshotTimeout)]);
    const result = await client.find(term, maxProducts, true);
    interpretation = result.interpretation;
    similarProducts = result.similarProducts.map((product) => toListEntry(fromSearchProduct(product)));
    if (interpretation.order === 'asc') sortBy(lowestPriceFirst);
    if (interpretation.order === 'desc') sortBy(highestPriceFirst);
    return result.products.map((product) => toListEntry(fromSearchProduct(product)));
  } catch {
    return null;
  }
}

/** Sorts the list where the query asks for it, "el más barato" (R4.20), unless the URL sets the sort order. */
function sortBy(sort: Sort): void {
  const state = readState(location.search);
  if (state.sort === '0') history.replaceState(history.state, '', writeState(location.search, { ...state, sort }));
}

/** The results of the live API; null when it does not respond. */
async function findLive(term: string): Promise<ListEntry[] | null> {
  const branch = selectedBranchId();
  try {
    const { items } = await callApi(postBuscarProducto, { term, branch }, { timeout: liveTimeout });
    storePriceAndStock(items, branch);
    return items.map(toListEntry);
  } catch {
    return null;
  }
}

/** The query with its spelling corrected; null unless that has results. */
async function findCorrection(term: string): Promise<string | null> {
  if (isSavingData()) return null;
  try {
    const corrected = await searchClient().spellCorrect(term);
    return corrected && (await searchClient().find(corrected, 1, true)).total > 0 ? corrected : null;
  } catch {
    return null;
  }
}

/**
 * Ranks live results by the number of typed words, sold-out products last. If the query names a phone, drops products whose
 * names mention only other phones (R4.17): the API matches single words.
 */
async function rankLive(
  live: readonly ListEntry[],
  term: string,
  { phone, price }: Interpretation,
): Promise<ListEntry[]> {
  const typed = tokenize(fold(term));
  const countTyped = ({ card, brand }: ListEntry): number => {
    const words = new Set(tokenize(fold(`${card.name} ${brand}`)));
    return typed.filter((word) => words.has(word)).length;
  };
  const fitting = phone === null ? live : live.filter(await createPhoneFilter(phone));
  const isInRange = ({ card }: ListEntry): boolean =>
    !price || price.relaxed || (effectivePrice(card) >= price.min && effectivePrice(card) <= price.max);
  return fitting
    .filter(isInRange)
    .map((entry) => ({ entry, words: countTyped(entry), soldOut: entry.card.stock > 0 ? 0 : 1 }))
    .sort((a, b) => b.words - a.words || a.soldOut - b.soldOut)
    .map(({ entry }) => entry);
}

const loadMentions = lazy(() => import('../catalogue/phones/mentions.ts'));

/** Loads the rules for mentions of phones; the filter keeps names that mention the phone, or none. */
async function createPhoneFilter(phone: string): Promise<(entry: ListEntry) => boolean> {
  const { findPhoneMentions } = await loadMentions();
  const mention = normalizePhone(fold(phone));
  return ({ card }) => {
    const mentioned = findPhoneMentions(card.name).map(({ family, model: name }) => fold(`${family.label} ${name}`));
    return mentioned.length === 0 || mentioned.includes(mention);
  };
}

/** Normalizes the name of a phone as mentions do: "magic6" → "magic 6", without "5g". */
const normalizePhone = (phone: string): string => phone.replace(/(?<=[a-z]{3})(?=\d)/g, ' ').replace(/ [45]g$/, '');

const wait = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, ms, null));

/**
 * Shows the page around the list, then the list itself: updateResultsPage() checks whether the list is still hidden.
 * @param corrected the query with its spelling corrected, if nothing was found
 */
function show(term: string, found: readonly ListEntry[], corrected: string | null = null): void {
  if (found === shown) return;
  shown = found;
  shownInterpretation ??= interpretation;
  updateResultsPage({ term, entries: found, interpretation: shownInterpretation, similarProducts, corrected });
  if (found.length > 0) {
    // The engine has sorted these by price (R4.20), which the sort order in the URL repeats; "Más vendidos" undoes it (R4.6).
    const isSortedByPrice = interpretation.order === 'asc' || interpretation.order === 'desc';
    showList(isSortedByPrice ? [...found].sort(compareEntrySales) : found);
  } else {
    removeSkeleton();
    shownInterpretation = null;
  }
}
