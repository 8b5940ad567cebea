import { describe, expect, test } from 'vitest';
import { nextDeployTime } from '../../scripts/rebuild/budget.ts';
import { defaultBudget, monthCost, parsePlan, maxViewsADay } from '../../scripts/rebuild/plan.ts';
import { formatSnapshotAge } from '../../src/features/catalogueState/snapshotAge.ts';
import {
  decide,
  applyDecision,
  priceChangeShare,
  toKey,
  type DeployedCatalogue,
} from '../../scripts/rebuild/decide.ts';
import { detectRollback } from '../../scripts/rebuild/freeze.ts';
import { emptyState } from '../../scripts/rebuild/rebuildState.ts';
import { createRandom } from '../../scripts/sandbox/seed/random.ts';
import { checkGuards } from '../../scripts/snapshot/publishGuards.ts';
import { findChanges, createDigests } from '../../src/catalogue/changes.ts';
import { effectivePrice } from '../../src/contract/rules.ts';
import type { Catalogue } from '../../src/catalogue/snapshot.ts';
import { createCatalogue } from '../support/catalogue.ts';

const [minute, hour, day] = [60_000, 3600e3, 24 * 3600e3];
/** Midnight in Mexico City, of a Sunday. */
const start = Date.parse('2026-11-01T06:00:00.000Z');
const days = 30;

/** Hours of the month, from its beginning on. */
type Span = [from: number, to: number];

