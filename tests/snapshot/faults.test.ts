import { cpSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UnconfirmedChangeError } from '../../scripts/snapshot/publishGuards.ts';
import { InvalidCatalogueError } from '../../scripts/snapshot/validateCatalogue.ts';
import { endpointsByList } from '../../scripts/snapshot/mergeLists.ts';
import { writeSnapshot } from '../../scripts/snapshot/writeSnapshot.ts';
import { createSnapshot } from '../../scripts/snapshot/createSnapshot.ts';
import { ApiError } from '../../src/api/apiError.ts';
import { findRemedy } from '../../src/api/nodeClient.ts';
import { loadSnapshot } from '../../src/catalogue/loadSnapshot.ts';
import { createFakeClock } from '../support/fakeClock.ts';
import { createFaultyHost, faults, networkFaults, type Fault, type FaultyHost } from '../support/faultyHost.ts';
import type { ListName } from '../../src/catalogue/snapshot.ts';
import { omitFields } from '../support/productFactory.ts';
import { readFiles } from '../support/readFiles.ts';
import { createTestSandbox, type WireRows } from '../support/testSandbox.ts';
import { tempDir } from '../support/tempDir.ts';
import { isDeepRun } from '../support/isDeepRun.ts';

/** A slide that a snapshot downloads: public/ contains the others, but not their portrait versions. */
const slide = 'sliders/fundas-de-temporada.jpg';
/** Lists of the catalogue that may become empty without a confirmation, by endpoint. */
const unguardedLists = new Map<string, ListName>(
  (['offers', 'newest', 'recentlySold', 'mostViewed'] as const).map((name) => [endpointsByList[name], name]),
);
/** What a snapshot requests: endpoints, and a slide. */
const requestedNames = [
  'getCategorias',
  'getSucursales',
  'getSliders',
  'listarUtilidades',
  'getProductosEnVenta',
  'getProductosMasVendidos',
  'postObtenerProductosEnOferta',
  'getProductosNuevos',
  'getProductosVendidosRecientemente',
  'getProductosMasVisitados',
  'postObtenerProductosCategoria',
  'postObtenervwProducto',
  'postObtenerImagenesProducto',
  slide,
];
const isNetworkFault = (fault: Fault): boolean => networkFaults.includes(fault);
/** A slide is not JSON, so only these faults apply to it. */
const isApplicable = (endpoint: string, fault: Fault): boolean =>
  endpoint !== slide || isNetworkFault(fault) || fault.name === 'an HTML page' || fault.name === 'an empty body';
const allCases = requestedNames.flatMap((endpoint) =>
  faults.filter((fault) => isApplicable(endpoint, fault)).map((fault) => [endpoint, fault.name, fault] as const),
);
// Contains every fault and every endpoint; `npm run test:deep` runs all pairs of them.
const sample = allCases.filter(
  ([endpoint, , fault]) =>
    endpoint === slide || faults.indexOf(fault) % (requestedNames.length - 1) === requestedNames.indexOf(endpoint),
);
const cases = isDeepRun ? allCases : sample;

// No list contains descriptions, so that postObtenervwProducto is called too.
const { app } = createTestSandbox({ products: 16 });
let host: FaultyHost;
let goodSnapshotDir: string;
let goodCatalogue: ReturnType<typeof loadSnapshot>['catalogue'];

beforeAll(async () => {
  host = await createFaultyHost({ app: withoutDescriptions(app) }, afterAll);
  goodSnapshotDir = tempDir(afterAll);
  await fetchSnapshot(goodSnapshotDir);
  ({ catalogue: goodCatalogue } = loadSnapshot(goodSnapshotDir));
});

/** Creates a snapshot of the host in a folder. */
async function fetchSnapshot(snapshotDir: string, clock = createFakeClock()): Promise<void> {
  const settings = { apiHost: host.origin, apiPath: '/api/{call}.php', snapshotDir, pictureHosts: [] };
  const draft = await createSnapshot({
    settings,
    clock,
    refetchPictures: true,
    progress: () => undefined,
    fetch: host.createFetch(clock),
  });
  writeSnapshot(snapshotDir, settings.apiHost, draft.time, draft.catalogue, draft.report, draft.manifestEntries);
}

function copyGoodSnapshot(): string {
  const dir = tempDir();
  cpSync(goodSnapshotDir, dir, { recursive: true });
  return dir;
}

test('R11.3 the cases contain each endpoint and each fault', () => {
  expect(allCases.length).toBeGreaterThanOrEqual(150);
  const calledEndpoints = [...host.requestedPaths].flatMap((path) => /(\w+)\.php$/.exec(path)?.[1] ?? []);
  expect(new Set([...calledEndpoints, slide])).toEqual(new Set(requestedNames));
  expect(new Set(cases.map(([endpoint]) => endpoint)).size).toBe(requestedNames.length);
  expect(new Set(cases.map(([, name]) => name)).size).toBe(faults.length);
});

