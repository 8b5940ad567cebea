import sharp from 'sharp';
import { readBytes } from '../../src/api/responseBody.ts';
import { fetchSameOrigin, CrossOriginRedirectError } from '../fetchSameOrigin.ts';
import { fitted } from './drawPicture.ts';
import type { Pixels } from './plane.ts';

/** Bytes of a photo at most. */
const mostBytes = 25e6;
/** ms */
const timeout = 10_000;

/** What photos may be: a drawing (SVG) could name other files. */
const formats = ['jpeg', 'png', 'webp', 'heif', 'gif'];

/** A photo in the size that it is wanted in, and its own, px. */
export interface Fetched {
  photo: Pixels;
  width: number;
  height: number;
}

/**
 * Fetches the photo of a product.
 * @param box the square that it is to go into, px
 * @returns null where there is none: the host says so, has something else there, or leads elsewhere
 * @throws Error where the host does not answer as it should: it may do so later
 */
export async function fetchPhoto(
  address: string,
  box: number,
  fetch: typeof globalThis.fetch,
): Promise<Fetched | null> {
  const response = await fetchSameOrigin(fetch, address, { signal: AbortSignal.timeout(timeout) }).catch(
    (error: unknown) => {
      if (error instanceof CrossOriginRedirectError) return null;
      throw error;
    },
  );
  if (!response) return null;
  if (response.status === 404 || response.status === 410) {
    await response.body?.cancel();
    return null;
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${address}: the server answered ${response.status}`);
  }
  const bytes = Buffer.from(await readBytes(response, mostBytes));
  try {
    const { format } = await sharp(bytes).metadata();
    return formats.includes(format) ? await fitted(bytes, box) : null;
  } catch {
    return null; // no picture, or a broken one: pages show the drawn tile in its place, too
  }
}
