import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Catalogue, Manifest, Report } from '../../src/catalogue/snapshot.ts';
import { startScript } from '../support/script.ts';
import { listening } from '../support/serve.ts';
import { shopApp, type Rows } from '../support/shopApp.ts';
import { tempDir } from '../support/tempDir.ts';

// What each fault does to a snapshot is shown in faults.test.ts, without processes; here what the command makes of it.
const { app, data } = shopApp({ products: 60 });
type Fault = (call: string) => Response | ((rows: Rows) => unknown[]) | undefined;
let fault: Fault = () => undefined;
let origin: string;

/** A folder with a good snapshot; what is wrong then must not touch it. */
let good: string;
let before: Record<string, string>;
let output: string;

async function snapshotInto(dir: string, wrong: Fault = () => undefined, apiHost = origin, more: string[] = []) {
  fault = wrong;
  const env = { SNAPSHOT_DIR: dir, API_HOST: apiHost };
  return startScript('scripts/snapshot/snapshot.ts', { env, args: ['--fresh', ...more] }).ended;
}

const filesOf = (dir: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
const read = (dir: string, file: string): unknown => JSON.parse(readFileSync(join(dir, file), 'utf8'));
/** Changes the rows of every list of products. */
const products =
  (change: (rows: Rows) => Rows): Fault =>
  (call) =>
    /Producto/.test(call) ? change : undefined;

beforeAll(async () => {
  origin = await listening(async (request) => {
    const call = /(\w+)\.php$/.exec(new URL(request.url).pathname)?.[1] ?? '';
    const wrong = fault(call);
    if (wrong instanceof Response) return wrong;
    const response = await app.fetch(request);
    if (!wrong) return response;
    const { results } = (await response.json()) as { results: Rows | null };
    return Response.json({ results: wrong(results ?? []) });
  }, afterAll);
  good = tempDir(afterAll);
  const { code, stdout, stderr } = await snapshotInto(good);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  output = stdout;
  before = filesOf(good);
}, 60_000);

describe('R11.1 npm run snapshot', { timeout: 60_000 }, () => {
  test('writes the whole shop, and says where it is from; R11.4 tells the operator what it found', () => {
    const manifest = read(good, 'manifest.json') as Manifest;
    expect(manifest).toMatchObject({ source: origin, counts: { products: 60, categories: data.categories.length } });
    expect((read(good, 'catalogue.json') as Catalogue).products).toHaveLength(60);
    expect(output).toContain(`Fetching the catalogue from ${origin}/api/{call}.php`);
    expect(output).toMatch(/products +60\n +categories +\d+\n +branches +6\n +sliders +4\n +records left out +0\n/);
  });

  const broken = () => Response.json({ error: 'x' });
  const half = products((rows) => rows.filter((row) => Number(row['ProductoID']) % 2));
  const noPrice = (row: Rows[number]) =>
    ['1', '2'].includes(String(row['ProductoID'])) ? { ...row, Precio: '' } : row;
  test.each<[string, number, Fault, RegExp]>([
    [
      'R11.3 a call that fails',
      2,
      (call) => (call === 'postObtenerImagenesProducto' ? broken() : undefined),
      /previous one is unchanged\.\n.*postObtenerImagenesProducto: the response differs at /s,
    ],
    ['R11.3 a shop without products', 3, products(() => []), /has no products\. Nothing was published/],
    [
      'R11.2 more than 2 % bad records',
      3,
      products((rows) => rows.map(noPrice)),
      /^2 records cannot be read, more than 2 %/m,
    ],
    ['R11.3 half of the products', 4, half, /all products: 60 before, \d+ now[^]*--accept "reason"/],
  ])('%s: exit code %i, and the old snapshot is whole', async (_case, expected, wrong, message) => {
    const { code, stderr } = await snapshotInto(good, wrong);
    expect({ code, stderr }).toEqual({ code: expected, stderr: expect.stringMatching(message) as string });
    expect(filesOf(good)).toEqual(before);
  });

  test('R11.3 with a reason half of the products is published, and the manifest keeps it; none is no reason', async () => {
    const dir = tempDir();
    await snapshotInto(dir);
    const { code, stdout } = await snapshotInto(dir, half, origin, ['--accept', 'cierre de Centro']);
    expect(code).toBe(0);
    expect((read(dir, 'manifest.json') as Manifest).accepted).toMatchObject({ reason: 'cierre de Centro' });
    expect(stdout).toMatch(/against the guards: cierre de Centro[^]*Productos que ya no están/);
    expect((await snapshotInto(dir, half, origin, ['--accept', ' '])).code).toBe(1);
  });

  test('R11.3 a connection that breaks in the middle of a response; with no snapshot before, none is made', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"results":[', () => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const dir = join(tempDir(), 'new');
    const { port } = server.address() as AddressInfo;
    expect(await snapshotInto(dir, undefined, `http://127.0.0.1:${port}`)).toMatchObject({ code: 2 });
    expect(existsSync(dir)).toBe(false);
  });

  test('R11.2 one bad record of 60 is set aside, told and published without', async () => {
    const dir = tempDir();
    const free = (row: Rows[number]) => (row['ProductoID'] === '9' ? { ...row, Precio: 'gratis' } : row);
    const { code, stdout } = await snapshotInto(
      dir,
      products((rows) => rows.map(free)),
    );
    expect(code).toBe(0);
    expect(stdout).toContain('getProductosEnVenta 9: Precio no es un precio');
    expect((read(dir, 'report.json') as Report).rejected.map(({ id }) => id)).toContain('9');
    expect((read(dir, 'catalogue.json') as Catalogue).products.map(({ id }) => id)).not.toContain('9');
  });
});
