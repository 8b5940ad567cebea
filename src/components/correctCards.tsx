import type { ReactElement } from 'react';
import type { Figures, ToldFigures } from '../contract/fields.ts';
import { offerOf, totalStock } from '../contract/rules.ts';
import type { StockByBranch } from '../contract/stockColumns.ts';
import { drawElement } from '../lib/draw.ts';
import { Flag } from './Flag.tsx';
import { Price } from './Price.tsx';
import { GoneLine, Stock } from './Stock.tsx';

/** The cards that stand below an element, each with the id of its product. */
export const cardsOf = (list: ParentNode): [id: string, card: HTMLElement][] =>
  [...list.querySelectorAll<HTMLElement>('[data-card]')].map((card) => [card.dataset['card'] ?? '', card]);

/** Says where a product can be had, by the pieces of each branch. */
export type PlaceOf = (stock: StockByBranch) => string | undefined;

/** Has cards that are HTML show live figures, each line only where it reads otherwise, and none grows or shrinks. */
export function correctCards(list: ParentNode, told: ReadonlyMap<string, ToldFigures>, placeOf: PlaceOf): void {
  for (const [id, card] of cardsOf(list)) {
    const live = told.get(id);
    if (live) correct(card, live, placeOf(live.stock));
  }
}

/** Marks the cards of products that the shop no longer has (R5.12). */
export function markGone(list: ParentNode, ids: readonly string[]): void {
  if (ids.length === 0) return;
  for (const [id, card] of cardsOf(list))
    if (ids.includes(id) && put(card.querySelector('.stock'), <GoneLine />)) card.classList.add('gone');
}

function correct(card: HTMLElement, live: Figures & { unit: string }, place: string | undefined): void {
  const [offer, stock] = [offerOf(live), totalStock(live.stock)];
  if (put(card.querySelector('.price'), <Price price={live.price} offer={offer} />)) {
    card.querySelector('.flag:has(.discount)')?.remove();
    if (offer) {
      card.querySelector('.flag')?.remove();
      card.querySelector('.plane')?.append(drawElement(<Flag offer={offer} recent={false} />));
    }
  }
  if (put(card.querySelector('.stock'), <Stock total={stock} unit={live.unit} place={place} />))
    card.classList.toggle('gone', stock <= 0);
}

/** Puts a line in the place of one that reads otherwise, in its height. @returns whether it did */
function put(standing: HTMLElement | null, view: ReactElement): boolean {
  const line = standing && drawElement(view);
  if (!line || standing.textContent === line.textContent) return false;
  line.style.height = `${standing.offsetHeight}px`;
  line.classList.add('corrected');
  standing.replaceWith(line);
  return true;
}
