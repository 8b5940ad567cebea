import { stockText } from '../../components/stock.ts';
import type { Figures } from '../../contract/figures.ts';
import { offerOf, totalStock, type Offer } from '../../contract/rules.ts';
import { formatPesos, percentText } from '../../lib/money.ts';

/** Writes live figures into cards that are HTML, each line only where it reads otherwise, and none grows or shrinks. */
export function correctCards(list: HTMLElement, figures: Record<string, Figures>): void {
  for (const card of list.querySelectorAll<HTMLElement>('.card')) {
    const id = card.querySelector('a')?.pathname.slice('/producto/'.length) ?? '';
    const live = Object.hasOwn(figures, id) && figures[id];
    if (live) correct(card, live);
  }
}

function correct(card: HTMLElement, live: Figures): void {
  const [offer, stock] = [offerOf(live), totalStock(live.stock)];
  const price = card.querySelector<HTMLElement>('.price');
  if (price) writePrice(card, price, formatPesos(live.price), offer);
  const line = card.querySelector<HTMLElement>('.stock');
  if (line) writeStock(card, line, stock);
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

function writeStock(card: HTMLElement, line: HTMLElement, stock: number): void {
  const unit = / (.+)\(s\) en stock$/.exec(line.textContent)?.[1] ?? '';
  const { level, text } = stockText(stock, unit);
  if (line.textContent === text) return;
  line.style.height = `${line.offsetHeight}px`;
  line.className = `stock ${level} corrected`;
  line.replaceChildren(make('i', ''), text);
  card.classList.toggle('gone', stock <= 0);
}

function make(name: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...children);
  return element;
}
