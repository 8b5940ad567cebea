import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createNodeClient, type NodeClientConfig } from '../../src/api/nodeClient.ts';
import { ApiError } from '../../src/api/apiError.ts';
import { readBytes } from '../../src/api/client.ts';
import { countChanges, findChanges } from '../../src/catalogue/changes.ts';
import { loadSnapshot } from '../../src/catalogue/loadSnapshot.ts';
import type { Dialect } from '../../src/contract/dialect.ts';
import type { Catalogue, Manifest, SnapshotReport, Snapshot } from '../../src/catalogue/snapshot.ts';
import { toMexicoTime } from '../../src/lib/time.ts';
import { isLoopback, type Settings } from '../../src/settings.ts';
import type { Clock } from '../clock.ts';
import { readPhotoSizes } from '../openGraphImages/imageStore.ts';
import { describeUnreadableSite, fetchDeployedCatalogue } from './deployedCatalogue.ts';
import { updateDiscontinued } from './productHistory.ts';
import { findGuardViolations, findCountViolations, UnconfirmedChangeError } from './publishGuards.ts';
import { findWarnings, InvalidCatalogueError, validateCatalogue } from './validateCatalogue.ts';
import { mergeLists } from './mergeLists.ts';
import { createSnapshotRetry, retryCalls } from './retry.ts';
import type { SnapshotRetryPolicy } from '../../src/api/retry.ts';
import { findReusablePictures, nextPictureRefresh } from './pictureRefresh.ts';
import { fetchCatalogue, type Progress } from './fetchCatalogue.ts';
import { fetchSlides } from './slides.ts';

export interface SnapshotOptions {
  settings: Pick<Settings, 'apiHost' | 'apiPath' | 'snapshotDir' | 'pictureHosts'> &
    Partial<Pick<Settings, 'apiHeaders' | 'siteUrl'>>;
  /** Overrides src/contract/dialect.ts. */
  dialect?: Dialect;
  clock: Clock;
  progress: Progress;
  /** Refetches every picture list. */
  refetchPictures?: boolean;
  /** The reason to accept a catalogue that the guards reject. */
  acceptReason?: string | undefined;
  /** Skips the guards if the API is local: a sandbox may have been reseeded. */
  sandbox?: boolean;
  /** Writes no slides. */
  dryRun?: boolean | undefined;
  /** Receives notices for the operator. */
  log?: (line: string) => void;
  fetch?: typeof globalThis.fetch;
  retryPolicy?: SnapshotRetryPolicy;
  publicDir?: string;
}

/** A snapshot that is not written yet. */
export interface SnapshotDraft {
  catalogue: Catalogue;
  report: SnapshotReport;
  /** Further entries of the manifest: slides, picture refresh, accepted changes. */
  manifestEntries: Pick<Manifest, 'slides' | 'pictures' | 'accepted'>;
  time: string;
  /** Files of the utilities page that are missing in public/assets/utilidades. */
  missingUtilityFiles: string[];
}

/** Maximum size of a response; 50,000 products are 50 MB. */
const maxResponseBytes = 512e6;

/** Time limit of one attempt of a call, ms. */
const timeout = 30_000;

/**
 * Creates a snapshot of the live catalogue: fetches it, merges its lists, validates it, and compares it with the previous
 * snapshot. Writes only slides, and nothing with `dryRun`; writeSnapshot() writes the rest.
 * @throws ApiError (unreachable), InvalidCatalogueError (must not be published), UnconfirmedChangeError (differs too much, or comes
 *   from another host)
 */
