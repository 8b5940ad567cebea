import * as z from 'zod';
import type { Drawing } from '../drawing.ts';
import { positive, readData, text } from '../readData.ts';
import { pictureBackground, rect } from './markup.ts';
import { drawDimensions } from './dimensions.ts';
import { fillPlaceholders, hasTemplate, renderTemplate } from './svgTemplates.ts';

/** The view that has no template: a drawing of the product's dimensions. */
const dimensionsView = 'medidas';

const view = text.refine((name) => name === dimensionsView || hasTemplate(name), { error: 'has no file in drawings/' });
const drawingKind = z.strictObject({
  /** Templates in `drawings/`, the front view first; `detalle` and `carton` include that view. */
  views: z.tuple([view], view),
  /** The area that `detalle` shows: x, y, zoom. */
  focus: z.tuple([z.number(), z.number(), positive]),
  /** Width, height and depth in millimetres. */
  size: z.tuple([positive, positive, positive]),
});

/** All kinds of drawings, by name. */
export const drawingKinds = readData(
  'drawings/kinds.json',
  z.record(text, drawingKind).and(z.object({ caja: drawingKind })),
);

const findDrawingKind = ({ kind: name }: Drawing): z.infer<typeof drawingKind> =>
  (Object.hasOwn(drawingKinds, name) ? drawingKinds[name] : undefined) ?? drawingKinds.caja;

/** Counts the different pictures that can be drawn of a product. */
export const countViews = (drawing: Drawing): number => findDrawingKind(drawing).views.length;

/** Draws a picture of a product as SVG. View 0 is the front view; after the last view of its kind, views start over. */
export function drawPicture(drawing: Drawing, view: number): string {
  const defs: string[] = [];
  const body = drawView(drawing, view, defs);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><defs>${defs.join('')}</defs>${rect(0, 0, 400, 400, 0, pictureBackground)}${body}</svg>`;
}

/** Draws a view for inclusion in a document, and adds its paint servers to `defs`. */
export function drawView(drawing: Drawing, index: number, defs: string[]): string {
  const { views, focus, size } = findDrawingKind(drawing);
  const name = views[Math.abs(Math.trunc(index)) % views.length] ?? views[0];
  if (name === dimensionsView) return drawDimensions(size, drawing.colour);
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
