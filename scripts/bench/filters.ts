import { seedCatalogue } from '../sandbox/seed/catalogue.ts';
import { decodeList, encodeList, type ListEntry } from '../../src/components/card.ts';
import { createFacets } from '../../src/components/filters/facets.ts';
import { compareEntrySales, refine } from '../../src/components/filters/refine.ts';
import { defaultState, type ListState } from '../../src/components/filters/listState.ts';

// npm run bench:filters: what one tick or one change of order costs the main thread, and what the list costs before it.
// Exits with 1 where 10,000 products take longer than the budget.

/** Milliseconds for 10,000 products. */
const budget = 50;
const runs = 21;

const states: Record<string, (entries: readonly ListEntry[]) => ListState> = {
  'Sólo existencias': () => ({ ...defaultState, inStock: true }),
  'by price': () => ({ ...defaultState, sort: '1' }),
  'two brands, a range, in stock, by price': (entries) => ({
    ...{ ...defaultState, inStock: true, sort: '2' },
    ...{ brands: [...new Set(entries.map(({ brand }) => brand))].slice(0, 2), price: { min: 100_00, max: 1_000_00 } },
  }),
};

const medianOf = (run: () => unknown): number => {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Infinity;
};

const say = (count: number, what: string, ms: number): void =>
  console.log(`${String(count).padStart(6)} products  ${ms.toFixed(1).padStart(7)} ms  ${what}`);

for (const count of [1_000, 10_000, 50_000]) {
  const text = encodeList(seedCatalogue({ products: count }).products.map(({ product }) => product));
  const entries = decodeList(JSON.parse(text)).sort(compareEntrySales);
  say(
    count,
    'the list read from its JSON, once a page',
    medianOf(() => decodeList(JSON.parse(text))),
  );
  for (const [what, stateOf] of Object.entries(states)) {
    const state = stateOf(entries);
    const ms = medianOf(() => [refine(entries, state), createFacets(entries, state)]);
    say(count, `${what}: list and counts`, ms);
    if (count === 10_000 && ms > budget) process.exitCode = 1;
  }
}
if (process.exitCode) console.error(`Filters take longer than ${budget} ms for 10,000 products.`);
