import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSearcher } from '../../../../scripts/bench/search/createSearcher.ts';
import { trainingQueries } from '../../../../scripts/bench/search/ruleBasedGrades/trainingQueries.ts';
import { holdoutQueries } from '../../../../scripts/bench/search/ruleBasedGrades/holdoutQueries.ts';
import { findCataloguesWith, loadQueries } from '../../../../scripts/bench/search/testCollections/testCollection.ts';
import { generateQueries } from '../../../../scripts/bench/search/queries.ts';
import { formatCsv, formatPage } from '../../../../scripts/demand/formatReport.ts';
import { readVisits } from '../../../../scripts/demand/readVisits.ts';
import {
  replaySearches,
  type DemandKind,
  type DemandReport,
  type CurrentCatalogue,
} from '../../../../scripts/demand/replaySearches.ts';
import { sumCounts, tallyVisits } from '../../../../scripts/demand/tallyVisits.ts';
import { generateCatalogue } from '../../../../scripts/sandbox/seed/catalogue.ts';
import { toCard } from '../../../../src/components/card.ts';
import { fromSearchProduct, toSearchProduct } from '../../../../src/features/search/engine/index/searchProduct.ts';
import { renderFirstResults } from '../../../../src/features/search/results/firstResults.tsx';
import { resultsClassNames } from '../../../../src/features/search/results/resultsClassNames.ts';
import { parseCsv } from '../../../support/parseFeed.ts';
import { pickEvenly } from '../../../support/sampling.ts';
import { tempDir } from '../../../support/tempDir.ts';
import { exportFormats, generateVisits, type VisitRow } from '../../../support/visitExport.ts';

const products = generateCatalogue({ products: 264 }).products.map(({ product }) => toSearchProduct(product));
const soldOut = products.filter(({ inStock }) => !inStock);
let catalogue: CurrentCatalogue;
beforeAll(() => {
  catalogue = { searcher: createSearcher(products), products, discontinued: [{ id: '77777', name: 'Funda vieja' }] };
});

async function createReport(file: string, text: string | Uint8Array): Promise<DemandReport> {
  const path = join(tempDir(), file);
  writeFileSync(path, text);
  return replaySearches(await tallyVisits(readVisits(path)), catalogue);
}

const createVisit = (row: Partial<VisitRow>): VisitRow => ({
  IP: '203.0.113.7',
  Latitud: '',
  Longitud: '',
  Servidor: '',
  Ruta: '/',
  Parametros: '',
  Fecha: '2026-11-20 09:05:00',
  ...row,
});
const createSearchVisit = (term: string, row: Partial<VisitRow> = {}): VisitRow =>
  createVisit({ Ruta: '/busqueda', Parametros: `?busqueda=${encodeURIComponent(term)}`, ...row });

const [first, second, third] = soldOut.map(({ id, name }) => ({ id, name }));
/** Searches and views in the seeded visits, each with the row of the report that names it. */
const cases: [kind: DemandKind, input: string, text: string | RegExp][] = [
  ['nothing', 'lonchera', 'lonchera'],
  ['nothing', 'zapatos de futbol', 'zapatos de futbol'],
  ['nothing', 'tinte para cabello', 'tinte para cabello'],
  ['nothing', 'carriola', 'carriola'],
  ['noneForPhone', 'funda iphone 5c', /funda para iPhone 5c/],
  ['noneForPhone', 'mica huawei y9 2019', /mica para Huawei Y9 2019/],
  ['noneForPhone', 'funda galaxy s3', /funda para Galaxy S3/],
  ['noneForPhone', 'pantalla iphone 4', /iPhone 4/],
  ['soldOut', first?.name ?? '', first?.name ?? ''],
  ['soldOut', second?.name ?? '', second?.name ?? ''],
  ['soldOut', third?.name ?? '', third?.name ?? ''],
  ['missingAttribute', 'cargador xiaomi 120 w', /«120 w»/],
  ['missingAttribute', 'bocina 500 w', /«500 w»/],
  ['unknownWord', 'bocina tlacuache', 'tlacuache'],
  ['unknownWord', 'cargador xolotl', 'xolotl'],
  ['unknownWord', 'funda chimuelo iphone 13', 'chimuelo'],
  ['unavailableProduct', `/producto/${first?.id}`, `${first?.id} ${first?.name}`],
  ['unavailableProduct', `/producto/${second?.id}`, `${second?.id} ${second?.name}`],
  ['unavailableProduct', '/producto/77777', '77777 Funda vieja'],
  ['unavailableProduct', '/producto/88888', '88888'],
];
const isView = (input: string): boolean => input.startsWith('/producto/');
const seeded = {
  searches: cases.flatMap(([, input]) => (isView(input) ? [] : [input])),
  views: cases.flatMap(([, input]) => (isView(input) ? [input.slice('/producto/'.length)] : [])),
};

