import { createClient } from '../../src/api/client.ts';
import { changeCount, changesBetween } from '../../src/catalogue/changes.ts';
import { loadSnapshot, type Snapshot } from '../../src/catalogue/load.ts';
import type { Catalogue, Manifest, Report } from '../../src/catalogue/snapshot.ts';
import { toMexicoTime } from '../../src/lib/mexicoTime.ts';
import type { Settings } from '../../src/settings.ts';
import type { Clock } from '../clock.ts';
import { guard, GuardError } from './guards.ts';
import { judge } from './judge.ts';
import { merge } from './merge.ts';
import { patience, patientClient, persistently, type Patience } from './patient.ts';
import { keptPictures, pictureTurn } from './pictures.ts';
import { pull, type Progress } from './pull.ts';
import { fetchSliders } from './sliders.ts';

export interface TakeOptions {
  settings: Pick<Settings, 'apiHost' | 'apiPath' | 'snapshotDir' | 'pictureHosts'>;
  clock: Clock;
  progress: Progress;
  /** Asks every picture list anew. */
  fresh?: boolean;
  /** Why a catalogue that the guards refuse is meant. */
  accept?: string | undefined;
  fetch?: typeof globalThis.fetch;
  patience?: Patience;
  publicDir?: string;
}

export interface Taken {
  catalogue: Catalogue;
  report: Report;
  /** What the manifest keeps besides: slides, picture turn, what was accepted. */
  notes: Pick<Manifest, 'slides' | 'pictures' | 'accepted'>;
  time: string;
}

/** How long one try of a call may take, ms. */
const timeout = 30_000;

/**
 * Takes the catalogue as it is now: pulled, merged, judged, and held against the snapshot before. Writes only slides.
 * @throws ApiError (unreachable), UnfitError (not to be published), GuardError (differs too much)
 */
export async function takeCatalogue(options: TakeOptions): Promise<Taken> {
  const { settings, clock, progress, fresh = false, accept, publicDir = 'public' } = options;
  const { apiHost, apiPath, snapshotDir, pictureHosts } = settings;
  const fetch = keptAlive(options.fetch ?? globalThis.fetch);
  const before = snapshotOf(snapshotDir, apiHost);
  const time = clock.now();
  const turn = pictureTurn(before?.manifest.pictures, toMexicoTime(time).slice(0, 10), pictureHosts);

  const odd: Record<string, number> = {};
  const client = createClient({
    ...{ base: apiHost, path: apiPath, timeout, fetch, limit: clock.limit },
    notice: (call, what) => void (odd[`${call}: ${what}`] = (odd[`${call}: ${what}`] ?? 0) + 1),
  });
  const persist = persistently(clock, options.patience ?? patience);
  const pulled = await pull(patientClient(client, persist), progress, (products) =>
    keptPictures(products, fresh ? null : before, turn),
  );
  const known = before?.manifest.slides;
  const where = { publicDir, snapshotDir, apiHost, fetch, persist, known, limit: () => clock.limit(timeout) };
  const slides = await fetchSliders(pulled.sliders.items, where);
  pulled.sliders.items = slides.there;

  const { catalogue, report } = merge(pulled, pictureHosts, before?.report);
  report.pictures.push(...slides.nowhere.map((slide) => ({ list: 'getSliders', ...slide })));
  judge(catalogue, report);
  const refused = before ? guard(before.catalogue, catalogue) : [];
  if (refused.length > 0 && !accept) throw new GuardError(refused);
  if (Object.keys(odd).length > 0) report.odd = odd;
  const changes = before && changesSince(before, catalogue, time.toISOString());
  if (changes) report.changes = changes;
  return {
    catalogue,
    report,
    time: time.toISOString(),
    notes: {
      slides: slides.seals,
      pictures: { day: turn.day, turn: turn.turn, hosts: turn.hosts },
      ...(refused.length > 0 && accept && { accepted: { reason: accept, refused } }),
    },
  };
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
    if (!response.ok) await response.arrayBuffer().catch(() => undefined);
    return response;
  };
}
