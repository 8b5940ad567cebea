import { here } from '../../components/stock.ts';
import type { Branch } from '../../contract/fields.ts';
import type { StockByBranch } from '../../contract/stock.ts';
import { rememberedBranch } from './remembered.ts';

/** A branch as cards name it. */
export type Place = [id: string, neighbourhood: string, city: string];

/** The branches as the header of every page has them. */
export const placesOf = (branches: readonly Branch[]): Place[] =>
  branches.map(({ id, neighbourhood, city }) => [id, neighbourhood, city]);

/**
 * Where a product can be had: "En tu sucursal", else "En Zapopan": in the shopper's city first, by its neighbourhood, then
 * where most pieces are. Undefined where no branch that is known has it.
 * @param own the shopper's branch
 */
export function placeOf(stock: StockByBranch, places: readonly Place[], own: string): string | undefined {
  if ((stock[own] ?? 0) > 0) return here;
  const city = places.find(([id]) => id === own)?.[2];
  const [best] = places
    .filter(([id]) => (stock[id] ?? 0) > 0)
    .sort((a, b) => Number(b[2] === city) - Number(a[2] === city) || (stock[b[0]] ?? 0) - (stock[a[0]] ?? 0));
  const name = best && ((best[2] === city && best[1]) || best[2] || best[1]);
  return name && `En ${name}`;
}

/** The same by the branches of this page and the shopper's choice, as it is when one asks. */
export function placesHere(): (stock: StockByBranch) => string | undefined {
  const own = rememberedBranch();
  const places = JSON.parse(document.querySelector<HTMLElement>('[data-places]')?.dataset['places'] ?? '[]') as Place[];
  return (stock) => placeOf(stock, places, own);
}
