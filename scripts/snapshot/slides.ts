import type { RejectedRow } from '../../src/contract/schema.ts';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { ApiError } from '../../src/api/apiError.ts';
import { readBytes } from '../../src/api/client.ts';
import { isTransientStatus } from '../../src/api/retry.ts';
import { dialect } from '../../src/contract/dialect.ts';
import { isSlideIntact, slidePath } from '../../src/catalogue/loadSnapshot.ts';
import { isVideo, toPortraitFile } from '../../src/features/home/homeSlides.ts';
import type { SlideChecksum, SlideType } from '../../src/catalogue/snapshot.ts';
import { fetchSameOrigin, RedirectError } from '../fetchSameOrigin.ts';
import type { RetryRequest } from './retry.ts';
import { checksum, writeDurably } from './durableFiles.ts';

/** Folder of the slides on the site (R3.1); on the API's host it is `sliders` of the dialect. */
export const slidesFolder = 'assets/imgs/sliders';

export interface SlideOptions {
  publicDir: string;
  snapshotDir: string;
  apiHost: string;
  fetch: typeof globalThis.fetch;
  retry: RetryRequest;
  /** Slides that an earlier snapshot fetched. */
  previous?: Record<string, SlideChecksum> | undefined;
  /** Writes no files. */
  dryRun?: boolean | undefined;
  /** Creates the signal that aborts one attempt. */
  timeoutSignal: () => AbortSignal;
}

export interface FetchedSlides {
  published: string[];
  rejected: RejectedRow[];
  /** Checksums of the fetched slides, by file name. */
  checksums: Record<string, SlideChecksum>;
}

/** Maximum number of slides, and of bytes per slide: a video of half a minute has 20 MB. */
const limits = { slides: 40, bytes: 50e6 };

/** A slide of the API's host must not be published. The message goes into the report, in Spanish. */
class InvalidSlideError extends Error {}

/**
 * Fetches the slides that are not in `public`, and their portrait versions for phones if there are any, from the API's host into
 * the snapshot's folder. Reuses the file of an earlier snapshot if a slide cannot be fetched.
 * @throws ApiError if a slide cannot be fetched, and no earlier snapshot has it
 */
export async function fetchSlides(files: readonly string[], options: SlideOptions): Promise<FetchedSlides> {
  const slides: FetchedSlides = { published: [], rejected: [], checksums: {} };
  const reject = (id: string, reason: string): void => {
    if (files.includes(id)) slides.rejected.push({ id, field: '', reason });
  };
  for (const file of files.slice(limits.slides)) reject(file, `hay más de ${limits.slides} carteles`);
  const candidates = files.slice(0, limits.slides);
  const publish = async (file: string): Promise<void> => {
    const isLocal = existsSync(join(options.publicDir, slidesFolder, file));
    try {
      const fetched = isLocal ? undefined : await fetchSlide(file, options);
      if (fetched === null) {
        reject(file, 'el archivo no está en el sitio ni en el servidor');
        return;
      }
      slides.published.push(file);
      if (fetched) slides.checksums[file] = fetched;
    } catch (error) {
      if (error instanceof InvalidSlideError) reject(file, error.message);
      // A portrait version is optional: a failure counts as absence.
      else if (files.includes(file)) throw error;
    }
  };
  for (const file of new Set(candidates)) await publish(file);
  // Of published slides only: without its slide, a portrait version would become a slide of its own.
  const portraits = new Set(slides.published.map(toPortraitFile));
  for (const file of portraits) if (!candidates.includes(file)) await publish(file);
  return slides;
}

/** Fetches a slide into a file named by its content, so that the previous snapshot stays intact; null if there is none. */
async function fetchSlide(file: string, options: SlideOptions): Promise<SlideChecksum | null> {
  const previous = options.previous?.[file];
  try {
    const bytes = await options.retry(`slide ${file}`, (signal) => download(file, options, signal));
    if (!bytes) return null;
    const fetched = { ...checksum(bytes), type: await checkType(file, bytes) };
    if (!options.dryRun && !isSlideIntact(options.snapshotDir, fetched)) {
      const path = slidePath(options.snapshotDir, fetched);
      mkdirSync(dirname(path), { recursive: true });
      writeDurably(`${path}.new`, bytes);
      renameSync(`${path}.new`, path);
    }
    return fetched;
  } catch (error) {
    if (!(error instanceof InvalidSlideError) && previous && isSlideIntact(options.snapshotDir, previous))
      return previous;
    // A permanent rejection of one slide must not block the whole snapshot.
    const { status = 0 } = error instanceof ApiError ? error : {};
    throw status >= 400 && !isTransientStatus(status)
      ? new InvalidSlideError(`el servidor no lo da (${status})`)
      : error;
  }
}

/** Detects the type of a slide and checks that it matches the file name (R3.1). @throws InvalidSlideError */
async function checkType(file: string, bytes: Buffer): Promise<SlideType> {
  const type = await detectType(bytes);
  if (!type) throw new InvalidSlideError('no es una imagen ni un video mp4');
  if ((type === 'mp4') !== isVideo(file)) throw new InvalidSlideError(`su nombre no dice lo que es (${type})`);
  return type;
}

/** Detects the type of a file by its content; null if it is neither a picture that browsers support nor an MP4 video. */
async function detectType(bytes: Buffer): Promise<SlideType | null> {
  const box = bytes.toString('latin1', 4, 8);
  const brand = bytes.toString('latin1', 8, 12);
  if (box === 'ftyp' && /^(?:iso\w|mp4\d|avc1|M4V |dash|mmp4|MSNV)$/.test(brand)) return 'mp4';
  try {
    const { format, compression } = await sharp(bytes).metadata();
    if (format === 'heif') return compression === 'av1' ? 'avif' : null;
    return pictureTypes[format] ?? null;
  } catch {
    return null;
  }
}
const pictureTypes: Record<string, SlideType> = { gif: 'gif', jpeg: 'jpg', png: 'png', svg: 'svg', webp: 'webp' };

/** Downloads a slide; null if the host has no such file. @throws InvalidSlideError, ApiError */
async function download(file: string, options: SlideOptions, abort: AbortSignal): Promise<Buffer | null> {
  const name = `slide ${file}`;
  const timedOut = options.timeoutSignal();
  try {
    const url = `${options.apiHost}${dialect.sliders}/${encodeURIComponent(file)}`;
    const response = await fetchSameOrigin(options.fetch, url, { signal: AbortSignal.any([abort, timedOut]) });
    if (response.status === 404 || response.status === 410) return null;
    if (!response.ok) throw new ApiError(name, 'status', `the server responded with ${response.status}`, { response });
    const bytes = Buffer.from(await readBytes(response, limits.bytes));
    return bytes.length === 0 ? null : bytes;
  } catch (error) {
    if (error instanceof RedirectError) throw new InvalidSlideError(error.message);
    if (error instanceof RangeError) throw new InvalidSlideError(`pesa más de ${limits.bytes / 1e6} MB`);
    if (error instanceof ApiError || abort.aborted) throw error;
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    throw new ApiError(
      name,
      timedOut.aborted ? 'timeout' : 'unreachable',
      `cannot be fetched (${reason instanceof Error ? reason.message : 'unknown reason'})`,
      { cause: error },
    );
  }
}
