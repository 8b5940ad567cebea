import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Hono, type Context } from 'hono';
import sharp from 'sharp';
import { productQueries, shopQueries } from './queries.ts';
import { sql } from './sql.ts';
import { isVideo, toPortraitFile } from '../../src/features/home/homeSlides.ts';
import { drawPicture } from './seed/art/drawingKinds.ts';
import { pictureBackground } from './seed/art/markup.ts';
import type { Drawing } from './seed/drawing.ts';
import { chooseDrawing } from './seed/chooseDrawing.ts';
import { drawPortraitSlide, drawSlide } from './seed/slides.ts';

/** Creates the routes of pictures, at the live server's paths. The first request for a picture draws it. */
export function createPictureRoutes(database: DatabaseSync, folder: string): Hono {
  const app = new Hono();
  app.get('/img/productos/:id{[0-9]+}/:file', async (context) => {
    const { id, file } = context.req.param();
    const names = productQueries.pictures(database, id);
    const view = names.indexOf(file);
    if (view >= 0 && file.endsWith('.mp4')) return sendSampleVideo(context);
    if (view >= 0 && file.endsWith('.html'))
      return context.html(createViewerPage(names.filter((name) => name.endsWith('.jpg'))));
    const drawing = view < 0 ? null : loadDrawing(database, id);
    return drawing ? sendJpeg(context, folder, drawPicture(drawing, view), 800) : context.notFound();
  });
  app.get('/assets/imgs/sliders/:file', (context) => {
    const { file } = context.req.param();
    const names = shopQueries.sliders(database);
    if (names.includes(file) && !isVideo(file)) return sendJpeg(context, folder, drawSlide(file), 1600);
    const slide = names.find((name) => toPortraitFile(name) === file);
    return slide ? sendJpeg(context, folder, drawPortraitSlide(slide), 780) : context.notFound();
  });
  return app;
}

function loadDrawing(database: DatabaseSync, id: string): Drawing | null {
  const row = sql(database, 'SELECT drawing FROM products WHERE id = ?').get(id);
  const product = productQueries.byId(database, id);
  if (!row || !product) return null;
  return row['drawing'] ? (JSON.parse(String(row['drawing'])) as Drawing) : chooseDrawing(product);
}

/** Sends the same sample for every video. */
const sendSampleVideo = async (context: Context): Promise<Response> =>
  context.body(new Uint8Array(await readFile('public/assets/imgs/sliders/entrega.mp4')), 200, {
    'content-type': 'video/mp4',
  });

const pendingPictures = new Map<string, Promise<Buffer>>();

async function sendJpeg(context: Context, folder: string, svg: string, width: number): Promise<Response> {
  const key = createHash('sha256').update(`${width}${svg}`).digest('hex').slice(0, 32);
  const bytes =
    pendingPictures.get(key) ??
    renderCached(join(folder, `${key}.jpg`), svg, width).finally(() => pendingPictures.delete(key));
  pendingPictures.set(key, bytes);
  return context.body(new Uint8Array(await bytes), 200, {
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=86400',
  });
}

async function renderCached(path: string, svg: string, width: number): Promise<Buffer> {
  const cached = await readFile(path).catch(() => null);
  if (cached) return cached;
  const bytes = await renderJpeg(svg, width);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(`${path}.${process.pid}`, bytes);
  await rename(`${path}.${process.pid}`, path);
  return bytes;
}

/** Creates the page of an interactive view, which the gallery shows in a frame: a slider rotates through the product's pictures. */
const createViewerPage = (pictures: readonly string[]): string => `<!doctype html>
<html lang="es-MX">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vista interactiva</title>
<style>
  body { margin: 0; height: 100vh; display: grid; grid-template-rows: 1fr 56px; background: #edefed; font: 16px system-ui }
  div { position: relative } img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain; mix-blend-mode: multiply }
  input { width: 80%; margin: auto; accent-color: #00704a }
</style>
<div>${pictures.map((name, index) => `<img src="${name}" alt=""${index ? ' hidden' : ''}>`).join('')}</div>
<input type="range" min="0" max="${pictures.length - 1}" value="0" aria-label="Girar">
<script>
  const images = document.querySelectorAll('img');
  document.querySelector('input').oninput = ({ target }) => images.forEach((image, index) => (image.hidden = index != target.value));
</script>
</html>
`;

/** Renders an SVG as a JPEG. @param width px */
async function renderJpeg(svg: string, width: number): Promise<Buffer> {
  const [, viewWidth = '400'] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) /.exec(svg) ?? [];
  // The density makes librsvg draw at the final size instead of scaling a small bitmap up.
  const density = Math.min(2400, (72 * width) / Number(viewWidth));
  return sharp(Buffer.from(svg), { density })
    .resize({ width })
    .flatten({ background: pictureBackground })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
