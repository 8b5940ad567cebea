import {
  decide,
  applyDecision,
  priceChangeShare,
  toKey,
  type DeployedCatalogue,
} from '../../scripts/rebuild/decide.ts';
import { detectRollBack } from '../../scripts/rebuild/freeze.ts';
import { emptyState } from '../../scripts/rebuild/rebuildState.ts';
import { createRandom } from '../../scripts/sandbox/seed/random.ts';
import { checkGuards } from '../../scripts/snapshot/publishGuards.ts';
import { findChanges, createDigests } from '../../src/catalogue/changes.ts';
import { effectivePrice } from '../../src/contract/rules.ts';
import type { Catalogue } from '../../src/catalogue/snapshot.ts';
import { catalogueOf } from './catalogue.ts';

const [minute, hour, day] = [60_000, 3600e3, 24 * 3600e3];
/** Midnight in Mexico City, of a Sunday. */
export const start = Date.parse('2026-11-01T06:00:00.000Z');
export const days = 30;

/** Hours of the month, from its beginning on. */
export type Span = [from: number, to: number];

export interface Happenings {
  budget: number;
  /** Minutes between looks, and the hours of the day that have some. */
  every: number;
  by?: Span;
  debounce: number;
  /** A third of the shop is half as dear. */
  sale?: Span;
  /** Nobody reaches the API. */
  outage?: Span;
  /** Somebody publishes the deploy before, and lets it go on. */
  rolledBack?: Span;
  /** Merges of code, each a deploy of the catalogue of that moment. */
  merges?: number[];
}

/** What a site is built of: prices by product, as its pages show them, and which of them are on offer. */
const pricesOf = ({ products }: Catalogue): number[] => products.map(effectivePrice);
const offersOf = ({ products }: Catalogue): boolean[] => products.map(({ discountPrice }) => discountPrice > 0);

/** The catalogue of a moment: what changes of a product is replaced, never changed in place. */
const copyOf = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  products: catalogue.products.map((product) => ({ ...product })),
});

/** A month of a back office: 50 price changes and 500 stock moves a day, between 9 and 19 h, and what else happens. */
export function month({ budget, every, by = [0, 24], debounce, ...what }: Happenings) {
  const chance = createRandom(7);
  const catalogue = catalogueOf(300, {}, () => ({ stock: { 1: 3, 2: 2 } }));
  const { products } = catalogue;
  const within = (now: number, span?: Span): boolean =>
    span !== undefined && now >= start + span[0] * hour && now < start + span[1] * hour;
  const built = (time: number) => ({
    ...{ time: new Date(time).toISOString(), digests: createDigests(catalogue), prices: pricesOf(catalogue) },
    offers: offersOf(catalogue),
  });
  const published: (DeployedCatalogue & Pick<ReturnType<typeof built>, 'prices' | 'offers'>)[] = [built(start)];
  let [state, building, seen] = [emptyState(), null as number | null, copyOf(catalogue)];
  let [back, onSale] = [false, false];
  const refused: string[] = [];
  const waits: number[] = [];
  let waiting: number[] = [];
  const stale: { hour: number; pages: number; offers: number; of: string }[] = [];
  const mergesLeft = [...(what.merges ?? [])];

  function workDay(now: number): void {
    const at = ((now - start) / hour) % 24;
    if (at < 9 || at >= 19) return;
    const step = Math.round((at - 9) * 6); // 60 of them a working day.
    if (step < 50) {
      chance.pick(products).price += 100;
      waiting.push(now);
    }
    for (let move = 0; move < (step < 20 ? 9 : 8); move++) {
      const product = chance.pick(products);
      product.stock = { 1: Math.max(0, (product.stock['1'] ?? 0) + (chance.chance(0.5) ? -1 : 1)), 2: 0 };
    }
  }

  function publish(now: number): void {
    published.push(built(now));
    waits.push(...waiting.map((since) => now - since));
    waiting = [];
  }

  for (let now = start; now < start + days * day; now += 10 * minute) {
    if (!within(now, what.outage)) workDay(now);
    if (within(now, what.sale) !== onSale) {
      onSale = !onSale;
      for (const product of products.slice(0, 100))
        product.discountPrice = onSale ? Math.round(product.price * 0.5) : 0;
    }
    if (building !== null && now >= building) publish(((building = null), now));
    if (mergesLeft[0] !== undefined && now >= start + mergesLeft[0] * hour) {
      mergesLeft.shift();
      publish(now);
      state.otherBuilds = [...state.otherBuilds, new Date(now).toISOString()];
    }
    back = within(now, what.rolledBack);
    const deployed = (back && published.at(-2)) || published.at(-1);
    if (!deployed) throw new Error('Nothing is published.');
    stale.push({
      hour: (now - start) / hour,
      pages: pricesOf(catalogue).filter((price, index) => price !== deployed.prices[index]).length,
      offers: offersOf(catalogue).filter((offer, index) => offer !== deployed.offers[index]).length,
      of: deployed.time,
    });

    const at = ((now - start) / hour) % 24;
    if (((now - start) / minute) % every !== 0 || at < by[0] || at > by[1] || within(now, what.outage)) continue;
    detectRollBack(state, deployed.time, new Date(now));
    const no = checkGuards(seen, catalogue);
    refused.push(...no);
    state.maxPriceChange = Math.max(
      state.maxPriceChange,
      priceChangeShare(findChanges(seen, catalogue, '', ''), products.length),
    );
    seen = copyOf(catalogue);
    const live = createDigests(catalogue);
    const limits = { debounce: debounce * minute, budget, patience: 30 * minute };
    const { action, reason } = decide(state, deployed, live, new Date(now), limits);
    if (action === 'failed') throw new Error(reason);
    state = applyDecision(state, action, toKey(live), new Date(now).toISOString());
    if (action === 'order') building = now + 5 * minute;
  }
  const hours = waits.map((ms) => ms / hour).sort((a, b) => a - b);
  return {
    deploys: state.orders.length + state.otherBuilds.length,
    median: hours[Math.floor(hours.length / 2)] ?? 0,
    most: hours.at(-1) ?? 0,
    times: state.orders.map((time) => Date.parse(time)),
    /** What the guards had against it: somebody would have had to come. */
    refused,
    /**
     * At each moment of the month how many pages showed another price than is asked, how many an offer that is none (or
     * none that is one), and of when the catalogue was that they showed.
     */
    stale,
  };
}
