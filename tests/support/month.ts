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
import { createCatalogue } from './catalogue.ts';

const [minute, hour, day] = [60_000, 3600e3, 24 * 3600e3];
/** Midnight in Mexico City, of a Sunday. */
export const start = Date.parse('2026-11-01T06:00:00.000Z');
export const days = 30;

/** Hours of the month, from its beginning on. */
export type Span = [from: number, to: number];

export interface MonthScenario {
  budget: number;
  /** Minutes between polls, and the hours of the day with polls. */
  every: number;
  by?: Span;
  debounce: number;
  /** A third of the products are at half price. */
  sale?: Span;
  /** The API is down. */
  outage?: Span;
  /** Somebody publishes the previous deploy, and restores it later. */
  rolledBack?: Span;
  /** Merges of code: each deploys the catalogue of that moment. */
  merges?: number[];
}

/** The content of built pages: prices by product, and which are on offer. */
const toPrices = ({ products }: Catalogue): number[] => products.map(effectivePrice);
const toOffers = ({ products }: Catalogue): boolean[] => products.map(({ discountPrice }) => discountPrice > 0);

/** Copies the catalogue of a moment. Changes replace the fields of a product, never mutate them. */
const copyCatalogue = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  products: catalogue.products.map((product) => ({ ...product })),
});

/** Simulates a month: 50 price changes and 500 stock changes a day, between 9 and 19 h, and the events of a scenario. */
export function month({ budget, every, by = [0, 24], debounce, ...scenario }: MonthScenario) {
  const chance = createRandom(7);
  const catalogue = createCatalogue(300, {}, () => ({ stock: { 1: 3, 2: 2 } }));
  const { products } = catalogue;
  const within = (now: number, span?: Span): boolean =>
    span !== undefined && now >= start + span[0] * hour && now < start + span[1] * hour;
  const built = (time: number) => ({
    ...{ time: new Date(time).toISOString(), digests: createDigests(catalogue), prices: toPrices(catalogue) },
    offers: toOffers(catalogue),
  });
  const published: (DeployedCatalogue & Pick<ReturnType<typeof built>, 'prices' | 'offers'>)[] = [built(start)];
  let [state, building, seen] = [emptyState(), null as number | null, copyCatalogue(catalogue)];
  let [back, onSale] = [false, false];
  const refused: string[] = [];
  const waits: number[] = [];
  let waiting: number[] = [];
  const stale: { hour: number; pages: number; offers: number; of: string }[] = [];
  const mergesLeft = [...(scenario.merges ?? [])];

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
    if (!within(now, scenario.outage)) workDay(now);
    if (within(now, scenario.sale) !== onSale) {
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
    back = within(now, scenario.rolledBack);
    const deployed = (back && published.at(-2)) || published.at(-1);
    if (!deployed) throw new Error('Nothing is published.');
    stale.push({
      hour: (now - start) / hour,
      pages: toPrices(catalogue).filter((price, index) => price !== deployed.prices[index]).length,
      offers: toOffers(catalogue).filter((offer, index) => offer !== deployed.offers[index]).length,
      of: deployed.time,
    });

    const at = ((now - start) / hour) % 24;
    if (((now - start) / minute) % every !== 0 || at < by[0] || at > by[1] || within(now, scenario.outage)) continue;
    detectRollBack(state, deployed.time, new Date(now));
    refused.push(...checkGuards(seen, catalogue));
    state.maxPriceChange = Math.max(
      state.maxPriceChange,
      priceChangeShare(findChanges(seen, catalogue, '', ''), products.length),
    );
    seen = copyCatalogue(catalogue);
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
    max: hours.at(-1) ?? 0,
    times: state.orders.map((time) => Date.parse(time)),
    /** Refusals of the guards, which a person would have to resolve. */
    refused,
    /**
     * At each moment of the month: the number of pages with an outdated price, the number with an outdated offer, and the time
     * of their catalogue.
     */
    stale,
  };
}
