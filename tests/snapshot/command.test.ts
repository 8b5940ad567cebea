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

const { app, data } = shopApp({ products: 60 });
type Fault = (call: string) => Response | ((rows: Rows) => unknown[]) | undefined;
let fault: Fault = () => undefined;
let origin: string;

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
});

async function snapshotInto(dir: string, wrong: Fault = () => undefined, apiHost = origin, more: string[] = []) {
  fault = wrong;
  const env = { SNAPSHOT_DIR: dir, API_HOST: apiHost };
  const { ended } = startScript('scripts/snapshot/snapshot.ts', { env, args: ['--fresh', ...more] });
  const { code, stdout, stderr } = await ended;
  return { code, stdout, stderr };
}
const filesOf = (dir: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
const read = (dir: string, file: string): unknown => JSON.parse(readFileSync(join(dir, file), 'utf8'));

/** A folder with a good snapshot; what is wrong then must not touch it. */
let good: string;
let before: Record<string, string>;
let said: string;
beforeAll(async () => {
  good = tempDir(afterAll);
  const { code, stdout, stderr } = await snapshotInto(good);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  said = stdout;
  before = filesOf(good);
}, 30_000);

describe('R11.1 npm run snapshot', { timeout: 30_000 }, () => {
  test('writes the whole shop, and says where it is from; R11.4 tells the operator what it found', () => {
    const manifest = read(good, 'manifest.json') as Manifest;
    expect(manifest).toMatchObject({ source: origin, counts: { products: 60, categories: data.categories.length } });
    expect((read(good, 'catalogue.json') as Catalogue).products).toHaveLength(60);
    expect(said).toContain(`Fetching the catalogue from ${origin}/api/{call}.php`);
    expect(said).toMatch(/products +60\n +categories +\d+\n +branches +6\n +sliders +4\n +records left out +0\n/);
  });
});

describe('R11.3 a call that fails leaves the old snapshot whole: exit code 2', { timeout: 30_000 }, () => {
  test.each<[string, string, () => Response, RegExp]>([
    [
      'a list',
      'getProductosEnVenta',
      () => new Response('', { status: 500 }),
      /getProductosEnVenta: the server answered 500\n.*error log/,
    ],
    [
      'a category',
      'postObtenerProductosCategoria',
      () => new Response('<h1>Error</h1>'),
      /postObtenerProductosCategoria: the answer is not JSON.*"<h1>Error/,
    ],
    [
      'the pictures',
      'postObtenerImagenesProducto',
      () => Response.json({ error: 'x' }),
      /postObtenerImagenesProducto: the answer differs at /,
    ],
  ])('%s', async (_case, call, answer, message) => {
    const { code, stderr } = await snapshotInto(good, (name) => (name === call ? answer() : undefined));
    expect(code).toBe(2);
    expect(stderr).toContain('No snapshot was written; the previous one is unchanged.');
    expect(stderr).toMatch(message);
    expect(filesOf(good)).toEqual(before);
  });

  test('a server that is not there', async () => {
    const gone = await listening(
      () => new Response(''),
      (close) => void setTimeout(() => void close(), 0),
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { code, stderr } = await snapshotInto(good, undefined, gone);
    expect(code).toBe(2);
    expect(stderr).toMatch(/cannot be reached.*\nCheck that API_HOST is right/s);
    expect(filesOf(good)).toEqual(before);
  });

  test('a connection that breaks in the middle of an answer', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"results":[');
      setTimeout(() => response.destroy(), 20);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    expect(await snapshotInto(good, undefined, `http://127.0.0.1:${port}`)).toMatchObject({ code: 2 });
    expect(filesOf(good)).toEqual(before);
  });

  test('with none before, none is made', async () => {
    const dir = join(tempDir(), 'new');
    expect(await snapshotInto(dir, () => new Response('', { status: 500 }))).toMatchObject({ code: 2 });
    expect(existsSync(dir)).toBe(false);
  });
});

describe('R11.3 what must not be published has an exit code of its own: 3', { timeout: 30_000 }, () => {
  test.each<[string, Fault, RegExp]>([
    ['no products', (call) => (/Producto/.test(call) ? () => [] : undefined), /has no products/],
    ['no categories', (call) => (call === 'getCategorias' ? () => [] : undefined), /has no categories/],
    ['no branches', (call) => (call === 'getSucursales' ? () => [] : undefined), /has no branches/],
    [
      'R11.2 more than 2 % bad',
      (call) =>
        /Producto/.test(call)
          ? (rows) => rows.map((row) => (['1', '2'].includes(String(row['ProductoID'])) ? { ...row, Precio: '' } : row))
          : undefined,
      /^2 records cannot be read, more than 2 %/m,
    ],
  ])('%s', async (_case, wrong, message) => {
    const { code, stderr } = await snapshotInto(good, wrong);
    expect(code).toBe(3);
    expect(stderr).toMatch(message);
    expect(stderr).toContain('Nothing was published');
    expect(filesOf(good)).toEqual(before);
  });

  test('R11.2 one bad record of 60 is set aside, told and published without', async () => {
    const dir = tempDir();
    const { code, stdout } = await snapshotInto(dir, (call) =>
      /Producto/.test(call)
        ? (rows) => rows.map((row) => (row['ProductoID'] === '9' ? { ...row, Precio: 'gratis' } : row))
        : undefined,
    );
    expect(code).toBe(0);
    expect(stdout).toContain('getProductosEnVenta 9: Precio no es un precio');
    expect((read(dir, 'report.json') as Report).rejected.map(({ id }) => id)).toContain('9');
    expect((read(dir, 'catalogue.json') as Catalogue).products.map(({ id }) => id)).not.toContain('9');
  });
});

describe('R11.3 what differs too much from the last one has an exit code of its own: 4', { timeout: 30_000 }, () => {
  const half: Fault = (call) =>
    /Producto/.test(call) ? (rows) => rows.filter((row) => Number(row['ProductoID']) % 2) : undefined;

  test('nothing is published, and how to say that it is meant is told', async () => {
    const { code, stderr } = await snapshotInto(good, half);
    expect(code).toBe(4);
    expect(stderr).toMatch(/all products: 60 before, \d+ now[^]*--accept "reason"/);
    expect(filesOf(good)).toEqual(before);
  });

  test('with a reason it is published, and the manifest keeps it', async () => {
    const dir = tempDir();
    await snapshotInto(dir);
    const { code, stdout } = await snapshotInto(dir, half, origin, ['--accept', 'cierre de Centro']);
    expect(code).toBe(0);
    expect((read(dir, 'manifest.json') as Manifest).accepted).toMatchObject({ reason: 'cierre de Centro' });
    expect(stdout).toMatch(/against the guards: cierre de Centro[^]*Productos que ya no están/);
    const { code: blank } = await snapshotInto(dir, half, origin, ['--accept', ' ']);
    expect(blank).toBe(1);
  });
});

test('R11.3 a variable that cannot be used is named', async () => {
  const { code, stderr } = await snapshotInto(good, undefined, 'api.example.com');
  expect(code).toBe(1);
  expect(stderr).toMatch(/API_HOST must be an address such as/);
  expect(filesOf(good)).toEqual(before);
});
