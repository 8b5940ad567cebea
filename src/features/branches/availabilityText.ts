import { inSelectedBranchText } from '../../components/texts.ts';
import type { StockByBranch } from '../../contract/catalogue.ts';
import { postalDistance } from './branches.ts';
import { selectedBranchId } from './branches.store.ts';
import type { BranchTuple } from './branchTuples.ts';
import { readHeaderBranches } from './headerBranches.ts';

/**
 * Where a product is available, and how many: "En tu sucursal: 4", or "En Zapopan: 9", the branch with the nearest postal code
 * (R2.7), named by its neighbourhood if it is in the shopper's city. Undefined if no known branch has it.
 * @param selectedId id of the shopper's branch
 */
export function availabilityText(
  stock: StockByBranch,
  branches: readonly BranchTuple[],
  selectedId: string,
): string | undefined {
  const pieces = stock[selectedId] ?? 0;
  if (pieces > 0) return `${inSelectedBranchText}: ${pieces}`;
  const [, , city, code = ''] = branches.find(([id]) => id === selectedId) ?? [];
  const distance = ([, , , postalCode]: BranchTuple): number => postalDistance(postalCode, code);
  const [nearest] = branches.filter(([id]) => (stock[id] ?? 0) > 0).sort((a, b) => distance(a) - distance(b) || 0);
  const name = nearest && ((nearest[2] === city && nearest[1]) || nearest[2] || nearest[1]);
  return name && `En ${name}: ${stock[nearest[0]] ?? 0}`;
}

/** Binds availabilityText() to the branches of the page's header and the shopper's current branch. */
export function createAvailabilityFormatter(): (stock: StockByBranch) => string | undefined {
  const selectedId = selectedBranchId();
  const branches = readHeaderBranches();
  return (stock) => availabilityText(stock, branches, selectedId);
}
