import sharp from 'sharp';
import { readBytes } from '../../src/api/client.ts';
import { fetchSameOrigin, RedirectError } from '../fetchSameOrigin.ts';
import { fitPhoto, type RgbBuffer } from './renderImage.ts';

/** Size limit of a photo. */
const maxBytes = 25e6;
/** Time limit of a request, ms. */
const timeout = 10_000;

/** Excludes SVG, which can reference other files. */
const acceptedFormats = ['jpeg', 'png', 'webp', 'heif', 'gif'];

/** A resized photo, and its original size, px. */
export interface FetchedPhoto {
  photo: RgbBuffer;
  width: number;
  height: number;
}

/** The URL of a product's photo. @param file its file name, or an https URL @param base base URL of the product photos */
export const toPhotoUrl = (id: string, file: string, base: string): string =>
  file.startsWith('https://') ? file : `${base}/${id}/${encodeURIComponent(file)}`;

/**
 * Fetches the photo of a product.
 * @param size side of the square to fit it into, px
 * @returns null if there is no photo: 404 or 410, another kind of file, or a redirect to another host
 * @throws Error if the server fails, possibly temporarily
 */
export async function fetchPhoto(
  url: string,
  size: number,
  fetch: typeof globalThis.fetch,
): Promise<FetchedPhoto | null> {
  const response = await fetchSameOrigin(fetch, url, { signal: AbortSignal.timeout(timeout) }).catch(
    (error: unknown) => {
      if (error instanceof RedirectError) return null;
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
    throw new Error(`${url}: the server responded with ${response.status}`);
  }
  const bytes = Buffer.from(await readBytes(response, maxBytes));
  try {
    const { format } = await sharp(bytes).metadata();
    return acceptedFormats.includes(format) ? await fitPhoto(bytes, size) : null;
  } catch {
    return null; // Not a picture, or damaged: pages show an icon, too.
  }
}