export async function createSnapshot(options: SnapshotOptions): Promise<SnapshotDraft> {
  const {
    settings,
    clock,
    progress,
    refetchPictures = false,
    acceptReason,
    publicDir = 'public',
    log = () => undefined,
  } = options;
  const { apiHost, snapshotDir, pictureHosts } = settings;
  const fetch = drainErrorBodies(options.fetch ?? globalThis.fetch);
  assertSameSource(snapshotDir, apiHost, acceptReason, log);
  const previous = readPreviousSnapshot(snapshotDir, apiHost);
  const { siteUrl } = settings;
  const deployedPromise = previous
    ? null
    : fetchDeployedCatalogue(siteUrl, fetch, clock).then(
        (deployed) => ({ ...deployed, failures: [] }),
        (error: unknown) => ({ counts: {}, discontinued: [], failures: [describeUnreadableSite(siteUrl, error)] }),
      );
  const time = clock.now();
  const pictureRefresh = nextPictureRefresh(previous?.manifest.pictures, toMexicoTime(time).slice(0, 10), pictureHosts);

  const malformed: Record<string, number> = {};
  const retry = createSnapshotRetry(clock, options.retryPolicy, log);
  const callApi = retryCalls(createNodeClient(toClientConfig(options, fetch, malformed)), retry);
  const fetched = await fetchCatalogue(callApi, progress, (products) =>
    findReusablePictures(products, refetchPictures ? null : previous, pictureRefresh),
  );
  const slides = await fetchSlides(fetched.slides.items, {
    publicDir,
    snapshotDir,
    apiHost,
    fetch,
    retry,
    dryRun: options.dryRun,
    previous: previous?.manifest.slides,
    timeoutSignal: () => clock.timeoutSignal(timeout),
  });
  fetched.slides.items = slides.published;

  const { catalogue, report } = mergeLists(fetched, pictureHosts, previous?.report);
  report.pictures.push(...slides.rejected.map((slide) => ({ list: 'getSliders', ...slide })));
  validateCatalogue(catalogue, report, fetched.lists.get('getProductosEnVenta')?.items.length ?? 0);
  const deployed = await deployedPromise;
  const violations = previous
    ? findGuardViolations(previous.catalogue, catalogue, fetched.missingEndpoints)
    : [...(deployed?.failures ?? []), ...findCountViolations(deployed?.counts ?? {}, catalogue)];
  const isSandbox = options.sandbox && isLoopback(apiHost);
  if (violations.length > 0 && !acceptReason && !isSandbox) throw new UnconfirmedChangeError(violations);
  const previousCatalogue = previous?.catalogue ?? { products: [], discontinued: deployed?.discontinued ?? [] };
  const discontinued = updateDiscontinued(previousCatalogue, catalogue, toMexicoTime(time).slice(0, 10));
  if (discontinued.length > 0) catalogue.discontinued = discontinued;
  const warnings = findWarnings(catalogue.products, readPhotoSizes(snapshotDir));
  if (warnings.length > 0) report.warnings = warnings;
  if (Object.keys(malformed).length > 0) report.malformed = malformed;
  const changes = previous && findChangesSince(previous, catalogue, time.toISOString());
  if (changes) report.changes = changes;
  return {
    catalogue,
    report,
    time: time.toISOString(),
    missingUtilityFiles: fetched.utilities.items.filter((file) => !existsSync(join(publicDir, utilitiesFolder, file))),
    manifestEntries: {
      slides: slides.checksums,
      pictures: { day: pictureRefresh.day, turn: pictureRefresh.turn, hosts: pictureRefresh.hosts },
      ...(violations.length > 0 && acceptReason && { accepted: { reason: acceptReason, violations } }),
    },
  };
}

/** The exit code of a command that creates a snapshot, by its error. */
export function toExitCode(error: unknown): number {
  if (error instanceof ApiError) return 2;
  if (error instanceof InvalidCatalogueError) return 3;
  return error instanceof UnconfirmedChangeError ? 4 : 1;
}

/** Folder of the utilities page's files on the site. */
export const utilitiesFolder = 'assets/utilidades';

function toClientConfig(
  { settings, clock, dialect }: SnapshotOptions,
  fetch: typeof globalThis.fetch,
  malformed: Record<string, number>,
): NodeClientConfig {
  const { apiHost, apiPath, apiHeaders } = settings;
  return {
    base: apiHost,
    path: apiPath,
    timeout,
    fetch,
    timeoutSignal: clock.timeoutSignal,
    maxBytes: maxResponseBytes,
    redirect: 'manual',
    ...(apiHeaders && { headers: () => apiHeaders }),
    ...(dialect && { dialect }),
    onDeviation: (endpoint, deviation) => {
      const key = `${endpoint}: ${deviation}`;
      malformed[key] = (malformed[key] ?? 0) + 1;
    },
  };
}

/** Rejects a snapshot that would replace one from another host, unless that is local or the change is accepted. @throws UnconfirmedChangeError */
function assertSameSource(
  dir: string,
  source: string,
  acceptReason: string | undefined,
  log: (line: string) => void,
): void {
  const previous = readSource(dir);
  if (previous === null || previous === source) return;
  if (isLoopback(previous) || acceptReason) {
    log(`This snapshot replaces one from ${previous}.`);
    return;
  }
  throw new UnconfirmedChangeError(
    [
      `the snapshot in ${dir} comes from ${previous}, and the new one would come from ${source}. To keep the existing one, set API_HOST=${previous}, or SNAPSHOT_DIR to another folder`,
    ],
    'The snapshot comes from another API than the last one',
  );
}

/** The API host that the snapshot in a folder comes from; null if there is none. */
function readSource(dir: string): string | null {
  try {
    return loadSnapshot(dir, () => undefined).manifest.source;
  } catch {
    return null;
  }
}

/** The previous snapshot of the same API; null if there is none that is intact. */
function readPreviousSnapshot(dir: string, source: string): Snapshot | null {
  try {
    const snapshot = loadSnapshot(dir, () => undefined);
    return snapshot.manifest.source === source ? snapshot : null;
  } catch {
    return null;
  }
}

/** The changes since a snapshot; if nothing has changed, the changes that it recorded. */
function findChangesSince(
  { catalogue, manifest, report }: Snapshot,
  current: Catalogue,
  time: string,
): SnapshotReport['changes'] {
  const changes = findChanges(catalogue, current, manifest.time, time);
  return countChanges(changes) > 0 ? changes : report.changes;
}

/** Reads the bodies of error responses too: Node reuses a connection only after its response is read. */
function drainErrorBodies(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok) await readBytes(response, 1e6).catch(() => undefined);
    return response;
  };
}
