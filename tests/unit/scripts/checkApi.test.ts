import { describe, expect, test } from 'vitest';
import { diagnose, type Diagnosis } from '../../../scripts/check-api/diagnose.ts';
import { formatReport } from '../../../scripts/check-api/apiReport.ts';
import { dialect } from '../../../src/contract/dialect.ts';
import { deviatingHost, type Deviations } from '../../support/deviatingHost.ts';
import type { Rows } from '../../support/shopApp.ts';

const config = { base: 'http://shop.example', path: '/api/{call}.php', headers: {}, dialect, renames: {} };
const options = { publicDir: 'public', pictureHosts: [] };

/** What is said of a host that differs from the sandbox so. */
const check = (
  deviations: Deviations = {},
  changes: Partial<typeof config> = {},
  receipt?: string,
): Promise<Diagnosis> => diagnose({ ...config, ...changes }, deviatingHost(deviations).fetch, { ...options, receipt });
const verdictOf = ({ current }: Diagnosis, call: string) => current.verdicts.find((each) => each.call === call);
const linesOf = ({ lines }: Diagnosis): string[] => lines.map(({ line }) => line);
const on =
  (call: string, respond: (results: Rows) => Response): NonNullable<Deviations['respond']> =>
  (name, { results }) =>
    name === call ? respond(results as Rows) : undefined;

describe('R10.1 check:api says of each read of the catalogue what it is', () => {
  test('the sandbox matches in all, a picture and a slide too, and is asked no write and nothing personal', async () => {
    const host = deviatingHost();
    const { current } = await diagnose(config, host.fetch, { ...options, publicDir: 'nowhere' });
    expect(current.verdicts.filter(({ verdict }) => verdict !== 'matches')).toEqual([]);
    expect(current.verdicts.map(({ call }) => call)).toEqual(expect.arrayContaining(['a picture', 'a slide']));
    expect(host.requests.size).toBe(15);
    const personal = /Registrar|Modificar|Correo|Visita$|Cliente|Venta$|Promo/;
    expect([...host.requests].filter((call) => personal.test(call))).toEqual(['getProductosEnVenta']);
  });

  test('a field that cannot be read: field, what came, and how many', async () => {
    const free = (rows: Rows): Rows => rows.map((row, index) => (index < 3 ? { ...row, Precio: 'gratis' } : row));
    const found = await check({
      respond: on('getProductosEnVenta', (rows) => Response.json({ results: free(rows) })),
    });
    expect(verdictOf(found, 'getProductosEnVenta')).toMatchObject({
      ...{ verdict: 'differs', at: 'Precio' },
      note: expect.stringMatching(
        /^3 of \d+ rows cannot be read, such as \d+: Precio no es un precio.*"gratis"/,
      ) as string,
    });
    expect(linesOf(found)).toEqual([]);
  });

  test.each<[string, Response, string, RegExp]>([
    ['an error page', new Response('<h1>Error</h1>'), 'differs', /not JSON.*log of PHP.*<h1>Error/],
    ['no rows', Response.json({ results: null }), 'differs', /it is empty/],
    ['an error as data', Response.json({ error: 'SQLSTATE[HY000]' }), 'differs', /an error: SQLSTATE/],
    ['a host that keeps us out', new Response('', { status: 403 }), 'not reachable', /API_HEADERS/],
    ['a host that fails', new Response('', { status: 500 }), 'not reachable', /error log/],
    ['a method it does not take', new Response('', { status: 405 }), 'not reachable', /method/],
    ['too many calls', new Response('', { status: 429, headers: { 'retry-after': '120' } }), 'not reachable', /120 s/],
  ])('%s', async (_case, response, verdict, note) => {
    const found = await check({ respond: on('getCategorias', () => response.clone()) });
    expect(verdictOf(found, 'getCategorias')).toMatchObject({ verdict, note: expect.stringMatching(note) as string });
  });

  test('a response that browsers would show as a page is a warning', async () => {
    const found = await check({ type: 'text/html; charset=utf-8' });
    expect(verdictOf(found, 'getCategorias')).toMatchObject({
      ...{ verdict: 'matches', warning: expect.stringContaining('Content-Type: application/json') as string },
    });
    expect(formatReport(found).matches).toBe(true);
  });

  test('a bad record or two are left out, as a snapshot leaves them out, and named', async () => {
    const free = (rows: Rows): Rows => rows.map((row, index) => (index === 0 ? { ...row, Precio: '0.00' } : row));
    const respond = on('getProductosEnVenta', (rows) => Response.json({ results: free(rows) }));
    const found = await check({ products: 60, respond });
    expect(verdictOf(found, 'getProductosEnVenta')).toMatchObject({
      ...{
        verdict: 'matches',
        note: expect.stringMatching(/59 rows; 1 of 60 rows cannot be read.*left out/) as string,
      },
    });
  });

  test('a field that no product has would be none in the whole shop: its record is shown', async () => {
    const found = await check({ rename: { PrecioDescuento: 'PrecioOferta' } });
    expect(verdictOf(found, 'fields of a product')).toMatchObject({
      verdict: 'matches',
      warning: expect.stringMatching(/has no PrecioDescuento.*PrecioOferta.*another name/) as string,
    });
  });

  test('a list that only decorates may be missing; another has to be there, though the path is right', async () => {
    const lacks = (name: string) =>
      check({ respond: (call) => (call === name ? new Response('', { status: 404 }) : undefined) });
    const decoration = await lacks('listarUtilidades');
    expect(verdictOf(decoration, 'listarUtilidades')).toMatchObject({ verdict: 'matches' });
    expect(formatReport(decoration).matches).toBe(true);
    expect(verdictOf(await lacks('getSucursales'), 'getSucursales')).toMatchObject({
      ...{ verdict: 'not reachable', note: expect.stringMatching(/others at this path/) as string },
    });
  });

  test('nothing anywhere: said once, with where to look', async () => {
    const { text } = formatReport(await check({ folder: '/otra' }));
    expect(text.match(/responded with 404/g)).toHaveLength(1);
    expect(text).toMatch(/Nothing was found below http:\/\/shop\.example\..*Network/);
  });
});

