import * as z from 'zod';
import type { Drawing } from '../drawing.ts';
import { positive, readData, text } from '../readData.ts';
import { BACKGROUND, rect } from './markup.ts';
import { drawMeasures } from './measures.ts';
import { fillWords, hasFile, paintFile } from './paintFile.ts';

/** The view that is computed, not a file. */
const MEASURES = 'medidas';

const view = text.refine((name) => name === MEASURES || hasFile(name), { error: 'has no file in drawings/' });
const kind = z.strictObject({
  /** Files of `drawings/`, the front first; `detalle` and `carton` repeat the front. */
  views: z.tuple([view], view),
  /** Where the detail is (x, y, zoom). */
  focus: z.tuple([z.number(), z.number(), positive]),
  /** Width, height and depth in millimetres. */
  size: z.tuple([positive, positive, positive]),
});

/** All kinds of products that can be drawn. */
export const kinds = readData('drawings/kinds.json', z.record(text, kind).and(z.object({ caja: kind })));

const findKind = ({ kind: name }: Drawing): z.infer<typeof kind> =>
  (Object.hasOwn(kinds, name) ? kinds[name] : undefined) ?? kinds.caja;

/** How many pictures of a product can be drawn. */
export const countDrawings = (drawing: Drawing): number => findKind(drawing).views.length;

/** Draws a picture of a product: view 0 is the front; further views repeat the list of its kind. */
export function drawPicture(drawing: Drawing, view: number): string {
  const defs: string[] = [];
  const body = drawView(drawing, view, defs);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><defs>${defs.join('')}</defs>${rect(0, 0, 400, 400, 0, BACKGROUND)}${body}</svg>`;
}

/** Draws a view into a document. */
export function drawView(drawing: Drawing, index: number, defs: string[]): string {
  const { views, focus, size } = findKind(drawing);
  const name = views[Math.abs(Math.trunc(index)) % views.length] ?? views[0];
  if (name === MEASURES) return drawMeasures(size, drawing.colour);
  const { colour, second, text: printed, variant, camera, front, ports = [] } = drawing;
  const [port1, port2, port3, port4] = ports;
  const words = { text: printed, variant, camera, front, port1, port2, port3, port4 };
  const [x, y, zoom] = focus.map(String);
  const paint = { colours: { colour, second }, words: { ...words, hero: fillWords(views[0], words), x, y, zoom } };
  return paintFile(name, paint, defs);
}
