import type { Branch } from '../../contract/fields.ts';

export type BranchSearch = { branches: Branch[] } | { error: string };

/** Digits of a postal code (R2.7). */
export const codeLength = 5;

/**
 * The branches near a postal code (R2.7): those whose code begins with the same digit, the nearest number first.
 * @returns the exact message where the text is no code, or none is near
 */
export function branchesNear(typed: string, branches: readonly Branch[]): BranchSearch {
  const code = typed.trim();
  if (code.length < codeLength) return { error: 'El formato del código postal no es correcto o el campo está vacío' };
  const near = branches.filter(({ postalCode }) => postalCode.charAt(0) === code.charAt(0));
  if (near.length === 0) return { error: 'No contamos con sucursales cerca de tu código postal' };
  return { branches: near.sort(byDistance(code)) };
}

/** Orders branches by how far their postal codes are from one; those without a number come last. */
function byDistance(code: string): (a: Branch, b: Branch) => number {
  const distance = ({ postalCode }: Branch): number => {
    const difference = Math.abs(Number(postalCode) - Number(code));
    return Number.isNaN(difference) ? Infinity : difference;
  };
  return (a, b) => distance(a) - distance(b) || 0;
}

/** All branches but some, in their order. */
export const others = (all: readonly Branch[], near: readonly Branch[]): Branch[] =>
  all.filter(({ id }) => !near.some((each) => each.id === id));
