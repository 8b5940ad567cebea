import { describe, expect, test } from 'vitest';
import { nextDeployTime } from '../../scripts/rebuild/budget.ts';
import { defaultBudget, monthCost, parsePlan, maxViewsPerDay } from '../../scripts/rebuild/pricing.ts';
import { formatPriceAndStockDate } from '../../src/features/catalogueState/catalogueDate.ts';
import {
  decide,
  applyDecision,
  priceChangeShare,
  toCatalogueKey,
  type DeployedManifest,
} from '../../scripts/rebuild/decide.ts';
import { trackRollback } from '../../scripts/rebuild/freeze.ts';
import { emptyState } from '../../scripts/rebuild/rebuildState.ts';
import { createRandom } from '../../scripts/sandbox/seed/random.ts';
import { findGuardViolations } from '../../scripts/snapshot/publishGuards.ts';
import { findChanges, createDigests } from '../../src/catalogue/changes.ts';
import { effectivePrice } from '../../src/contract/rules.ts';
import type { Catalogue } from '../../src/catalogue/snapshot.ts';
import { createCatalogue } from '../support/createCatalogue.ts';
import { isDeepRun } from '../support/isDeepRun.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Midnight of a Sunday in Mexico City. */
const start = Date.parse('2026-11-01T06:00:00.000Z');
const days = 30;

/** A period of the month, in hours since its beginning. */
type Period = [from: number, to: number];

interface MonthScenario {
  budget: number;
  /** Minutes between polls. */
  pollInterval: number;
  /** First and last hour of the day with polls. */
  pollHours?: [from: number, to: number];
  /** How long changes are gathered, minutes. */
  debounce: number;
  /** A third of the products are at half price. */
  sale?: Period;
  /** The API is down. */
  outage?: Period;
  /** The previous deploy is published instead of the last one. */
  rollback?: Period;
  /** Hours of deploys from Git, each of which publishes the current catalogue. */
  gitDeploys?: number[];
}

/** What built pages show: the price of each product, and whether it is on offer. */
const toPrices = ({ products }: Catalogue): number[] => products.map(effectivePrice);
const toOffers = ({ products }: Catalogue): boolean[] => products.map(({ discountPrice }) => discountPrice > 0);

/** Copies a catalogue and its products; changes replace the values of fields and never mutate them. */
const copyCatalogue = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  products: catalogue.products.map((product) => ({ ...product })),
});

