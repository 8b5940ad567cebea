import { ownBranchText } from '../../components/stockText.ts';
import type { Branch, StockByBranch } from '../../contract/catalogue.ts';
import { chosenBranchId } from './branches.store.ts';

/** A branch as the HTML of every page has it, for the cards. */
export type BranchTuple = [id: string, neighbourhood: string, city: string, postalCode: string];

/** Shortens branches for the HTML of every page (`data-places` of the header). */
export const toBranchTuples = (branches: readonly Branch[]): BranchTuple[] =>
  branches.map(({ id, neighbourhood, city, postalCode }) => [id, neighbourhood, city, postalCode]);

/**
 * Where a product is available: "En tu sucursal", or "En Zapopan", the branch with the nearest postal code (R2.7), named by
 * its neighbourhood in the shopper's own city. Undefined if no known branch has it.
 * @param chosen id of the shopper's branch
 */
export function availabilityText(
  stock: StockByBranch,
  branches: readonly BranchTuple[],
  chosen: string,
): string | undefined {
  if ((stock[chosen] ?? 0) > 0) return ownBranchText;
  const [, , city, code] = branches.find(([id]) => id === chosen) ?? [];
  const distance = ([, , , other]: BranchTuple): number => Math.abs(Number(other) - Number(code)) || 0;
  const [nearest] = branches.filter(([id]) => (stock[id] ?? 0) > 0).sort((a, b) => distance(a) - distance(b));
  const name = nearest && ((nearest[2] === city && nearest[1]) || nearest[2] || nearest[1]);
  return name && `En ${name}`;
}

/** Creates availabilityText() for the branches of this page and the shopper's choice of this moment. */
export function createAvailabilityText(): (stock: StockByBranch) => string | undefined {
  const chosen = chosenBranchId();
  const header = document.querySelector<HTMLElement>('[data-places]');
  const branches = JSON.parse(header?.dataset['places'] ?? '[]') as BranchTuple[];
  return (stock) => availabilityText(stock, branches, chosen);
}
