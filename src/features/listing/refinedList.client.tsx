import { atom, computed } from 'nanostores';
import { publishedList } from '../../api/publishedLists.ts';
import { decodeList, withLive, withPhones, type ListEntry } from '../../components/card.ts';
import { CardGrid } from '../../components/Card.tsx';
import { formatFilteredCount } from '../../components/counts.ts';
import { defaultState, isDefaultState, type ListState } from '../../components/filters/listState.ts';
import { refine } from '../../components/filters/refine.ts';
import { afterPaint } from '../../lib/afterPaint.ts';
import { whenIdle } from '../../lib/idle.ts';
import type { IntentIsland } from '../../runtime/clientIntent.ts';
import { morph } from '../../runtime/morph.tsx';
import { renderElement } from '../../runtime/renderToDom.ts';
import { chosenBranchId } from '../branches/branches.store.ts';
import { $fits, $phones, loadPhones, phoneName } from '../phone/knownPhones.store.ts';
import { $phone } from '../phone/phone.store.ts';
import { $liveUpdates, $newOffers } from './figures.store.ts';
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
/** Whether the page's HTML has no cards of its list, so that each state of it is rendered: results, live categories. */
const $clientList = atom(false);
/** Whether products for the shopper's phone come first; results keep the order of the search. */
const $preferredFirst = atom(true);
/** Whether fetching the whole list failed: the page then keeps its cards. */
const $failed = atom(false);

/** The whole list with what the live API says of it, and with the phones of each product once these are known. */
export const $entries = computed(
  [$wholeList, $newOffers, $liveUpdates, $fits, $phone],
  (list, added, live, fits, phone) => {
    const entries = list && withLive([...list, ...added], live);
    return entries && fits ? withPhones(entries, fits, phone) : entries;
  },
);

/** The shopper's phone when the page was loaded: another one counts from the next page on, so that nothing jumps. */
const initialPhone = $phone.get()?.slug ?? '';

/** The entries that replace the page's own cards; null: these stay. */
export const $refined = computed(
  [$entries, $listState, $fits, $clientList, $preferredFirst],
  (entries, state, fits, clientList, preferredFirst) =>
    entries && (clientList || (!isDefaultState(state) && (fits || !state.phone)))
      ? refine(entries, state, chosenBranchId(), preferredFirst ? initialPhone : '')
      : null,
);

/** Fetches which products fit which phone, where the shopper or the state names a phone. */
function loadPhonesIfNeeded(): void {
  if ($phone.get() ?? $listState.get().phone) loadPhones().catch(() => undefined);
}

/** Shows a list that is not in the page's HTML. @param preferredFirst whether products for the shopper's phone come first */
function showEntries(entries: readonly ListEntry[], preferredFirst: boolean): void {
  $clientList.set(true);
  $preferredFirst.set(preferredFirst);
  $wholeList.set(entries);
}

/** Fetches the page's whole list, once, and which products fit which phone where the state asks for one. */
export async function fetchWholeList(name: string): Promise<void> {
  const required = $listState.get().phone ? loadPhones() : undefined;
  // Products for the shopper's phone come first from the start; without that file the list keeps its order.
  const phones = required ?? (initialPhone ? loadPhones().catch(() => undefined) : undefined);
  try {
    if (!$wholeList.get()) {
      const [list] = await Promise.all([publishedList(name), phones]);
      $wholeList.set(decodeList(list));
    }
    await phones;
    $failed.set(false);
  } catch {
    $failed.set(true);
  }
}

const failure = 'No se pudo cargar la lista completa. Revisa tu conexión e intenta de nuevo.';

/** Starts the list of a page with cards of its own, once something is set on it (list.client.ts). */
export function startServerList(serverList: HTMLElement): void {
  startRefinedList(serverList);
  $listState.subscribe((state) => {
    if (!isDefaultState(state)) void fetchWholeList(serverList.dataset['serverList'] ?? '');
  });
}

/** Removes the skeleton of the list (ClientList.astro). */
export const removeSkeleton = (): void => document.querySelector('[data-skeleton]')?.remove();

/** From here the filters stand in a column beside the list (List.css). */
const wide = '(min-width: 900px)';

let started = false;

/**
 * Shows a list that is not in the page's HTML, in place of its skeleton; later calls update it.
 * @param preferredFirst whether products for the shopper's phone come first
 */
export function showList(entries: readonly ListEntry[], { preferredFirst = false } = {}): void {
  const list = document.querySelector<HTMLElement>('[data-client-list]');
  const serverList = list?.querySelector<HTMLElement>('[data-server-list]');
  if (!list || !serverList) return;
  removeSkeleton();
  list.hidden = false;
  if (started) {
    showEntries(entries, preferredFirst);
    return;
  }
  started = true;
  followUrl();
  showEntries(entries, preferredFirst);
  startRefinedList(serverList);
  trackEditedPrice();
  // The column of filters is visible, so it hydrates now; the sheet does when it opens.
  const tools = list.querySelector('.list-tools')?.closest<IntentIsland>('astro-island');
  if (matchMedia(wide).matches) whenIdle(() => void tools?.wake?.());
}

