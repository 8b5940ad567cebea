import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSearcher } from '../../../../scripts/search/createSearcher.ts';
import { trainingQueries } from '../../../../scripts/bench/search/ruleBasedGrades/trainingQueries.ts';
import { holdoutQueries } from '../../../../scripts/bench/search/ruleBasedGrades/holdoutQueries.ts';
import { findCataloguesWith, loadQueries } from '../../../../scripts/bench/search/testCollections/testCollection.ts';
import { generateQueries } from '../../../../scripts/bench/search/generateQueries.ts';
import { formatCsv, formatPage } from '../../../../scripts/demand/formatReport.ts';
import { readVisits } from '../../../../scripts/demand/readVisits.ts';
import {
  replaySearches,
  type DemandKind,
  type DemandReport,
  type DemandRow,
  type CurrentCatalogue,
} from '../../../../scripts/demand/replaySearches.ts';
import { sumWeeks, tallyVisits } from '../../../../scripts/demand/tallyVisits.ts';
import { generateShop } from '../../../../scripts/sandbox/seed/generateShop.ts';
import { toCard } from '../../../../src/components/card.ts';
import { fromSearchProduct, toSearchProduct } from '../../../../src/features/search/engine/index/searchProduct.ts';
import { renderFirstResults } from '../../../../src/features/search/results/firstResults.tsx';
import { resultsClassNames } from '../../../../src/features/search/results/resultsClassNames.ts';
import { parseCsv } from '../../../support/parseFeed.ts';
import { isDeepRun } from '../../../support/isDeepRun.ts';
import { pickEvenly } from '../../../support/sampling.ts';
import { tempDir } from '../../../support/tempDir.ts';
import { exportFormats, generateVisits, type VisitRow } from '../../../support/visitExport.ts';

const products = generateShop({ products: 264 }).products.map(({ product }) => toSearchProduct(product));
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
  ['lacksModel', 'funda iphone 5c', /funda para iPhone 5c/],
  ['lacksModel', 'mica huawei y9 2019', /mica para Huawei Y9 2019/],
  ['lacksModel', 'funda galaxy s3', /funda para Galaxy S3/],
  ['lacksModel', 'pantalla iphone 4', /iPhone 4/],
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
const isProductPage = (input: string): boolean => input.startsWith('/producto/');
const seeded = {
  searches: cases.flatMap(([, input]) => (isProductPage(input) ? [] : [input])),
  views: cases.flatMap(([, input]) => (isProductPage(input) ? [input.slice('/producto/'.length)] : [])),
};

