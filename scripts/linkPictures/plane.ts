import sharp from 'sharp';

/** Pixels in rows, three bytes each: what sharp calls raw. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** A drawing as pixels, on its own ground. @param svg without a part that lets through */
export async function pixelsOf(svg: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Puts pixels over others. Ten times as quick as sharp's composite, which reckons all of the picture in decimals. */
export function lay({ data, width, height }: Pixels, on: Pixels, left: number, top: number): void {
  for (let row = 0; row < height; row++)
    data.copy(on.data, ((top + row) * on.width + left) * 3, row * width * 3, (row + 1) * width * 3);
}

/** The same, white being what is under it (mix-blend-mode: multiply, as on the pages). */
export function shade({ data, width, height }: Pixels, on: Pixels, left: number, top: number): void {
  for (let row = 0; row < height; row++) {
    let to = ((top + row) * on.width + left) * 3;
    const end = (row + 1) * width * 3;
    for (let from = row * width * 3; from < end; from++, to++)
      on.data[to] = ((data[from] ?? 255) * (on.data[to] ?? 255) + 127) / 255;
  }
}
