import { atom, computed } from 'nanostores';
import type { ListEntry, LiveUpdates } from '../../components/card.ts';
import { $selectedBranch } from '../branches/branches.store.ts';
import { createAvailabilityFormatter } from '../branches/availabilityText.ts';
import { $priceAndStockById, $discontinued } from './priceAndStock.store.ts';

/** The ids of the products on offer now (R4.19); null until they are fetched, and on pages other than the offers. */
export const $offers = atom<ReadonlySet<string> | null>(null);
/** The offers that are not in the page's HTML. */
export const $newOffers = atom<readonly ListEntry[]>([]);

/** All live data, with availability texts for the shopper's branch. */
export const $liveUpdates = computed(
  [$priceAndStockById, $discontinued, $offers, $selectedBranch],
  (priceAndStockById, discontinued, offers): LiveUpdates => {
    // Created on first use: it reads the branches from the page, which the build does not have.
    let toText: ReturnType<typeof createAvailabilityFormatter> | undefined;
    return {
      priceAndStockById,
      discontinued,
      offers,
      toAvailabilityText: (stock) => (toText ??= createAvailabilityFormatter())(stock),
    };
  },
);
