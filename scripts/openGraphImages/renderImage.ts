import sharp from 'sharp';
import type { ProductKind } from '../../src/components/kind.ts';
import {
  drawOfferBadge,
  photoBox,
  productBackground,
  shopPhotoBoxes,
  drawShop,
  imageSize,
  textBox,
  drawText,
} from './layout.ts';
import type { ProductImageData } from './layout.ts';
import { copyPixels, rasterize, multiplyPixels, type RgbBuffer } from './rgbBuffer.ts';

/** One thread per image: several are drawn at a time. */
sharp.concurrency(1);

/** WhatsApp shows no larger images. */
export const maxBytes = 300_000;

/** Fits a photo into a square; returns it with its original size, px. @throws Error where it is no picture */
export async function fitPhoto(
  bytes: Buffer,
  box: number,
): Promise<{ photo: RgbBuffer; width: number; height: number }> {
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

interface PhotoPlace {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Draws a photo into the middle of its place. */
function placePhoto(photo: RgbBuffer, on: RgbBuffer, { left, top, width, height }: PhotoPlace): void {
  const x = Math.round((width - photo.width) / 2);
  const y = Math.round((height - photo.height) / 2);
  multiplyPixels(photo, on, left + x, top + y);
}

const backgrounds = new Map<string, Promise<RgbBuffer>>();

/** A copy of a background to draw on; each background is rasterized once. */
async function copyBackground(svg: string): Promise<RgbBuffer> {
  let made = backgrounds.get(svg);
  if (!made) backgrounds.set(svg, (made = rasterize(svg)));
  const { data, ...ground } = await made;
  return { ...ground, data: Buffer.from(data) };
}

/** Renders the image of a product: JPEG, 1200×630. @param photo from fitPhoto() */
export async function renderProductImage(
  shopName: string,
  data: ProductImageData,
  photo: RgbBuffer | null,
): Promise<Buffer> {
  const picture = await copyBackground(productBackground(shopName, photo ? null : data.kind));
  if (photo) placePhoto(photo, picture, { ...photoBox, width: photoBox.size, height: photoBox.size });
  copyPixels(await rasterize(drawText(data)), picture, textBox.left, textBox.top);
  if (data.offer) copyPixels(await rasterize(drawOfferBadge(data.offer)), picture, 0, 0);
  return jpeg(picture);
}

/** Renders the image of all other pages. @param products photos from fitPhoto(), or kinds of products */
export async function renderShopImage(
  name: string,
  tagline: string,
  tiles: readonly (RgbBuffer | ProductKind)[],
): Promise<Buffer> {
  const kinds = tiles.map((each) => (typeof each === 'string' ? each : null));
  const picture = await rasterize(drawShop(name, tagline, kinds));
  for (const [index, each] of tiles.entries()) {
    const place = shopPhotoBoxes[index];
    if (typeof each !== 'string' && place) placePhoto(each, picture, place);
  }
  return jpeg(picture);
}

/** Encodes a JPEG below the size limit. @throws Error where no quality is small enough (not seen at 1200×630) */
async function jpeg({ data, width, height }: RgbBuffer): Promise<Buffer> {
  for (const quality of [84, 70, 50, 30]) {
    const bytes = await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  throw new Error(
    `A picture of ${imageSize.width}×${imageSize.height} px is heavier than ${maxBytes} bytes at any quality.`,
  );
}
