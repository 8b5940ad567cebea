import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { readBytes } from '../../src/api/responseBody.ts';
import { ApiError } from '../../src/api/errors.ts';
import { isTransientStatus } from '../../src/api/retry.ts';
import { dialect } from '../../src/contract/dialect.ts';
import { slideIsWhole, slidePath } from '../../src/catalogue/load.ts';
import { isVideo, phoneFile } from '../../src/features/home/homeSlides.ts';
import type { SlideSeal, SlideType } from '../../src/catalogue/snapshot.ts';
import type { RejectedRow } from '../../src/contract/answers.ts';
import { fetchWithin, LeadsAway } from '../fetchWithin.ts';
import type { RetryRequest } from './retry.ts';
import { seal, writeDurably } from './durableFiles.ts';

/** Where slides lie on the site (R3.1); on the API's host: `sliders` of the dialect. */
export const sliderPath = 'assets/imgs/sliders';

export interface SliderPlaces {
  publicDir: string;
  snapshotDir: string;
  apiHost: string;
  fetch: typeof globalThis.fetch;
  retry: RetryRequest;
  /** What an earlier pull fetched. */
  known?: Record<string, SlideSeal> | undefined;
  /** The signal that ends one try. */
  limit: () => AbortSignal;
}

export interface Slides {
  there: string[];
  nowhere: RejectedRow[];
  /** What the fetched ones must be from now on. */
  seals: Record<string, SlideSeal>;
}

/** What the home page turns through at most, and bytes of one: a film of half a minute has 20 MB. */
const most = { slides: 40, bytes: 50e6 };

/** A slide that the host has, and that is not published: why, for the report. */
class Unfit extends Error {}

/**
 * Fetches the slides that the site does not have from the API's host, into the snapshot's folder. What an earlier pull
 * fetched will do while the host cannot be asked. An upright picture for phones may lie beside a slide.
 * @throws ApiError where one cannot be asked for, and no earlier pull has it
 */
export async function fetchSliders(files: readonly string[], where: SliderPlaces): Promise<Slides> {
  const slides: Slides = { there: [], nowhere: [], seals: {} };
  const leaveOut = (id: string, reason: string): void => {
    if (files.includes(id)) slides.nowhere.push({ id, field: '', reason });
  };
  for (const file of files.slice(most.slides)) leaveOut(file, `hay más de ${most.slides} carteles`);
  const shown = files.slice(0, most.slides);
  const upright = shown.filter((file) => !isVideo(file)).map(phoneFile);
  for (const file of new Set([...shown, ...upright])) {
    const own = existsSync(join(where.publicDir, sliderPath, file));
    try {
      const fetched = own ? undefined : await fetchSlide(file, where);
      if (fetched === null) {
        leaveOut(file, 'el archivo no está en el sitio ni en el servidor');
        continue;
      }
      slides.there.push(file);
      if (fetched) slides.seals[file] = fetched;
    } catch (error) {
      if (error instanceof Unfit) leaveOut(file, error.message);
      // Of what nobody listed, an upright picture, a failure is as good as its absence.
      else if (files.includes(file)) throw error;
    }
  }
  return slides;
}

/** Fetches a slide to a name of its own, so that the snapshot before keeps what it has. Null: there is none. */
async function fetchSlide(file: string, where: SliderPlaces): Promise<SlideSeal | null> {
  const kept = where.known?.[file];
  try {
    const bytes = await where.retry(`slide ${file}`, (signal) => download(file, where, signal));
    if (!bytes) return null;
    const fetched = { ...seal(bytes), type: await fitType(file, bytes) };
    if (!slideIsWhole(where.snapshotDir, fetched)) {
      const path = slidePath(where.snapshotDir, fetched);
      mkdirSync(dirname(path), { recursive: true });
      writeDurably(`${path}.new`, bytes);
      renameSync(`${path}.new`, path);
    }
    return fetched;
  } catch (error) {
    if (!(error instanceof Unfit) && kept && slideIsWhole(where.snapshotDir, kept)) return kept;
    // What is refused for good is no reason to publish nothing at all.
    const { status = 0 } = error instanceof ApiError ? error : {};
    throw status >= 400 && !isTransientStatus(status) ? new Unfit(`el servidor no lo da (${status})`) : error;
  }
}

/** What a slide is, which has to be what its name says: a film or a picture (R3.1). @throws Unfit */
async function fitType(file: string, bytes: Buffer): Promise<SlideType> {
  const type = await typeOf(bytes);
  if (!type) throw new Unfit('no es una imagen ni un video mp4');
  if ((type === 'mp4') !== isVideo(file)) throw new Unfit(`su nombre no dice lo que es (${type})`);
  return type;
}

/** What a file is, by its bytes; null where it is neither a picture that browsers show nor a film of the kind mp4. */
async function typeOf(bytes: Buffer): Promise<SlideType | null> {
  const [box, brand] = [bytes.toString('latin1', 4, 8), bytes.toString('latin1', 8, 12)];
  if (box === 'ftyp' && /^(?:iso\w|mp4\d|avc1|M4V |dash|mmp4|MSNV)$/.test(brand)) return 'mp4';
  try {
    const { format, compression } = await sharp(bytes).metadata();
    if (format === 'heif') return compression === 'av1' ? 'avif' : null;
    return pictures[format] ?? null;
  } catch {
    return null;
  }
}
const pictures: Record<string, SlideType> = { gif: 'gif', jpeg: 'jpg', png: 'png', svg: 'svg', webp: 'webp' };

/** @returns null where the host says that it has no such file. @throws Unfit, ApiError */
async function download(file: string, where: SliderPlaces, stop: AbortSignal): Promise<Buffer | null> {
  const name = `slide ${file}`;
  const limit = where.limit();
  try {
    const address = `${where.apiHost}${dialect.sliders}/${encodeURIComponent(file)}`;
    const response = await fetchWithin(where.fetch, address, { signal: AbortSignal.any([stop, limit]) });
    if (response.status === 404 || response.status === 410) return null;
    if (!response.ok) throw new ApiError(name, 'status', `the server answered ${response.status}`, { response });
    const bytes = Buffer.from(await readBytes(response, most.bytes));
    return bytes.length === 0 ? null : bytes;
  } catch (error) {
    if (error instanceof LeadsAway) throw new Unfit(error.message);
    if (error instanceof RangeError) throw new Unfit(`pesa más de ${most.bytes / 1e6} MB`);
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