interface MonthScenario {
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
function month({ budget, every, by = [0, 24], debounce, ...scenario }: MonthScenario) {
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
  let [state, building, polled] = [emptyState(), null as number | null, copyCatalogue(catalogue)];
  let [back, forSale] = [false, false];
  const violations: string[] = [];
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
    if (within(now, scenario.sale) !== forSale) {
      forSale = !forSale;
      for (const product of products.slice(0, 100))
        product.discountPrice = forSale ? Math.round(product.price * 0.5) : 0;
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
    detectRollback(state, deployed.time, new Date(now));
    violations.push(...checkGuards(polled, catalogue));
    state.maxPriceChange = Math.max(
      state.maxPriceChange,
      priceChangeShare(findChanges(polled, catalogue, '', ''), products.length),
    );
    polled = copyCatalogue(catalogue);
    const live = createDigests(catalogue);
    const limits = { debounce: debounce * minute, budget, buildTimeout: 30 * minute };
    const { action, reason } = decide(state, deployed, live, new Date(now), limits);
    if (action === 'failed') throw new Error(reason);
    state = applyDecision(state, action, toKey(live), new Date(now).toISOString());
    if (action === 'build') building = now + 5 * minute;
  }
  const hours = waits.map((ms) => ms / hour).sort((a, b) => a - b);
  return {
    deploys: state.triggeredBuilds.length + state.otherBuilds.length,
    max: hours.at(-1) ?? 0,
    times: state.triggeredBuilds.map((time) => Date.parse(time)),
    /** Rejections of the guards, which a person would have to resolve. */
    violations,
    /**
     * At each moment of the month: the number of pages with an outdated price, the number with an outdated offer, and the time
     * of their catalogue.
     */
    stale,
  };
}

describe('R11.5 a month of 50 price changes and 500 stock moves a day', { timeout: 120_000 }, () => {
  const plans: [budget: number, longest: number][] = [
    [8, 130],
    [26, 40],
    [133, 12],
  ];
  test.each(process.env['DEEP'] ? plans : plans.slice(0, 1))(
    '%i deploys are not overdrawn, and nothing waits longer than %i h',
    (budget, longest) => {
      const { deploys, max, times } = month({ budget, every: 60, debounce: 0 });
      expect(deploys, 'deploys of the month').toBeLessThanOrEqual(budget);
      expect(deploys, 'deploys of the month').toBeGreaterThan(budget * 0.5);
      expect(max).toBeLessThanOrEqual(longest);
      // Not used up in the first half.
      expect(times.filter((time) => time < start + 15 * 864e5).length).toBeLessThanOrEqual(Math.ceil(budget * 0.55));
    },
  );

  test('R11.5 with a sale, an outage, a roll-back and merges of code, looked at hourly by day: nobody has to come', () => {
    const [friday, monday] = [12 * 24, 15 * 24]; // The sale is from Friday 0 h to Sunday 24 h.
    const [outage, back]: [Span, Span] = [
      [19 * 24 + 8, 19 * 24 + 15],
      [21 * 24 + 10, 21 * 24 + 15],
    ];
    const { deploys, violations, stale, times } = month({
      ...{ budget: 8, every: 60, by: [8, 22], debounce: 0, sale: [friday, monday], outage },
      ...{ rolledBack: back, merges: [5 * 24 + 12, 24 * 24 + 12] },
    });
    expect(violations, 'broken promises').toEqual([]);
    expect(deploys, 'deploys of the month').toBeLessThanOrEqual(8);
    expect(deploys, 'deploys of the month').toBeGreaterThanOrEqual(6);
    // What waits are the prices of some days, which the live figures correct: never the prices of a sale, of which a
    // third of the shop has some. It is in the pages an hour after the first look of the day, and out again.
    const pagesAt = (hour: number): number => stale.find((each) => each.hour >= hour)?.pages ?? NaN;
    expect(pagesAt(friday), 'pages with old prices').toBeGreaterThan(90);
    expect(pagesAt(monday), 'pages with old prices').toBeGreaterThan(90);
    for (const from of [friday, monday]) expect(pagesAt(from + 9.2), 'pages with old prices').toBeLessThan(5);
    // No page tells an offer that is none, or hides one, but in these hours, and while an earlier deploy is public: then
    // the live API is there, and corrects them.
    const corrected: Span[] = [[friday, friday + 9.2], [monday, monday + 9.2], back];
    const wrong = stale.filter(({ offers }) => offers > 0).map(({ hour }) => hour);
    expect(wrong.filter((hour) => !corrected.some(([from, to]) => hour >= from && hour < to))).toEqual([]);
    // While nobody reaches the API nothing is built, and while it is rolled back nothing is built: the same pages stand.
    const within = ([from, to]: Span) => stale.filter(({ hour }) => hour >= from && hour < to);
    for (const span of [outage, back]) {
      expect(new Set(within(span).map(({ of }) => of)).size).toBe(1);
      expect(times.map((time) => (time - start) / 36e5).filter((hour) => hour >= span[0] && hour < span[1])).toEqual(
        [],
      );
    }
    // In the outage no live figures correct them: they grow no worse, and the page can say of which day they are.
    const down = within(outage);
    expect(down.at(-1)?.pages).toBeLessThanOrEqual(down[0]?.pages ?? 0);
    expect(formatSnapshotAge(new Date(down[0]?.of ?? ''), new Date(start + outage[0] * 36e5))).toMatch(/ de noviembre/);
    // Afterwards the site comes forward of what it was before, and ends the month as near as on any other day.
    const [rolled, after] = [within(back)[0], stale.find(({ hour }) => hour >= back[1])];
    expect((after?.of ?? '') > (rolled?.of ?? '')).toBe(true);
    expect(Math.max(...stale.filter(({ hour }) => hour >= back[1]).map(({ pages }) => pages))).toBeLessThan(300 * 0.9);
    // The visitors of the free plan beside its deploys.
    const free = parsePlan('free');
    expect(monthCost(deploys, maxViewsADay(free, defaultBudget(free))).total).toBeLessThanOrEqual(free.credits);
  });

  test.each([
    ['free', 300],
    ['personal', 1000],
    ['pro', 5000],
  ])('R11.5 the default of the plan %s leaves more than half of its credits to visitors', (name, credits) => {
    const plan = parsePlan(name);
    expect(monthCost(defaultBudget(plan), 0).total).toBeLessThanOrEqual(credits * 0.4);
    const views = maxViewsADay(plan, defaultBudget(plan));
    expect(monthCost(defaultBudget(plan), views).total).toBeLessThanOrEqual(credits);
    expect(monthCost(defaultBudget(plan), views + 5).total).toBeGreaterThan(credits);
  });
});

describe('R11.5 the budget of deploys', () => {
  const at = (text: string): Date => new Date(`${text}:00.000-06:00`);
  test('the first of a month is free, those after share what is left of it, but for two', () => {
    expect(nextDeployTime([], 32, at('2026-11-01T00:00'))).toEqual(at('2026-11-01T00:00'));
    expect(nextDeployTime([at('2026-11-01T00:00')], 32, at('2026-11-01T01:00'))).toEqual(at('2026-11-02T00:00'));
    expect(nextDeployTime([at('2026-11-16T00:00')], 32, at('2026-11-16T01:00'))).toEqual(at('2026-11-16T12:00'));
  });

  test('what cannot wait takes one of the two at once, but none that is not there', () => {
    const at8 = Array.from({ length: 6 }, (_, day) => at(`2026-11-0${day + 1}T12:00`));
    expect(nextDeployTime(at8, 8, at('2026-11-07T12:00'))).toEqual(at('2026-11-26T00:00'));
    expect(nextDeployTime(at8, 8, at('2026-11-18T12:00'), true)).toEqual(at('2026-11-06T15:00'));
    expect(nextDeployTime(at8, 8, at('2026-11-07T12:00'), true)).toEqual(at('2026-11-26T00:00'));
    expect(nextDeployTime(at8, 6, at('2026-11-07T12:00'), true)).toEqual(at('2026-12-01T00:00'));
  });

  test('in the last five days nothing is reserved', () => {
    const six = Array.from({ length: 6 }, (_, day) => at(`2026-11-0${day + 1}T12:00`));
    expect(nextDeployTime(six, 8, at('2026-11-27T12:00'))).toEqual(at('2026-11-14T16:00'));
  });

  test('used up: the next month', () => {
    expect(nextDeployTime([at('2026-12-05T00:00')], 1, at('2026-12-06T00:00'))).toEqual(at('2027-01-01T00:00'));
  });

  test('what was used up before counts no more', () => {
    const before = Array.from({ length: 30 }, (_, day) => at(`2026-10-${String(day + 1).padStart(2, '0')}T12:00`));
    const first = at('2026-11-16T00:00');
    expect(nextDeployTime(before, 32, first)).toEqual(first);
    expect(nextDeployTime([...before, first], 32, at('2026-11-16T01:00'))).toEqual(at('2026-11-16T12:00'));
  });

  test('months are Mexico City’s', () => {
    const last = at('2026-11-30T23:00'); // Already December in UTC.
    expect(nextDeployTime([last], 1, at('2026-11-30T23:30'))).toEqual(at('2026-12-01T00:00'));
    expect(nextDeployTime([last], 1, at('2026-12-01T00:00'))).toEqual(at('2026-12-01T00:00'));
  });
});
