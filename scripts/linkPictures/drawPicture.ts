import sharp from 'sharp';
import type { ProductKind } from '../../src/components/kind.ts';
import {
  flagDrawing,
  photoBox,
  productGround,
  shelfPlaces,
  shopDrawing,
  size,
  textBox,
  textDrawing,
} from './design.ts';
import type { Said } from './design.ts';
import { lay, pixelsOf, shade, type Pixels } from './plane.ts';

/** Several pictures are drawn at a time: each on one thread. */
sharp.concurrency(1);

/** WhatsApp leaves out what is heavier. */
export const mostBytes = 300_000;

/** A photo that goes into a square, and what it was, px. @throws Error where it is no picture */
export async function fitted(bytes: Buffer, box: number): Promise<{ photo: Pixels; width: number; height: number }> {
  const source = sharp(bytes, { limitInputPixels: 50e6 }).autoOrient();
  const { autoOrient } = await source.metadata();
  const { data, info } = await source
    .resize(box, box, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { photo: { data, width: info.width, height: info.height }, ...autoOrient };
}

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A photo in the middle of its place. */
function stand(photo: Pixels, on: Pixels, { left, top, width, height }: Place): void {
  const [x, y] = [Math.round((width - photo.width) / 2), Math.round((height - photo.height) / 2)];
  shade(photo, on, left + x, top + y);
}

const grounds = new Map<string, Promise<Pixels>>();

/** A picture to draw on, a copy: what is the same on every one is drawn once. */
async function groundOf(svg: string): Promise<Pixels> {
  let made = grounds.get(svg);
  if (!made) grounds.set(svg, (made = pixelsOf(svg)));
  const { data, ...ground } = await made;
  return { ...ground, data: Buffer.from(data) };
}

/** The picture that a link to a product shows: JPEG, 1200×630. @param photo from `fitted` */
export async function productPicture(shopName: string, said: Said, photo: Pixels | null): Promise<Buffer> {
  const picture = await groundOf(productGround(shopName, photo ? null : said.kind));
  if (photo) stand(photo, picture, { ...photoBox, width: photoBox.size, height: photoBox.size });
  lay(await pixelsOf(textDrawing(said)), picture, textBox.left, textBox.top);
  if (said.offer) lay(await pixelsOf(flagDrawing(said.offer)), picture, 0, 0);
  return jpeg(picture);
}

/** The picture that a link to any other page shows. @param shelf what stands on it: a photo from `fitted`, or a kind */
export async function shopPicture(
  name: string,
  tagline: string,
  shelf: readonly (Pixels | ProductKind)[],
): Promise<Buffer> {
  const kinds = shelf.map((each) => (typeof each === 'string' ? each : null));
  const picture = await pixelsOf(shopDrawing(name, tagline, kinds));
  for (const [index, each] of shelf.entries()) {
    const place = shelfPlaces[index];
    if (typeof each !== 'string' && place) stand(each, picture, place);
  }
  return jpeg(picture);
}

/** Lighter where it must be. @throws Error where no quality will do, which no 1200×630 picture does */
async function jpeg({ data, width, height }: Pixels): Promise<Buffer> {
  for (const quality of [84, 70, 50, 30]) {
    const bytes = await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
    if (bytes.length <= mostBytes) return bytes;
  }
  throw new Error(`A picture of ${size.width}×${size.height} px is heavier than ${mostBytes} bytes at any quality.`);
}
