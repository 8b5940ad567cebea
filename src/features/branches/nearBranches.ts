import type { Branch } from '../../contract/catalogue.ts';
import { postalCodeDigits } from '../../contract/fieldCodecs.ts';
import { sortForShopper } from './branches.ts';

export type BranchSearchResult = { branches: Branch[] } | { error: string };

/**
 * Finds the branches near a postal code (R2.7): those whose code begins with the same digit, the nearest number first.
 * @returns the exact message of R2.7 where the text is no code, or no branch is near
 */
export function findNearBranches(typed: string, branches: readonly Branch[]): BranchSearchResult {
  const code = typed.trim();
  if (code.length < postalCodeDigits)
    return { error: 'El formato del código postal no es correcto o el campo está vacío' };
  const near = branches.filter(({ postalCode }) => postalCode.charAt(0) === code.charAt(0));
  if (near.length === 0) return { error: 'No contamos con sucursales cerca de tu código postal' };
  return { branches: sortForShopper(near, '', code) };
}
