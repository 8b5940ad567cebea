import { branchName, shortCity } from '../../../components/branch.ts';
import type { StockByBranch, Branch } from '../../../contract/catalogue.ts';
import { postalDistance } from '../../branches/branches.ts';

/** A branch as its stock shows it: by its city and neighbourhood. */
export interface NamedBranch {
  id: string;
  /** The neighbourhood; the city of a branch without one, whose `city` is then empty. */
  name: string;
  city: string;
  /** The postal code, which distances are estimated by (R2.7). */
  code: string;
}

export const toNamedBranch = ({ id, neighbourhood, city, postalCode: code }: Branch): NamedBranch =>
  neighbourhood
    ? { id, name: neighbourhood, city: shortCity(city), code }
    : { id, name: shortCity(city), city: '', code };

/** "Guadalajara · Centro". */
export const fullBranchName = ({ name, city }: NamedBranch): string => branchName({ city, neighbourhood: name });

/**
 * Sorts branches for their rows (R2.6): the shopper's first, then those in stock, sold out and unknown, the nearest first
 * in each group.
 */
export function branchesInOrder(stock: StockByBranch, branches: readonly NamedBranch[], chosen: string): NamedBranch[] {
  const own = branches.find(({ id }) => id === chosen);
  const rank = ({ id }: NamedBranch): number => {
    if (id === chosen) return 0;
    const pieces = stock[id];
    return pieces === undefined ? 3 : pieces > 0 ? 1 : 2;
  };
  const distance = ({ code }: NamedBranch): number => postalDistance(own?.code ?? '', code);
  return [...branches].sort((a, b) => rank(a) - rank(b) || distance(a) - distance(b) || 0);
}

/** Which branches have a product, for a shopper of one branch (R5.13). */
export interface Availability {
  own: NamedBranch;
  /** The pieces in that branch; null if the API does not give them. */
  pieces: number | null;
  /** The nearest other branch that has it, and how many. */
  other: { branch: NamedBranch; pieces: number } | null;
  elsewhere: number;
}

/** @param branches sorted by branchesInOrder @param own the shopper's branch */
export function findAvailability(
  stock: StockByBranch,
  branches: readonly NamedBranch[],
  own: NamedBranch,
): Availability {
  const others = branches.filter(({ id }) => id !== own.id && (stock[id] ?? 0) > 0);
  const [nearest] = others;
  return {
    own,
    pieces: stock[own.id] ?? null,
    other: nearest ? { branch: nearest, pieces: stock[nearest.id] ?? 0 } : null,
    elsewhere: others.length,
  };
}

/** The branch that the message of Comprar names: one that has the product (R5.13). */
export function chatBranchName({ own, pieces, other }: Availability): string {
  if ((pieces ?? 0) > 0 || !other) return fullBranchName(own);
  const otherName = fullBranchName(other.branch);
  return pieces === null ? `${otherName} (¿también hay en ${fullBranchName(own)}?)` : otherName;
}