/** Simulates a month: 50 price changes and 500 stock changes a day, between 9:00 and 19:00, and the events of a scenario. */
function simulateMonth({ budget, pollInterval, pollHours = [0, 24], debounce, ...scenario }: MonthScenario) {
  const random = createRandom(7);
  const catalogue = createCatalogue(300, {}, () => ({ stock: { 1: 3, 2: 2 } }));
  const { products } = catalogue;
  const isWithin = (now: number, period?: Period): boolean =>
    period !== undefined && now >= start + period[0] * hour && now < start + period[1] * hour;
  const createDeploy = (time: number) => ({
    time: new Date(time).toISOString(),
    digests: createDigests(catalogue),
    prices: toPrices(catalogue),
    offers: toOffers(catalogue),
  });
  const deploys: (DeployedManifest & Pick<ReturnType<typeof createDeploy>, 'prices' | 'offers'>)[] = [
    createDeploy(start),
  ];
  let state = emptyState();
  let buildEnd: number | null = null;
  let lastPolled = copyCatalogue(catalogue);
  let wasOnSale = false;
  const violations: string[] = [];
  /** How long each price change waited for a deploy, ms. */
  const delays: number[] = [];
  /** Times of the price changes that are not deployed yet. */
  let pendingChanges: number[] = [];
  const staleness: { hour: number; prices: number; offers: number; catalogueTime: string }[] = [];
  const gitDeploysLeft = [...(scenario.gitDeploys ?? [])];

  /** Makes the price and stock changes of ten minutes. */
  function changeCatalogue(now: number): void {
    const hourOfDay = ((now - start) / hour) % 24;
    if (hourOfDay < 9 || hourOfDay >= 19) return;
    const step = Math.round((hourOfDay - 9) * 6); // 60 steps a day
    if (step < 50) {
      random.pick(products).price += 100;
      pendingChanges.push(now);
    }
    const stockChanges = step < 20 ? 9 : 8;
    for (let index = 0; index < stockChanges; index++) {
      const product = random.pick(products);
      product.stock = { 1: Math.max(0, (product.stock['1'] ?? 0) + (random.chance(0.5) ? -1 : 1)), 2: 0 };
    }
  }

  function deploy(now: number): void {
    deploys.push(createDeploy(now));
    delays.push(...pendingChanges.map((time) => now - time));
    pendingChanges = [];
  }

  for (let now = start; now < start + days * day; now += 10 * minute) {
    if (!isWithin(now, scenario.outage)) changeCatalogue(now);
    const isOnSale = isWithin(now, scenario.sale);
    if (isOnSale !== wasOnSale) {
      wasOnSale = isOnSale;
      for (const product of products.slice(0, 100))
        product.discountPrice = isOnSale ? Math.round(product.price * 0.5) : 0;
    }
    if (buildEnd !== null && now >= buildEnd) {
      buildEnd = null;
      deploy(now);
    }
    if (gitDeploysLeft[0] !== undefined && now >= start + gitDeploysLeft[0] * hour) {
      gitDeploysLeft.shift();
      deploy(now);
      state.otherBuilds = [...state.otherBuilds, new Date(now).toISOString()];
    }
    const published = (isWithin(now, scenario.rollback) && deploys.at(-2)) || deploys.at(-1);
    if (!published) throw new Error('Nothing is published.');
    staleness.push({
      hour: (now - start) / hour,
      prices: toPrices(catalogue).filter((price, index) => price !== published.prices[index]).length,
      offers: toOffers(catalogue).filter((offer, index) => offer !== published.offers[index]).length,
      catalogueTime: published.time,
    });

    const hourOfDay = ((now - start) / hour) % 24;
    const isPollDue = ((now - start) / minute) % pollInterval === 0;
    if (!isPollDue || hourOfDay < pollHours[0] || hourOfDay > pollHours[1] || isWithin(now, scenario.outage)) continue;
    trackRollback(state, published.time, new Date(now));
    violations.push(...findGuardViolations(lastPolled, catalogue));
    state.maxPriceChange = Math.max(
      state.maxPriceChange,
      priceChangeShare(findChanges(lastPolled, catalogue, '', ''), products.length),
    );
    lastPolled = copyCatalogue(catalogue);
    const live = createDigests(catalogue);
    const limits = { debounce: debounce * minute, budget, buildTimeout: 30 * minute };
    const { action, reason } = decide(state, published, live, new Date(now), limits);
    if (action === 'failed') throw new Error(reason);
    state = applyDecision(state, action, toCatalogueKey(live), new Date(now).toISOString());
    if (action === 'build') buildEnd = now + 5 * minute;
  }
  return {
    deployCount: state.triggeredBuilds.length + state.otherBuilds.length,
    /** Hours that the slowest price change waited for a deploy. */
    maxDelay: Math.max(0, ...delays) / hour,
    buildTimes: state.triggeredBuilds.map((time) => Date.parse(time)),
    /** Rejections of the guards, which the operator would have to resolve. */
    violations,
    /** Every ten minutes: the number of pages with an outdated price or offer, and the time of their catalogue. */
    staleness,
  };
}

