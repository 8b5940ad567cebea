import * as z from 'zod';
import type { Drawing } from '../drawing.ts';
import { positive, readData, text } from '../readData.ts';
import { BACKGROUND, rect } from './markup.ts';
import { drawDimensions } from './dimensions.ts';
import { fillPlaceholders, hasTemplate, renderTemplate } from './svgTemplates.ts';

/** The view that has no template: a drawing of the product's dimensions. */
const DIMENSIONS = 'medidas';

const view = text.refine((name) => name === DIMENSIONS || hasTemplate(name), { error: 'has no file in drawings/' });
const kind = z.strictObject({
  /** Templates in `drawings/`, the front first; `detalle` and `carton` include the front. */
  views: z.tuple([view], view),
  /** The area that `detalle` shows: x, y, zoom. */
  focus: z.tuple([z.number(), z.number(), positive]),
  /** Width, height and depth in millimetres. */
  size: z.tuple([positive, positive, positive]),
});

/** All kinds of products that can be drawn, by name. */
export const kinds = readData('drawings/kinds.json', z.record(text, kind).and(z.object({ caja: kind })));

const findKind = ({ kind: name }: Drawing): z.infer<typeof kind> =>
  (Object.hasOwn(kinds, name) ? kinds[name] : undefined) ?? kinds.caja;

/** Counts the different pictures that can be drawn of a product. */
export const countViews = (drawing: Drawing): number => findKind(drawing).views.length;

/** Draws a picture of a product as SVG. View 0 is the front; views beyond the list of its kind start over. */
export function drawPicture(drawing: Drawing, view: number): string {
  const defs: string[] = [];
  const body = drawView(drawing, view, defs);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><defs>${defs.join('')}</defs>${rect(0, 0, 400, 400, 0, BACKGROUND)}${body}</svg>`;
}

/** Draws a view for inclusion in a document, and adds its paint servers to `defs`. */
export function drawView(drawing: Drawing, index: number, defs: string[]): string {
  const { views, focus, size } = findKind(drawing);
  const name = views[Math.abs(Math.trunc(index)) % views.length] ?? views[0];
  if (name === DIMENSIONS) return drawDimensions(size, drawing.colour);
  const { colour, second, text: printedText, variant, camera, front, ports = [] } = drawing;
  const [port1, port2, port3, port4] = ports;
  const placeholders = { text: printedText, variant, camera, front, port1, port2, port3, port4 };
  const [x, y, zoom] = focus.map(String);
  const hero = fillPlaceholders(views[0], placeholders);
  return renderTemplate(
    name,
    { colours: { colour, second }, placeholders: { ...placeholders, hero, x, y, zoom } },
    defs,
  );
}
