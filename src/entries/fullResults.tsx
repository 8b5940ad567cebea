import type * as Mentions from '../catalogue/phones/mentions.ts';
import mentions from '../catalogue/phones/mentions.ts?lazy';
import { callApi } from '../api/callApi.ts';
import { toListEntry, withLive, type ListEntry } from '../components/card.ts';
import { formatProductCount } from '../components/counts.ts';
import { readState, writeState } from '../components/filters/listState.ts';
import { allForPhoneLink } from '../components/texts.ts';
import { postBuscarProducto } from '../contract/catalogue.ts';
import { effectivePrice } from '../contract/rules.ts';
import { isSavingData } from '../lib/saveData.ts';
import { fold } from '../lib/text.ts';
import { lazy } from '../runtime/lazy.ts';
import { renderInto } from '../runtime/morph.tsx';
import { chosenBranchId } from '../features/branches/branches.store.ts';
import { correctMissing } from '../features/listing/correctPage.ts';
import { $live, fetchCategoryFigures, learnFigures, loadFigures } from '../features/listing/figures.store.ts';
import { removeSkeleton, showList } from '../features/listing/refinedList.client.tsx';
import { resultsUrl } from '../features/search/resultsUrl.ts';
import { emptyInterpretation, type Interpretation } from '../features/search/engine/result.ts';
import { tokenize } from '../features/search/engine/text.ts';
import { otherPageModel, restHeading } from '../features/search/interpretationTexts.ts';
import { boostPreferredPhone } from '../features/search/preferredPhone.ts';
import { searchClient } from '../features/search/searchClient.client.ts';
import { saveSearch } from '../features/search/searchHistory.ts';
import { InterpretationLine, QueryChips } from '../features/search/results/InterpretationLine.tsx';
import { AbsentModel, NearModels, NoResults } from '../features/search/results/NoResults.tsx';
import {
  appendMissing,
  categoriesWithoutLive,
  mergeLive,
  resultsClassNames,
  toEntry,
} from '../features/search/results/results.ts';
import { toResultStatus } from '../features/search/results/resultStatus.ts';

/** How long the live results wait for those of the snapshot, whose order is better, ms. */
const snapshotTimeout = 1_000;
/** Time limit of the live API, ms. */
const liveTimeout = 6_000;
/** Maximum products of the snapshot in a list. */
const maxProducts = 10_000;

/** The interpretation of the query, and products for similar phones when there are none for the phone of the query. */
let interpretation: Interpretation = emptyInterpretation;
let near: readonly ListEntry[] = [];
/** What the page shows; null while loading. */
let shown: readonly ListEntry[] | null = null;
/** The interpretation that it shows. It stays: a later one would push down a list that stands already. */
let shownInterpretation: Interpretation | null = null;

/**
 * Shows all results in a list with filters, without React: at once those of the snapshot, then those of the live API, which
 * corrects the figures and adds products that the snapshot lacks. One of the two is enough (R4.14).
 */
export function showFullResults(term: string): void {
  void search(term);
}

async function search(term: string): Promise<void> {
  if (!term) {
    show(term, []);
    return;
  }
  fillBox(term);
  loadFigures();
  const livePending = findLive(term);
  const snapshotPending = isSavingData()
    ? livePending.then((live) => live ?? findInSnapshot(term))
    : findInSnapshot(term);
  const early = await Promise.race([snapshotPending, livePending.then(() => wait(snapshotTimeout))]);
  if (early?.length) show(term, early);
  const live = (await livePending) ?? [];
  const merged = mergeLive(early ?? [], await rankLive(live, term, interpretation));
  if (merged.length > 0) show(term, merged);
  const found = early ? merged : appendMissing(merged, (await snapshotPending) ?? []);
  show(term, found, found.length === 0 ? await findCorrection(term) : null);
  if (found.length > 0) saveSearch(term);
  await correctByCategory(term, found, live);
}

/** How many results are asked for one by one where the live API does not tell them. */
const maxMissing = 12;

/**
 * Corrects results that the live API did not find by the text, and those for other models, by their categories (R3.8). What
 * a whole category lacks is asked for: it may be gone (R5.12).
 */
async function correctByCategory(term: string, found: readonly ListEntry[], live: readonly ListEntry[]): Promise<void> {
  if (isSavingData()) return;
  const categories = new Set([
    ...categoriesWithoutLive(found, live),
    ...near.slice(0, 1).map(({ category }) => category),
  ]);
  const complete = new Set<string>();
  const told = new Set(live.map(({ card }) => card.id));
  await Promise.all(
    [...categories].map(async (category) => {
      const figures = await fetchCategoryFigures(category).catch(() => null);
      if (figures) complete.add(category);
      figures?.forEach(({ id }) => told.add(id));
    }),
  );
  if (complete.size > 0) showCorrected(term, found);
  const first = [...found.slice(0, maxMissing), ...near].filter(({ category }) => complete.has(category));
  const ids = first.map(({ card }) => card.id);
  if (ids.every((id) => told.has(id))) return;
  await correctMissing(ids, (id) => told.has(id));
  showCorrected(term, found);
}