describe('R11.5 a month of 50 price changes and 500 stock changes a day', { timeout: 120_000 }, () => {
  const plans: [budget: number, maxDelay: number][] = [
    [8, 130],
    [26, 40],
    [133, 12],
  ];
  test.each(isDeepRun ? plans : plans.slice(0, 1))(
    'stays within %i deploys, and no change waits longer than %i h',
    (budget, maxAllowedDelay) => {
      const { deployCount, maxDelay, buildTimes } = simulateMonth({ budget, pollInterval: 60, debounce: 0 });
      expect(deployCount, 'deploys of the month').toBeLessThanOrEqual(budget);
      expect(deployCount, 'deploys of the month').toBeGreaterThan(budget * 0.5);
      expect(maxDelay).toBeLessThanOrEqual(maxAllowedDelay);
      const inFirstHalf = buildTimes.filter((time) => time < start + 15 * day);
      expect(inFirstHalf.length).toBeLessThanOrEqual(Math.ceil(budget * 0.55));
    },
  );

  test('R11.5 a sale, an outage, a rollback and deploys from Git need no action by the operator', () => {
    // The sale lasts from the start of Friday to the end of Sunday.
    const friday = 12 * 24;
    const monday = 15 * 24;
    const outage: Period = [19 * 24 + 8, 19 * 24 + 15];
    const rollback: Period = [21 * 24 + 10, 21 * 24 + 15];
    const { deployCount, violations, staleness, buildTimes } = simulateMonth({
      budget: 8,
      pollInterval: 60,
      pollHours: [8, 22],
      debounce: 0,
      sale: [friday, monday],
      outage,
      rollback,
      gitDeploys: [5 * 24 + 12, 24 * 24 + 12],
    });
    const isInPeriod = (time: number, [from, to]: Period): boolean => time >= from && time < to;
    expect(violations, 'rejections of the guards').toEqual([]);
    expect(deployCount, 'deploys of the month').toBeLessThanOrEqual(8);
    expect(deployCount, 'deploys of the month').toBeGreaterThanOrEqual(6);
    // Ordinary price changes may wait for days, since live price and stock correct them. The prices of a sale, of a third of the
    // shop, are deployed within an hour of the first poll of the day, at its beginning and at its end.
    const outdatedPrices = (time: number): number => staleness.find((entry) => entry.hour >= time)?.prices ?? NaN;
    for (const saleChange of [friday, monday]) {
      expect(outdatedPrices(saleChange), 'pages with old prices').toBeGreaterThan(90);
      expect(outdatedPrices(saleChange + 9.2), 'pages with old prices').toBeLessThan(5);
    }
    // Pages show an ended offer or lack a current one only in these hours and during the rollback, when live price and
    // stock correct them.
    const correctedPeriods: Period[] = [[friday, friday + 9.2], [monday, monday + 9.2], rollback];
    const withOutdatedOffers = staleness.filter(({ offers }) => offers > 0);
    expect(
      withOutdatedOffers.filter((entry) => !correctedPeriods.some((period) => isInPeriod(entry.hour, period))),
    ).toEqual([]);
    // No build during the outage and during the rollback: the same pages stay published.
    const stalenessIn = (period: Period) => staleness.filter((entry) => isInPeriod(entry.hour, period));
    for (const period of [outage, rollback]) {
      expect(new Set(stalenessIn(period).map(({ catalogueTime }) => catalogueTime)).size).toBe(1);
      expect(buildTimes.filter((time) => isInPeriod((time - start) / hour, period))).toEqual([]);
    }
    // During the outage there are no live price and stock: prices get no more outdated, and pages show their date.
    const duringOutage = stalenessIn(outage);
    expect(duringOutage.at(-1)?.prices).toBeLessThanOrEqual(duringOutage[0]?.prices ?? 0);
    expect(
      formatPriceAndStockDate(new Date(duringOutage[0]?.catalogueTime ?? ''), new Date(start + outage[0] * hour)),
    ).toMatch(/ de noviembre/);
    // After the rollback, the newer deploy is published again, and prices get no more outdated than on other days.
    const duringRollback = stalenessIn(rollback);
    const afterRollback = staleness.filter((entry) => entry.hour >= rollback[1]);
    expect((afterRollback[0]?.catalogueTime ?? '') > (duringRollback[0]?.catalogueTime ?? '')).toBe(true);
    expect(Math.max(...afterRollback.map(({ prices }) => prices))).toBeLessThan(300 * 0.9);
    // The free plan covers these deploys and the page views that the default budget leaves.
    const free = parsePlan('free');
    expect(monthCost(deployCount, maxViewsPerDay(free, defaultBudget(free))).total).toBeLessThanOrEqual(free.credits);
  });

  test.each([
    ['free', 300],
    ['personal', 1000],
    ['pro', 5000],
  ])('R11.5 the default budget of the plan %s leaves more than half of its credits to visitors', (name, credits) => {
    const plan = parsePlan(name);
    expect(monthCost(defaultBudget(plan), 0).total).toBeLessThanOrEqual(credits * 0.4);
    const views = maxViewsPerDay(plan, defaultBudget(plan));
    expect(monthCost(defaultBudget(plan), views).total).toBeLessThanOrEqual(credits);
    expect(monthCost(defaultBudget(plan), views + 5).total).toBeGreaterThan(credits);
  });
});

