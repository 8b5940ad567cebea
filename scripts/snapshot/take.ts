import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createNodeClient, type NodeApiHost } from '../../src/api/nodeClient.ts';
import { readBytes } from '../../src/api/responseBody.ts';
import { changeCount, changesBetween } from '../../src/catalogue/changes.ts';
import { loadSnapshot, type Snapshot } from '../../src/catalogue/load.ts';
import type { Dialect } from '../../src/contract/dialect.ts';
import type { Catalogue, Manifest, Report } from '../../src/catalogue/snapshot.ts';
import { toMexicoTime } from '../../src/lib/mexicoTime.ts';
import { isLoopback, type Settings } from '../../src/settings.ts';
import type { Clock } from '../clock.ts';
import { readSizes } from '../linkPictures/pictureStore.ts';
import { adviceOf } from './advice.ts';
import { deployedCounts, deployedGone } from './deployed.ts';
import { goneSince } from './rememberLeft.ts';
import { guard, guardCounts, GuardError } from './guards.ts';
import { judge } from './judgeCatalogue.ts';
import { merge } from './mergeLists.ts';
import { createSnapshotRetry, withRetries, type SnapshotRetryPolicy } from './retry.ts';
import { keptPictures, pictureTurn } from './pictureTurns.ts';
import { pull, type Progress } from './pull.ts';
import { fetchSliders } from './sliders.ts';

export interface TakeOptions {
  settings: Pick<Settings, 'apiHost' | 'apiPath' | 'snapshotDir' | 'pictureHosts'> &
    Partial<Pick<Settings, 'apiHeaders' | 'siteUrl'>>;
  /** How the host speaks, where otherwise than src/contract/dialect.ts says. */
  dialect?: Dialect;
  clock: Clock;
  progress: Progress;
  /** Asks every picture list anew. */
  fresh?: boolean;
  /** Why a catalogue that the guards refuse is meant. */
  accept?: string | undefined;
  /** What the guards refuse passes between two sandboxes: one may have been filled anew. */
  sandbox?: boolean;
  /** Is told of what a person should know while it goes on. */
  tell?: (line: string) => void;
  fetch?: typeof globalThis.fetch;
  retryPolicy?: SnapshotRetryPolicy;
  publicDir?: string;
}

export interface Taken {
  catalogue: Catalogue;
  report: Report;
  /** What the manifest keeps besides: slides, picture turn, what was accepted. */
  notes: Pick<Manifest, 'slides' | 'pictures' | 'accepted'>;
  time: string;
  /** Files of the utilities page that the site does not have (public/assets/utilidades): names that nobody publishes. */
  missingUtilities: string[];
}

/** Bytes of an answer at most: 50,000 products are 50 MB. */
const mostBytes = 512e6;

/** How long one try of a call may take, ms. */
const timeout = 30_000;

/**
 * Takes the catalogue as it is now: pulled, merged, judged, and held against the snapshot before. Writes only slides.
 * @throws ApiError (unreachable), UnfitError (not to be published), GuardError (differs too much, or is of another host)
 */
