import type { Branch } from '../contract/catalogue.ts';

/** What a branch is called: its neighbourhood and city. */
export const branchName = ({ neighbourhood, city }: Branch): string => [neighbourhood, city].filter(Boolean).join(', ');

/** The address of a branch in the two lines of an envelope. */
export const branchAddress = ({ street, number, neighbourhood, postalCode, city, state }: Branch): [string, string] => [
  [[street, number].filter(Boolean).join(' '), neighbourhood].filter(Boolean).join(', '),
  `${postalCode} ${[...new Set([city, state])].filter(Boolean).join(', ')}`,
];

/** Where a map shows the branch. */
export const mapAddress = (branch: Branch): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(branchAddress(branch).join(', '))}`;
