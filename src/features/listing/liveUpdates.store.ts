import { atom, computed } from 'nanostores';
import type { ListEntry, LiveUpdates } from '../../components/card.ts';
import { $branch } from '../branches/branches.store.ts';
import { createAvailabilityText } from '../branches/availabilityText.ts';
import { $figures, $unavailable } from './figures.store.ts';

/** The ids of the products that are on offer now; null until the offers page has fetched them (R4.19). */
export const $offers = atom<ReadonlySet<string> | null>(null);
export const $newOffers = atom<readonly ListEntry[]>([]);

/** All live data, with availability texts for the shopper's branch. */
export const $liveUpdates = computed(
  [$figures, $unavailable, $offers, $branch],
  (figures, unavailable, offers): LiveUpdates => {
    // Created on first use: at build time there is no page to read the branches from.
    let toText: ReturnType<typeof createAvailabilityText> | undefined;
    return {
      figures,
      unavailable,
      offers,
      toAvailabilityText: (stock) => (toText ??= createAvailabilityText())(stock),
    };
  },
);
