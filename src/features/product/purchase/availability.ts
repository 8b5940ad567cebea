import { branchName, type BranchLabel } from '../../../components/branch.ts';
import type { StockByBranch } from '../../../contract/catalogue.ts';
import { postalDistance } from '../../branches/branches.ts';

/** "Guadalajara · Centro". */
export const fullBranchName = ({ name, city }: BranchLabel): string => branchName({ city, neighbourhood: name });

/**
 * Sorts branches for their rows (R2.6): the shopper's first, then those in stock, sold out and unknown, the nearest first
 * in each group.
 */
export function sortBranchesForStock(
  stock: StockByBranch,
  branches: readonly BranchLabel[],
  chosen: string,
): BranchLabel[] {
  const own = branches.find(({ id }) => id === chosen);
  const rank = ({ id }: BranchLabel): number => {
    if (id === chosen) return 0;
    const pieces = stock[id];
    if (pieces === undefined) return 3;
    return pieces > 0 ? 1 : 2;
  };
  const distance = ({ code }: BranchLabel): number => postalDistance(own?.code ?? '', code);
  // Infinity - Infinity is NaN.
  return [...branches].sort((a, b) => rank(a) - rank(b) || distance(a) - distance(b) || 0);
}

/** Which branches have a product, for a shopper of one branch (R5.13). */
export interface Availability {
  own: BranchLabel;
  /** The pieces in that branch; null if the API does not report them. */
  pieces: number | null;
  /** The nearest other branch that has it, and how many. */
  other: { branch: BranchLabel; pieces: number } | null;
  /** The number of other branches that have it. */
  elsewhere: number;
}

/** Finds which branches have a product. @param branches sorted by sortBranchesForStock @param own the shopper's branch */
export function findAvailability(
  stock: StockByBranch,
  branches: readonly BranchLabel[],
  own: BranchLabel,
): Availability {
  const othersInStock = branches.filter(({ id }) => id !== own.id && (stock[id] ?? 0) > 0);
  const [nearest] = othersInStock;
  return {
    own,
    pieces: stock[own.id] ?? null,
    other: nearest ? { branch: nearest, pieces: stock[nearest.id] ?? 0 } : null,
    elsewhere: othersInStock.length,
  };
}

/**
 * The branch in the message of Comprar (R5.13): the shopper's if it has the product or no other branch does; otherwise the nearest one
 * that does, with a question if the stock of the shopper's is unknown.
 */
export function chatBranchText({ own, pieces, other }: Availability): string {
  if ((pieces ?? 0) > 0 || !other) return fullBranchName(own);
  const otherName = fullBranchName(other.branch);
  return pieces === null ? `${otherName} (¿también hay en ${fullBranchName(own)}?)` : otherName;
}
