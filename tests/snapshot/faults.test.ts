import { cpSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GuardError } from '../../scripts/snapshot/publishGuards.ts';
import { InvalidCatalogueError } from '../../scripts/snapshot/validateCatalogue.ts';
import { writeSnapshot } from '../../scripts/snapshot/writeSnapshot.ts';
import { createSnapshot } from '../../scripts/snapshot/createSnapshot.ts';
import { ApiError } from '../../src/api/apiError.ts';
import { findRemedy } from '../../src/api/nodeClient.ts';
import { loadSnapshot } from '../../src/catalogue/load.ts';
import { fakeClock } from '../support/fakeClock.ts';
import { faults, faultyHost, type Fault, type FaultyHost } from '../support/faultyHost.ts';
import { omitFields } from '../support/rows.ts';
import { shopApp, type Rows } from '../support/shopApp.ts';
import { tempDir } from '../support/tempDir.ts';

/** Every call of the snapshot; the slide is the one that the site does not have itself. */
const calls = [
  ...['getCategorias', 'getSucursales', 'getSliders', 'getProductosEnVenta', 'getProductosMasVendidos'],
  ...['postObtenerProductosEnOferta', 'getProductosNuevos', 'getProductosVendidosRecientemente'],
  ...['getProductosMasVisitados', 'postObtenerProductosCategoria', 'postObtenervwProducto'],
  ...['postObtenerImagenesProducto', 'sliders/fundas-de-temporada.jpg'],
];
const slide = 'sliders/fundas-de-temporada.jpg';
const offers = 'postObtenerProductosEnOferta';
const isNetwork = (name: string): boolean => /^(?:refused|no such host|hangs|reset|half a body|slow|status)/.test(name);
/** Of the responses that are JSON, only those that are none make sense for a picture. */
const makesSense = (call: string, { name }: Fault): boolean =>
  call !== slide || isNetwork(name) || name === 'a page of HTML' || name === 'nothing';
const all = calls.flatMap((call) =>
  faults.filter((fault) => makesSense(call, fault)).map((fault) => [call, fault.name, fault] as const),
);
// Every fault and every call, and all pairs of them with `npm run test:deep`.
const sample = all.filter(
  ([call, , fault]) => call === slide || faults.indexOf(fault) % (calls.length - 1) === calls.indexOf(call),
);
const cases = process.env['DEEP'] ? all : sample;

// No list tells the descriptions here, so that postObtenervwProducto is asked too.
const { app } = shopApp({ products: 16 });
const slimApp = slimmed(app);
let host: FaultyHost;
let good: string;
let whole: ReturnType<typeof loadSnapshot>['catalogue'];

beforeAll(async () => {
  host = await faultyHost({ app: slimApp }, afterAll);
  good = tempDir(afterAll);
  await take(good);
  ({ catalogue: whole } = loadSnapshot(good));
});

/** Every try of a call is spoilt: `times` many, or all. */
async function take(snapshotDir: string, clock = fakeClock()): Promise<void> {
  const settings = { apiHost: host.origin, apiPath: '/api/{call}.php', snapshotDir, pictureHosts: [] };
  const taken = await createSnapshot({
    settings,
    clock,
    refetchPictures: true,
    progress: () => undefined,
    fetch: host.fetch(clock),
  });
  writeSnapshot(snapshotDir, settings.apiHost, taken.time, taken.catalogue, taken.report, taken.manifestEntries);
}

const bytesOf = (dir: string): Map<string, string> =>
  new Map(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(dir.length), readFileSync(path, 'latin1')]),
  );

function copyOfGood(): string {
  const dir = tempDir();
  cpSync(good, dir, { recursive: true });
  return dir;
}

test('R11.3 the matrix has each call and each fault', () => {
  expect(all.length).toBeGreaterThanOrEqual(150);
  expect(new Set(cases.map(([call]) => call)).size).toBe(calls.length);
  expect(new Set(cases.map(([, name]) => name)).size).toBe(faults.length);
});

describe('R11.3 a fault leaves a snapshot whole, the new or the old one, and an outage is named', () => {
  test.each(cases)('%s: %s', async (call, _name, fault) => {
    const dir = copyOfGood();
    host.spoil(call, fault);
    const failure = await take(dir).then(
      () => null,
      (error: unknown) => error as Error,
    );
    host.spoil(null);
    const now = loadSnapshot(dir, () => expect.unreachable()).catalogue;
    if (failure) {
      expect(bytesOf(dir)).toEqual(bytesOf(good));
      named(failure, call);
    }
    expect({ failed: failure !== null, now }).toEqual({ failed: mustFail(call, fault), now: expectedOf(call, fault) });
  });
});

describe('R11.3 a fault that is over at the next try changes nothing', () => {
  const passing = faults.filter(({ outcome, name }) => outcome === 'outage' && !/403|404/.test(name));
  const short = process.env['DEEP'] ? calls.filter((call) => call !== slide) : ['getProductosEnVenta'];
  test.each(short.flatMap((call) => passing.map((fault) => [call, fault.name, fault] as const)))(
    '%s: %s',
    async (call, name, fault) => {
      const [dir, clock] = [copyOfGood(), fakeClock()];
      host.spoil(call, fault, 2);
      await take(dir, clock);
      host.spoil(null);
      expect(loadSnapshot(dir).catalogue).toEqual(whole);
      expect(clock.slept.every((ms) => ms === (name === 'status 429' ? 7000 : 500) || ms === 1000)).toBe(true);
    },
  );
});

test('R11.1 connections are used again: no more than calls in flight', async () => {
  const before = host.connections();
  await take(copyOfGood());
  expect(host.connections() - before).toBeLessThanOrEqual(8);
});

/** Whether nothing new may be published. */
function mustFail(call: string, { outcome }: Fault): boolean {
  // What an earlier pull fetched of a slide will do; the shop can stand without one that is a page, or nothing.
  if (call === slide) return false;
  // That a list is empty has to be said to be meant, but for offers, which begin and end in bulk.
  return outcome === 'outage' || (outcome === 'empty' && call !== offers);
}

function expectedOf(call: string, { name, outcome }: Fault): typeof whole {
  if (call === offers && outcome === 'empty') return { ...whole, lists: { ...whole.lists, offers: [] } };
  const isGone = call === slide && (name === 'status 404' || !isNetwork(name));
  return isGone ? { ...whole, sliders: whole.sliders.filter((file) => !slide.endsWith(file)) } : whole;
}

/** The failure says which call, what happened, and what to do. */
function named(failure: Error, call: string): void {
  if (failure instanceof ApiError) {
    expect(failure.message).toContain(call);
    expect(findRemedy(failure)).not.toBe('');
  } else if (failure instanceof GuardError) expect(failure.message).toMatch(/before, \d+ now[^]*--accept/);
  else {
    expect(failure).toBeInstanceOf(InvalidCatalogueError);
    expect(failure.message).toMatch(/Nothing was published/);
  }
}

function slimmed(whole: ReturnType<typeof shopApp>['app']) {
  const request = async (url: string, init?: RequestInit): Promise<Response> => {
    const response = await whole.request(url, init);
    if (!/Productos/.test(url) || !response.ok) return response;
    const { results } = (await response.json()) as { results: Rows | null };
    return Response.json({ results: results?.map((row) => omitFields(row, 'Descripcion')) ?? null });
  };
  return { request } as unknown as typeof whole;
}
