import { atom } from 'nanostores';
import { callApi } from '../../../api/callApi.ts';
import type * as Mentions from '../../../catalogue/phones/mentions.ts';
import mentions from '../../../catalogue/phones/mentions.ts?lazy';
import { toListEntry, type ListEntry } from '../../../components/card.ts';
import { postBuscarProducto, postObtenerProductosCategoria } from '../../../contract/catalogue.ts';
import { savesData } from '../../../lib/savesData.ts';
import { fold } from '../../../lib/text.ts';
import { lazy } from '../../../runtime/lazy.ts';
import { chosenBranchId } from '../../branches/branches.store.ts';
import { emptyInterpretation, type Interpretation } from '../engine/result.ts';
import { tokenize } from '../engine/text.ts';
import { boostPreferredPhone } from '../preferredPhone.ts';
import { searchClient } from '../searchClient.client.ts';
import { saveSearch } from '../searchHistory.ts';
import { appendMissing, categoriesWithoutLive, mergeLive, toEntry, withLiveEntries } from './results.ts';

/** How long the live results wait for those of the snapshot, whose order is better, ms. */
const snapshotTimeout = 1_000;
/** Time limit of the live API, ms. */
const liveTimeout = 6_000;
/** Maximum products of the snapshot in a list. */
const maxProducts = 10_000;

/** The results; null while loading. */
export const $found = atom<ListEntry[] | null>(null);
/** The interpretation of the query, and products for similar phones when there are none for the phone of the query. */
export const $interpretation = atom<Interpretation>(emptyInterpretation);
export const $near = atom<ListEntry[]>([]);
/** The query with its words corrected, when nothing was found. */
export const $correctedTerm = atom<string | null>(null);

/**
 * Searches for a text: at once in the snapshot, then in the live API, which corrects the figures and adds products that the
 * snapshot lacks. One of the two is enough (R4.14).
 */
export async function openSearch(term: string): Promise<void> {
  if (!term) {
    $found.set([]);
    return;
  }
  fillBox(term);
  const livePending = findLive(term);
  const snapshotPending = savesData() ? livePending.then((live) => live ?? findInSnapshot(term)) : findInSnapshot(term);
  const early = await Promise.race([snapshotPending, livePending.then(() => wait(snapshotTimeout))]);
  if (early?.length) $found.set(early);
  const live = (await livePending) ?? [];
  const merged = mergeLive(early ?? [], await rankLive(live, term, $interpretation.get()));
  if (merged.length > 0) $found.set(merged);
  const found = early ? merged : appendMissing(merged, (await snapshotPending) ?? []);
  if (found.length === 0) $correctedTerm.set(await findCorrection(term));
  $found.set(found);
  if (found.length > 0) saveSearch(term);
  await correctByCategory(found, live);
}

/** Fetches live figures for results that the live API did not find by the text (R3.8), by their categories. */
async function correctByCategory(found: readonly ListEntry[], live: readonly ListEntry[]): Promise<void> {
  const categories = savesData() ? [] : categoriesWithoutLive(found, live);
  const branch = chosenBranchId();
  const lists = await Promise.all(
    categories.map((category) =>
      callApi(postObtenerProductosCategoria, { category, branch }, { limit: liveTimeout }).then(
        ({ items }) => items.map(toListEntry),
        () => [],
      ),
    ),
  );
  if (lists.some(({ length }) => length > 0) && $found.get() === found)
    $found.set(withLiveEntries(found, lists.flat()));
}

/** Shows the query in the search box, unless the shopper is typing already. */
function fillBox(term: string): void {
  const box = document.querySelector<HTMLInputElement>('form.search input');
  if (box?.value === '') box.value = term;
}

/** The results of the snapshot; null when it cannot be fetched. */
async function findInSnapshot(term: string): Promise<ListEntry[] | null> {
  try {
    const client = searchClient();
    await Promise.race([boostPreferredPhone(client), wait(snapshotTimeout)]);
    const { products, interpretation, near } = await client.find(term, maxProducts, true);
    $interpretation.set(interpretation);
    $near.set(near.map(toEntry));
    return products.map(toEntry);
  } catch {
    return null;
  }
}

/** The results of the live API; null when it does not answer. */
const findLive = (term: string): Promise<ListEntry[] | null> =>
  callApi(postBuscarProducto, { term, branch: chosenBranchId() }, { limit: liveTimeout }).then(
    ({ items }) => items.map(toListEntry),
    () => null,
  );

/** The query with its words corrected, when that has results; otherwise null. */
async function findCorrection(term: string): Promise<string | null> {
  if (savesData()) return null;
  try {
    const corrected = await searchClient().spellCorrect(term);
    return corrected && (await searchClient().find(corrected, 1, true)).total > 0 ? corrected : null;
  } catch {
    return null;
  }
}

/**
 * Live results in the order of the search: more of the typed words first, sold out last. When the query names a phone,
 * products whose names mention only others are left out (R4.17): the API compares words alone.
 */
async function rankLive(live: readonly ListEntry[], term: string, { model }: Interpretation): Promise<ListEntry[]> {
  const typed = tokenize(fold(term));
  const countTyped = ({ card, brand }: ListEntry): number => {
    const words = new Set(tokenize(fold(`${card.name} ${brand}`)));
    return typed.filter((word) => words.has(word)).length;
  };
  const fitting = model === null ? live : live.filter(await fitsModel(model));
  return fitting
    .map((entry) => ({ entry, words: countTyped(entry), soldOut: entry.card.stock > 0 ? 0 : 1 }))
    .sort((a, b) => b.words - a.words || a.soldOut - b.soldOut)
    .map(({ entry }) => entry);
}

const loadMentions = lazy<typeof Mentions>(mentions);

/** Whether the name of a product mentions the phone, or no phone at all. */
async function fitsModel(model: string): Promise<(entry: ListEntry) => boolean> {
  const { mentionsIn } = await loadMentions();
  const mention = asMentioned(fold(model));
  return ({ card }) => {
    const mentioned = mentionsIn(card.name).map(({ family, model: name }) => fold(`${family.label} ${name}`));
    return mentioned.length === 0 || mentioned.includes(mention);
  };
}

/** A model as mentions have it: "magic6" → "magic 6", without the radio. */
const asMentioned = (model: string): string => model.replace(/(?<=[a-z]{3})(?=\d)/g, ' ').replace(/ [45]g$/, '');

const wait = (time: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, time, null));