/** Shows the same results with what the page has learned since: whether all are sold out, and those for other models. */
function showCorrected(term: string, found: readonly ListEntry[]): void {
  show(term, withLive(found, $live.get()));
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
    const result = await client.find(term, maxProducts, true);
    interpretation = result.interpretation;
    near = result.near.map(toEntry);
    if (interpretation.order === 'cheapest') sortByPrice();
    return result.products.map(toEntry);
  } catch {
    return null;
  }
}

/** "el más barato" is an order of the list (R4.20), unless the URL has one; the select shows it. */
function sortByPrice(): void {
  const state = readState(location.search);
  if (state.sort === '0') history.replaceState(history.state, '', writeState(location.search, { ...state, sort: '1' }));
}

/** The results of the live API; null when it does not answer. */
async function findLive(term: string): Promise<ListEntry[] | null> {
  const branch = chosenBranchId();
  try {
    const { items } = await callApi(postBuscarProducto, { term, branch }, { limit: liveTimeout });
    learnFigures(items, branch);
    return items.map(toListEntry);
  } catch {
    return null;
  }
}

/** The query with its words corrected, when that has results; otherwise null. */
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
 * Live results in the order of the search: more of the typed words first, sold out last. When the query names a phone,
 * products whose names mention only others are left out (R4.17): the API compares words alone.
 */
async function rankLive(
  live: readonly ListEntry[],
  term: string,
  { model, price }: Interpretation,
): Promise<ListEntry[]> {
  const typed = tokenize(fold(term));
  const countTyped = ({ card, brand }: ListEntry): number => {
    const words = new Set(tokenize(fold(`${card.name} ${brand}`)));
    return typed.filter((word) => words.has(word)).length;
  };
  const fitting = model === null ? live : live.filter(await fitsModel(model));
  const isInRange = ({ card }: ListEntry): boolean =>
    !price || price.missed || (effectivePrice(card) >= price.min && effectivePrice(card) <= price.max);
  return fitting
    .filter(isInRange)
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

const part = (name: string) => document.querySelector<HTMLElement>(`[data-results] [data-${name}]`);

/** Once, so that later results move nothing above the list; only whether all are sold out follows the live figures. */
function setClassNames(term: string, found: readonly ListEntry[], interpretation: Interpretation): void {
  const list = document.querySelector<HTMLElement>('[data-client-list]');
  const cards = found.map(({ card }) => card);
  const classNames = resultsClassNames(found.length, cards, interpretation);
  if (list?.hidden) list.className = classNames;
  else list?.classList.toggle('none-left', classNames.includes('none-left'));
  const otherLink = document.querySelector<HTMLAnchorElement>('[data-other-way]');
  const model = otherPageModel(term, interpretation);
  if (!otherLink || !model) return;
  otherLink.href = resultsUrl(model);
  otherLink.textContent = allForPhoneLink(model, null);
}

/** Shows the list and everything around it. @param corrected the query with its words corrected, when nothing was found */
function show(term: string, found: readonly ListEntry[], corrected: string | null = null): void {
  if (found === shown) return;
  shown = found;
  shownInterpretation ??= interpretation;
  setClassNames(term, found, shownInterpretation);
  showAround(term, found, shownInterpretation, corrected);
  if (found.length === 0) shownInterpretation = null;
}

function showAround(
  term: string,
  found: readonly ListEntry[],
  interpretation: Interpretation,
  corrected: string | null,
): void {
  const hasResults = found.length > 0;
  const shownCards = found.map(({ card }) => card);
  const isAbsent = toResultStatus(found.length, shownCards, interpretation) === 'absent';
  if (!hasResults) removeSkeleton();
  else showList(found);
  renderInto(
    part('understood'),
    <>
      {(hasResults || isAbsent) && <InterpretationLine term={term} interpretation={interpretation} />}
      {isAbsent && <AbsentModel term={term} interpretation={interpretation} count={found.length} />}
    </>,
  );
  renderInto(
    part('query-chips'),
    hasResults && !interpretation.absent && <QueryChips term={term} interpretation={interpretation} />,
  );
  const heading = part('list-heading');
  if (heading && isAbsent) {
    const namesModel = found.some(({ card }) => card.phone.includes(interpretation.model ?? ''));
    heading.className = 'rest-heading';
    heading.textContent = restHeading(interpretation, found.length, namesModel);
  }
  const cards = withLive(near, $live.get()).map(({ card }) => card);
  renderInto(part('near'), isAbsent && <NearModels interpretation={interpretation} cards={cards} />);
  if (!hasResults) showNothing(term, corrected, cards.length > 0);
}

/** @param hasOthers whether products for other phones stand in place of results */
function showNothing(term: string, corrected: string | null, hasOthers: boolean): void {
  const count = part('list-count');
  const nothing = part('nothing');
  const help = document.querySelector<HTMLTemplateElement>('[data-nothing-help]');
  if (count) count.textContent = formatProductCount(0);
  if (hasOthers) return;
  renderInto(nothing, <NoResults term={term} corrected={corrected} />);
  nothing?.append(help?.content ?? '');
}
