import { PLANE, R, makeKit } from './art/kit.ts';
import type { Drawing } from './drawing.ts';
import { viewsOf } from './art/drawnKinds.ts';

export type { Drawing } from './drawing.ts';
export { drawingFor } from './drawing-for.ts';
export { drawSlide, drawUprightSlide } from './slides.ts';

/** A picture of a product: view 0 is the front, further views go round the kind's own list. */
export function drawPicture(drawing: Drawing, view: number): string {
  const kit = makeKit();
  const views = viewsOf(drawing.kind);
  const paint = views[Math.abs(Math.trunc(view)) % views.length] ?? views[0];
  const body = paint?.(kit, drawing) ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><defs>${kit.defs.join('')}</defs>${R(0, 0, 400, 400, 0, PLANE)}${body}</svg>`;
}

/** How many different views a drawing has. */
export const countViews = (drawing: Drawing): number => viewsOf(drawing.kind).length;
