import sharp from 'sharp';
import { PLANE } from './art/markup.ts';

/** Renders a drawing as a JPEG, `size` px wide; by default 800, or 1600 if it is wider than tall. */
export async function renderJpeg(svg: string, size?: number): Promise<Buffer> {
  const [, w = '400', h = '400'] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const width = size ?? (Number(w) > Number(h) ? 1600 : 800);
  // The density makes librsvg draw at the final size instead of scaling a small bitmap up.
  const density = Math.min(2400, (72 * width) / Number(w));
  return sharp(Buffer.from(svg), { density })
    .resize({ width })
    .flatten({ background: PLANE })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
