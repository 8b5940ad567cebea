import { chosenBranchId } from '../branches/branches.store.ts';
import { readTabFigures } from '../listing/figures.store.ts';
import type { DatedFigures } from '../listing/tabFigures.ts';
import { readUnavailable } from '../product/discontinued/unavailable.ts';
import { describeChange, toViewedFigures } from './viewedChanges.ts';
import type { Viewed } from './recent.ts';

/** Max age of cached figures, ms. */
const maxAge = 3_600_000;

type CachedFigures = DatedFigures | 'unavailable';

/** The live figures that this tab has cached, by id, without any call (R5.15); empty if offline. */
export function readCachedFigures(): Map<string, CachedFigures> {
  if (!navigator.onLine) return new Map();
  return new Map<string, CachedFigures>([
    ...readTabFigures(maxAge).map((figures) => [figures.id, figures] as const),
    ...readUnavailable().map((id) => [id, 'unavailable'] as const),
  ]);
}

/** Describes how a viewed product has changed, by the figures that this tab knows. */
export const describeCachedChange = ({ figures }: Viewed, cached: CachedFigures | undefined): string | null =>
  describeChange(
    figures,
    typeof cached === 'object' ? toViewedFigures(cached, chosenBranchId(), cached.at) : (cached ?? null),
  );