export async function takeCatalogue(options: TakeOptions): Promise<Taken> {
  const { settings, clock, progress, fresh = false, accept, publicDir = 'public', tell = () => undefined } = options;
  const { apiHost, snapshotDir, pictureHosts } = settings;
  const fetch = keptAlive(options.fetch ?? globalThis.fetch);
  refuseOtherSource(snapshotDir, apiHost, accept, tell);
  const before = snapshotOf(snapshotDir, apiHost);
  const deployed = before ? null : deployedCounts(settings.siteUrl ?? 'http://localhost', fetch);
  const time = clock.now();
  const turn = pictureTurn(before?.manifest.pictures, toMexicoTime(time).slice(0, 10), pictureHosts);

  const odd: Record<string, number> = {};
  const retry = createSnapshotRetry(clock, options.retryPolicy, tell);
  const ask = withRetries(createNodeClient(hostOf(options, fetch, odd)), retry);
  const pulled = await pull(ask, progress, (products) => keptPictures(products, fresh ? null : before, turn));
  const known = before?.manifest.slides;
  const where = { publicDir, snapshotDir, apiHost, fetch, retry, known, limit: () => clock.limit(timeout) };
  const slides = await fetchSliders(pulled.sliders.items, where);
  pulled.sliders.items = slides.there;

  const { catalogue, report } = merge(pulled, pictureHosts, before?.report);
  report.pictures.push(...slides.nowhere.map((slide) => ({ list: 'getSliders', ...slide })));
  judge(catalogue, report, pulled.lists.get('getProductosEnVenta')?.items.length ?? 0);
  const refused = before ? guard(before.catalogue, catalogue) : guardCounts((await deployed) ?? {}, catalogue);
  const demo = options.sandbox && isLoopback(apiHost);
  if (refused.length > 0 && !accept && !demo) throw new GuardError(refused);
  const past = before?.catalogue ?? { products: [], gone: await deployedGone(settings.siteUrl, fetch) };
  const gone = goneSince(past, catalogue, toMexicoTime(time).slice(0, 10));
  if (gone.length > 0) catalogue.gone = gone;
  const advice = adviceOf(catalogue.products, readSizes(snapshotDir));
  if (advice.length > 0) report.advice = advice;
  if (Object.keys(odd).length > 0) report.odd = odd;
  const changes = before && changesSince(before, catalogue, time.toISOString());
  if (changes) report.changes = changes;
  return {
    catalogue,
    report,
    time: time.toISOString(),
    missingUtilities: pulled.utilities.items.filter((file) => !existsSync(join(publicDir, utilitiesFolder, file))),
    notes: {
      slides: slides.seals,
      pictures: { day: turn.day, turn: turn.turn, hosts: turn.hosts },
      ...(refused.length > 0 && accept && { accepted: { reason: accept, refused } }),
    },
  };
}

/** Where the files of the utilities page lie on the site. */
export const utilitiesFolder = 'assets/utilidades';

function hostOf(
  { settings, clock, dialect }: TakeOptions,
  fetch: typeof globalThis.fetch,
  odd: Record<string, number>,
): NodeApiHost {
  const { apiHost, apiPath, apiHeaders } = settings;
  return {
    ...{ base: apiHost, path: apiPath, timeout, fetch, limit: clock.limit, maxBytes: mostBytes, redirect: 'manual' },
    ...(apiHeaders && { headers: () => apiHeaders }),
    ...(dialect && { dialect }),
    notice: (call, what) => void (odd[`${call}: ${what}`] = (odd[`${call}: ${what}`] ?? 0) + 1),
  };
}

/** The demo shop in the place of a real one, or one host in the place of another, has to be meant. @throws GuardError */
function refuseOtherSource(
  dir: string,
  source: string,
  accept: string | undefined,
  tell: (line: string) => void,
): void {
  const kept = sourceIn(dir);
  if (kept === null || kept === source) return;
  if (isLoopback(kept) || accept) {
    tell(`This snapshot takes the place of one of ${kept}.`);
    return;
  }
  throw new GuardError([
    `the snapshot in ${dir} is of ${kept}, and this one would be of ${source}. To keep that one, set API_HOST=${kept}, or SNAPSHOT_DIR to another folder`,
  ]);
}

/** Which API the snapshot in a folder is of; null where there is none. */
function sourceIn(dir: string): string | null {
  try {
    return loadSnapshot(dir, () => undefined).manifest.source;
  } catch {
    return null;
  }
}

/** The snapshot before, where there is a whole one of the same API. */
export function snapshotOf(dir: string, source: string): Snapshot | null {
  try {
    const snapshot = loadSnapshot(dir, () => undefined);
    return snapshot.manifest.source === source ? snapshot : null;
  } catch {
    return null;
  }
}

/** What changed; where nothing did, what changed the last time that something did. */
function changesSince({ catalogue, manifest, report }: Snapshot, now: Catalogue, time: string): Report['changes'] {
  const changes = changesBetween(catalogue, now, manifest.time, time);
  return changeCount(changes) > 0 ? changes : report.changes;
}

/** A connection is used again only once its answer was read: that of an error too. */
function keptAlive(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok) await readBytes(response, 1e6).catch(() => undefined);
    return response;
  };
}
