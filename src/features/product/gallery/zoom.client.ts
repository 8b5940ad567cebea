import Panzoom from '@panzoom/panzoom';

/** A picture that a tap or two fingers enlarge, and a finger moves about. */
export interface Zoom {
  /** One step nearer (1) or farther (-1). */
  step: (direction: number) => void;
  /** Whole again. */
  reset: () => void;
}

/** How large a picture is, and where what is seen of it begins, in parts of its width and height. */
export interface View {
  scale: number;
  left: number;
  top: number;
}

/** What a tap enlarges to, the most that there is, and how far a finger may stray in a tap, px. */
const tapScale = 2.5;
const maxScale = 5;
const maxTapMove = 8;

/** @param told is told how the picture is seen, whenever that changes */
export function makeZoomable(picture: HTMLElement, told: (view: View) => void): Zoom {
  const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const panzoom = Panzoom(picture, {
    contain: 'outside',
    minScale: 1,
    maxScale,
    panOnlyWhenZoomed: true,
    pinchAndPan: true,
    cursor: 'zoom-in',
  });
  let from = { x: 0, y: 0 };
  const step = (direction: number): void => {
    const scale = Math.min(maxScale, Math.max(1, panzoom.getScale() + direction));
    if (scale === 1) panzoom.reset({ animate });
    else panzoom.zoom(scale, { animate });
  };
  picture.addEventListener('panzoomchange', () => {
    const [scale, { x, y }] = [panzoom.getScale(), panzoom.getPan()];
    picture.style.cursor = scale > 1 ? 'grab' : 'zoom-in';
    // The picture is enlarged about its middle, and moved by px of its own size.
    const begins = (moved: number, side: number): number => 0.5 - moved / side - 0.5 / scale;
    told({ scale, left: begins(x, picture.offsetWidth), top: begins(y, picture.offsetHeight) });
  });
  picture.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (from = { x, y }), { capture: true });
  picture.addEventListener('click', (event) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > maxTapMove) return;
    if (panzoom.getScale() > 1) panzoom.reset({ animate });
    else panzoom.zoomToPoint(tapScale, event, { animate });
  });
  picture.addEventListener('wheel', (event) => panzoom.zoomWithWheel(event), { passive: false });
  return { step, reset: () => panzoom.reset({ animate: false }) };
}

/** A small map of an enlarged picture, in a corner, with a frame round what is seen of it. Whole pictures have none. */
export function zoomMap(): { node: HTMLElement; show: (picture: HTMLImageElement, view: View) => void } {
  const [node, whole, frame] = [
    document.createElement('div'),
    document.createElement('img'),
    document.createElement('i'),
  ];
  node.className = 'gmap';
  node.setAttribute('aria-hidden', 'true');
  node.hidden = true;
  whole.alt = '';
  node.append(whole, frame);
  return {
    node,
    show: (picture, { scale, left, top }) => {
      node.hidden = scale <= 1;
      if (node.hidden) return;
      if (whole.src !== picture.currentSrc) whole.src = picture.currentSrc;
      node.style.aspectRatio = `${picture.offsetWidth} / ${picture.offsetHeight}`;
      const side = `${100 / scale}%`;
      Object.assign(frame.style, { left: `${left * 100}%`, top: `${top * 100}%`, width: side, height: side });
    },
  };
}
