import { branchName, type BranchSummary } from '../../../components/branch.ts';
import type { StockByBranch } from '../../../contract/catalogue.ts';
import { postalDistance } from '../../branches/branches.ts';

/**
 * Sorts branches for their rows (R2.6): the shopper's first, then those in stock, sold out and unknown, the nearest first
 * in each group.
 */
export function sortBranchesForStock(
  stock: StockByBranch,
  branches: readonly BranchSummary[],
  selectedId: string,
): BranchSummary[] {
  const selected = branches.find(({ id }) => id === selectedId);
  const rank = ({ id }: BranchSummary): number => {
    if (id === selectedId) return 0;
    const pieces = stock[id];
    if (pieces === undefined) return 3;
    return pieces > 0 ? 1 : 2;
  };
  const distance = ({ postalCode }: BranchSummary): number => postalDistance(selected?.postalCode ?? '', postalCode);
  // Infinity - Infinity is NaN.
  return [...branches].sort((a, b) => rank(a) - rank(b) || distance(a) - distance(b) || 0);
}

/** Which branches have a product, for a shopper of one branch (R5.13). */
export interface Availability {
  selected: BranchSummary;
  /** The pieces in that branch; null if the API does not report them. */
  pieces: number | null;
  /** The nearest other branch that has it, and how many. */
  other: { branch: BranchSummary; pieces: number } | null;
  /** The number of other branches that have it. */
  otherCount: number;
}

/** Finds which branches have a product. @param branches sorted by sortBranchesForStock @param selected the shopper's branch */
export function findAvailability(
  stock: StockByBranch,
  branches: readonly BranchSummary[],
  selected: BranchSummary,
): Availability {
  const othersInStock = branches.filter(({ id }) => id !== selected.id && (stock[id] ?? 0) > 0);
  const [nearest] = othersInStock;
  return {
    selected,
    pieces: stock[selected.id] ?? null,
    other: nearest ? { branch: nearest, pieces: stock[nearest.id] ?? 0 } : null,
    otherCount: othersInStock.length,
  };
}

/**
 * The branch in the message of Comprar (R5.13): the shopper's if it has the product or no other branch does; otherwise the nearest one
 * that does, with a question if the stock of the shopper's is unknown.
 */
export function branchInMessage({ selected, pieces, other }: Availability): string {
  if ((pieces ?? 0) > 0 || !other) return branchName(selected);
  const otherName = branchName(other.branch);
  return pieces === null ? `${otherName} (¿también hay en ${branchName(selected)}?)` : otherName;
}
