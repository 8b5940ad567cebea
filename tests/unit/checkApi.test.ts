import { describe, expect, test } from 'vitest';
import { checkApi } from '../../scripts/check-api/check.ts';
import { probeOf, type Verdict } from '../../scripts/check-api/probe.ts';
import { shopApp, type Rows } from '../support/shopApp.ts';

type Answer = (call: string, body: { results: unknown }) => Response | undefined;

/** What is said of the sandbox's answers after they were changed. */
async function check(change: Answer = () => undefined, path = '/api/{call}.php'): Promise<Map<string, Verdict>> {
  const { app } = shopApp({ products: 20 });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    const response = await app.request(address, init);
    if (!response.ok) return response;
    const body = (await response.json()) as { results: unknown };
    return change(/(\w+)\.php/.exec(address)?.[1] ?? '', body) ?? Response.json(body);
  };
  const verdicts = await checkApi(probeOf('http://shop.example', path, fetch));
  return new Map(verdicts.map((verdict) => [verdict.call, verdict]));
}
const on =
  (call: string, answer: (results: Rows) => Response): Answer =>
  (name, { results }) =>
    name === call ? answer(results as Rows) : undefined;

describe('R10.1 check:api says of each read of the catalogue what it is', () => {
  test('the sandbox matches in all 15, and is asked no write and nothing personal', async () => {
    const asked = new Set<string>();
    const verdicts = await check((call) => void asked.add(call));
    expect([...verdicts.values()].map(({ verdict }) => verdict)).toEqual(Array(15).fill('matches'));
    expect(asked.size).toBe(15);
    expect([...asked].filter((call) => /Registrar|Modificar|Correo|Visita$|Cliente|Venta$|Promo/.test(call))).toEqual([
      'getProductosEnVenta',
    ]);
  });

  test('another path: not reachable, and where to set it', async () => {
    for (const { verdict, note } of (await check(undefined, '/ws/{call}')).values()) {
      expect(verdict).toBe('not reachable');
      expect(note).toMatch(/answered 404: set API_PATH/);
    }
  });

  test('another envelope: what holds the rows is named', async () => {
    const verdicts = await check((_call, { results }) => Response.json({ ok: true, data: results }));
    expect(verdicts.get('getCategorias')).toMatchObject({
      ...{ verdict: 'differs', at: 'results' },
      note: expect.stringMatching(
        /"ok", "data"; "data" holds a list: set results in src\/contract\/dialect\.ts/,
      ) as string,
    });
  });

  test('other names of stock: the columns are named', async () => {
    const renamed = (rows: Rows) =>
      JSON.parse(JSON.stringify({ results: rows }).replaceAll('"Stock', '"Existencia')) as object;
    const verdicts = await check(on('getProductosEnVenta', (rows) => Response.json(renamed(rows))));
    expect(verdicts.get('getProductosEnVenta')).toMatchObject({
      ...{ verdict: 'differs', at: 'Stock…' },
      note: expect.stringMatching(/Existencia1.*set stock in src\/contract\/dialect\.ts/) as string,
    });
  });

  test('a field that cannot be read: field, example, and how many', async () => {
    const free = (rows: Rows): Rows => rows.map((row, index) => (index < 3 ? { ...row, Precio: 'gratis' } : row));
    const verdicts = await check(on('getProductosEnVenta', (rows) => Response.json({ results: free(rows) })));
    expect(verdicts.get('getProductosEnVenta')).toMatchObject({
      ...{ verdict: 'differs', at: 'Precio' },
      note: expect.stringMatching(/^3 of 20 rows cannot be read, such as \d+: Precio no es un precio/) as string,
    });
  });

  test.each<[string, Response, string, RegExp]>([
    ['an error page', new Response('<h1>Error</h1>'), 'differs', /not JSON.*log of PHP/],
    ['no rows', Response.json({ results: null }), 'differs', /it is empty/],
    ['a host that keeps us out', new Response('', { status: 403 }), 'not reachable', /let this machine/],
    ['a host that fails', new Response('', { status: 500 }), 'not reachable', /error log/],
  ])('%s', async (_case, answer, verdict, note) => {
    const verdicts = await check(on('getCategorias', () => answer.clone()));
    expect(verdicts.get('getCategorias')).toMatchObject({ verdict, note: expect.stringMatching(note) as string });
  });
});
