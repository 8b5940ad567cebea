import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Catalogue } from '../../src/catalogue/snapshot.ts';
import { root } from '../setup/paths.mjs';
import { oneCategoryAdded, onePriceChanged, oneProductAdded, withCategories } from './build/changes.ts';
import { sideBySide } from './build/others.ts';
import { picturesCost } from './build/picturesCost.ts';
import { missed, report, type Row } from './build/buildReport.ts';
import { publish, shopOf } from './build/shopOf.ts';
import { buildSite, differing, digestsIn, pagesIn, placeIn, weigh, type Place } from './build/benchSite.ts';

// npm run bench:build -- [--products 1000,10000,50000] [--runs 5] [--cold] [--pictures] [--identity] [--categories 1000] [--others eleventy,hugo,next] [--check]
// --categories spreads the products over so many, for what categories cost. --cold leaves the incremental builds out; --pictures draws those of links first, and says what that costs; --identity compares what incremental builds publish with cold ones; --others builds the product pages with other tools.
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '1000,10000' },
    runs: { type: 'string', default: '5' },
    cold: { type: 'boolean', default: false },
    pictures: { type: 'boolean', default: false },
    identity: { type: 'boolean', default: false },
    categories: { type: 'string', default: '' },
    others: { type: 'string', default: '' },
    check: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const misses: string[] = [];
console.log(
  `Load average at the start: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);

for (const products of values.products.split(',').map(Number)) {
  const folder = join(
    root,
    '.cache',
    'bench-build',
    values.categories ? `${products}-${values.categories}` : String(products),
  );
  const place = placeIn(folder);
  const demo = await shopOf(products);
  const shop = values.categories ? withCategories(demo, Number(values.categories)) : demo;
  const changes: [string, Catalogue][] = [
    ['nothing changed', shop],
    ['one price changed', onePriceChanged(shop)],
    ['one product added', oneProductAdded(shop)],
    ['one category added', oneCategoryAdded(shop)],
  ];
  publish(place.snapshot, shop);
  if (values.pictures) {
    const cost = await picturesCost(place.snapshot, shop, onePriceChanged(shop));
    console.log(`\n### Pictures of links, ${products} products\n${cost.lines.join('\n')}`);
    misses.push(...cost.misses);
  }
  const rows: Row[] = [{ what: 'cold', runs: [] }];
  for (let run = 0; run < Math.min(runs, 3); run++) rows[0]?.runs.push(await buildSite(place, true));
  for (const [what, changed] of values.cold ? [] : changes) {
    const row: Row = { what, runs: [] };
    const before = pagesIn(place.dist);
    for (let run = 0; run < runs; run++) {
      publish(place.snapshot, changed);
      row.runs.push(await buildSite(place, false));
      if (values.identity && run === 0) misses.push(...(await unlikeCold(what, place, folder)));
      if (run === 0) row.pages = differing(before, pagesIn(place.dist)).length;
      if (changed === shop) continue;
      publish(place.snapshot, shop);
      await buildSite(place, false);
    }
    rows.push(row);
  }
  const weight = weigh(place.dist);
  console.log(report(products, rows, weight));
  misses.push(...missed(products, rows, weight));
  if (values.others) {
    const ours = join(place.dist, 'producto', `${shop.products[0]?.id}.html`);
    const where = { folder: join(folder, 'others'), ours, runs: Math.min(runs, 3) };
    console.log(await sideBySide(values.others.split(','), shop, where));
  }
}
console.log(misses.length > 0 ? `\nBudgets missed:\n  ${misses.join('\n  ')}` : '\nEvery budget is kept.');
process.exitCode = values.check && misses.length > 0 ? 1 : 0;

/** The files in which an incremental build differs from a cold one of the same snapshot. */
async function unlikeCold(what: string, place: Place, folder: string): Promise<string[]> {
  const cold = { ...placeIn(join(folder, 'cold')), snapshot: place.snapshot };
  await buildSite(cold, true);
  const files = differing(digestsIn(place.dist), digestsIn(cold.dist));
  return files.length > 0 ? [`${what}: unlike a cold build in ${files.length} files, such as ${files[0]}`] : [];
}
