import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { listResponse } from '../../src/contract/responses.ts';
import { reportRows } from '../../src/contract/listReport.ts';
import { dialect } from '../../src/contract/dialect.ts';
import { product } from '../../src/contract/catalogue.ts';
import { toSearchProduct, type SearchProduct } from '../../src/features/search/engine/index/searchProduct.ts';
import { parseCommandLine } from '../commandLine.ts';
import { reportBudgets } from '../measurements.ts';
import { seedCatalogue } from '../sandbox/seed/catalogue.ts';
import { engines } from './search/engines.ts';
import { gradedTable } from './search/graded/gradedTable.ts';
import { judgedTable } from './search/judged/judgedTable.ts';
import { measure, measureFile, type EngineFigures } from './search/measureEngine.ts';
import { generateQueries } from './search/queries.ts';
import { findExceededBudgets, formatEngines } from './search/searchReport.ts';

const { values } = parseCommandLine({
  name: 'bench:search',
  help: 'Recall, speed and size of the search, compared with fuse.js and MiniSearch.',
  options: {
    catalogue: {
      type: 'string',
      multiple: true,
      value: 'FILE',
      help: 'products as getProductosEnVenta returns them, .json or .json.gz, instead of demo catalogues',
    },
    sizes: { type: 'string', value: 'N,N', default: '1000,5000,10000,50000', help: 'sizes of the demo catalogues' },
    queries: { type: 'string', value: 'N', default: '60', help: 'generated queries of each class' },
    engines: {
      type: 'string',
      value: 'NAMES',
      default: engines.map(({ name }) => name).join(),
      help: 'which ones to measure',
    },
    check: { type: 'boolean', default: false, help: 'exits with 1 if a budget is exceeded' },
  },
});

const catalogues = values.catalogue
  ? values.catalogue.map(fromFile)
  : values.sizes.split(',').map((size) => seeded(Number(size)));
const chosen = engines.filter(({ name }) => values.engines.split(',').includes(name));
const exceeded: string[] = [];
const judged = [
  { name: 'the demo shop', products: seeded(264) },
  ...(values.catalogue ?? []).map((name, at) => ({ name, products: catalogues[at] ?? [] })),
];
for (const { name, products } of judged) {
  const table = gradedTable(name, products, chosen);
  console.log(table.text);
  exceeded.push(...table.missed);
}
for (const engine of chosen) for (const set of ['training', 'holdout'] as const) console.log(judgedTable(engine, set));
for (const products of catalogues) {
  const queries = generateQueries(products, Number(values.queries));
  const file = measureFile(products, products[0]?.name.slice(0, 3) ?? 'a');
  const figures: EngineFigures[] = [];
  for (const engine of chosen) figures.push(await measure(engine, products, queries));
  console.log(formatEngines(products.length, file, figures));
  const ours = figures.find(({ engine }) => engine === 'shop');
  if (ours) exceeded.push(...findExceededBudgets(products.length, file, ours));
}
reportBudgets(exceeded, values.check);

function seeded(size: number): SearchProduct[] {
  return seedCatalogue({ products: size }).products.map((seed) => toSearchProduct(seed.product));
}

/** Products as the API lists them: a JSON array, or `{ "results": [...] }`. */
function fromFile(name: string): SearchProduct[] {
  const bytes = readFileSync(name);
  const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
  const { items, rejected } = listResponse(product).decode(JSON.parse(text), dialect, reportRows);
  if (items.length === 0)
    throw new Error(
      `${name} has no product that can be read: it has to be a list as getProductosEnVenta returns them.`,
    );
  if (rejected.length > 0) console.log(`${rejected.length} rows of ${name} cannot be read and are left out.`);
  return items.map(toSearchProduct);
}
