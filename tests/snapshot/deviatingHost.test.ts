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
import { createFakeClock } from '../support/fakeClock.ts';
import { createDeviatingHost, type Deviations, type DeviatingHost } from '../support/deviatingHost.ts';
import { tempDir } from '../support/tempDir.ts';

const defaultConfig: HostConfig = {
  base: 'http://shop.example',
  path: '/api/{call}.php',
  headers: {},
  dialect,
  renames: {},
};

/** Creates a first snapshot of a host, with the given configuration. */
function fetchSnapshot(
  host: DeviatingHost,
  config: HostConfig,
  options: Partial<SnapshotOptions> = {},
  dir = tempDir(),
): Promise<SnapshotDraft> {
  const settings = { apiHost: config.base, apiPath: config.path, snapshotDir: join(dir, 'snapshot'), pictureHosts: [] };
  mkdirSync(join(dir, 'public'), { recursive: true });
  return createSnapshot({
    settings,
    clock: createFakeClock(),
    fetch: host.fetch,
    dialect: config.dialect,
    progress: () => undefined,
    publicDir: join(dir, 'public'),
    retryPolicy: { ...snapshotRetryPolicy, maxAttempts: 1 },
    ...options,
  });
}

const formatAmount = (amount: string): string =>
  `$${Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

describe('R11.3 R10.5 a deviating host is rejected until it is configured as check:api says', () => {
  test.each<[string, Deviations, RegExp]>([
    ['reads form-encoded bodies only', { dialect: { body: 'form' } }, /responded with 415/],
    ['has another envelope', { dialect: { results: 'data' } }, /differs at results/],
  ])('a host that %s', async (_case, deviations, rejection) => {
    const host = createDeviatingHost(deviations);
    await expect(fetchSnapshot(host, defaultConfig)).rejects.toThrow(rejection);
    const { config, fixes } = await diagnose(defaultConfig, host.fetch, { publicDir: 'nowhere', pictureHosts: [] });
    expect(fixes).toHaveLength(1);
    const { catalogue, report } = await fetchSnapshot(host, config);
    expect(catalogue.products).toHaveLength(host.data.products.length);
    expect(catalogue.products.filter(({ pictures }) => pictures.length > 0).length).toBeGreaterThan(10);
    expect(catalogue.sliders.length).toBeGreaterThan(0);
    expect(report.rejected).toEqual([]);
  });

  test('amounts such as $1,299.00 need no change, and dates in the format d/m/Y need one', async () => {
    const deviations: Deviations = { formatAmount, dateFormat: 'd/m/Y', now: new Date('2026-11-05T18:00:00Z') };
    const host = createDeviatingHost(deviations);
    const { catalogue } = await fetchSnapshot(host, defaultConfig);
    const prices = new Map(host.data.products.map(({ product }) => [product.id, product.price]));
    expect(new Map(catalogue.products.map(({ id, price }) => [id, price]))).toEqual(prices);

    const options = { publicDir: 'public', pictureHosts: [], receipt: '1001' };
    const { fixes, config } = await diagnose(defaultConfig, host.fetch, options);
    expect(fixes.map(({ line }) => line)).toEqual(["dates: 'd/m/Y',"]);
    const callApi = createNodeClient({
      base: config.base,
      path: config.path,
      dialect: config.dialect,
      fetch: host.fetch,
    });
    expect(await callApi(postObtenerInformacionVenta, { receipt: '1001' })).toMatchObject({
      total: 62_930,
      date: expect.stringMatching(/^2026-11-\d\d /) as string,
    });
  });

  test('an optional list may be missing, and the report lists it', async () => {
    const notFound = new Response('', { status: 404 });
    const host = createDeviatingHost({
      respond: (endpoint) => (endpoint === 'getProductosMasVisitados' ? notFound : undefined),
    });
    const { catalogue, report } = await fetchSnapshot(host, defaultConfig);
    expect(catalogue.lists.mostViewed).toEqual([]);
    expect(report.missing).toEqual(['getProductosMasVisitados: el servidor no tiene esta lista (404)']);
    const hostWithoutCategories = createDeviatingHost({
      respond: (endpoint) => (endpoint === 'getCategorias' ? notFound : undefined),
    });
    await expect(fetchSnapshot(hostWithoutCategories, defaultConfig)).rejects.toThrow(
      /getCategorias: the server responded with 404/,
    );
  });

  test('100,000 categories are rejected before their products are fetched', async () => {
    const categories = Array.from({ length: 100_000 }, (_, index) => ({ Nombre: `C${index}`, Icono: '' }));
    const host = createDeviatingHost({
      respond: (endpoint) => (endpoint === 'getCategorias' ? Response.json({ results: categories }) : undefined),
    });
    await expect(fetchSnapshot(host, defaultConfig)).rejects.toThrow(
      /100000 categories, more than the maximum of 5000/,
    );
    expect(host.calledEndpoints.has('postObtenerProductosCategoria')).toBe(false);
  });
});

describe('R11.3 a first build is compared with the deployed site', () => {
  const withSite =
    (host: DeviatingHost, site: object | number | string): typeof globalThis.fetch =>
    async (input, init) => {
      const url = input instanceof Request ? input.url : input.toString();
      if (url !== 'https://tienda.example/catalogo/manifest.json') return host.fetch(input, init);
      if (typeof site === 'number') return new Response('', { status: site });
      return new Response(typeof site === 'string' ? site : JSON.stringify({ counts: site }));
    };
  const createSettings = (dir: string) => ({
    apiHost: defaultConfig.base,
    apiPath: defaultConfig.path,
    pictureHosts: [],
    snapshotDir: join(dir, 'snapshot'),
    siteUrl: 'https://tienda.example',
  });

  const unreadable = /the deployed site .* could not be read, so nothing can be compared with it: /;
  test.each<[string, object | number | string, RegExp | null]>([
    [
      'with many more products',
      { products: 300, categories: 2, branches: 2 },
      /products \(the deployed site\): 300 before, 20 now/,
    ],
    ['with about as many', { products: 21, categories: 2, branches: 2 }, null],
    ['that does not exist yet', 404, null],
    ['that is gone', 410, null],
    ['that fails', 503, new RegExp(`${unreadable.source}.* 503`)],
    ['that needs a password', 401, new RegExp(`${unreadable.source}.* 401`)],
    ['that forbids the request', 403, new RegExp(`${unreadable.source}.* 403`)],
    ['that has had too many requests', 429, new RegExp(`${unreadable.source}.* 429`)],
    ['that responds with a page', '<!doctype html>', unreadable],
    ['with JSON that is not a manifest', '{"error":"no"}', unreadable],
    ['with counts of nothing', {}, unreadable],
    ['with null', 'null', unreadable],
  ])('%s', async (_case, site, rejection) => {
    const host = createDeviatingHost();
    const draft = fetchSnapshot(host, defaultConfig, {
      settings: createSettings(tempDir()),
      fetch: withSite(host, site),
    });
    if (rejection) await expect(draft).rejects.toThrow(rejection);
    else expect((await draft).catalogue.products).toHaveLength(20);
  });
});

describe('R11.3 a change of the API host needs confirmation', () => {
  const realShop = { ...defaultConfig, base: 'https://api.example.com' };
  const sandboxShop = { ...defaultConfig, base: 'http://localhost:4322' };

  /** Writes a snapshot of one host, creates one of another in the same folder, and returns the logged lines. */
  async function replaceSnapshot(
    before: HostConfig,
    after: HostConfig,
    options: Partial<SnapshotOptions> = {},
  ): Promise<string[]> {
    const dir = tempDir();
    const lines: string[] = [];
    const first = await fetchSnapshot(createDeviatingHost({ redirect: before.base }), before, {}, dir);
    writeSnapshot(join(dir, 'snapshot'), before.base, first.time, first.catalogue, first.report, first.manifestEntries);
    await fetchSnapshot(
      createDeviatingHost({ redirect: after.base }),
      after,
      { log: (line) => lines.push(line), ...options },
      dir,
    );
    return lines;
  }

  test('the sandbox or another shop does not replace a real shop without --accept', async () => {
    await expect(replaceSnapshot(realShop, sandboxShop, { sandbox: true })).rejects.toThrow(
      /^The snapshot comes from another API[^]*comes from https:\/\/api\.example\.com.*set API_HOST=/,
    );
    await expect(replaceSnapshot(realShop, { ...realShop, base: 'https://otra.example' })).rejects.toThrow(/--accept/);
  });

  test('logs that a snapshot replaces another, with a reason or if the sandbox is replaced', async () => {
    expect(await replaceSnapshot(realShop, sandboxShop, { acceptReason: 'prueba' })).toEqual([
      'This snapshot replaces one from https://api.example.com.',
    ]);
    expect(await replaceSnapshot(sandboxShop, realShop)).toEqual([
      'This snapshot replaces one from http://localhost:4322.',
    ]);
    expect(await replaceSnapshot(realShop, realShop)).toEqual([]);
  });
});

test('R8.3 files of /utilidades that the site lacks are returned for the operator, and not published', async () => {
  const { missingUtilityFiles, catalogue, report } = await fetchSnapshot(createDeviatingHost(), defaultConfig);
  expect(missingUtilityFiles).toContain('Manual de garantias.txt');
  expect(JSON.stringify([catalogue, report])).not.toContain('Manual de garantias');
});
