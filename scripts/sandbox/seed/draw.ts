import type { Drawing } from './drawing.ts';
import { drawView } from './art/kinds.ts';
import { PLANE, rect } from './art/markup.ts';

export type { Drawing } from './drawing.ts';
export { countDrawings } from './art/kinds.ts';
export { drawingFor } from './drawingFor.ts';
export { drawSlide, drawPortraitSlide } from './slides.ts';

/** Draws a picture of a product: view 0 is the front; further views repeat the list of its kind. */
export function drawPicture(drawing: Drawing, view: number): string {
  const defs: string[] = [];
  const body = drawView(drawing, view, defs);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><defs>${defs.join('')}</defs>${rect(0, 0, 400, 400, 0, PLANE)}${body}</svg>`;
}