test.each(Object.keys(exportFormats))(
  'R14.1 the report of an export as %s lists every seeded search and view',
  async (format) => {
    const rows = [...generateVisits(2_000, products, seeded)];
    const report = await createReport(`visitas-${format}`, exportFormats[format]?.(rows) ?? '');
    expect(sumCounts(report.visits)).toBe(2_000);
    for (const [kind, input, text] of cases) {
      const row = report.rows.find(
        (candidate) =>
          candidate.kind === kind && (typeof text === 'string' ? candidate.text === text : text.test(candidate.text)),
      );
      expect([input, row && sumCounts(row.weeks) >= 12]).toEqual([input, true]);
    }
  },
);

describe('R14.1 the report classifies a query as the results page does', () => {
  const gradedQueries = [trainingQueries, holdoutQueries].flatMap((lines) =>
    lines.split('\n').map((line) => line.split('|')[1]?.trim() ?? ''),
  );
  const collectionQueries = (['training', 'holdout'] as const).flatMap((set) =>
    findCataloguesWith(set).flatMap((name) => loadQueries(name, set).map(({ text }) => text)),
  );

  test('for queries of the benchmark (250; all in the long tests)', async () => {
    const generatedQueries = [...generateQueries(products, 30).values()].flat().map(({ text }) => text);
    const all = [...new Set([...gradedQueries, ...collectionQueries, ...generatedQueries].filter(Boolean))];
    expect(all.length).toBeGreaterThan(1_000);
    // Adds a query for a sold-out product, since the sample may have none.
    const queries = process.env['DEEP'] ? all : [...pickEvenly(all, 250), first?.name ?? ''];
    // The week identifies the query in the report.
    const searches = new Map(queries.map((term, index) => [term, { term, weeks: new Map([[String(index), 1]]) }]));
    const { rows } = replaySearches({ visits: new Map(), views: new Map(), searches }, catalogue);
    const kindByWeek = new Map<string, string>(
      rows
        .filter(({ kind }) => ['nothing', 'noneForPhone', 'soldOut'].includes(kind))
        .flatMap(({ kind, weeks }) => [...weeks.keys()].map((week): [string, string] => [week, kind])),
    );
    for (const [index, query] of queries.entries()) {
      const result = catalogue.searcher.find(query, products.length);
      const { total: totalResults, interpretation } = result;
      const cards = result.products.map((product) => toCard(fromSearchProduct(product)));
      // A page without first results has no products, or none for the phone (NoResults.tsx).
      const hasList =
        (await renderFirstResults(query, [], { ...result, products: result.products.slice(0, 12) })) !== null;
      const isSoldOut = resultsClassNames(totalResults, cards, interpretation).includes('all-sold-out');
      let expectedKind: string | undefined;
      if (!hasList) expectedKind = interpretation.noneForPhone ? 'noneForPhone' : 'nothing';
      else if (isSoldOut) expectedKind = 'soldOut';
      expect([query, kindByWeek.get(String(index))]).toEqual([query, expectedKind]);
    }
    expect([...new Set(kindByWeek.values())].sort()).toEqual(['noneForPhone', 'nothing', 'soldOut']);
  });
});

