import type { ReactElement } from 'react';
import type { Figures, LiveFigures, StockByBranch } from '../contract/fields.ts';
import { offerOf, totalStock, type Offer } from '../contract/rules.ts';
import { renderElement } from '../runtime/renderToDom.ts';
import { Badge } from './Badge.tsx';
import { Price } from './Price.tsx';
import { UnavailableLine, Stock } from './Stock.tsx';

/** The cards that stand below an element, each with the id of its product. */
export const findCards = (list: ParentNode): [id: string, card: HTMLElement][] =>
  [...list.querySelectorAll<HTMLElement>('[data-card]')].map((card) => [card.dataset['card'] ?? '', card]);

/** Says where a product can be had, by the pieces of each branch. */
export type PlaceOf = (stock: StockByBranch) => string | undefined;

/** Has cards that are HTML show live figures, each line only where it reads otherwise, and none grows or shrinks. */
export function correctCards(list: ParentNode, told: ReadonlyMap<string, LiveFigures>, placeOf: PlaceOf): void {
  putAll(
    findCards(list).flatMap(([id, card]) => {
      const live = told.get(id);
      return live ? corrections(card, live, placeOf(live.stock)) : [];
    }),
  );
}

/** Marks the cards of products that the shop no longer has (R5.12). */
export function markUnavailable(list: ParentNode, ids: readonly string[]): void {
  if (ids.length === 0) return;
  const gone = findCards(list).filter(([id]) => ids.includes(id));
  putAll(
    gone.flatMap(([, card]) => correction(card, '.stock', <UnavailableLine />, () => card.classList.add('sold-out'))),
  );
}

/** A line of a card that reads otherwise than the one that stands there. */
interface Correction {
  standing: HTMLElement;
  line: HTMLElement;
  /** What changes with it. */
  also: () => void;
}

function corrections(
  card: HTMLElement,
  live: Figures & { unit: string },
  place: string | undefined,
): readonly Correction[] {
  const offer = offerOf(live);
  const stock = totalStock(live.stock);
  return [
    ...correction(card, '.price', <Price price={live.price} offer={offer} />, () => flag(card, offer)),
    ...correction(card, '.stock', <Stock total={stock} unit={live.unit} place={place} />, () =>
      card.classList.toggle('sold-out', stock <= 0),
    ),
  ];
}

function flag(card: HTMLElement, offer: Offer | null): void {
  card.querySelector('.badge .discount')?.closest('.badge')?.remove();
  if (!offer) return;
  card.querySelector('.badge')?.remove();
  card.querySelector('.picture-box')?.append(renderElement(<Badge offer={offer} recent={false} />));
}

function correction(card: HTMLElement, part: string, view: ReactElement, also: () => void): Correction[] {
  const standing = card.querySelector<HTMLElement>(part);
  const line = standing && renderElement(view);
  return line && standing.textContent !== line.textContent ? [{ standing, line, also }] : [];
}

/**
 * Puts each line in the place of the one that stands there, in its height. The heights are all read first: after a change
 * each reading has the browser lay out the page anew, 50 ms for the home page's cards.
 */
function putAll(changes: readonly Correction[]): void {
  const heights = changes.map(({ standing }) => standing.offsetHeight);
  changes.forEach(({ standing, line, also }, index) => {
    line.style.height = `${heights[index] ?? 0}px`;
    line.classList.add('corrected');
    standing.replaceWith(line);
    also();
  });
}
