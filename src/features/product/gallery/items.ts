import { parseYoutubeId } from '../../../lib/youtube.ts';

/**
 * The defaults of a gallery (R5.1): `interval` of autoplay, `slideDuration` and `resizeDebounce` in ms, `panSensitivity` in % of the
 * width, `swipeVelocity` in px per ms.
 */
export const galleryDefaults = {
  interval: 3_000,
  slideDuration: 400,
  panSensitivity: 25,
  swipeVelocity: 0.3,
  resizeDebounce: 200,
} as const;

type ItemType = 'image' | 'video' | 'youtube' | 'iframe';

export interface GalleryItem {
  type: ItemType;
  /** The target of the link without scripts: the picture in full size, the video, or its page on YouTube. */
  href: string;
  /** The URL of the embedded player: the same, or YouTube's player without cookies. */
  player: string;
}

/** Parses a URL of a product's gallery (R5.1). */
export function parseItem(url: string): GalleryItem {
  const id = parseYoutubeId(url);
  if (id) {
    return {
      type: 'youtube',
      href: `https://www.youtube.com/watch?v=${id}`,
      player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    };
  }
  return { type: toItemType(url.split(/[?#]/, 1)[0] ?? ''), href: url, player: url };
}

function toItemType(path: string): ItemType {
  if (/\.(?:mp4|webm)$/i.test(path)) return 'video';
  return /\.html?$|^https:\/\/[^/]+\/(?:.*\/)?embed(?:\/|$)/i.test(path) ? 'iframe' : 'image';
}

export const isImage = (url: string): boolean => parseItem(url).type === 'image';

/** The items of a gallery, images first: the first one is also the poster of the videos. */
export const toGalleryItems = (urls: readonly string[]): GalleryItem[] =>
  [...urls.filter(isImage), ...urls.filter((url) => !isImage(url))].map(parseItem);

/** The accessible names of the controls that both the stage and the lightbox have. */
export const stepLabels = { previous: 'Imagen anterior', next: 'Imagen siguiente' };
/** The accessible names of the autoplay button, while it is off and on. */
export const playLabels = { play: 'Reproducir', stop: 'Detener' };

const nouns: Record<ItemType, string> = {
  image: 'Imagen',
  video: 'Video',
  youtube: 'Video',
  iframe: 'Vista interactiva',
};

const actions: Record<ItemType, string> = {
  image: 'ver completa',
  video: 'reproducir',
  youtube: 'reproducir',
  iframe: 'abrir',
};

/** "Imagen 2 de 5". */
export const itemLabel = (type: ItemType, index: number, total: number): string =>
  `${nouns[type]} ${index + 1} de ${total}`;

/** The accessible name of a slide: "Imagen 2 de 5, ver completa". */
export const actionLabel = (type: ItemType, index: number, total: number): string =>
  `${itemLabel(type, index, total)}, ${actions[type]}`;

/** The index after a number of steps, in a loop (R5.1). */
export const wrapIndex = (index: number, steps: number, total: number): number =>
  (((index + steps) % total) + total) % total;

/**
 * The direction of a swipe: to the next item (1), to the previous one (-1), or none (0).
 * @param distance px to the right
 * @param width px of the stage
 * @param velocity px per ms to the right
 */
export function swipeDirection(distance: number, width: number, velocity: number): -1 | 0 | 1 {
  const isFar = Math.abs(distance) * 100 >= width * galleryDefaults.panSensitivity;
  const isFast = Math.abs(velocity) >= galleryDefaults.swipeVelocity && distance * velocity > 0;
  if (distance === 0 || !(isFar || isFast)) return 0;
  return distance < 0 ? 1 : -1;
}

type Directive = `${'trusted-types' | 'media-src' | 'frame-src'} ${string}`;

/** The CSP directives for the lightbox, the videos and the frames of a gallery. */
export function toCsp(items: readonly GalleryItem[]): Directive[] {
  if (items.length === 0) return [];
  const origins = (...types: ItemType[]): string[] => [
    ...new Set(items.filter(({ type }) => types.includes(type)).map(({ player }) => new URL(player).origin)),
  ];
  const media = origins('video');
  const frames = origins('youtube', 'iframe');
  return [
    'trusted-types glightbox',
    ...(media.length > 0 ? [`media-src ${media.join(' ')}` as const] : []),
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}` as const] : []),
  ];
}

/** The directives of a page that may show any product of the API. */
export const livePageCsp = (apiHost: string): Directive[] =>
  toCsp([`${apiHost}/x.mp4`, `${apiHost}/x.html`, 'https://youtu.be/-----------'].map(parseItem));
