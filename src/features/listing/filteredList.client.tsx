import { atom, computed } from 'nanostores';
import { fetchPublishedList } from '../../api/publishedLists.ts';
import { decodeList, withLiveUpdates, withPhones, type ListEntry } from '../../components/card.ts';
import { CardGrid } from '../../components/Card.tsx';
import { formatFilteredCount } from '../../components/counts.ts';
import {
  clearAllFilters,
  hasNoFilters,
  isDefaultState,
  sidebarQuery,
  type ListState,
} from '../../components/filters/listState.ts';
import { filterAndSort } from '../../components/filters/filterAndSort.ts';
import { afterPaint, whenIdle } from '../../lib/idle.ts';
import type { IntentIsland } from '../../runtime/clientIntent.ts';
import { morph } from '../../runtime/morph.tsx';
import { renderElement } from '../../runtime/renderToDom.ts';
import { selectedBranchId } from '../branches/branches.store.ts';
import { $phonesByProduct, $phones, loadPhones, findPhoneName } from '../phone/phones.store.ts';
import { $preferredPhone } from '../phone/preferredPhone.store.ts';
import { listLoadError } from './listing.ts';
import { $liveUpdates, $newOffers } from './liveUpdates.store.ts';
import {
  $shownCount,
  $listState,
  followUrl,
  restoreScroll,
  revealList,
  setListState,
  showMore,
  trackEditedPrice,
} from './filters.store.ts';
import { NoMatch } from './NoMatch.tsx';

/** The page's whole list; null until it is fetched. */
const $wholeList = atom<readonly ListEntry[] | null>(null);
/**
 * Whether the page has no prerendered cards (search results, live categories), so that the unfiltered list is rendered, too.
 */
const $isClientRendered = atom(false);
/** Whether products for the shopper's phone come first; search results keep their ranking. */
const $preferredFirst = atom(true);
/** Whether the whole list could not be fetched: the page then keeps its cards. */
const $fetchFailed = atom(false);

/** The whole list with live data, and with the phones of each product once these are loaded. */
export const $entries = computed(
  [$wholeList, $newOffers, $liveUpdates, $phonesByProduct, $preferredPhone],
  (list, added, live, phonesByProduct, phone) => {
    const entries = list && withLiveUpdates([...list, ...added], live);
    return entries && phonesByProduct ? withPhones(entries, phonesByProduct, phone) : entries;
  },
);

/** The shopper's phone when this module loads: a later choice changes the order on the next page only, to avoid a layout shift. */
const initialPhone = $preferredPhone.get()?.slug ?? '';

/** The filtered and sorted entries that replace the prerendered cards; null if these stay. */
export const $filtered = computed(
  [$entries, $listState, $phonesByProduct, $isClientRendered, $preferredFirst],
  (entries, state, phonesByProduct, isClientRendered, preferredFirst) =>
    entries && (isClientRendered || (!isDefaultState(state) && (phonesByProduct || !state.phone)))
      ? filterAndSort(entries, state, selectedBranchId(), preferredFirst ? initialPhone : '')
      : null,
);

/** Fetches which products fit which phone if the shopper has chosen a phone or the list is filtered by one. */
function loadPhonesIfNeeded(): void {
  if ($preferredPhone.get() ?? $listState.get().phone) loadPhones().catch(() => undefined);
}

/** Sets the products of a list that is not in the page's HTML. @param preferredFirst see $preferredFirst */
function setEntries(entries: readonly ListEntry[], preferredFirst: boolean): void {
  $isClientRendered.set(true);
  $preferredFirst.set(preferredFirst);
  $wholeList.set(entries);
}

/** Fetches the page's whole list, once, and which products fit which phone if needed. */
export async function fetchWholeList(name: string): Promise<void> {
  let phones: Promise<unknown> | undefined;
  if ($listState.get().phone) phones = loadPhones();
  // Products for the shopper's phone come first from the start; if the phones cannot be fetched, the list keeps its order.
  else if (initialPhone) phones = loadPhones().catch(() => undefined);
  try {
    if (!$wholeList.get()) {
      const [list] = await Promise.all([fetchPublishedList(name), phones]);
      $wholeList.set(decodeList(list));
    }
    await phones;
    $fetchFailed.set(false);
  } catch {
    $fetchFailed.set(true);
  }
}

/** Starts to filter and sort a list with prerendered cards; list.client.ts calls it once a filter is set. */
export function filterPrerenderedList(prerenderedList: HTMLElement): void {
  startFilteredList(prerenderedList);
  $listState.subscribe((state) => {
    if (!isDefaultState(state)) void fetchWholeList(prerenderedList.dataset['prerenderedList'] ?? '');
  });
}

/** Removes the skeleton of the list (ClientRenderedList.astro). */
export const removeSkeleton = (): void => document.querySelector('[data-skeleton]')?.remove();

let started = false;

/**
 * Shows a list that is not in the page's HTML, in place of its skeleton; later calls update it.
 * @param preferredFirst whether products for the shopper's phone come first
 */
export function showList(entries: readonly ListEntry[], { preferredFirst = false } = {}): void {
  const list = document.querySelector<HTMLElement>('[data-client-rendered]');
  const prerenderedList = list?.querySelector<HTMLElement>('[data-prerendered-list]');
  if (!list || !prerenderedList) return;
  removeSkeleton();
  list.hidden = false;
  if (started) {
    setEntries(entries, preferredFirst);
    return;
  }
  started = true;
  followUrl();
  setEntries(entries, preferredFirst);
  startFilteredList(prerenderedList);
  trackEditedPrice();
  // The sidebar and the chips of filters in the URL are visible, so they hydrate now; the filter sheet hydrates when it opens.
  const tools = list.querySelector('.list-tools')?.closest<IntentIsland>('astro-island');
  if (matchMedia(sidebarQuery).matches || !hasNoFilters($listState.get())) whenIdle(() => void tools?.hydrateOnce?.());
}

