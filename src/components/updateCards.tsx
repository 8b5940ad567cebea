import type { ReactElement } from 'react';
import type { PriceAndStock, LivePriceAndStock, StockByBranch } from '../contract/catalogue.ts';
import { findOffer, totalStock, type Offer } from '../contract/rules.ts';
import { toCents } from '../lib/money.ts';
import { renderElement } from '../runtime/renderToDom.ts';
import { Badge } from './Badge.tsx';
import { Price } from './Price.tsx';
import { DiscontinuedLine, Stock } from './Stock.tsx';

/** Finds the cards inside an element, with the ids of their products; not in a filtered list, which is rendered again instead. */
export const findCards = (list: ParentNode): [id: string, card: HTMLElement][] =>
  [...list.querySelectorAll<HTMLElement>('[data-card]:not(.filtered *)')].map((card) => [
    card.dataset['card'] ?? '',
    card,
  ]);

/** Returns the text that says where a product is available, from its stock by branch. */
type ToAvailabilityText = (stock: StockByBranch) => string | undefined;

/** Updates existing cards with live price and stock: only what differs, without a layout shift. */
export function updateCards(
  list: ParentNode,
  priceAndStockById: ReadonlyMap<string, LivePriceAndStock>,
  toAvailabilityText: ToAvailabilityText,
): void {
  applyUpdates(
    findCards(list).flatMap(([id, card]) => {
      const live = priceAndStockById.get(id);
      return live ? findUpdates(card, live, toAvailabilityText(live.stock)) : [];
    }),
  );
}

/** Marks the cards of products that the shop no longer has (R5.12). */
export function markDiscontinued(list: ParentNode, ids: readonly string[]): void {
  if (ids.length === 0) return;
  applyUpdates(
    findCards(list)
      .filter(([id]) => ids.includes(id))
      .flatMap(([, card]) => toUpdates(card, '.stock', <DiscontinuedLine />, () => card.classList.add('sold-out'))),
  );
}

/** Shows the regular price on cards whose offer has ended (R4.19); it is already in their HTML, struck out. */
export function showRegularPrices(list: ParentNode, hasEnded: (id: string) => boolean): void {
  applyUpdates(
    findCards(list).flatMap(([id, card]) => {
      const price = toCents(card.querySelector('.price s')?.lastChild?.textContent?.replace('$', '') ?? '');
      return price !== null && hasEnded(id)
        ? toUpdates(card, '.price', <Price price={price} offer={null} />, () => updateBadge(card, null))
        : [];
    }),
  );
}

/** The price or stock of a card that differs from the live price and stock. */
interface CardUpdate {
  current: HTMLElement;
  next: HTMLElement;
  onReplaced: () => void;
}

function findUpdates(
  card: HTMLElement,
  live: PriceAndStock & { unit: string },
  availabilityText: string | undefined,
): readonly CardUpdate[] {
  const offer = findOffer(live);
  const stock = totalStock(live.stock);
  return [
    ...toUpdates(card, '.price', <Price price={live.price} offer={offer} />, () => updateBadge(card, offer)),
    ...toUpdates(card, '.stock', <Stock total={stock} unit={live.unit} availabilityText={availabilityText} />, () =>
      card.classList.toggle('sold-out', stock <= 0),
    ),
  ];
}

function updateBadge(card: HTMLElement, offer: Offer | null): void {
  card.querySelector('.badge .discount')?.closest('.badge')?.remove();
  if (!offer) return;
  card.querySelector('.badge')?.remove();
  card.querySelector('.picture-box')?.append(renderElement(<Badge offer={offer} recent={false} />));
}

/** The update of a card's price or stock: empty if it is up to date or missing. */
function toUpdates(card: HTMLElement, selector: string, element: ReactElement, onReplaced: () => void): CardUpdate[] {
  const current = card.querySelector<HTMLElement>(selector);
  const next = current && renderElement(element);
  return next && current.textContent !== next.textContent ? [{ current, next, onReplaced }] : [];
}

/**
 * Replaces prices and stocks with their updates, at the same height. Reads all heights first: reading one after a change forces
 * a layout, which takes 50 ms for the cards of the home page.
 */
function applyUpdates(updates: readonly CardUpdate[]): void {
  const heights = updates.map(({ current }) => current.offsetHeight);
  updates.forEach(({ current, next, onReplaced }, index) => {
    next.style.height = `${heights[index] ?? 0}px`;
    next.classList.add('updated');
    current.replaceWith(next);
    onReplaced();
  });
}