describe('R10.5 check:api names the line to change, verified by calling again', () => {
  test.each<[string, Deviations, string[], Partial<typeof config>?]>([
    ['reads forms', { dialect: { body: 'form' } }, ["body: 'form',"]],
    ['has another envelope', { dialect: { results: 'data' } }, ["results: 'data',"]],
    ['has an envelope in an envelope', { dialect: { results: 'data.items' } }, ["results: 'data.items',"]],
    ['calls stock otherwise', { dialect: { stock: 'Existencia' } }, ["stock: 'Existencia',"]],
    ['redirects', { redirect: 'https://www.shop.example' }, ['API_HOST=https://www.shop.example']],
    [
      'lies in a folder',
      { folder: '/tienda' },
      ['API_HOST=http://shop.example/tienda API_PATH=/api/{call}.php'],
      { path: '/tienda/api/{call}.php' },
    ],
    ['has another path', { path: '/{call}.php' }, ['API_PATH=/{call}.php']],
    ['is one file with a query', { path: '/api.php?call={call}' }, ['API_PATH=/api.php?call={call}']],
    ['writes a field in small letters', { rename: { ProductoID: 'productoid' } }, ["'ProductoID' → 'productoid'"]],
    [
      'names the discount price otherwise',
      { rename: { PrecioDescuento: 'Precio_Descuento' } },
      ["'PrecioDescuento' → 'Precio_Descuento'"],
    ],
    [
      'differs in everything, as a shop on cPanel may',
      {
        ...{ path: '/ws/{call}.php', folder: '/tienda', rename: { PrecioDescuento: 'Precio_Descuento' } },
        dialect: { body: 'form', results: 'datos', stock: 'Existencia' },
      },
      [
        ...['API_PATH=/ws/{call}.php', "results: 'datos',", "body: 'form',"],
        ...["'PrecioDescuento' → 'Precio_Descuento'", "stock: 'Existencia',"],
      ],
      { base: 'http://shop.example/tienda' },
    ],
    ['differs in two ways', { dialect: { body: 'form', results: 'data' } }, ["results: 'data',", "body: 'form',"]],
  ])('a host that %s', async (_case, deviations, lines, changes = {}) => {
    const found = await check(deviations, changes);
    expect(linesOf(found)).toEqual(lines);
    const { text, matches } = formatReport(found);
    expect(matches).toBe(false);
    expect(text).toMatch(/Verified by calling again with it: all \d+ match\./);
  });

  test('one that writes days first: by the sale that the owner names', async () => {
    const found = await check({ dates: 'd/m/Y', now: new Date('2026-11-05T18:00:00Z') }, {}, '1001');
    expect(linesOf(found)).toEqual(["dates: 'd/m/Y',"]);
  });

  test('one whose folder is in the URL that was given matches as it is', async () => {
    expect(linesOf(await check({ folder: '/tienda' }, { base: 'http://shop.example/tienda' }))).toEqual([]);
  });

  test('stock in an object of its own is said, since no line mends it', async () => {
    const nested = (rows: Rows): Rows =>
      rows.map(({ Stock1, Stock2, Stock3, Stock4, Stock5, Stock6, ...row }) => ({
        ...row,
        existencias: { Stock1, Stock2, Stock3, Stock4, Stock5, Stock6 },
      }));
    const found = await check({
      respond: on('getProductosEnVenta', (rows) => Response.json({ results: nested(rows) })),
    });
    expect(verdictOf(found, 'stock of products')?.note).toMatch(/no stock field.*"existencias" is a list/);
  });
});
