import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSearcher } from '../../../../scripts/bench/search/createSearcher.ts';
import { trainingQueries } from '../../../../scripts/bench/search/graded/trainingQueries.ts';
import { holdoutQueries } from '../../../../scripts/bench/search/graded/holdoutQueries.ts';
import { cataloguesWith, loadJudgedQueries } from '../../../../scripts/bench/search/judged/judged.ts';
import { generateQueries } from '../../../../scripts/bench/search/queries.ts';
import { formatCsv, formatPage } from '../../../../scripts/demand/formatReport.ts';
import { readVisits } from '../../../../scripts/demand/readVisits.ts';
import {
  replaySearches,
  type DemandKind,
  type DemandReport,
  type ReplayShop,
} from '../../../../scripts/demand/replaySearches.ts';
import { tallyVisits, total } from '../../../../scripts/demand/tallyVisits.ts';
import { seedCatalogue } from '../../../../scripts/sandbox/seed/catalogue.ts';
import { toCard } from '../../../../src/components/card.ts';
import { fromSearchProduct, toSearchProduct } from '../../../../src/features/search/engine/index/searchProduct.ts';
import { renderFirstResults } from '../../../../src/features/search/results/firstResults.tsx';
import { resultsClassNames } from '../../../../src/features/search/results/resultsClassNames.ts';
import { parseCsv } from '../../../support/feeds.ts';
import { spread } from '../../../support/sampling.ts';
import { tempDir } from '../../../support/tempDir.ts';
import { exportFormats, makeVisits, type VisitRow } from '../../../support/visitExport.ts';

const products = seedCatalogue({ products: 264 }).products.map(({ product }) => toSearchProduct(product));
const soldOut = products.filter(({ inStock }) => !inStock);
let shop: ReplayShop;
beforeAll(() => {
  shop = { searcher: createSearcher(products), products, discontinued: [{ id: '77777', name: 'Funda vieja' }] };
});

async function reportOf(file: string, text: string | Uint8Array): Promise<DemandReport> {
  const path = join(tempDir(), file);
  writeFileSync(path, text);
  return replaySearches(await tallyVisits(readVisits(path)), shop);
}

const visitOf = (row: Partial<VisitRow>): VisitRow => ({
  ...{ IP: '203.0.113.7', Latitud: '', Longitud: '', Servidor: '', Ruta: '/', Parametros: '' },
  ...{ Fecha: '2026-11-20 09:05:00', ...row },
});
const searchVisit = (term: string, row: Partial<VisitRow> = {}): VisitRow =>
  visitOf({ Ruta: '/busqueda', Parametros: `?busqueda=${encodeURIComponent(term)}`, ...row });

const [first, second, third] = soldOut.map(({ id, name }) => ({ id, name }));
/** Searches and views in the seeded visits, each with the row of the report that names it. */
const cases: [kind: DemandKind, input: string, text: string | RegExp][] = [
  ['nothing', 'lonchera', 'lonchera'],
  ['nothing', 'zapatos de futbol', 'zapatos de futbol'],
  ['nothing', 'tinte para cabello', 'tinte para cabello'],
  ['nothing', 'carriola', 'carriola'],
  ['onlyOtherModels', 'funda iphone 5c', /funda para iPhone 5c/],
  ['onlyOtherModels', 'mica huawei y9 2019', /mica para Huawei Y9 2019/],
  ['onlyOtherModels', 'funda galaxy s3', /funda para Galaxy S3/],
  ['onlyOtherModels', 'pantalla iphone 4', /iPhone 4/],
  ['soldOut', first?.name ?? '', first?.name ?? ''],
  ['soldOut', second?.name ?? '', second?.name ?? ''],
  ['soldOut', third?.name ?? '', third?.name ?? ''],
  ['attribute', 'cargador xiaomi 120 w', /«120 w»/],
  ['attribute', 'bocina 500 w', /«500 w»/],
  ['word', 'bocina tlacuache', 'tlacuache'],
  ['word', 'cargador xolotl', 'xolotl'],
  ['word', 'funda chimuelo iphone 13', 'chimuelo'],
  ['product', `/producto/${first?.id}`, `${first?.id} ${first?.name}`],
  ['product', `/producto/${second?.id}`, `${second?.id} ${second?.name}`],
  ['product', '/producto/77777', '77777 Funda vieja'],
  ['product', '/producto/88888', '88888'],
];
const isView = (input: string): boolean => input.startsWith('/producto/');
const seeded = {
  searches: cases.flatMap(([, each]) => (isView(each) ? [] : [each])),
  views: cases.flatMap(([, each]) => (isView(each) ? [each.slice('/producto/'.length)] : [])),
};

