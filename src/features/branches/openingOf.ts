import { zone } from '../../lib/zone.ts';
import { branchDetails, holidays } from '../../shop.ts';
import { openNow, spansOf, type Opening } from './openNow.ts';

/** Whether a branch is open at a moment, by the owner's hours (shop.ts); null where they are not known. */
export function openingOf(branch: string, now: Date): Opening | null {
  const { hours, zone: own = zone, closed = holidays } = branchDetails[branch] ?? {};
  return hours ? openNow(spansOf(hours), own, now, closed) : null;
}
