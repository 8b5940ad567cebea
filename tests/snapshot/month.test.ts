import { describe, expect, test } from 'vitest';
import { nextDeployTime } from '../../scripts/rebuild/budget.ts';
import { defaultBudget, monthCost, parsePlan, maxViewsADay } from '../../scripts/rebuild/plan.ts';
import { ageText } from '../../src/features/product/live/liveFigures.store.ts';
import { month, start, type Span } from '../support/month.ts';

describe('R11.5 a month of 50 price changes and 500 stock moves a day', { timeout: 120_000 }, () => {
  test.each([
    [8, 130],
    [26, 40],
    [133, 12],
  ])('%i deploys are not overdrawn, and nothing waits longer than %i h', (budget, longest) => {
    const { deploys, max, median, times } = month({ budget, every: 60, debounce: 0 });
    if (process.env['FIGURES']) console.log({ budget, deploys, median, max });
    expect(deploys).toBeLessThanOrEqual(budget);
    expect(deploys).toBeGreaterThan(budget * 0.5);
    expect(max).toBeLessThanOrEqual(longest);
    // Not used up in the first half.
    expect(times.filter((time) => time < start + 15 * 864e5).length).toBeLessThanOrEqual(Math.ceil(budget * 0.55));
  });

  test('R11.5 with a sale, an outage, a roll-back and merges of code, looked at hourly by day: nobody has to come', () => {
    const [friday, monday] = [12 * 24, 15 * 24]; // The sale is from Friday 0 h to Sunday 24 h.
    const [outage, back]: [Span, Span] = [
      [19 * 24 + 8, 19 * 24 + 15],
      [21 * 24 + 10, 21 * 24 + 15],
    ];
    const { deploys, refused, stale, max, times } = month({
      ...{ budget: 8, every: 60, by: [8, 22], debounce: 0, sale: [friday, monday], outage },
      ...{ rolledBack: back, merges: [5 * 24 + 12, 24 * 24 + 12] },
    });
    if (process.env['FIGURES']) console.log({ deploys, max });
    expect(refused).toEqual([]);
    expect(deploys).toBeLessThanOrEqual(8);
    expect(deploys).toBeGreaterThanOrEqual(6);
    // What waits are the prices of some days, which the live figures correct: never the prices of a sale, of which a
    // third of the shop has some. It is in the pages an hour after the first look of the day, and out again.
    const pagesAt = (hour: number): number => stale.find((each) => each.hour >= hour)?.pages ?? NaN;
    expect(pagesAt(friday)).toBeGreaterThan(90);
    expect(pagesAt(monday)).toBeGreaterThan(90);
    for (const from of [friday, monday]) expect(pagesAt(from + 9.2)).toBeLessThan(5);
    // No page tells an offer that is none, or hides one, but in these hours, and while an earlier deploy is public: then
    // the live API is there, and corrects them.
    const corrected: Span[] = [[friday, friday + 9.2], [monday, monday + 9.2], back];
    const wrong = stale.filter(({ offers }) => offers > 0).map(({ hour }) => hour);
    expect(wrong.filter((hour) => !corrected.some(([from, to]) => hour >= from && hour < to))).toEqual([]);
    // While nobody reaches the API nothing is built, and while it is rolled back nothing is ordered: the same pages stand.
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
    expect(ageText(new Date(down[0]?.of ?? ''), new Date(start + outage[0] * 36e5))).toMatch(/ de noviembre/);
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
    if (process.env['FIGURES']) console.log({ name, budget: defaultBudget(plan), views });
  });

  test('R11.5 5,000 page views a day fit the plan pro, beside a deploy each day', () => {
    const { total } = monthCost(30, 5000);
    if (process.env['FIGURES']) console.log({ total });
    expect(total).toBeLessThanOrEqual(parsePlan('pro').credits);
    expect(total).toBeGreaterThan(parsePlan('personal').credits);
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