test.each(Object.keys(exportFormats))(
  'R14.1 the report of an export as %s lists every seeded search and view',
  async (format) => {
    const rows = [...makeVisits(2_000, products, seeded)];
    const report = await reportOf(`visitas-${format}`, exportFormats[format]?.(rows) ?? '');
    expect(total(report.visits)).toBe(2_000);
    for (const [kind, input, text] of cases) {
      const row = report.rows.find(
        (each) => each.kind === kind && (typeof text === 'string' ? each.text === text : text.test(each.text)),
      );
      expect([input, row && total(row.weeks) >= 12]).toEqual([input, true]);
    }
  },
);

describe('R14.1 the verdict on a query is what the results page says', () => {
  const graded = [trainingQueries, holdoutQueries].flatMap((lines) =>
    lines.split('\n').map((line) => line.split('|')[1]?.trim() ?? ''),
  );
  const judged = (['training', 'holdout'] as const).flatMap((set) =>
    cataloguesWith(set).flatMap((name) => loadJudgedQueries(name, set).map(({ text }) => text)),
  );

  test('for queries of the benchmark (250; all in the long tests)', async () => {
    const generated = [...generateQueries(products, 30).values()].flat().map(({ text }) => text);
    const all = [...new Set([...graded, ...judged, ...generated].filter(Boolean))];
    expect(all.length).toBeGreaterThan(1_000);
    // A sample may have no query for a product that is sold out.
    const queries = process.env['DEEP'] ? all : [...spread(all, 250), first?.name ?? ''];
    // The week identifies the query in the report.
    const searches = new Map(queries.map((term, at) => [term, { term, weeks: new Map([[String(at), 1]]) }]));
    const { rows } = replaySearches({ visits: new Map(), views: new Map(), searches }, shop);
    const verdicts = new Map<string, string>(
      rows
        .filter(({ kind }) => ['nothing', 'onlyOtherModels', 'soldOut'].includes(kind))
        .flatMap(({ kind, weeks }) => [...weeks.keys()].map((week): [string, string] => [week, kind])),
    );
    for (const [at, query] of queries.entries()) {
      const result = shop.searcher.find(query, products.length);
      const { total: found, interpretation } = result;
      const cards = result.products.map((product) => toCard(fromSearchProduct(product)));
      // A page without first results has no products, or none for the phone (NoResults.tsx).
      const hasList =
        (await renderFirstResults(query, [], { ...result, products: result.products.slice(0, 12) })) !== null;
      const isSoldOut = resultsClassNames(found, cards, interpretation).includes('all-sold-out');
      const expectedKind = hasList
        ? isSoldOut && 'soldOut'
        : interpretation.onlyOtherModels
          ? 'onlyOtherModels'
          : 'nothing';
      expect([query, verdicts.get(String(at)) ?? false]).toEqual([query, expectedKind]);
    }
    expect([...new Set(verdicts.values())].sort()).toEqual(['nothing', 'onlyOtherModels', 'soldOut']);
  });
});

