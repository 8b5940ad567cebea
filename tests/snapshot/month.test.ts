import { describe, expect, test } from 'vitest';
import { nextDeploy } from '../../scripts/rebuild/budget.ts';
import { decide, follow, keyOf } from '../../scripts/rebuild/decide.ts';
import type { RebuildState } from '../../scripts/rebuild/state.ts';
import { digestsOf } from '../../src/catalogue/digests.ts';
import { makeRandom } from '../../scripts/sandbox/seed/random.ts';
import { catalogueOf } from '../support/catalogue.ts';

const minute = 60_000;
const start = Date.parse('2026-11-01T06:00:00.000Z'); // Midnight in Mexico City.
const days = 30;

/** A month of a back office: 50 price changes and 500 stock moves a day, between 9 and 19 h. */
function month(budget: number, debounce = 15) {
  const chance = makeRandom(7);
  const catalogue = catalogueOf(300, {}, () => ({ stock: { 1: 3, 2: 2 } }));
  const { products } = catalogue;
  let state: RebuildState = { posts: [], since: null, posted: null, alerted: null };
  let live = digestsOf(catalogue);
  let deployed = { time: new Date(start).toISOString(), digests: live };
  let building: number | null = null;
  const waits: number[] = [];
  let waiting: number[] = [];

  for (let now = start; now < start + days * 864e5; now += 10 * minute) {
    const hour = ((now - start) / (60 * minute)) % 24;
    if (hour >= 9 && hour < 19) {
      const look = Math.round((hour - 9) * 6); // 60 of them a working day.
      if (look < 50) {
        chance.pick(products).price += 100;
        waiting.push(now);
      }
      for (let move = 0; move < (look < 20 ? 9 : 8); move++) {
        const product = chance.pick(products);
        product.stock = { 1: Math.max(0, (product.stock['1'] ?? 0) + (chance.chance(0.5) ? -1 : 1)), 2: 0 };
      }
    }
    live = digestsOf(catalogue);
    if (building !== null && now >= building) {
      deployed = { time: new Date(building).toISOString(), digests: live };
      waits.push(...waiting.map((since) => now - since));
      [waiting, building] = [[], null];
    }
    const limits = { debounce: debounce * minute, budget, patience: 30 * minute };
    const { action } = decide(state, deployed, live, new Date(now), limits);
    expect(action).not.toBe('failed');
    state = follow(state, action, keyOf(live), new Date(now).toISOString());
    if (action === 'post') building = now + 5 * minute;
  }
  const hours = waits.map((ms) => ms / (60 * minute)).sort((a, b) => a - b);
  return {
    deploys: state.posts.length,
    median: hours[Math.floor(hours.length / 2)] ?? 0,
    most: hours.at(-1) ?? 0,
    times: state.posts.map((time) => Date.parse(time)),
  };
}

describe('R11.5 a month of 50 price changes and 500 stock moves a day', { timeout: 60_000 }, () => {
  test.each([
    [20, 40],
    [60, 14],
    [300, 4],
  ])('%i deploys are not overdrawn, and nothing waits longer than %i h', (budget, longest) => {
    const { deploys, most, median, times } = month(budget);
    if (process.env['FIGURES']) console.log({ budget, deploys, median, most });
    expect(deploys).toBeLessThanOrEqual(budget);
    expect(deploys).toBeGreaterThan(budget * 0.5);
    expect(most).toBeLessThanOrEqual(longest);
    // Not used up in the first half.
    expect(times.filter((time) => time < start + 15 * 864e5).length).toBeLessThanOrEqual(Math.ceil(budget * 0.55));
  });
});

describe('R11.5 the budget of deploys', () => {
  const at = (text: string): Date => new Date(`${text}:00.000-06:00`);
  test('the first of a month is free, those after share what is left of it', () => {
    expect(nextDeploy([], 30, at('2026-11-01T00:00'))).toEqual(at('2026-11-01T00:00'));
    expect(nextDeploy([at('2026-11-01T00:00')], 30, at('2026-11-01T01:00'))).toEqual(at('2026-11-02T00:00'));
    expect(nextDeploy([at('2026-11-16T00:00')], 30, at('2026-11-16T01:00'))).toEqual(at('2026-11-16T12:00'));
  });

  test('used up: the next month', () => {
    expect(nextDeploy([at('2026-12-05T00:00')], 1, at('2026-12-06T00:00'))).toEqual(at('2027-01-01T00:00'));
  });

  test('what was used up before counts no more', () => {
    const before = Array.from({ length: 30 }, (_, day) => at(`2026-10-${String(day + 1).padStart(2, '0')}T12:00`));
    const first = at('2026-11-16T00:00');
    expect(nextDeploy(before, 30, first)).toEqual(first);
    expect(nextDeploy([...before, first], 30, at('2026-11-16T01:00'))).toEqual(at('2026-11-16T12:00'));
  });

  test('months are Mexico City’s', () => {
    const last = at('2026-11-30T23:00'); // Already December in UTC.
    expect(nextDeploy([last], 1, at('2026-11-30T23:30'))).toEqual(at('2026-12-01T00:00'));
    expect(nextDeploy([last], 1, at('2026-12-01T00:00'))).toEqual(at('2026-12-01T00:00'));
  });
});
