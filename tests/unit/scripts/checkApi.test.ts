import { describe, expect, test } from 'vitest';
import { diagnose, type Diagnosis } from '../../../scripts/check-api/diagnose.ts';
import { formatDiagnosis } from '../../../scripts/check-api/apiReport.ts';
import { dialect } from '../../../src/contract/dialect.ts';
import { createDeviatingHost, type Deviations } from '../../support/deviatingHost.ts';
import type { WireRows } from '../../support/testSandbox.ts';

const config = { base: 'http://shop.example', path: '/api/{call}.php', headers: {}, dialect, renames: {} };
const options = { publicDir: 'public', pictureHosts: [] };

/** Diagnoses a host with these deviations from the sandbox. */
const diagnoseHost = (
  deviations: Deviations = {},
  changes: Partial<typeof config> = {},
  receipt?: string,
): Promise<Diagnosis> =>
  diagnose({ ...config, ...changes }, createDeviatingHost(deviations).fetch, { ...options, receipt });
const findVerdict = ({ current }: Diagnosis, endpoint: string) =>
  current.verdicts.find((verdict) => verdict.subject === endpoint);
const toLines = ({ fixes }: Diagnosis): string[] => fixes.map(({ line }) => line);
/** Overrides the response of an endpoint. */
const respondTo =
  (endpoint: string, respond: (results: WireRows) => Response): NonNullable<Deviations['respond']> =>
  (name, { results }) =>
    name === endpoint ? respond(results as WireRows) : undefined;

describe('R10.1 check:api compares each endpoint of the catalogue with the contract', () => {
  test('the sandbox matches in every endpoint, a picture and a slide, and receives neither writes nor requests for personal data', async () => {
    const host = createDeviatingHost();
    const { current } = await diagnose(config, host.fetch, { ...options, publicDir: 'nowhere' });
    expect(current.verdicts.filter(({ verdict }) => verdict !== 'matches')).toEqual([]);
    expect(current.verdicts.map(({ subject }) => subject)).toEqual(expect.arrayContaining(['a picture', 'a slide']));
    expect(host.calledEndpoints.size).toBe(15);
    const personal = /Registrar|Modificar|Correo|Visita$|Cliente|Venta$|Promo/;
    expect([...host.calledEndpoints].filter((endpoint) => personal.test(endpoint))).toEqual(['getProductosEnVenta']);
  });

  test('reports an invalid field with its name, its value and the number of rows', async () => {
    const withInvalidPrices = (rows: WireRows): WireRows =>
      rows.map((row, index) => (index < 3 ? { ...row, Precio: 'gratis' } : row));
    const diagnosis = await diagnoseHost({
      respond: respondTo('getProductosEnVenta', (rows) => Response.json({ results: withInvalidPrices(rows) })),
    });
    expect(findVerdict(diagnosis, 'getProductosEnVenta')).toMatchObject({
      verdict: 'differs',
      location: 'Precio',
      note: expect.stringMatching(
        /^3 of \d+ rows cannot be read, such as \d+: Precio no es un precio.*"gratis"/,
      ) as string,
    });
    expect(toLines(diagnosis)).toEqual([]);
  });

  test.each<[string, Response, string, RegExp]>([
    ['an error page', new Response('<h1>Error</h1>'), 'differs', /not JSON.*log of PHP.*<h1>Error/],
    ['no rows', Response.json({ results: null }), 'differs', /it is empty/],
    ['an error as data', Response.json({ error: 'SQLSTATE[HY000]' }), 'differs', /an error: SQLSTATE/],
    ['a forbidden endpoint', new Response('', { status: 403 }), 'not reachable', /API_HEADERS/],
    ['a server error', new Response('', { status: 500 }), 'not reachable', /error log/],
    ['a method that is not allowed', new Response('', { status: 405 }), 'not reachable', /method/],
    ['too many calls', new Response('', { status: 429, headers: { 'retry-after': '120' } }), 'not reachable', /120 s/],
  ])('reports %s', async (_case, response, verdict, note) => {
    const diagnosis = await diagnoseHost({ respond: respondTo('getCategorias', () => response.clone()) });
    expect(findVerdict(diagnosis, 'getCategorias')).toMatchObject({
      verdict,
      note: expect.stringMatching(note) as string,
    });
  });

  test('warns about a response that browsers would show as a page', async () => {
    const diagnosis = await diagnoseHost({ contentType: 'text/html; charset=utf-8' });
    expect(findVerdict(diagnosis, 'getCategorias')).toMatchObject({
      verdict: 'matches',
      warning: expect.stringContaining('Content-Type: application/json') as string,
    });
    expect(formatDiagnosis(diagnosis).matches).toBe(true);
  });

  test('a list with few invalid rows matches, and the note reports them', async () => {
    const withInvalidPrice = (rows: WireRows): WireRows =>
      rows.map((row, index) => (index === 0 ? { ...row, Precio: '0.00' } : row));
    const respond = respondTo('getProductosEnVenta', (rows) => Response.json({ results: withInvalidPrice(rows) }));
    const diagnosis = await diagnoseHost({ products: 60, respond });
    expect(findVerdict(diagnosis, 'getProductosEnVenta')).toMatchObject({
      verdict: 'matches',
      note: expect.stringMatching(/59 rows; 1 of 60 rows cannot be read.*left out/) as string,
    });
  });

  test('warns about an optional field that no product has, and shows a record', async () => {
    const diagnosis = await diagnoseHost({ renamedFields: { PrecioDescuento: 'PrecioOferta' } });
    expect(findVerdict(diagnosis, 'fields of a product')).toMatchObject({
      verdict: 'matches',
      warning: expect.stringMatching(/has no PrecioDescuento.*PrecioOferta.*another name/) as string,
    });
  });

  test('an optional list may be missing, a required one may not', async () => {
    const diagnoseWithout = (name: string) =>
      diagnoseHost({ respond: (endpoint) => (endpoint === name ? new Response('', { status: 404 }) : undefined) });
    const withoutUtilities = await diagnoseWithout('listarUtilidades');
    expect(findVerdict(withoutUtilities, 'listarUtilidades')).toMatchObject({ verdict: 'matches' });
    expect(formatDiagnosis(withoutUtilities).matches).toBe(true);
    expect(findVerdict(await diagnoseWithout('getSucursales'), 'getSucursales')).toMatchObject({
      verdict: 'not reachable',
      note: expect.stringMatching(/others at this path/) as string,
    });
  });

  test('a list of more than 200,000 characters is compared, too', async () => {
    const withoutStock = (rows: WireRows): WireRows =>
      rows.map((row) => ({
        ...Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith('Stock'))),
        Existencia1: 3,
        Descripcion: 'x'.repeat(5_000),
      }));
    const respond = respondTo('getProductosEnVenta', (rows) => Response.json({ results: withoutStock(rows) }));
    const diagnosis = await diagnoseHost({ products: 60, respond });
    expect(findVerdict(diagnosis, 'stock of products')).toMatchObject({
      verdict: 'differs',
      note: expect.stringContaining('Existencia1') as string,
    });
  });

  test('reports once that no endpoint exists, and how to find the path', async () => {
    const { text } = formatDiagnosis(await diagnoseHost({ folder: '/otra' }));
    expect(text.match(/responded with 404/g)).toHaveLength(1);
    expect(text).toMatch(/Nothing was found below http:\/\/shop\.example\..*Network/);
  });
});

