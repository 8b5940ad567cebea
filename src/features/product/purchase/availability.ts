import type { StockByBranch, Branch } from '../../../contract/fields.ts';

/** A branch as stock is told for it: its city, by which shoppers know it, and its neighbourhood. */
export interface NamedBranch {
  id: string;
  /** Its neighbourhood; its city where it has none. */
  name: string;
  city: string;
  /** Its postal code: which others are near is reckoned by it, as in the search for branches (R2.7). */
  code: string;
}

export const toNamedBranch = ({ id, neighbourhood, city, postalCode: code }: Branch): NamedBranch =>
  neighbourhood ? { id, name: neighbourhood, city, code } : { id, name: city, city: '', code };

/** "Centro, Guadalajara". */
export const fullBranchName = ({ name, city }: NamedBranch): string => (city ? `${name}, ${city}` : name);

/** How far two branches are apart, by their postal codes; Infinity where that is not known. */
const distance = (a: NamedBranch | undefined, b: NamedBranch): number => {
  const distance = a?.code && b.code ? Math.abs(Number(a.code) - Number(b.code)) : NaN;
  return Number.isNaN(distance) ? Infinity : distance;
};

/**
 * The branches in the order of their rows (R2.6): the shopper's, then those that have some, those that have none, those of
 * which the API tells nothing; among each the nearest first.
 */
export function branchesInOrder(stock: StockByBranch, branches: readonly NamedBranch[], chosen: string): NamedBranch[] {
  const own = branches.find(({ id }) => id === chosen);
  const rank = ({ id }: NamedBranch): number => {
    if (id === chosen) return 0;
    const pieces = stock[id];
    return pieces === undefined ? 3 : pieces > 0 ? 1 : 2;
  };
  return [...branches].sort((a, b) => rank(a) - rank(b) || distance(own, a) - distance(own, b) || 0);
}

/** Where a product is, for a shopper of one branch (R5.13). */
export interface Availability {
  /** The shopper's branch. */
  own: NamedBranch;
  /** Its pieces there; null: the API does not tell them. */
  pieces: number | null;
  /** The nearest other branch that has it, and how many. */
  other: { branch: NamedBranch; pieces: number } | null;
  /** How many other branches have it. */
  elsewhere: number;
}

/** @param own the shopper's branch @param branches in the order of branchesInOrder */
export function findAvailability(
  stock: StockByBranch,
  branches: readonly NamedBranch[],
  own: NamedBranch,
): Availability {
  const having = branches.filter(({ id }) => id !== own.id && (stock[id] ?? 0) > 0);
  const [nearest] = having;
  return {
    own,
    pieces: stock[own.id] ?? null,
    other: nearest ? { branch: nearest, pieces: stock[nearest.id] ?? 0 } : null,
    elsewhere: having.length,
  };
}

/** What the text of Comprar says of the branch: one that has it (R5.13). */
export function branchToAsk({ own, pieces, other }: Availability): string {
  if ((pieces ?? 0) > 0 || !other) return fullBranchName(own);
  const there = fullBranchName(other.branch);
  return pieces === null ? `${there} (¿también hay en ${fullBranchName(own)}?)` : there;
}
