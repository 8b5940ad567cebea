import { callApi } from '../../../api/callApi.ts';
import { cardOf } from '../../../components/card.ts';
import { cardsOf, correctCards } from '../../../components/correctCards.tsx';
import { postBuscarProductosRelacionados } from '../../../contract/calls.ts';
import type { Product } from '../../../contract/fields.ts';
import { figuresOf } from '../../../contract/figures.ts';
import { maxRelated } from '../../../contract/rules.ts';
import { renderElement } from '../../../runtime/renderToDom.ts';
import { createPlaceText } from '../../branches/places.ts';
import { Related } from './Related.tsx';

/**
 * Corrects price and stock of the related products when they are seen, and shows those that the live API knows where the
 * build knew none: one call, and a failure changes nothing (R5.9).
 */
export function startRelated(): void {
  const lists = [...document.querySelectorAll<HTMLElement>('[data-related]')];
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    void show(lists);
  });
  // What is hidden is never seen: what stands before it is.
  for (const list of lists) seen.observe(list.hidden ? (list.previousElementSibling ?? list) : list);
}

async function show(lists: readonly HTMLElement[]): Promise<void> {
  const term = lists[0]?.dataset['related'] ?? '';
  const bare = lists.find((list) => list.hidden);
  try {
    // Whole rows, which are more bytes, only where cards are made of them.
    const whole = bare && (await callApi(postBuscarProductosRelacionados, { term })).items;
    const figures = whole ?? (await callApi(figuresOf(postBuscarProductosRelacionados), { term })).items;
    for (const list of lists) correctCards(list, new Map(figures.map((each) => [each.id, each])), createPlaceText());
    if (bare && whole) fill(bare, whole);
  } catch {
    addEventListener('online', () => void show(lists), { once: true });
  }
}

/** Puts products into a place that the build left bare, but for the page's own and those that the page has. */
function fill(bare: HTMLElement, items: readonly Product[]): void {
  const page = document.querySelector<HTMLElement>('[data-product]')?.dataset['product'];
  const shown = new Set([page, ...[...document.querySelectorAll('[data-related]')].flatMap(cardsOf).map(([id]) => id)]);
  const cards = items.filter(({ id }) => !shown.has(id)).slice(0, maxRelated);
  if (cards.length > 0)
    bare.replaceWith(renderElement(<Related of={bare.dataset['related'] ?? ''} cards={cards.map(cardOf)} />));
}

/** The strips of products that buttons scroll, 400 px each time (R5.9). */
export function startStrips(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-scroll]');
    if (!button) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = Number(button.dataset['scroll']);
    stripOf(button)?.scrollBy({ left, behavior: still ? 'instant' : 'smooth' });
  });
  // Who goes by the keyboard sees the whole of what is reached, not its edge.
  document.addEventListener('focusin', ({ target }) => {
    const item = (target as Element).closest('.strip.scroll > li, .thumbnails > li');
    if ((target as Element).matches(':focus-visible')) item?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  // Scrolling does not bubble.
  document.addEventListener('scroll', prepareStrips, { capture: true, passive: true });
}

/** A button that leads no further says so; it keeps the focus that it may have. */
export function prepareStrips(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-scroll]')) {
    const strip = stripOf(button);
    if (!strip) continue;
    const { scrollLeft, scrollWidth, clientWidth } = strip;
    const left = Number(button.dataset['scroll']) < 0 ? scrollLeft : scrollWidth - clientWidth - scrollLeft;
    const ended = String(left < 2);
    if (button.getAttribute('aria-disabled') !== ended) button.setAttribute('aria-disabled', ended);
  }
}

const stripOf = (button: Element): Element | null => button.closest('section')?.querySelector('[data-strip]') ?? null;