test('R14.1 the report contains no IP address and no coordinate of a visitor', async () => {
  const degrees = fc.double({ min: 10, max: 120, noNaN: true }).map((value) => value.toFixed(6));
  const personal = fc.record({ IP: fc.oneof(fc.ipV4(), fc.ipV6()), Latitud: degrees, Longitud: degrees });
  const typed = fc.tuple(personal, fc.constantFrom('IP', 'Latitud', 'Longitud', '')).map(([own, field]) => ({
    ...own,
    // Shoppers paste anything into the box.
    ...(field === '' ? searchVisit('lonchera', own) : searchVisit(`lonchera ${own[field]}`, own)),
  }));
  await fc.assert(
    fc.asyncProperty(
      fc.array(typed, { minLength: 1, maxLength: 8 }),
      fc.constantFrom(...Object.keys(exportFormats)),
      async (rows, format) => {
        const report = await reportOf(`visitas-${format}`, exportFormats[format]?.(rows) ?? '');
        const text = formatPage(report, 'Clavija', '') + formatCsv(report);
        for (const { IP, Latitud, Longitud } of rows)
          for (const secret of [IP, Latitud, Longitud]) if (secret.length > 3) expect(text).not.toContain(secret);
      },
    ),
    { numRuns: 60 },
  );
});

test('R14.1 searches are counted by week, in every spelling as one, from links of the old site too', async () => {
  const rows = [
    searchVisit('Lonchera', { Fecha: '2026-11-15 23:59:59' }),
    searchVisit(' lonchéra ', { Fecha: '2026-11-16 00:00:00' }),
    visitOf({ Ruta: '/busqueda;busqueda=lonchera', Fecha: '2026-11-22 12:00:00' }),
    visitOf({ Ruta: '/busqueda?busqueda=lonchera', Parametros: '', Fecha: '2026-11-22 12:00:00' }),
    searchVisit('lonchera', { Ruta: '/facturacion' }),
  ];
  const report = await reportOf('visitas.csv', exportFormats['phpMyAdmin.csv']?.(rows) ?? '');
  const row = report.rows.find(({ kind }) => kind === 'nothing');
  expect([row?.text, [...(row?.weeks ?? [])]]).toEqual([
    'Lonchera',
    [
      ['2026-11-09', 1],
      ['2026-11-16', 3],
    ],
  ]);
});

describe('R14.1 whatever shoppers typed', () => {
  test('is read as it was, in each format, also compressed', async () => {
    const terms = [`l'eau "x"`, 'a;b,c\td', String.raw`\n (1,2), 'z'`, '{"x": [1]}', 'ñandú 🦙', "it''s); DROP"];
    const rows = terms.map((term) => visitOf({ Ruta: '/busqueda', Parametros: `?busqueda=${term.replace('&', '')}` }));
    for (const [format, write] of Object.entries(exportFormats))
      for (const [file, text] of [
        [format, write(rows)],
        [`${format}.gz`, gzipSync(write(rows))],
      ] as const) {
        const path = join(tempDir(), file);
        writeFileSync(path, text);
        const read: string[] = [];
        for await (const { parameters } of readVisits(path)) read.push(parameters);
        expect([file, read]).toEqual([file, rows.map(({ Parametros }) => Parametros)]);
      }
  });

  test('is neither markup on the page nor a formula in a spreadsheet', async () => {
    const terms = ['<img src=x onerror=alert(1)> zzq', '=HYPERLINK("http://x") zzq', '@zzq', '+zzq', '-zzq'];
    const report = await reportOf(
      'visitas.csv',
      exportFormats['phpMyAdmin.csv']?.(terms.map((term) => searchVisit(term))) ?? '',
    );
    expect(formatPage(report, 'Clavija', '')).not.toContain('<img');
    const cells = parseCsv(formatCsv(report)).flatMap((row) => Object.values(row));
    expect(cells.length).toBeGreaterThan(10);
    expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
  });
});

test('R14.1 a file of an unknown format is rejected; rows of another table are ignored', async () => {
  await expect(reportOf('visitas.xlsx', '')).rejects.toThrow(/\.csv, \.json or \.sql/);
  const other = await reportOf('clientes.csv', 'ClienteID,Nombre\n1,Ana\n');
  expect(total(other.visits)).toBe(0);
});
