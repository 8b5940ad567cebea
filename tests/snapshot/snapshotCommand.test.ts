import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue, Manifest, SnapshotReport } from '../../src/catalogue/snapshot.ts';
import { readFiles } from '../support/readFiles.ts';
import { startScript } from '../support/startScript.ts';
import { startServer } from '../support/startServer.ts';
import { createTestSandbox, type WireRows } from '../support/testSandbox.ts';
import { tempDir } from '../support/tempDir.ts';

// faults.test.ts tests each fault in-process; these tests cover the exit codes and the output of the command.
const { app, data } = createTestSandbox({ products: 60 });
/** Replaces the response of an endpoint, or changes its rows. */
type Fault = (endpoint: string) => Response | ((rows: WireRows) => unknown[]) | undefined;
let fault: Fault = () => undefined;
let origin: string;

/** The folder of a good snapshot, which failures must not change, its files, and the output of the command that wrote it. */
let goodDir: string;
let goodFiles: Record<string, string>;
let goodOutput: string;

async function runSnapshot(dir: string, nextFault: Fault = () => undefined, args: string[] = []) {
  fault = nextFault;
  const env = { SNAPSHOT_DIR: dir, API_HOST: origin };
  return startScript('scripts/snapshot/snapshot.ts', { env, args: ['--refetch-pictures', ...args] }).exited;
}

const readJson = (dir: string, file: string): unknown => JSON.parse(readFileSync(join(dir, file), 'utf8'));
/** Changes the rows of every product list. */
const changeProducts =
  (change: (rows: WireRows) => WireRows): Fault =>
  (endpoint) =>
    /Producto/.test(endpoint) ? change : undefined;

beforeAll(async () => {
  origin = await startServer(async (request) => {
    const endpoint = /(\w+)\.php$/.exec(new URL(request.url).pathname)?.[1] ?? '';
    const injectedFault = fault(endpoint);
    if (injectedFault instanceof Response) return injectedFault;
    const response = await app.fetch(request);
    if (!injectedFault) return response;
    const { results } = (await response.json()) as { results: WireRows | null };
    return Response.json({ results: injectedFault(results ?? []) });
  }, afterAll);
  goodDir = tempDir(afterAll);
  const { code, stdout, stderr } = await runSnapshot(goodDir);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  goodOutput = stdout;
  goodFiles = readFiles(goodDir);
}, 60_000);

describe('R11.1 npm run snapshot', { timeout: 60_000 }, () => {
  test('writes the catalogue and its source; R11.4 prints the counts', () => {
    const manifest = readJson(goodDir, 'manifest.json') as Manifest;
    expect(manifest).toMatchObject({ source: origin, counts: { products: 60, categories: data.categories.length } });
    expect((readJson(goodDir, 'catalogue.json') as Catalogue).products).toHaveLength(60);
    expect(goodOutput).toContain(`Fetching the catalogue from ${origin}/api/{call}.php`);
    expect(goodOutput).toMatch(/products +60\n +categories +\d+\n +branches +6\n +slides +4\n +records left out +0\n/);
  });

  const errorResponse = () => Response.json({ error: 'x' });
  const removeHalf = changeProducts((rows) => rows.filter((row) => Number(row['ProductoID']) % 2));
  const withoutPrice = (row: WireRows[number]) =>
    ['1', '2'].includes(String(row['ProductoID'])) ? { ...row, Precio: '' } : row;
  test.each<[string, number, Fault, RegExp]>([
    [
      'R11.3 a call that fails',
      2,
      (endpoint) => (endpoint === 'postObtenerImagenesProducto' ? errorResponse() : undefined),
      /previous one is unchanged\.\n.*postObtenerImagenesProducto: the response differs at /s,
    ],
    ['R11.3 no products', 3, changeProducts(() => []), /has no products\. Nothing was published/],
    [
      'R11.2 more than 2 % invalid rows',
      3,
      changeProducts((rows) => rows.map(withoutPrice)),
      /^2 records cannot be read, more than 2 %/m,
    ],
    ['R11.3 half of the products', 4, removeHalf, /all products: 60 before, \d+ now[^]*--accept "reason"/],
  ])('%s: exits with code %i, and keeps the old snapshot', async (_case, exitCode, nextFault, message) => {
    const { code, stderr } = await runSnapshot(goodDir, nextFault);
    expect({ code, stderr }).toEqual({ code: exitCode, stderr: expect.stringMatching(message) as string });
    expect(readFiles(goodDir)).toEqual(goodFiles);
  });

  test('R11.3 --accept publishes half of the products and saves the reason, which must not be blank', async () => {
    const dir = tempDir();
    await runSnapshot(dir);
    const { code, stdout } = await runSnapshot(dir, removeHalf, ['--accept', 'cierre de Centro']);
    expect(code).toBe(0);
    expect((readJson(dir, 'manifest.json') as Manifest).accepted).toMatchObject({ reason: 'cierre de Centro' });
    expect(stdout).toMatch(/against the guards: cierre de Centro[^]*Productos que ya no están/);
    expect((await runSnapshot(dir, removeHalf, ['--accept', ' '])).code).toBe(1);
  });

  test('R11.3 explains that --timeout cannot be 0', async () => {
    const { code, stderr } = await runSnapshot(tempDir(), undefined, ['--timeout', '0']);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining('--timeout takes minutes, from 0.1 to 1440, not "0".') as string,
    });
  });

  test('R11.2 reports one invalid row of 60, and publishes the others', async () => {
    const dir = tempDir();
    const withInvalidPrice = (row: WireRows[number]) =>
      row['ProductoID'] === '9' ? { ...row, Precio: 'gratis' } : row;
    const { code, stdout } = await runSnapshot(
      dir,
      changeProducts((rows) => rows.map(withInvalidPrice)),
    );
    expect(code).toBe(0);
    expect(stdout).toContain('getProductosEnVenta 9: Precio no es un precio');
    expect((readJson(dir, 'report.json') as SnapshotReport).rejected.map(({ id }) => id)).toContain('9');
    expect((readJson(dir, 'catalogue.json') as Catalogue).products.map(({ id }) => id)).not.toContain('9');
  });
});