test('R14.1 the report contains no IP address and no coordinates of a visitor', async () => {
  const degrees = fc.double({ min: 10, max: 120, noNaN: true }).map((value) => value.toFixed(6));
  const personal = fc.record({ IP: fc.oneof(fc.ipV4(), fc.ipV6()), Latitud: degrees, Longitud: degrees });
  const visit = fc.tuple(personal, fc.constantFrom('IP', 'Latitud', 'Longitud', '')).map(([values, field]) => ({
    ...values,
    // Shoppers paste anything into the search box.
    ...createSearchVisit(field === '' ? 'lonchera' : `lonchera ${values[field]}`, values),
  }));
  await fc.assert(
    fc.asyncProperty(
      fc.array(visit, { minLength: 1, maxLength: 8 }),
      fc.constantFrom(...Object.keys(exportFormats)),
      async (rows, format) => {
        const report = await createReport(`visitas-${format}`, exportFormats[format]?.(rows) ?? '');
        const text = formatPage(report, 'Clavija', '') + formatCsv(report);
        for (const { IP, Latitud, Longitud } of rows)
          for (const secret of [IP, Latitud, Longitud]) if (secret.length > 3) expect(text).not.toContain(secret);
      },
    ),
    { numRuns: 60 },
  );
});

test('R14.1 counts searches by week, whatever their case and accents, including links of the old site', async () => {
  const rows = [
    createSearchVisit('Lonchera', { Fecha: '2026-11-15 23:59:59' }),
    createSearchVisit(' lonchéra ', { Fecha: '2026-11-16 00:00:00' }),
    createVisit({ Ruta: '/busqueda;busqueda=lonchera', Fecha: '2026-11-22 12:00:00' }),
    createVisit({ Ruta: '/busqueda?busqueda=lonchera', Parametros: '', Fecha: '2026-11-22 12:00:00' }),
    createSearchVisit('lonchera', { Ruta: '/facturacion' }),
  ];
  const report = await createReport('visitas.csv', exportFormats['phpMyAdmin.csv']?.(rows) ?? '');
  const row = report.rows.find(({ kind }) => kind === 'nothing');
  expect([row?.text, [...(row?.weeks ?? [])]]).toEqual([
    'Lonchera',
    [
      ['2026-11-09', 1],
      ['2026-11-16', 3],
    ],
  ]);
});

describe('R14.1 the text that shoppers typed', () => {
  test('is read unchanged from each format, also compressed', async () => {
    const terms = [`l'eau "x"`, 'a;b,c\td', String.raw`\n (1,2), 'z'`, '{"x": [1]}', 'ñandú 🦙', "it''s); DROP"];
    const rows = terms.map((term) =>
      createVisit({ Ruta: '/busqueda', Parametros: `?busqueda=${term.replace('&', '')}` }),
    );
    for (const [format, write] of Object.entries(exportFormats))
      for (const [file, text] of [
        [format, write(rows)],
        [`${format}.gz`, gzipSync(write(rows))],
      ] as const) {
        const path = join(tempDir(), file);
        writeFileSync(path, text);
        const allParameters: string[] = [];
        for await (const { parameters } of readVisits(path)) allParameters.push(parameters);
        expect([file, allParameters]).toEqual([file, rows.map(({ Parametros }) => Parametros)]);
      }
  });

  test('is neither markup on the page nor a formula in a spreadsheet', async () => {
    const terms = ['<img src=x onerror=alert(1)> zzq', '=HYPERLINK("http://x") zzq', '@zzq', '+zzq', '-zzq'];
    const report = await createReport(
      'visitas.csv',
      exportFormats['phpMyAdmin.csv']?.(terms.map((term) => createSearchVisit(term))) ?? '',
    );
    expect(formatPage(report, 'Clavija', '')).not.toContain('<img');
    const cells = parseCsv(formatCsv(report)).flatMap((row) => Object.values(row));
    expect(cells.length).toBeGreaterThan(10);
    expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
  });
});

test('R14.1 a file of an unknown format is rejected; rows of another table are ignored', async () => {
  await expect(createReport('visitas.xlsx', '')).rejects.toThrow(/\.csv, \.json or \.sql/);
  const report = await createReport('clientes.csv', 'ClienteID,Nombre\n1,Ana\n');
  expect(sumCounts(report.visits)).toBe(0);
});
