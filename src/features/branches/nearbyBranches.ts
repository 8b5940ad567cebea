import type { Branch } from '../../contract/catalogue.ts';
import { postalCodeDigits } from '../../contract/fieldCodecs.ts';
import { sortForShopper } from './branches.ts';

export type BranchSearchResult = { branches: Branch[] } | { error: string };

const postalCodePattern = new RegExp(`\\d{${postalCodeDigits}}`);

/** Finds the postal code in what the shopper typed or pasted, such as "C.P. 44100"; undefined if there is none. */
export const findPostalCode = (typed: string): string | undefined => postalCodePattern.exec(typed)?.[0];

/**
 * Finds the branches near a postal code (R2.7): those whose code begins with the same digit, the nearest first.
 * @returns the exact message of R2.7 if the text is not a postal code or no branch is nearby
 */
export function findNearbyBranches(typed: string, branches: readonly Branch[]): BranchSearchResult {
  const code = findPostalCode(typed) ?? typed.trim();
  if (code.length < postalCodeDigits)
    return { error: 'El formato del código postal no es correcto o el campo está vacío' };
  const nearby = branches.filter(({ postalCode }) => postalCode.charAt(0) === code.charAt(0));
  if (nearby.length === 0) return { error: 'No contamos con sucursales cerca de tu código postal' };
  return { branches: sortForShopper(nearby, '', code) };
}