/** Shows "4 de 22 productos" with the noun in an element of its own, which is visually hidden on phones (ListTitle.css). */
function showFilteredCount(element: HTMLElement, text: string): void {
  if (element.textContent === text) return;
  const end = text.includes(' de ') ? text.lastIndexOf(' ') : text.length;
  element.textContent = text.slice(0, end);
  if (end < text.length) element.append(renderElement(<span className="count-noun">{text.slice(end)}</span>));
}

/**
 * Renders the filtered and sorted list in place of the prerendered cards, without React, and its count in the heading.
 * @param prerenderedList the element with the prerendered cards
 */
function startFilteredList(prerenderedList: HTMLElement): void {
  const count = document.querySelector<HTMLElement>('[data-list-count]');
  const status = document.querySelector('[data-list-status]');
  const page = { title: document.title, count: count?.textContent ?? '' };
  // On the results page, the search worker may have rendered the first results (entries/results.ts).
  const firstResults = prerenderedList.parentElement?.querySelector<HTMLElement>('.filtered');
  const container = firstResults ?? renderElement(<div className="filtered" hidden />);
  let renderedState: ListState | null = null;
  let lastRenderId = 0;
  if (!firstResults) prerenderedList.before(container);
  loadPhonesIfNeeded();

  container.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-more]')) {
      const shown = $shownCount.get();
      showMore();
      // The button moves below the added cards: the focus moves to the first of them, once it is rendered.
      afterPaint(() => container.querySelectorAll<HTMLElement>('.card a')[shown]?.focus({ preventScroll: true }));
    }
    if ((target as Element).closest('[data-clear-filters]')) setListState(clearAllFilters($listState.get()));
  });
  for (const store of [$filtered, $shownCount]) store.listen(scheduleRender);
  $fetchFailed.subscribe((failed) => {
    if (status) status.textContent = failed ? listLoadError : '';
    if (failed) revealList();
  });
  scheduleRender();

  /**
   * Renders at once the first time, and later after the next paint, so that a slow phone updates the checkbox before it renders
   * 48 cards. Replaces the first results of the search worker when the page is idle, or once the shopper filters.
   */
  function scheduleRender(): void {
    const renderId = ++lastRenderId;
    const renderLatest = (): void => {
      if (renderId === lastRenderId) render();
    };
    if ((!renderedState && !firstResults) || document.hidden) render();
    else if (!renderedState && isDefaultState($listState.get())) whenIdle(renderLatest);
    else afterPaint(renderLatest);
  }

  function render(): void {
    const entries = $entries.get();
    const filtered = $filtered.get();
    const state = $listState.get();
    if (filtered) renderCards(filtered, state);
    renderedState = filtered && state;
    if (count)
      showFilteredCount(count, filtered && entries ? formatFilteredCount(filtered.length, entries.length) : page.count);
    if (prerenderedList.hidden !== (filtered !== null)) toggleFiltered(filtered !== null);
  }

  /** Shows the filtered list instead of the prerendered cards, or the other way round. */
  function toggleFiltered(isFiltered: boolean): void {
    const focused = prerenderedList.contains(document.activeElement)
      ? document.activeElement?.getAttribute('href')
      : null;
    prerenderedList.hidden = isFiltered;
    container.hidden = !isFiltered;
    document.title = (isFiltered && prerenderedList.dataset['title']) || page.title;
    if (!isFiltered) {
      container.replaceChildren();
      return;
    }
    // Moves the focus from a prerendered card to the same card of the filtered list, or to the first.
    if (focused)
      (
        container.querySelector<HTMLElement>(`.card a[href="${focused}"]`) ??
        container.querySelector<HTMLElement>('.card a')
      )?.focus();
    restoreScroll();
    revealList();
  }

  /** Existing cards stay in the document if only price and stock or badges have changed, or more cards are shown. */
  function renderCards(filtered: readonly ListEntry[], state: ListState): void {
    const next = renderElement(
      <div className="filtered">
        {filtered.length > 0 ? (
          <FirstCards entries={filtered} shown={$shownCount.get()} />
        ) : (
          <NoMatch state={state} category={prerenderedList.dataset['inSentence'] ?? ''} phone={describePhone(state)} />
        )}
      </div>,
    );
    if (renderedState === state || (!renderedState && container.hasChildNodes())) morph(container, next);
    else container.replaceChildren(...next.childNodes);
  }
}

/** The first cards of a list and a button for more: rendering 10,000 cards takes seconds on a phone. */
const FirstCards = ({ entries, shown }: { entries: readonly ListEntry[]; shown: number }) => (
  <>
    <CardGrid cards={entries.slice(0, shown).map(({ card }) => card)} eagerPictures={4} withSidebar />
    {entries.length > shown && (
      <div className="pagination">
        <span>{formatFilteredCount(shown, entries.length)}</span>
        <button className="button" type="button" data-more>
          Ver más
        </button>
      </div>
    )}
  </>
);

/** The phone that the list is filtered by, and its number of products if known. */
function describePhone({ phone: slug }: ListState) {
  const name = slug && (findPhoneName(slug) ?? slug.replaceAll('-', ' '));
  const phone = $phones.get()?.find((item) => item.slug === slug);
  return name ? { name, products: phone?.products.length ?? null } : null;
}
