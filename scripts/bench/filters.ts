import { registerHooks } from 'node:module';
import type { ListEntry } from '../../src/components/card.ts';
import { defaultState, type ListState } from '../../src/components/filters/listState.ts';
import { parseCommandLine } from '../commandLine.ts';
import { formatTable, median, reportBudgets } from '../measurements.ts';
import { generateShop } from '../sandbox/seed/generateShop.ts';

const { values } = parseCommandLine({
  name: 'bench:filters',
  help: 'Measures the main-thread time of filtering and sorting. Exits with 1 if up to 10,000 products take longer than the budget.',
  options: { products: { type: 'string', value: 'N,N', default: '1000,10000,50000', help: 'sizes of the list' } },
});

// Node has no `import.meta.env`, which Vite provides.
registerHooks({
  load(url, context, next) {
    const module = next(url, context);
    if (!url.includes('/src/')) return module;
    const source = Buffer.from(module.source as Uint8Array).toString();
    return { ...module, source: source.replaceAll('import.meta.env', '({})') };
  },
});
const { decodeList, encodeList } = await import('../../src/components/card.ts');
const { createFilterPanel } = await import('../../src/components/filters/facets.ts');
const { compareEntrySales, filterAndSort } = await import('../../src/components/filters/filterAndSort.ts');

/** Budget for up to 10,000 products, ms. */
const budget = 50;
const runs = 21;

const states: Record<string, (entries: readonly ListEntry[]) => ListState> = {
  'Sólo existencias': () => ({ ...defaultState, inStock: true }),
  'by price': () => ({ ...defaultState, sort: '1' }),
  'two brands, a range, in stock, by price': (entries) => ({
    ...defaultState,
    inStock: true,
    sort: '2',
    brands: [...new Set(entries.map(({ brand }) => brand))].slice(0, 2),
    price: { min: 100_00, max: 1_000_00 },
  }),
};

const medianTime = (run: () => unknown): number =>
  median(
    Array.from({ length: runs }, () => {
      const start = performance.now();
      run();
      return performance.now() - start;
    }),
  );

const exceeded: string[] = [];
const rows: Record<string, string | number>[] = [];
for (const products of values.products.split(',').map(Number)) {
  const text = encodeList(generateShop({ products }).products.map(({ product }) => product));
  const entries = decodeList(JSON.parse(text)).sort(compareEntrySales);
  const parsing = medianTime(() => decodeList(JSON.parse(text)));
  rows.push({ products, ms: parsing.toFixed(1), step: 'parse the list, once per page' });
  for (const [name, createState] of Object.entries(states)) {
    const state = createState(entries);
    const ms = medianTime(() => [filterAndSort(entries, state), createFilterPanel(entries, state)]);
    rows.push({ products, ms: ms.toFixed(1), step: `${name}: list and counts` });
    if (products <= 10_000 && ms > budget) exceeded.push(`${name}: ${ms.toFixed(1)} ms, ${budget} allowed`);
  }
}
console.log(formatTable(rows));
reportBudgets(exceeded, true);