describe('R11.3 a fault never leaves a damaged snapshot, and the error of an outage names the endpoint', () => {
  test.each(cases)('%s: %s', async (endpoint, _name, fault) => {
    const dir = copyGoodSnapshot();
    host.injectFault(endpoint, fault);
    const failure = await fetchSnapshot(dir).then(
      () => null,
      (error: unknown) => error as Error,
    );
    host.injectFault(null);
    const { catalogue } = loadSnapshot(dir, () => expect.unreachable());
    if (failure) {
      expect(readFiles(dir)).toEqual(readFiles(goodSnapshotDir));
      expectHelpfulError(failure, endpoint);
    }
    expect({ hasFailed: failure !== null, catalogue }).toEqual({
      hasFailed: mustFail(endpoint, fault),
      catalogue: expectedCatalogue(endpoint, fault),
    });
  });
});

describe('R11.3 a fault in the first two attempts changes nothing', () => {
  const transientFaults = faults.filter(
    ({ expectedOutcome, name }) => expectedOutcome === 'failure' && !/403|404/.test(name),
  );
  const retriedEndpoints = isDeepRun
    ? requestedNames.filter((endpoint) => endpoint !== slide)
    : ['getProductosEnVenta'];
  test.each(
    retriedEndpoints.flatMap((endpoint) => transientFaults.map((fault) => [endpoint, fault.name, fault] as const)),
  )('%s: %s', async (endpoint, name, fault) => {
    const dir = copyGoodSnapshot();
    const clock = createFakeClock();
    host.injectFault(endpoint, fault, 2);
    await fetchSnapshot(dir, clock);
    host.injectFault(null);
    expect(loadSnapshot(dir).catalogue).toEqual(goodCatalogue);
    expect(clock.sleeps.every((ms) => ms === (name === 'status 429' ? 7000 : 500) || ms === 1000)).toBe(true);
  });
});

test('R11.1 reuses connections: at most one per concurrent call', async () => {
  const connectionsBefore = host.countConnections();
  await fetchSnapshot(copyGoodSnapshot());
  expect(host.countConnections() - connectionsBefore).toBeLessThanOrEqual(8);
});

/** Whether no new snapshot may be published. */
function mustFail(endpoint: string, { name, expectedOutcome }: Fault): boolean {
  // An unavailable slide is reused from the last snapshot, and an invalid one is left out.
  if (endpoint === slide) return false;
  // The catalogue does not contain this optional list.
  if (endpoint === 'listarUtilidades') return expectedOutcome === 'failure' && name !== 'status 404';
  // An empty list needs confirmation, except those that change by themselves.
  return expectedOutcome === 'failure' || (expectedOutcome === 'empty' && !unguardedLists.has(endpoint));
}

function expectedCatalogue(endpoint: string, fault: Fault): typeof goodCatalogue {
  const unguardedList = unguardedLists.get(endpoint);
  if (unguardedList && fault.expectedOutcome === 'empty')
    return { ...goodCatalogue, lists: { ...goodCatalogue.lists, [unguardedList]: [] } };
  const isLeftOut = endpoint === slide && (fault.name === 'status 404' || !isNetworkFault(fault));
  if (!isLeftOut) return goodCatalogue;
  // Its portrait version, fundas-de-temporada-movil.jpg, is left out with it.
  const sliders = goodCatalogue.sliders.filter((file) => !file.startsWith('fundas-de-temporada'));
  return { ...goodCatalogue, sliders };
}

/** Expects an error that says which endpoint failed, what happened, and what to do. */
function expectHelpfulError(error: Error, endpoint: string): void {
  if (error instanceof ApiError) {
    expect(error.message).toContain(endpoint);
    expect(findRemedy(error)).not.toBe('');
  } else if (error instanceof UnconfirmedChangeError) expect(error.message).toMatch(/before, \d+ now[^]*--accept/);
  else {
    expect(error).toBeInstanceOf(InvalidCatalogueError);
    expect(error.message).toMatch(/Nothing was published/);
  }
}

/** Wraps a sandbox to remove the descriptions from its product lists. */
function withoutDescriptions(original: ReturnType<typeof createTestSandbox>['app']) {
  const request = async (url: string, init?: RequestInit): Promise<Response> => {
    const response = await original.request(url, init);
    if (!/Productos/.test(url) || !response.ok) return response;
    const { results } = (await response.json()) as { results: WireRows | null };
    return Response.json({ results: results?.map((row) => omitFields(row, 'Descripcion')) ?? null });
  };
  return { request } as unknown as typeof original;
}
