import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { diagnose } from '../../scripts/check-api/diagnose.ts';
import type { HostConfig } from '../../scripts/check-api/recordingClient.ts';
import { writeSnapshot } from '../../scripts/snapshot/writeSnapshot.ts';
import { createSnapshot, type SnapshotDraft, type SnapshotOptions } from '../../scripts/snapshot/createSnapshot.ts';
import { snapshotRetryPolicy } from '../../src/api/retry.ts';
import { createNodeClient } from '../../src/api/nodeClient.ts';
import { postObtenerInformacionVenta } from '../../src/contract/forms.ts';
import { dialect } from '../../src/contract/dialect.ts';
import { fakeClock } from '../support/fakeClock.ts';
import { deviatingHost, type Deviations, type DeviatingHost } from '../support/deviatingHost.ts';
import { tempDir } from '../support/tempDir.ts';

const asSet: HostConfig = { base: 'http://shop.example', path: '/api/{call}.php', headers: {}, dialect, renames: {} };

/** A first pull on a machine, of a host that is asked as configured. */
function pull(
  host: DeviatingHost,
  config: HostConfig,
  more: Partial<SnapshotOptions> = {},
  dir = tempDir(),
): Promise<SnapshotDraft> {
  const settings = { apiHost: config.base, apiPath: config.path, snapshotDir: join(dir, 'snapshot'), pictureHosts: [] };
  mkdirSync(join(dir, 'public'), { recursive: true });
  return createSnapshot({
    ...{ settings, clock: fakeClock(), fetch: host.fetch, dialect: config.dialect, progress: () => undefined },
    ...{ publicDir: join(dir, 'public'), retryPolicy: { ...snapshotRetryPolicy, maxAttempts: 1 } },
    ...more,
  });
}