/**
 * Renders the filtered and sorted list in place of the page's own cards, without React, and its count in the heading.
 * @param serverList the element with the page's own cards
 */
function startRefinedList(serverList: HTMLElement): void {
  const count = document.querySelector<HTMLElement>('[data-list-count]');
  const status = document.querySelector('[data-list-status]');
  const page = { title: document.title, count: count?.textContent ?? '' };
  // The first results are rendered already (entries/results.ts).
  const firstResults = serverList.parentElement?.querySelector<HTMLElement>('.refined');
  const container = firstResults ?? renderElement(<div className="refined" hidden />);
  let renderedState: ListState | null = null;
  let lastRequest = 0;
  if (!firstResults) serverList.before(container);
  loadPhonesIfNeeded();

  container.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-more]')) showMore();
    if ((target as Element).closest('[data-whole-list]'))
      setListState({ ...defaultState, sort: $listState.get().sort });
  });
  for (const store of [$refined, $shownCount]) store.listen(scheduleRender);
  $failed.subscribe((failed) => {
    if (status) status.textContent = failed ? failure : '';
    if (failed) revealList();
  });
  scheduleRender();

  /**
   * Renders at once the first time. Later on, after the next paint: on a slow phone the checkbox updates before 48 cards are rendered.
   * The first results stay until the page is idle, by when live figures have mostly arrived, unless the shopper filters.
   */
  function scheduleRender(): void {
    const request = ++lastRequest;
    const renderLatest = (): void => {
      if (request === lastRequest) render();
    };
    if (!(renderedState ?? firstResults) || document.hidden) render();
    else if (!renderedState && isDefaultState($listState.get())) whenIdle(renderLatest);
    else afterPaint(renderLatest);
  }

  function render(): void {
    const entries = $entries.get();
    const refined = $refined.get();
    const state = $listState.get();
    if (refined) renderCards(refined, state);
    renderedState = refined && state;
    if (count) setText(count, refined && entries ? formatFilteredCount(refined.length, entries.length) : page.count);
    if (serverList.hidden !== (refined !== null)) toggleRefined(refined !== null);
  }

  /** Swaps the page's own cards for the refined list, or back. */
  function toggleRefined(refined: boolean): void {
    const focused = serverList.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : null;
    serverList.hidden = refined;
    container.hidden = !refined;
    document.title = (refined && serverList.dataset['title']) || page.title;
    if (!refined) {
      container.replaceChildren();
      return;
    }
    // The focus moves from a card of the page to the same card, or to the first.
    const links = [...container.querySelectorAll<HTMLAnchorElement>('.card a')];
    if (focused) (links.find((link) => link.getAttribute('href') === focused) ?? links[0])?.focus();
    restoreScroll();
    revealList();
  }

  /** If only figures or badges changed, or more cards are shown, existing cards stay in the document. */
  function renderCards(refined: readonly ListEntry[], state: ListState): void {
    const next = renderElement(
      <div className="refined">
        {refined.length > 0 ? (
          <FirstCards entries={refined} shown={$shownCount.get()} />
        ) : (
          <NoMatch
            state={state}
            categoryNoun={toCategoryNoun(serverList.dataset['title'] ?? '')}
            phone={describePhone(state)}
          />
        )}
      </div>,
    );
    if (renderedState === state || (!renderedState && container.hasChildNodes())) morph(container, next);
    else container.replaceChildren(...next.childNodes);
  }
}

/** The first cards of a list and a button for more: 10,000 cards take a phone seconds. */
const FirstCards = ({ entries, shown }: { entries: readonly ListEntry[]; shown: number }) => (
  <>
    <CardGrid cards={entries.slice(0, shown).map(({ card }) => card)} eagerImages={4} withSidebar />
    {entries.length > shown && (
      <div className="pagination">
        <span>
          {shown} de {entries.length} productos
        </span>
        <button className="button" type="button" data-more>
          Ver más
        </button>
      </div>
    )}
  </>
);

/** The phone of the state, with how many products the shop has for it where that is known. */
function describePhone({ phone: slug }: ListState) {
  const name = slug && (phoneName(slug) ?? slug.replaceAll('-', ' '));
  const known = $phones.get()?.find((each) => each.slug === slug);
  return name ? { name, products: known?.products.length ?? null } : null;
}

/** "fundas" from "Categoría: Fundas"; "" from any other title. */
const toCategoryNoun = (title: string): string => /^Categoría: (.+)/.exec(title)?.[1]?.toLowerCase() ?? '';

function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
