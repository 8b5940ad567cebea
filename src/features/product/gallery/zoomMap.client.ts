import type { View } from './zoom.client.ts';

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
