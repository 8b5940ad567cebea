import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { discontinuedProducts, products } from '../../src/catalogue/index.ts';
import { toSearchProduct } from '../../src/features/search/engine/index/searchProduct.ts';
import { shop } from '../../src/shop.ts';
import { createSearcher } from '../search/createSearcher.ts';
import { parseCommandLine } from '../commandLine.ts';
import { errorText } from '../errorText.ts';
import { formatCsv, formatPage } from './formatReport.ts';
import { readVisits } from './readVisits.ts';
import { replaySearches } from './replaySearches.ts';
import { sumWeeks, tallyVisits } from './tallyVisits.ts';

try {
  const { values, positionals } = parseCommandLine({
    name: 'demand',
    help: 'Reports what shoppers searched for and the shop does not have, from an export of the visits table. Writes a page and a CSV.',
    options: { out: { type: 'string', value: 'NAME', default: 'demanda', help: 'base name of the two files' } },
    positional: 'FILE',
  });
  const [file] = positionals;
  if (!file)
    throw new Error('Pass the export of the visits: npm run demand -- visitas.csv (see scripts/demand/README.md).');
  if (resolve(file) === resolve(`${values.out}.csv`))
    throw new Error(`${file} would be overwritten: pass another --out.`);
  const tally = await tallyVisits(readVisits(file));
  if (tally.visits.size === 0)
    throw new Error(
      `${file} has no visits: it needs the columns that postVisita sends (see scripts/demand/README.md).`,
    );
  const catalogue = products().map(toSearchProduct);
  const searcher = createSearcher(catalogue);
  const report = replaySearches(tally, { searcher, products: catalogue, discontinued: discontinuedProducts() });
  writeFileSync(`${values.out}.html`, formatPage(report, shop.name, readStyles()));
  writeFileSync(`${values.out}.csv`, formatCsv(report));
  console.log(
    `${sumWeeks(tally.visits)} visits, ${sumWeeks(report.searches)} searches: ${values.out}.html, ${values.out}.csv`,
  );
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}

/** Reads the styles of the report: the shop's tokens with its font inlined, and report.css. */
function readStyles(): string {
  const read = (path: string, encoding: BufferEncoding = 'utf8'): string =>
    readFileSync(new URL(path, import.meta.url), encoding);
  const font = read('../../src/styles/fonts/familjen-grotesk.woff2', 'base64');
  const tokens = read('../../src/styles/tokens.css')
    .replace('./fonts/familjen-grotesk.woff2', `data:font/woff2;base64,${font}`)
    .replace('font-display: optional', 'font-display: block');
  return tokens + read('report.css');
}