const pesos = (amount: string): string => `$${Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

describe('R11.3 R10.5 a host that speaks otherwise: nothing is published, check:api names the line, and with it the shop is whole', () => {
  test.each<[string, Deviations, Partial<HostConfig>, RegExp]>([
    ['reads forms alone', { dialect: { body: 'form' } }, {}, /responded with 415/],
    ['has another envelope', { dialect: { results: 'data' } }, {}, /differs at results/],
  ])('one that %s', async (_case, deviations, given, rejection) => {
    const host = deviatingHost(deviations);
    await expect(pull(host, { ...asSet, ...given })).rejects.toThrow(rejection);
    const path = deviations.folder ? `${deviations.folder}/api/{call}.php` : asSet.path;
    const { config, lines } = await diagnose({ ...asSet, path }, host.fetch, {
      publicDir: 'nowhere',
      pictureHosts: [],
    });
    expect(lines).toHaveLength(1);
    const { catalogue, report } = await pull(host, config);
    expect(catalogue.products).toHaveLength(host.data.products.length);
    expect(catalogue.products.filter(({ pictures }) => pictures.length > 0).length).toBeGreaterThan(10);
    expect(catalogue.sliders.length).toBeGreaterThan(0);
    expect(report.rejected).toEqual([]);
  });

  test('one that writes $1,299.00 and d/m/Y: the shop is whole at once, and one line has the notes read', async () => {
    const deviations: Deviations = { amount: pesos, dates: 'd/m/Y', now: new Date('2026-11-05T18:00:00Z') };
    const host = deviatingHost(deviations);
    const { catalogue } = await pull(host, asSet);
    const prices = new Map(host.data.products.map(({ product }) => [product.id, product.price]));
    expect(new Map(catalogue.products.map(({ id, price }) => [id, price]))).toEqual(prices);

    const options = { publicDir: 'public', pictureHosts: [], receipt: '1001' };
    const { lines, config } = await diagnose(asSet, host.fetch, options);
    expect(lines.map(({ line }) => line)).toEqual(["dates: 'd/m/Y',"]);
    const ask = createNodeClient({ base: config.base, path: config.path, dialect: config.dialect, fetch: host.fetch });
    expect(await ask(postObtenerInformacionVenta, { receipt: '1001' })).toMatchObject({
      ...{ total: 62_930, date: expect.stringMatching(/^2026-11-\d\d /) as string },
    });
  });

  test('lists that only decorate may be missing, and the report says so', async () => {
    const missing = new Response('', { status: 404 });
    const host = deviatingHost({ respond: (call) => (call === 'getProductosMasVisitados' ? missing : undefined) });
    const { catalogue, report } = await pull(host, asSet);
    expect(catalogue.lists.mostViewed).toEqual([]);
    expect(report.missing).toEqual(['getProductosMasVisitados: el servidor no tiene esta lista (404)']);
    const other = deviatingHost({ respond: (call) => (call === 'getCategorias' ? missing : undefined) });
    await expect(pull(other, asSet)).rejects.toThrow(/getCategorias: the server responded with 404/);
  });

  test('a host gone wrong is rejected before each of its 100,000 categories is asked', async () => {
    const many = Array.from({ length: 100_000 }, (_, index) => ({ Nombre: `C${index}`, Icono: '' }));
    const host = deviatingHost({
      respond: (call) => (call === 'getCategorias' ? Response.json({ results: many }) : undefined),
    });
    await expect(pull(host, asSet)).rejects.toThrow(/100000 categories, more than the maximum of 5000/);
    expect(host.requests.has('postObtenerProductosCategoria')).toBe(false);
  });
});

describe('R11.3 a first build is held against the deployed site', () => {
  const withSite =
    (host: DeviatingHost, counts: object | number): typeof globalThis.fetch =>
    async (input, init) => {
      const url = input instanceof Request ? input.url : input.toString();
      if (url !== 'https://tienda.example/catalogo/manifest.json') return host.fetch(input, init);
      return typeof counts === 'number' ? new Response('', { status: counts }) : Response.json({ counts });
    };
  const settings = (dir: string) => ({
    ...{ apiHost: asSet.base, apiPath: asSet.path, pictureHosts: [] },
    ...{ snapshotDir: join(dir, 'snapshot'), siteUrl: 'https://tienda.example' },
  });

  test.each<[string, object | number, RegExp | null]>([
    [
      'with many more products',
      { products: 300, categories: 2, branches: 2 },
      /products \(the deployed site\): 300 before, 20 now/,
    ],
    ['with as many', { products: 21, categories: 2, branches: 2 }, null],
    ['that is not there yet', 404, null],
    ['that fails', 503, /the deployed site .* could not be read, so nothing can be compared with it: .* 503/],
  ])('%s', async (_case, counts, rejection) => {
    const [host, dir] = [deviatingHost(), tempDir()];
    const taking = pull(host, asSet, { settings: settings(dir), fetch: withSite(host, counts) });
    if (rejection) await expect(taking).rejects.toThrow(rejection);
    else expect((await taking).catalogue.products).toHaveLength(20);
  });
});

describe('R11.3 another host than the snapshot’s has to be meant', () => {
  const real = { ...asSet, base: 'https://api.example.com' };
  const sandbox = { ...asSet, base: 'http://localhost:4322' };

  /** A folder with a snapshot of a host, and a pull of another into it. */
  async function replace(
    before: HostConfig,
    after: HostConfig,
    more: Partial<SnapshotOptions> = {},
  ): Promise<string[]> {
    const [dir, lines] = [tempDir(), [] as string[]];
    const first = await pull(deviatingHost({ redirect: before.base }), before, {}, dir);
    writeSnapshot(join(dir, 'snapshot'), before.base, first.time, first.catalogue, first.report, first.manifestEntries);
    await pull(deviatingHost({ redirect: after.base }), after, { log: (line) => lines.push(line), ...more }, dir);
    return lines;
  }

  test('the sandbox never takes the place of a real shop by itself', async () => {
    await expect(replace(real, sandbox, { sandbox: true })).rejects.toThrow(
      /^The snapshot is of another API[^]*is of https:\/\/api\.example\.com.*set API_HOST=/,
    );
    await expect(replace(real, { ...real, base: 'https://otra.example' })).rejects.toThrow(/--accept/);
  });

  test('where it is meant, and where a demo shop gives way to a real one, it is said', async () => {
    expect(await replace(real, sandbox, { acceptReason: 'prueba' })).toEqual([
      'This snapshot replaces one of https://api.example.com.',
    ]);
    expect(await replace(sandbox, real)).toEqual(['This snapshot replaces one of http://localhost:4322.']);
    expect(await replace(real, real)).toEqual([]);
  });
});

test('R8.3 files of /utilidades that the site lacks are told to the operator, and published nowhere', async () => {
  const { missingUtilities, catalogue, report } = await pull(deviatingHost(), asSet);
  expect(missingUtilities).toContain('Manual de garantias.txt');
  expect(JSON.stringify([catalogue, report])).not.toContain('Manual de garantias');
});