describe('R10.5 check:api names the line to change, verified by calling again', () => {
  test.each<[string, Deviations, string[], Partial<typeof config>?]>([
    ['reads form-encoded bodies', { dialect: { body: 'form' } }, ["body: 'form',"]],
    ['has another envelope', { dialect: { results: 'data' } }, ["results: 'data',"]],
    ['has a nested envelope', { dialect: { results: 'data.items' } }, ["results: 'data.items',"]],
    ['has another name for stock', { dialect: { stock: 'Existencia' } }, ["stock: 'Existencia',"]],
    ['redirects', { redirect: 'https://www.shop.example' }, ['API_HOST=https://www.shop.example']],
    [
      'is in a folder',
      { folder: '/tienda' },
      ['API_HOST=http://shop.example/tienda API_PATH=/api/{call}.php'],
      { path: '/tienda/api/{call}.php' },
    ],
    ['has another path', { endpointPath: '/{call}.php' }, ['API_PATH=/{call}.php']],
    ['is one file with a query', { endpointPath: '/api.php?call={call}' }, ['API_PATH=/api.php?call={call}']],
    ['has a field in lower case', { renamedFields: { ProductoID: 'productoid' } }, ["'ProductoID' → 'productoid'"]],
    [
      'has another name for the discount price',
      { renamedFields: { PrecioDescuento: 'Precio_Descuento' } },
      ["'PrecioDescuento' → 'Precio_Descuento'"],
    ],
    [
      'has all of these deviations, as a shop on cPanel may',
      {
        endpointPath: '/ws/{call}.php',
        folder: '/tienda',
        renamedFields: { PrecioDescuento: 'Precio_Descuento' },
        dialect: { body: 'form', results: 'datos', stock: 'Existencia' },
      },
      [
        'API_PATH=/ws/{call}.php',
        "results: 'datos',",
        "body: 'form',",
        "'PrecioDescuento' → 'Precio_Descuento'",
        "stock: 'Existencia',",
      ],
      { base: 'http://shop.example/tienda' },
    ],
    ['has two deviations', { dialect: { body: 'form', results: 'data' } }, ["results: 'data',", "body: 'form',"]],
  ])('a host that %s', async (_case, deviations, lines, changes = {}) => {
    const diagnosis = await diagnoseHost(deviations, changes);
    expect(toLines(diagnosis)).toEqual(lines);
    const { text, matches } = formatDiagnosis(diagnosis);
    expect(matches).toBe(false);
    expect(text).toMatch(/Called again with the change: all \d+ match\./);
  });

  test('detects from the given sale that dates have the day first', async () => {
    const diagnosis = await diagnoseHost({ dateFormat: 'd/m/Y', now: new Date('2026-11-05T18:00:00Z') }, {}, '1001');
    expect(toLines(diagnosis)).toEqual(["dates: 'd/m/Y',"]);
  });

  test('a host in a folder matches if API_HOST contains the folder', async () => {
    expect(toLines(await diagnoseHost({ folder: '/tienda' }, { base: 'http://shop.example/tienda' }))).toEqual([]);
  });

  test('reports stock in a nested object, which no line can fix', async () => {
    const withNestedStock = (rows: WireRows): WireRows =>
      rows.map(({ Stock1, Stock2, Stock3, Stock4, Stock5, Stock6, ...row }) => ({
        ...row,
        existencias: { Stock1, Stock2, Stock3, Stock4, Stock5, Stock6 },
      }));
    const diagnosis = await diagnoseHost({
      respond: respondTo('getProductosEnVenta', (rows) => Response.json({ results: withNestedStock(rows) })),
    });
    expect(findVerdict(diagnosis, 'stock of products')?.note).toMatch(/no stock field.*"existencias" is a list/);
  });
});
