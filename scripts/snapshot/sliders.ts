import { dialect } from '../../src/contract/dialect.ts';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ApiError } from '../../src/api/errors.ts';
import { slideIsWhole, slidePath } from '../../src/catalogue/load.ts';
import { isVideo, phoneFile } from '../../src/features/home/homeSlides.ts';
import type { Seal } from '../../src/catalogue/snapshot.ts';
import type { Rejected } from '../../src/contract/answers.ts';
import type { persistently } from './patient.ts';
import { seal, writeDurably } from './durableFiles.ts';

/** Where slides lie on the site (R3.1); on the API's host: `sliders` of the dialect. */
export const sliderPath = 'assets/imgs/sliders';

export interface SliderPlaces {
  publicDir: string;
  snapshotDir: string;
  apiHost: string;
  fetch: typeof globalThis.fetch;
  persist: ReturnType<typeof persistently>;
  /** What an earlier pull fetched. */
  known?: Record<string, Seal> | undefined;
  /** The signal that ends one try. */
  limit: () => AbortSignal;
}

export interface Slides {
  there: string[];
  nowhere: Rejected[];
  /** What the fetched ones must be from now on. */
  seals: Record<string, Seal>;
}

/**
 * Fetches the slides that the site does not have from the API's host, into the snapshot's folder. What an earlier pull
 * fetched will do while the host cannot be asked. An upright picture for phones may lie beside a slide.
 * @throws ApiError where one cannot be asked for, and no earlier pull has it
 */
export async function fetchSliders(files: readonly string[], where: SliderPlaces): Promise<Slides> {
  const slides: Slides = { there: [], nowhere: [], seals: {} };
  const upright = files.filter((file) => !isVideo(file)).map(phoneFile);
  for (const file of new Set([...files, ...upright])) {
    const own = existsSync(join(where.publicDir, sliderPath, file));
    const fetched = own ? undefined : await fetchSlide(file, where).catch(orThrow(files.includes(file)));
    if (fetched === null) {
      if (files.includes(file))
        slides.nowhere.push({ id: file, field: '', reason: 'el archivo no está en el sitio ni en el servidor' });
      continue;
    }
    slides.there.push(file);
    if (fetched) slides.seals[file] = fetched;
  }
  return slides;
}

/** Of what nobody listed, an upright picture, a failure is as good as its absence. */
const orThrow =
  (listed: boolean) =>
  (error: unknown): null => {
    if (listed) throw error;
    return null;
  };

/** Fetches a slide to a name of its own, so that the snapshot before keeps what it has. Null: there is none. */
async function fetchSlide(file: string, where: SliderPlaces): Promise<Seal | null> {
  const kept = where.known?.[file];
  try {
    const bytes = await where.persist(`slide ${file}`, (signal) => download(file, where, signal));
    if (!bytes) return null;
    const fetched = seal(bytes);
    const path = slidePath(where.snapshotDir, file, fetched);
    if (!slideIsWhole(path, fetched)) {
      mkdirSync(dirname(path), { recursive: true });
      writeDurably(`${path}.new`, bytes);
      renameSync(`${path}.new`, path);
    }
    return fetched;
  } catch (error) {
    if (kept && slideIsWhole(slidePath(where.snapshotDir, file, kept), kept)) return kept;
    throw error;
  }
}

/** @returns null where the host says that it has no such file, or has something else there. */
async function download(file: string, where: SliderPlaces, stop: AbortSignal): Promise<Buffer | null> {
  const name = `slide ${file}`;
  const limit = where.limit();
  try {
    const response = await where.fetch(`${where.apiHost}${dialect.sliders}/${encodeURIComponent(file)}`, {
      signal: AbortSignal.any([stop, limit]),
    });
    if (response.status === 404 || response.status === 410) return null;
    if (!response.ok) throw new ApiError(name, 'status', `the server answered ${response.status}`, { response });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isPage = /text\/html|json/.test(response.headers.get('content-type') ?? '');
    return isPage || bytes.length === 0 ? null : bytes;
  } catch (error) {
    if (error instanceof ApiError || stop.aborted) throw error;
    const why = error instanceof Error ? (error.cause ?? error) : error;
    throw new ApiError(
      name,
      limit.aborted ? 'timeout' : 'unreachable',
      `cannot be fetched (${why instanceof Error ? why.message : 'unknown reason'})`,
      { cause: error },
    );
  }
}
