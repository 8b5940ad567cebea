import type { Branch } from '../../contract/catalogue.ts';
import { postalCodeDigits } from '../../contract/fieldCodecs.ts';
import { sortForShopper } from './branches.ts';

export type BranchSearchResult = { branches: Branch[] } | { error: string };

/**
 * Finds the branches near a postal code (R2.7): those whose code begins with the same digit, the nearest first.
 * @returns the exact message of R2.7 if the text is not a postal code or no branch is nearby
 */
export function findNearbyBranches(typed: string, branches: readonly Branch[]): BranchSearchResult {
  const code = typed.trim();
  if (code.length < postalCodeDigits)
    return { error: 'El formato del código postal no es correcto o el campo está vacío' };
  const nearby = branches.filter(({ postalCode }) => postalCode.charAt(0) === code.charAt(0));
  if (nearby.length === 0) return { error: 'No contamos con sucursales cerca de tu código postal' };
  return { branches: sortForShopper(nearby, '', code) };
}
