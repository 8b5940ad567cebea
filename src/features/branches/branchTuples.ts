import { shortCity } from '../../components/branch.ts';
import type { Branch } from '../../contract/catalogue.ts';
import { mexicoCityZone as shopZone } from '../../lib/time.ts';
import { branchDetails, holidays } from '../../shop/branchDetails.ts';
import type { Week } from './openingHours.ts';
import { toWeek } from './weekHours.ts';

/**
 * A branch in the HTML of every page, for scripts; without hours if these are unknown. A quotation mark in an attribute takes six
 * bytes (`&quot;`), so times are numbers, and the holidays one string: "01-01 12-25".
 */
export type BranchTuple = [
  id: string,
  neighbourhood: string,
  city: string,
  postalCode: string,
  week?: Week,
  zone?: string,
  holidays?: string,
];

/** Shortens branches for the HTML of every page (`data-branches` of the header). Not in headerBranches.ts, which every page loads. */
export const toBranchTuples = (branches: readonly Branch[]): BranchTuple[] =>
  branches.map(({ id, neighbourhood, city, postalCode }) => {
    const { hours, zone = shopZone, closed = holidays } = branchDetails[id] ?? {};
    const location = [id, neighbourhood, shortCity(city), postalCode] as const;
    return hours ? [...location, toWeek(hours), zone, closed.join(' ')] : [...location];
  });
