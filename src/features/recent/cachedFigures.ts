import { chosenBranchId } from '../branches/branches.store.ts';
import { readTabFigures } from '../listing/figures.store.ts';
import type { DatedFigures } from '../listing/tabFigures.ts';
import { readUnavailable } from '../product/discontinued/unavailable.ts';
import { describeChange, toObserved } from './viewedChanges.ts';
import type { Viewed } from './recent.ts';

/** How long what the tab has learned of a product counts as known, ms. */
const maxAge = 3_600_000;

type CachedFigures = DatedFigures | 'unavailable';

/** What this tab knows of products from the live API, by id: nothing is asked for it (R5.15). Nothing without a network. */
export function readCachedFigures(): Map<string, CachedFigures> {
  if (!navigator.onLine) return new Map();
  return new Map<string, CachedFigures>([
    ...readTabFigures(maxAge).map((figures) => [figures.id, figures] as const),
    ...readUnavailable().map((id) => [id, 'unavailable'] as const),
  ]);
}

/** Describes how a viewed product has changed, by the figures that this tab knows. */
export const describeCachedChange = ({ seen }: Viewed, known: CachedFigures | undefined): string | null =>
  describeChange(seen, typeof known === 'object' ? toObserved(known, chosenBranchId(), known.at) : (known ?? null));
