import { shortCity } from '../../components/branch.ts';
import type { Branch } from '../../contract/catalogue.ts';
import { mexicoCityZone as shopZone } from '../../lib/time.ts';
import { branchDetails, holidays } from '../../shop.ts';
import type { Week } from './openingHours.ts';
import { toWeek } from './weekHours.ts';

/**
 * A branch as the HTML of every page has it, for scripts that know nothing else of the shop; without hours if unknown. Each
 * quote mark is six bytes in an attribute: times are numbers, and days on which it is closed one text ("01-01 12-25").
 */
export type BranchTuple = [
  id: string,
  neighbourhood: string,
  city: string,
  postalCode: string,
  week?: Week,
  zone?: string,
  closed?: string,
];

/** Shortens branches for the HTML of every page (`data-places` of the header). */
export const toBranchTuples = (branches: readonly Branch[]): BranchTuple[] =>
  branches.map(({ id, neighbourhood, city, postalCode }) => {
    const { hours, zone = shopZone, closed = holidays } = branchDetails[id] ?? {};
    const place = [id, neighbourhood, shortCity(city), postalCode] as const;
    return hours ? [...place, toWeek(hours), zone, closed.join(' ')] : [...place];
  });
