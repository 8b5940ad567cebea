import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { listResponse } from '../../src/contract/responses.ts';
import { addReport } from '../../src/contract/listReport.ts';
import { dialect } from '../../src/contract/dialect.ts';
import { product } from '../../src/contract/catalogue.ts';
import { toSearchProduct, type SearchProduct } from '../../src/features/search/engine/index/searchProduct.ts';
import { parseCommandLine } from '../commandLine.ts';
import { reportBudgets } from '../measurements.ts';
import { generateShop } from '../sandbox/seed/generateShop.ts';
import { engines } from './search/engines.ts';
import { measureEngine, measureSearchFile, type EngineMeasurement } from './search/measureEngine.ts';
import { generateQueries } from './search/generateQueries.ts';
import { ruleBasedGradesTable } from './search/ruleBasedGrades/ruleBasedGradesTable.ts';
import { findExceededBudgets, formatEngines } from './search/searchReport.ts';
import { testCollectionsTable } from './search/testCollections/testCollectionsTable.ts';

const { values } = parseCommandLine({
  name: 'bench:search',
  help: 'Measures hit rates, speed and size of the search, compared with fuse.js and MiniSearch.',
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
      help: 'engines to measure',
    },
    check: { type: 'boolean', default: false, help: 'exits with 1 if a budget is exceeded' },
  },
});

const catalogues = values.catalogue
  ? values.catalogue.map(readCatalogue)
  : values.sizes.split(',').map((size) => createDemoCatalogue(Number(size)));
const selectedEngines = engines.filter(({ name }) => values.engines.split(',').includes(name));
const exceeded: string[] = [];
const gradedCatalogues = [
  { name: 'demo catalogue', products: createDemoCatalogue(264) },
  ...(values.catalogue ?? []).map((name, index) => ({ name, products: catalogues[index] ?? [] })),
];
for (const { name, products } of gradedCatalogues) {
  const table = ruleBasedGradesTable(name, products, selectedEngines);
  console.log(table.text);
  exceeded.push(...table.missed);
}
for (const engine of selectedEngines)
  for (const set of ['training', 'holdout'] as const) console.log(testCollectionsTable(engine, set));
for (const products of catalogues) {
  const queries = generateQueries(products, Number(values.queries));
  const file = measureSearchFile(products, products[0]?.name.slice(0, 3) ?? 'a');
  const measurements: EngineMeasurement[] = [];
  for (const engine of selectedEngines) measurements.push(await measureEngine(engine, products, queries));
  console.log(formatEngines(products.length, file, measurements));
  const shopMeasurement = measurements.find(({ engine }) => engine === 'shop');
  if (shopMeasurement) exceeded.push(...findExceededBudgets(products.length, file, shopMeasurement));
}
reportBudgets(exceeded, values.check);

function createDemoCatalogue(size: number): SearchProduct[] {
  return generateShop({ products: size }).products.map(({ product }) => toSearchProduct(product));
}

/** Reads a product list in the format of the API: a JSON array, or `{ "results": [...] }`. */
function readCatalogue(name: string): SearchProduct[] {
  const bytes = readFileSync(name);
  const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
  const { items, rejected } = listResponse(product).decode(JSON.parse(text), dialect, addReport);
  if (items.length === 0)
    throw new Error(`${name} has no valid product: it has to be a list in the format of getProductosEnVenta.`);
  if (rejected.length > 0) console.log(`${rejected.length} invalid rows of ${name} are skipped.`);
  return items.map(toSearchProduct);
}
