import type { Figures, ToldFigures } from '../contract/fields.ts';
import { offerOf, totalStock, type Offer } from '../contract/rules.ts';
import { formatPesos, percentText } from '../lib/money.ts';
import { goneText, stockText, type StockLevel } from './stock.ts';

/** The cards that stand below an element, each with the id of its product. */
export const cardsOf = (list: ParentNode): [id: string, card: HTMLElement][] =>
  [...list.querySelectorAll<HTMLElement>('[data-card]')].map((card) => [card.dataset['card'] ?? '', card]);

/** Writes live figures into cards that are HTML, each line only where it reads otherwise, and none grows or shrinks. */
export function correctCards(list: ParentNode, told: ReadonlyMap<string, ToldFigures>): void {
  for (const [id, card] of cardsOf(list)) {
    const live = told.get(id);
    if (live) correct(card, live);
  }
}

/** Marks the cards of products that the shop no longer has (R5.12). */
export function markGone(list: ParentNode, ids: readonly string[]): void {
  if (ids.length === 0) return;
  for (const [id, card] of cardsOf(list)) {
    const line = ids.includes(id) && card.querySelector<HTMLElement>('.stock');
    if (line) writeLine(card, line, 'out', goneText);
  }
}

function correct(card: HTMLElement, live: Figures & { unit: string }): void {
  const [offer, stock] = [offerOf(live), totalStock(live.stock)];
  const price = card.querySelector<HTMLElement>('.price');
  if (price) writePrice(card, price, formatPesos(live.price), offer);
  const line = card.querySelector<HTMLElement>('.stock');
  if (line) writeStock(card, line, stock, live.unit);
}

function writePrice(card: HTMLElement, line: HTMLElement, regular: string, offer: Offer | null): void {
  const asked = offer ? formatPesos(offer.price) : regular;
  const before = line.querySelector('s')?.lastChild?.textContent ?? '';
  if (line.querySelector('b')?.textContent === asked && before === (offer ? regular : '')) return;
  line.style.height = `${line.offsetHeight}px`;
  line.className = offer ? 'price offer corrected' : 'price corrected';
  line.replaceChildren(make('b', '', asked));
  if (offer) line.append(make('s', '', make('span', 'visually-hidden', 'Antes '), regular));
  writeFlag(card, offer);
}

function writeFlag(card: HTMLElement, offer: Offer | null): void {
  card.querySelector('.flag:has(.discount)')?.remove();
  if (!offer) return;
  card.querySelector('.flag')?.remove();
  card.querySelector('.plane')?.append(make('p', 'flag', make('b', 'discount', percentText(offer.percent))));
}

function writeStock(card: HTMLElement, line: HTMLElement, stock: number, unit: string): void {
  const { level, text } = stockText(stock, unit);
  writeLine(card, line, level, text);
}

function writeLine(card: HTMLElement, line: HTMLElement, level: StockLevel, text: string): void {
  if (line.textContent === text) return;
  line.style.height = `${line.offsetHeight}px`;
  line.className = `stock ${level} corrected`;
  line.replaceChildren(make('i', ''), text);
  card.classList.toggle('gone', level === 'out');
}

function make(name: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...children);
  return element;
}
