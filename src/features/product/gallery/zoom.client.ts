import Panzoom from '@panzoom/panzoom';

/** A picture that a tap or two fingers enlarge, and a finger moves about. */
export interface Zoom {
  /** One step nearer (1) or farther (-1). */
  step: (direction: number) => void;
  /** Whole again. */
  reset: () => void;
}

/** What a tap enlarges to, the most that there is, and how far a finger may stray in a tap, px. */
const [tapped, most, stray] = [2.5, 5, 8];

/** @param told is told how large the picture is, now and whenever that changes */
export function makeZoomable(picture: HTMLElement, told: (scale: number) => void): Zoom {
  const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const panzoom = Panzoom(picture, {
    contain: 'outside',
    minScale: 1,
    maxScale: most,
    panOnlyWhenZoomed: true,
    pinchAndPan: true,
    cursor: 'zoom-in',
  });
  let from = { x: 0, y: 0 };
  const step = (direction: number): void => {
    const scale = Math.min(most, Math.max(1, panzoom.getScale() + direction));
    if (scale === 1) panzoom.reset({ animate });
    else panzoom.zoom(scale, { animate });
  };
  picture.addEventListener('panzoomchange', () => {
    const scale = panzoom.getScale();
    picture.style.cursor = scale > 1 ? 'grab' : 'zoom-in';
    told(scale);
  });
  picture.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (from = { x, y }), { capture: true });
  picture.addEventListener('click', (event) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > stray) return;
    if (panzoom.getScale() > 1) panzoom.reset({ animate });
    else panzoom.zoomToPoint(tapped, event, { animate });
  });
  picture.addEventListener('wheel', (event) => panzoom.zoomWithWheel(event), { passive: false });
  return { step, reset: () => panzoom.reset({ animate: false }) };
}