describe('R11.5 the budget of deploys', () => {
  /** Parses a time in Mexico City. */
  const at = (text: string): Date => new Date(`${text}:00.000-06:00`);
  test('allows the first deploy of a month at once, and spreads all others but two over the rest of it', () => {
    expect(nextDeployTime([], 32, at('2026-11-01T00:00'))).toEqual(at('2026-11-01T00:00'));
    expect(nextDeployTime([at('2026-11-01T00:00')], 32, at('2026-11-01T01:00'))).toEqual(at('2026-11-02T00:00'));
    expect(nextDeployTime([at('2026-11-16T00:00')], 32, at('2026-11-16T01:00'))).toEqual(at('2026-11-16T12:00'));
  });

  test('reserves two deploys for urgent changes, within the budget', () => {
    const sixDeploys = Array.from({ length: 6 }, (_, day) => at(`2026-11-0${day + 1}T12:00`));
    expect(nextDeployTime(sixDeploys, 8, at('2026-11-07T12:00'))).toEqual(at('2026-11-26T00:00'));
    expect(nextDeployTime(sixDeploys, 8, at('2026-11-18T12:00'), true)).toEqual(at('2026-11-06T15:00'));
    expect(nextDeployTime(sixDeploys, 8, at('2026-11-07T12:00'), true)).toEqual(at('2026-11-26T00:00'));
    expect(nextDeployTime(sixDeploys, 6, at('2026-11-07T12:00'), true)).toEqual(at('2026-12-01T00:00'));
  });

  test('reserves no deploys in the last five days', () => {
    const sixDeploys = Array.from({ length: 6 }, (_, day) => at(`2026-11-0${day + 1}T12:00`));
    expect(nextDeployTime(sixDeploys, 8, at('2026-11-27T12:00'))).toEqual(at('2026-11-14T16:00'));
  });

  test('allows no deploy until the next month when it is used up', () => {
    expect(nextDeployTime([at('2026-12-05T00:00')], 1, at('2026-12-06T00:00'))).toEqual(at('2027-01-01T00:00'));
  });

  test('does not count deploys of the previous month', () => {
    const lastMonth = Array.from({ length: 30 }, (_, day) => at(`2026-10-${String(day + 1).padStart(2, '0')}T12:00`));
    const first = at('2026-11-16T00:00');
    expect(nextDeployTime(lastMonth, 32, first)).toEqual(first);
    expect(nextDeployTime([...lastMonth, first], 32, at('2026-11-16T01:00'))).toEqual(at('2026-11-16T12:00'));
  });

  test('uses months in Mexico City’s time zone', () => {
    const last = at('2026-11-30T23:00'); // December in UTC
    expect(nextDeployTime([last], 1, at('2026-11-30T23:30'))).toEqual(at('2026-12-01T00:00'));
    expect(nextDeployTime([last], 1, at('2026-12-01T00:00'))).toEqual(at('2026-12-01T00:00'));
  });
});
