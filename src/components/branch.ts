import type { Branch } from '../contract/catalogue.ts';

/** The short name of a city; addresses keep the full name (R2.10). */
export const shortCity = (city: string): string => (/^ciudad de m[eé]xico$/i.test(city) ? 'CDMX' : city);

/** The name of a branch, city first, since several are called "Centro" (R2.10): "Guadalajara · Centro". */
export const branchName = ({ neighbourhood, city }: Pick<Branch, 'neighbourhood' | 'city'>): string =>
  [shortCity(city), neighbourhood].filter(Boolean).join(' · ');

/** The address of a branch in two lines, as on an envelope; '' for a line of which nothing is known. */
export const branchAddress = ({ street, number, neighbourhood, postalCode, city, state }: Branch): [string, string] => [
  [[street, number].filter(Boolean).join(' '), neighbourhood].filter(Boolean).join(', '),
  [postalCode, [...new Set([city, state])].filter(Boolean).join(', ')].filter(Boolean).join(' '),
];

/** The address of a branch in one line. */
export const branchAddressLine = (branch: Branch): string => branchAddress(branch).filter(Boolean).join(', ');

/** The URL of the branch on a map. */
export const mapUrl = (branch: Branch): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(branchAddressLine(branch))}`;

/** The URL of directions to the branch on a map (developers.google.com/maps/documentation/urls). */
export const directionsUrl = (branch: Branch): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(branchAddressLine(branch))}`;

/** A branch as the stock list shows it. */
export interface BranchSummary {
  id: string;
  neighbourhood: string;
  city: string;
  /** The postal code, from which distances are estimated (R2.7). */
  postalCode: string;
  /** Whether its hours are known. */
  hasHours: boolean;
}

/** Summarizes a branch of the page's header (features/branches/branchTuples.ts). */
export function toBranchSummary([id, neighbourhood, city, postalCode, week]: readonly [
  string,
  string,
  string,
  string,
  ...unknown[],
]): BranchSummary {
  return { id, neighbourhood, city, postalCode, hasHours: week !== undefined };
}
