import { ownBranchText } from '../../components/texts.ts';
import type { StockByBranch } from '../../contract/catalogue.ts';
import { postalDistance } from './branches.ts';
import { chosenBranchId } from './branches.store.ts';
import type { BranchTuple } from './branchTuples.ts';
import { readHeaderBranches } from './headerBranches.ts';

/**
 * Where a product is available, and how many: "En tu sucursal: 4", or "En Zapopan: 9", the branch with the nearest postal code
 * (R2.7), named by its neighbourhood if it is in the shopper's city. Undefined if no known branch has it.
 * @param chosen id of the shopper's branch
 */
export function availabilityText(
  stock: StockByBranch,
  branches: readonly BranchTuple[],
  chosen: string,
): string | undefined {
  const own = stock[chosen] ?? 0;
  if (own > 0) return `${ownBranchText}: ${own}`;
  const [, , city, code = ''] = branches.find(([id]) => id === chosen) ?? [];
  const distance = ([, , , postalCode]: BranchTuple): number => postalDistance(postalCode, code);
  const [nearest] = branches.filter(([id]) => (stock[id] ?? 0) > 0).sort((a, b) => distance(a) - distance(b) || 0);
  const name = nearest && ((nearest[2] === city && nearest[1]) || nearest[2] || nearest[1]);
  return name && `En ${name}: ${stock[nearest[0]] ?? 0}`;
}

/** Binds availabilityText() to the branches of this page and the shopper's current branch. */
export function createAvailabilityText(): (stock: StockByBranch) => string | undefined {
  const chosen = chosenBranchId();
  const branches = readHeaderBranches();
  return (stock) => availabilityText(stock, branches, chosen);
}