test.each(Object.keys(exportFormats))(
  'R14.1 the report of an export as %s lists every seeded search and view',
  async (format) => {
    const rows = [...generateVisits(2_000, products, seeded)];
    const report = await createReport(`visitas-${format}`, exportFormats[format]?.(rows) ?? '');
    expect(sumWeeks(report.visits)).toBe(2_000);
    for (const [kind, input, text] of cases) {
      const row = report.rows.find(
        (candidate) =>
          candidate.kind === kind && (typeof text === 'string' ? candidate.text === text : text.test(candidate.text)),
      );
      expect([input, row && sumWeeks(row.weeks) >= 12]).toEqual([input, true]);
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

  test('for queries of the benchmark (250; all in the deep tests)', async () => {
    const generatedQueries = [...generateQueries(products, 30).values()].flat().map(({ text }) => text);
    const all = [...new Set([...gradedQueries, ...collectionQueries, ...generatedQueries].filter(Boolean))];
    expect(all.length).toBeGreaterThan(1_000);
    // Adds a query for a sold-out product, since the sample may have none.
    const queries = isDeepRun ? all : [...pickEvenly(all, 250), first?.name ?? ''];
    // The week identifies the query in the report.
    const searches = new Map(queries.map((term, index) => [term, { term, weeks: new Map([[String(index), 1]]) }]));
    const { rows } = replaySearches({ visits: new Map(), views: new Map(), searches }, catalogue);
    const kindByWeek = new Map<string, string>(
      rows
        .filter(({ kind }) => ['nothing', 'lacksModel', 'soldOut'].includes(kind))
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
      if (!hasList) expectedKind = interpretation.lacksModel ? 'lacksModel' : 'nothing';
      else if (isSoldOut) expectedKind = 'soldOut';
      expect([query, kindByWeek.get(String(index))]).toEqual([query, expectedKind]);
    }
    expect([...new Set(kindByWeek.values())].sort()).toEqual(['lacksModel', 'nothing', 'soldOut']);
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

describe('R14.1 a search', () => {
  const findSearches = async (term: string): Promise<string[]> => {
    const path = join(tempDir(), 'visitas.csv');
    writeFileSync(path, exportFormats['phpMyAdmin.csv']?.([createSearchVisit(term)]) ?? '');
    const { searches } = await tallyVisits(readVisits(path));
    return [...searches.values()].map((search) => search.term);
  };

  test.each([
    '20.673 -103.344 envio',
    '20.67,-103.34 domicilio',
    'lat 20.67 lon -103.34',
    'latitud: 20.67, longitud: 103.34',
    '-103.34',
    '20.67 −103.34',
    '20.673, 103.344',
    '20.673-103.344',
    '20.67° N 103.34° W',
    '20.67N103.34W',
    `20°40'25"N 103°20'38"W`,
    '20º 40.4’ 103º 20.6’',
    'maps.google.com/?q=20.67,-103.34',
    'funda 20.6736',
  ])('with coordinates is omitted: %s', async (term) => expect(await findSearches(term)).toEqual([]));

  test.each([
    'quiero uno (33) 1234 5678',
    '+52(33)12345678',
    '+52 (33) 1234-5678',
    '+523312345678',
    '5213312345678',
    '33.1234.5678',
    '33.12.34.56.78',
    '33 12 34 56 78',
    '33 - 1234 - 5678',
    '33–1234–5678',
    '(331)234.5678 mica',
    'iphone 15 3312345678',
    '01 33 1234 5678',
    '0443312345678',
    'cel3312345678',
  ])('with a phone number is omitted: %s', async (term) => expect(await findSearches(term)).toEqual([]));

  test.each(['203.0.113.7', '2001:db8::1', 'ana@correo.example'])('with an address is omitted: %s', async (term) =>
    expect(await findSearches(term)).toEqual([]),
  );

  test.each([
    'cable 2.1',
    'usb 3.0 2.0',
    'usb 3.0 -2.0',
    'bateria 3.7 v',
    'bateria 3.85 v',
    'cargador 18.75 w',
    'mica 6.67 pulgadas',
    'mica 6.67 o 6.43',
    'mica 6.67 note 12',
    'iphone 15 128 gb',
    'iphone 11 12 13 14',
    '10.5 12.9 ipad',
    'ipad 9.7 10.5 11 12.9',
    'camara 360° 4k',
    'adaptador 90° o 180°',
    'cable longitud 1.5 m',
    'SM-A546E',
    'WH-1000XM4',
    'M2101K6G 2201117TG',
    'BX8071512400F',
    '7501234567890',
    '1,299.50',
    '$1,299.50 - $1,499.50',
    '1299.50 1499.50',
    '199.50-299.50',
    '99.50 199.50',
    '199.50 -299.50',
  ])('with numbers of products or prices is counted: %s', async (term) =>
    expect(await findSearches(term)).toEqual([term]),
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
  test('is read unchanged from each format, including compressed files', async () => {
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
    const formulas = ['=HYPERLINK("http://x") zzq', '@zzq', '+zzq', '-zzq', '＝zzq'];
    const terms = ['<img src=x onerror=alert(1)> zzq', ...formulas];
    const report = await createReport(
      'visitas.csv',
      exportFormats['phpMyAdmin.csv']?.(terms.map((term) => createSearchVisit(term))) ?? '',
    );
    expect(formatPage(report, 'Clavija', '')).not.toContain('<img');
    const cells = parseCsv(formatCsv(report)).flatMap((row) => Object.values(row));
    expect(cells.length).toBeGreaterThan(10);
    expect(cells.filter((cell) => /^[=+\-@＝]/.test(cell))).toEqual([]);
  });

  // The CSV drops invisible characters, so that what follows them would start the cell.
  test.each(['\u200b=1+1', '\u0001@a', '\u202e+a', '\u200e \u0000-a'])('%j is not a formula either', (text) => {
    const weeks = new Map([['2026-09-28', 1]]);
    const rows: DemandRow[] = [{ kind: 'nothing', text, detail: text, examples: new Set([text]), weeks }];
    const [row] = parseCsv(formatCsv({ visits: weeks, searches: weeks, rows }));
    expect([row?.['que'], row?.['detalle'], row?.['busquedas']].map((cell) => cell?.[0])).toEqual(["'", "'", "'"]);
  });
});

test('R14.1 a file of an unknown format is rejected; rows of another table are ignored', async () => {
  await expect(createReport('visitas.xlsx', '')).rejects.toThrow(/\.csv, \.json or \.sql/);
  const report = await createReport('clientes.csv', 'ClienteID,Nombre\n1,Ana\n');
  expect(sumWeeks(report.visits)).toBe(0);
});
