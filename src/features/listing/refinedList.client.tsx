import { countOfAll } from '../../components/filters/counts.ts';
import type { ListEntry } from '../../components/filters/listEntry.ts';
import { defaultState, isDefaultState, type ListState } from '../../components/filters/listState.ts';
import { morph } from '../../runtime/morph.tsx';
import { $phones, phoneName } from '../phone/knownPhones.store.ts';
import { afterPaint, whenIdle } from '../../lib/idle.ts';
import { renderElement } from '../../runtime/renderToDom.ts';
import { $shown, $state, scrollBack, setState, showMore, reveal } from './filters.store.ts';
import { $entries, $failed, $refined, fetchWholeList, openPhones } from './listing.store.ts';
import { RefinedList } from './RefinedList.tsx';

const failure = 'No se pudo cargar la lista completa. Revisa tu conexión e intenta de nuevo.';

/**
 * Draws what filters and order leave of the page's list, in the place of the cards that it came with, without React; and
 * has the heading tell how many they are. @param own what the page came with
 */
export function startRefinedList(own: HTMLElement): void {
  const count = document.querySelector<HTMLElement>('[data-list-count]');
  const status = document.querySelector('[data-list-status]');
  const page = { title: document.title, count: count?.textContent ?? '' };
  // Results have their first cards by then (entries/results.ts).
  const standing = own.parentElement?.querySelector<HTMLElement>('.refined');
  const place = standing ?? renderElement(<div className="refined" hidden />);
  let drawn: ListState | null = null;
  let asked = 0;
  if (!standing) own.before(place);
  openPhones();

  place.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-more]')) showMore();
    if ((target as Element).closest('[data-whole-list]')) setState({ ...defaultState, sort: $state.get().sort });
  });
  for (const store of [$refined, $shown]) store.listen(drawSoon);
  $failed.subscribe((failed) => {
    if (status) status.textContent = failed ? failure : '';
    if (failed) reveal();
  });
  drawSoon();

  /**
   * What is drawn anew comes a moment later: on a slow phone the tick is seen before 48 cards are made. First cards of
   * results stand until the page is idle, which is mostly when their live figures are there too; not for who filters.
   */
  function drawSoon(): void {
    const ask = ++asked;
    const drawAsked = (): void => {
      if (ask === asked) draw();
    };
    if (!(drawn ?? standing) || document.hidden) draw();
    else if (!drawn && isDefaultState($state.get())) whenIdle(drawAsked);
    else afterPaint(drawAsked);
  }

  function draw(): void {
    const [entries, refined, state] = [$entries.get(), $refined.get(), $state.get()];
    if (refined) fill(refined, state);
    drawn = refined && state;
    if (count) say(count, refined && entries ? countOfAll(refined.length, entries.length) : page.count);
    if (own.hidden !== (refined !== null)) swap(refined !== null);
  }

  /** The result takes the place of the page's own cards, or they come back. */
  function swap(toResult: boolean): void {
    const focused = own.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : null;
    [own.hidden, place.hidden] = [toResult, !toResult];
    document.title = (toResult && own.dataset['title']) || page.title;
    if (!toResult) place.replaceChildren();
    if (!toResult) return;
    // Who was on a card of the page is on the same one, or on the first.
    const links = [...place.querySelectorAll<HTMLAnchorElement>('.card a')];
    if (focused) (links.find((link) => link.getAttribute('href') === focused) ?? links[0])?.focus();
    scrollBack();
    reveal();
  }

  function about({ phone: slug }: ListState) {
    const known = $phones.get()?.find((each) => each.slug === slug);
    const name = slug && (phoneName(slug) ?? slug.replaceAll('-', ' '));
    const phone = name ? { name, products: known?.products.length ?? null } : null;
    return { things: thingsOf(own.dataset['title'] ?? ''), phone };
  }

  /** Where only figures or marks changed, or more is shown, cards that stand stay. */
  function fill(refined: readonly ListEntry[], state: ListState): void {
    const fresh = renderElement(
      <div className="refined">
        <RefinedList cards={refined.map(({ card }) => card)} state={state} about={about(state)} shown={$shown.get()} />
      </div>,
    );
    if (drawn === state || (!drawn && place.hasChildNodes())) morph(place, fresh);
    else place.replaceChildren(...fresh.childNodes);
  }
}

/** Starts the list of a page with cards of its own, once something is set on it (list.client.ts). */
export function startStaticList(own: HTMLElement): void {
  startRefinedList(own);
  $state.subscribe((state) => {
    if (!isDefaultState(state)) void fetchWholeList(own.dataset['staticList'] ?? '');
  });
}

/** "fundas" of "Categoría: Fundas"; "" of what is no category. */
const thingsOf = (title: string): string => /^Categoría: (.+)/.exec(title)?.[1]?.toLowerCase() ?? '';

function say(line: Element, text: string): void {
  if (line.textContent !== text) line.textContent = text;
}
