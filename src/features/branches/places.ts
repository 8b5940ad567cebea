import { here } from '../../components/stockText.ts';
import type { Branch } from '../../contract/fields.ts';
import type { StockByBranch } from '../../contract/stockColumns.ts';
import { chosenBranchId } from './branches.store.ts';

/** A branch as cards name it. */
export type BranchTuple = [id: string, neighbourhood: string, city: string, postalCode: string];

/** The branches as the header of every page has them. */
export const toBranchTuples = (branches: readonly Branch[]): BranchTuple[] =>
  branches.map(({ id, neighbourhood, city, postalCode }) => [id, neighbourhood, city, postalCode]);

/**
 * Where a product can be had: "En tu sucursal", else "En Zapopan", the nearest by its postal code, as in the search for
 * branches (R2.7); in the shopper's own city by its neighbourhood. Undefined where no branch that is known has it.
 * @param own the shopper's branch
 */
export function placeOf(stock: StockByBranch, places: readonly BranchTuple[], own: string): string | undefined {
  if ((stock[own] ?? 0) > 0) return here;
  const [, , city, code] = places.find(([id]) => id === own) ?? [];
  const far = ([, , , other]: BranchTuple): number => Math.abs(Number(other) - Number(code)) || 0;
  const [nearest] = places.filter(([id]) => (stock[id] ?? 0) > 0).sort((a, b) => far(a) - far(b));
  const name = nearest && ((nearest[2] === city && nearest[1]) || nearest[2] || nearest[1]);
  return name && `En ${name}`;
}

/** The same by the branches of this page and the shopper's choice, as it is when one asks. */
export function placesHere(): (stock: StockByBranch) => string | undefined {
  const own = chosenBranchId();
  const places = JSON.parse(
    document.querySelector<HTMLElement>('[data-places]')?.dataset['places'] ?? '[]',
  ) as BranchTuple[];
  return (stock) => placeOf(stock, places, own);
}
