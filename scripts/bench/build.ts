import { join } from 'node:path';
import type { Catalogue } from '../../src/catalogue/snapshot.ts';
import { parseCommandLine } from '../commandLine.ts';
import { formatLoad, reportBudgets } from '../measurements.ts';
import { root } from '../setup/paths.mjs';
import { addCategory, addProduct, changePrice, withCategories } from './build/changes.ts';
import { measureOpenGraphImages } from './build/measureOpenGraphImages.ts';
import { findExceededBudgets, formatBuilds, type BuildRuns } from './build/buildReport.ts';
import { writeBenchSnapshot, createBenchCatalogue } from './build/benchCatalogue.ts';
import {
  runBuild,
  findDifferentFiles,
  digestFiles,
  digestPages,
  benchFoldersIn,
  measureSize,
  type BenchFolders,
} from './build/benchSite.ts';

const { values } = parseCommandLine({
  name: 'bench:build',
  help: 'Measures time, memory, size and changed pages of builds: cold, unchanged, with one price changed, with one product or category added.',
  options: {
    products: { type: 'string', value: 'N,N', default: '1000,10000', help: 'sizes of the catalogue' },
    categories: { type: 'string', value: 'N', default: '', help: 'distributes the products over N categories' },
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
  const folders = benchFoldersIn(folder);
  const demoCatalogue = await createBenchCatalogue(products);
  const catalogue = values.categories ? withCategories(demoCatalogue, Number(values.categories)) : demoCatalogue;
  const changes: Record<string, Catalogue> = {
    'nothing changed': catalogue,
    'one price changed': changePrice(catalogue),
    'one product added': addProduct(catalogue),
    'one category added': addCategory(catalogue),
  };
  writeBenchSnapshot(folders.snapshot, catalogue);
  if (values.pictures) {
    const images = await measureOpenGraphImages(folders.snapshot, catalogue, changePrice(catalogue));
    console.log(`\n### Open Graph images, ${products} products\n${images.lines.join('\n')}`);
    exceeded.push(...images.exceeded);
  }
  const cold: BuildRuns = { name: 'cold', runs: [] };
  for (let run = 0; run < Math.min(runs, 3); run++) cold.runs.push(await runBuild(folders, true));
  const builds = [cold];
  for (const [name, changed] of values.cold ? [] : Object.entries(changes)) {
    const build: BuildRuns = { name, runs: [] };
    const before = digestPages(folders.dist);
    for (let run = 0; run < runs; run++) {
      writeBenchSnapshot(folders.snapshot, changed);
      build.runs.push(await runBuild(folders, false));
      if (values.identity && run === 0) exceeded.push(...(await compareWithCold(name, folders, folder)));
      if (run === 0) build.changedPages = findDifferentFiles(before, digestPages(folders.dist)).length;
      if (changed === catalogue) continue;
      writeBenchSnapshot(folders.snapshot, catalogue);
      await runBuild(folders, false);
    }
    builds.push(build);
  }
  const size = measureSize(folders.dist);
  console.log(formatBuilds(products, builds, size));
  exceeded.push(...findExceededBudgets(products, builds, size));
}
reportBudgets(exceeded, values.check);

/** Compares an incremental build with a cold one of the same snapshot. Returns a message if they differ. */
async function compareWithCold(name: string, folders: BenchFolders, folder: string): Promise<string[]> {
  const cold = { ...benchFoldersIn(join(folder, 'cold')), snapshot: folders.snapshot };
  await runBuild(cold, true);
  const files = findDifferentFiles(digestFiles(folders.dist), digestFiles(cold.dist));
  return files.length > 0 ? [`${name}: differs from a cold build in ${files.length} files, such as ${files[0]}`] : [];
}
