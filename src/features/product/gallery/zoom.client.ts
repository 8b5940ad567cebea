import Panzoom from '@panzoom/panzoom';

/** The zoom of a picture: tap or pinch to zoom, drag to pan. */
export interface Zoom {
  /** Zooms one step in (1) or out (-1). */
  step: (direction: number) => void;
  /** Shows the whole picture again. */
  reset: () => void;
}

/** The scale of a picture, and the start of its visible part as fractions of its width and height. */
export interface ZoomState {
  scale: number;
  left: number;
  top: number;
}

const tapScale = 2.5;
const maxScale = 5;
/** How far a finger may move in a tap, px. */
const maxTapMove = 8;

/** Makes a picture zoomable. @param onChange is called when its state changes */
export function enableZoom(picture: HTMLElement, onChange: (state: ZoomState) => void): Zoom {
  const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const panzoom = Panzoom(picture, {
    contain: 'outside',
    minScale: 1,
    maxScale,
    panOnlyWhenZoomed: true,
    pinchAndPan: true,
    cursor: 'zoom-in',
  });
  let pointerStart = { x: 0, y: 0 };
  const step = (direction: number): void => {
    const scale = Math.min(maxScale, Math.max(1, panzoom.getScale() + direction));
    if (scale === 1) panzoom.reset({ animate });
    else panzoom.zoom(scale, { animate });
  };
  picture.addEventListener('panzoomchange', () => {
    const scale = panzoom.getScale();
    const { x, y } = panzoom.getPan();
    picture.style.cursor = scale > 1 ? 'grab' : 'zoom-in';
    // The picture scales around its centre and pans in px of its own size.
    const toStart = (pan: number, side: number): number => 0.5 - pan / side - 0.5 / scale;
    onChange({ scale, left: toStart(x, picture.offsetWidth), top: toStart(y, picture.offsetHeight) });
  });
  picture.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (pointerStart = { x, y }), { capture: true });
  picture.addEventListener('click', (event) => {
    if (Math.hypot(event.clientX - pointerStart.x, event.clientY - pointerStart.y) > maxTapMove) return;
    if (panzoom.getScale() > 1) panzoom.reset({ animate });
    else panzoom.zoomToPoint(tapScale, event, { animate });
  });
  picture.addEventListener('wheel', (event) => panzoom.zoomWithWheel(event), { passive: false });
  return { step, reset: () => panzoom.reset({ animate: false }) };
}

/** A minimap of a zoomed picture in a corner, with a frame around the visible part. */
export function createMinimap(): { node: HTMLElement; show: (picture: HTMLImageElement, state: ZoomState) => void } {
  const node = document.createElement('div');
  const image = document.createElement('img');
  const viewport = document.createElement('i');
  node.className = 'lightbox-minimap';
  node.setAttribute('aria-hidden', 'true');
  node.hidden = true;
  image.alt = '';
  node.append(image, viewport);
  return {
    node,
    show: (picture, { scale, left, top }) => {
      node.hidden = scale <= 1;
      if (node.hidden) return;
      if (image.src !== picture.currentSrc) image.src = picture.currentSrc;
      node.style.aspectRatio = `${picture.offsetWidth} / ${picture.offsetHeight}`;
      const side = `${100 / scale}%`;
      Object.assign(viewport.style, { left: `${left * 100}%`, top: `${top * 100}%`, width: side, height: side });
    },
  };
}
