import sharp from 'sharp';
import type { ProductKind } from '../../src/components/productKind.ts';
import {
  drawOfferBadge,
  photoBox,
  drawProductBackground,
  shopPhotoBoxes,
  drawShopLayout,
  imageSize,
  textBox,
  drawProductText,
} from './layout.ts';
import type { Box, ProductImageData } from './layout.ts';

// One thread per image, since several images are drawn in parallel.
sharp.concurrency(1);

/** Larger images may have no preview in WhatsApp. */
export const maxBytes = 300_000;

/** Rows of pixels with three bytes each (sharp's raw format). */
export interface RgbBuffer {
  data: Buffer;
  width: number;
  height: number;
}

/** Fits a photo into a square; returns it with its original size, px. @throws Error if it is not a picture */
export async function fitPhoto(
  bytes: Buffer,
  size: number,
): Promise<{ photo: RgbBuffer; width: number; height: number }> {
  const source = sharp(bytes, { limitInputPixels: 50e6 }).autoOrient();
  const { autoOrient } = await source.metadata();
  const { data, info } = await source
    .resize(size, size, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { photo: { data, width: info.width, height: info.height }, ...autoOrient };
}

/** Draws a photo in the centre of a box. */
function drawPhoto(photo: RgbBuffer, target: RgbBuffer, { left, top, width, height }: Box): void {
  const x = Math.round((width - photo.width) / 2);
  const y = Math.round((height - photo.height) / 2);
  multiplyPixels(photo, target, left + x, top + y);
}

const backgrounds = new Map<string, Promise<RgbBuffer>>();

/** Copies a background, to draw on the copy. Rasterizes each background once. */
async function copyBackground(svg: string): Promise<RgbBuffer> {
  const background = backgrounds.get(svg) ?? rasterize(svg);
  backgrounds.set(svg, background);
  const { data, width, height } = await background;
  return { data: Buffer.from(data), width, height };
}

/** Renders the image of a product: JPEG, 1200×630. @param photo from fitPhoto() */
export async function renderProductImage(
  shopName: string,
  data: ProductImageData,
  photo: RgbBuffer | null,
): Promise<Buffer> {
  const image = await copyBackground(drawProductBackground(shopName, photo ? null : data.kind));
  if (photo) drawPhoto(photo, image, { ...photoBox, width: photoBox.size, height: photoBox.size });
  copyPixels(await rasterize(drawProductText(data)), image, textBox.left, textBox.top);
  if (data.offer) copyPixels(await rasterize(drawOfferBadge(data.offer)), image, 0, 0);
  return encodeJpeg(image);
}

/** Renders the image of all other pages. @param tiles photos from fitPhoto(), or product kinds for icons */
export async function renderShopImage(
  name: string,
  tagline: string,
  tiles: readonly (RgbBuffer | ProductKind)[],
): Promise<Buffer> {
  const kinds = tiles.map((tile) => (typeof tile === 'string' ? tile : null));
  const image = await rasterize(drawShopLayout(name, tagline, kinds));
  for (const [index, tile] of tiles.entries()) {
    const box = shopPhotoBoxes[index];
    if (typeof tile !== 'string' && box) drawPhoto(tile, image, box);
  }
  return encodeJpeg(image);
}

/** Encodes a JPEG within the size limit. @throws Error if every quality exceeds it (not seen at 1200×630) */
async function encodeJpeg({ data, width, height }: RgbBuffer): Promise<Buffer> {
  for (const quality of [84, 70, 50, 30]) {
    const bytes = await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  throw new Error(`An image of ${imageSize.width}×${imageSize.height} px exceeds ${maxBytes} bytes at every quality.`);
}

/** Rasterizes an SVG. @param svg opaque */
async function rasterize(svg: string): Promise<RgbBuffer> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Copies pixels to a target. Ten times as fast as sharp's composite(), which computes the whole image in floats. */
function copyPixels({ data, width, height }: RgbBuffer, target: RgbBuffer, left: number, top: number): void {
  for (let row = 0; row < height; row++)
    data.copy(target.data, ((top + row) * target.width + left) * 3, row * width * 3, (row + 1) * width * 3);
}

/** Multiplies the target's pixels (mix-blend-mode: multiply, as on the pages). */
function multiplyPixels({ data, width, height }: RgbBuffer, target: RgbBuffer, left: number, top: number): void {
  for (let row = 0; row < height; row++) {
    let targetIndex = ((top + row) * target.width + left) * 3;
    const end = (row + 1) * width * 3;
    for (let index = row * width * 3; index < end; index++, targetIndex++)
      target.data[targetIndex] = ((data[index] ?? 255) * (target.data[targetIndex] ?? 255) + 127) / 255;
  }
}
