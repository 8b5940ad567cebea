import { join } from 'node:path';
import type { Catalogue } from '../../src/catalogue/snapshot.ts';
import { parseCommandLine } from '../commandLine.ts';
import { formatLoad, reportBudgets } from '../measurements.ts';
import { root } from '../setup/paths.mjs';
import { oneCategoryAdded, onePriceChanged, oneProductAdded, withCategories } from './build/changes.ts';
import { openGraphImagesCost } from './build/openGraphImagesCost.ts';
import { findExceededBudgets, formatBuilds, type BuildRuns } from './build/buildReport.ts';
import { writeBenchSnapshot, createBenchCatalogue } from './build/benchCatalogue.ts';
import {
  buildSite,
  findDifferentFiles,
  digestFiles,
  digestPages,
  benchFoldersIn,
  measureSize,
  type BenchFolders,
} from './build/benchSite.ts';

const { values } = parseCommandLine({
  name: 'bench:build',
  help: 'Time, memory, size and changed pages of builds: cold, unchanged, with one price changed, with one product or category added.',
  options: {
    products: { type: 'string', value: 'N,N', default: '1000,10000', help: 'sizes of the catalogue' },
    categories: { type: 'string', value: 'N', default: '', help: 'spreads the products over so many categories' },
    runs: { type: 'string', value: 'N', default: '5', help: 'builds of each kind; at most three cold ones' },
    cold: { type: 'boolean', default: false, help: 'cold builds only' },
    pictures: { type: 'boolean', default: false, help: 'also measures drawing the Open Graph images' },
    identity: { type: 'boolean', default: false, help: 'compares each incremental build with a cold one' },
    check: { type: 'boolean', default: false, help: 'exits with 1 if a budget is exceeded' },
  },
});
const runs = Number(values.runs);
const exceeded: string[] = [];
console.log(formatLoad());

for (const products of values.products.split(',').map(Number)) {
  const name = values.categories ? `${products}-${values.categories}` : String(products);
  const folder = join(root, '.cache', 'bench-build', name);
  const place = benchFoldersIn(folder);
  const demo = await createBenchCatalogue(products);
  const shop = values.categories ? withCategories(demo, Number(values.categories)) : demo;
  const changes: Record<string, Catalogue> = {
    'nothing changed': shop,
    'one price changed': onePriceChanged(shop),
    'one product added': oneProductAdded(shop),
    'one category added': oneCategoryAdded(shop),
  };
  writeBenchSnapshot(place.snapshot, shop);
  if (values.pictures) {
    const cost = await openGraphImagesCost(place.snapshot, shop, onePriceChanged(shop));
    console.log(`\n### Open Graph images, ${products} products\n${cost.lines.join('\n')}`);
    exceeded.push(...cost.exceeded);
  }
  const cold: BuildRuns = { name: 'cold', runs: [] };
  for (let run = 0; run < Math.min(runs, 3); run++) cold.runs.push(await buildSite(place, true));
  const builds = [cold];
  for (const [name, changed] of values.cold ? [] : Object.entries(changes)) {
    const build: BuildRuns = { name, runs: [] };
    const before = digestPages(place.dist);
    for (let run = 0; run < runs; run++) {
      writeBenchSnapshot(place.snapshot, changed);
      build.runs.push(await buildSite(place, false));
      if (values.identity && run === 0) exceeded.push(...(await compareWithCold(name, place, folder)));
      if (run === 0) build.changedPages = findDifferentFiles(before, digestPages(place.dist)).length;
      if (changed === shop) continue;
      writeBenchSnapshot(place.snapshot, shop);
      await buildSite(place, false);
    }
    builds.push(build);
  }
  const size = measureSize(place.dist);
  console.log(formatBuilds(products, builds, size));
  exceeded.push(...findExceededBudgets(products, builds, size));
}
reportBudgets(exceeded, values.check);

/** Whether an incremental build differs from a cold one of the same snapshot. */
async function compareWithCold(name: string, place: BenchFolders, folder: string): Promise<string[]> {
  const cold = { ...benchFoldersIn(join(folder, 'cold')), snapshot: place.snapshot };
  await buildSite(cold, true);
  const files = findDifferentFiles(digestFiles(place.dist), digestFiles(cold.dist));
  return files.length > 0 ? [`${name}: differs from a cold build in ${files.length} files, such as ${files[0]}`] : [];
}
