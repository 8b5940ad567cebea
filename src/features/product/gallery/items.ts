import { youtubeId } from '../../../lib/youtube.ts';

/** How a gallery behaves unless its caller says otherwise, R5.1: ms, and for gestures % of the width and px per ms. */
export const defaults = {
  interval: 3_000,
  slide: 400,
  panSensitivity: 25,
  swipeVelocity: 0.3,
  resizeDebounce: 200,
} as const;

export type ItemType = 'image' | 'video' | 'youtube' | 'iframe';

export interface Item {
  type: ItemType;
  /** Where a plain link leads: the full size, the film, the video's own page. */
  link: string;
  /** What plays in the page: the same, but for YouTube its frame without cookies. */
  player: string;
}

/** What an address of a product's pictures is (R5.1). */
export function itemOf(address: string): Item {
  const id = youtubeId(address);
  if (id) {
    return {
      type: 'youtube',
      link: `https://www.youtube.com/watch?v=${id}`,
      player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    };
  }
  return { type: typeOfFile(address.split(/[?#]/, 1)[0] ?? ''), link: address, player: address };
}

function typeOfFile(path: string): ItemType {
  if (/\.(?:mp4|webm)$/i.test(path)) return 'video';
  return /\.html?$|^https:\/\/[^/]+\/(?:.*\/)?embed(?:\/|$)/i.test(path) ? 'iframe' : 'image';
}

export const isImage = (address: string): boolean => itemOf(address).type === 'image';

/** The items of a gallery, its images first: one of them stands for what has to be played. */
export const itemsOf = (addresses: readonly string[]): Item[] =>
  [...addresses.filter(isImage), ...addresses.filter((address) => !isImage(address))].map(itemOf);

const nouns: Record<ItemType, string> = {
  image: 'Imagen',
  video: 'Video',
  youtube: 'Video',
  iframe: 'Vista interactiva',
};

/** What an item is called: "Imagen 2 de 5". */
export const itemLabel = (type: ItemType, index: number, total: number): string =>
  `${nouns[type]} ${index + 1} de ${total}`;

/** What a click on an item does, by name. */
export const actionLabel = (type: ItemType, index: number, total: number): string =>
  `${itemLabel(type, index, total)}, ${type === 'image' ? 'ver completa' : type === 'iframe' ? 'abrir' : 'reproducir'}`;

/** The index that many steps further, round and round (R5.1: loop). */
export const wrapIndex = (index: number, steps: number, total: number): number =>
  (((index + steps) % total) + total) % total;

/**
 * Where a finger's movement leads: to the next item (1), the one before (-1), or nowhere.
 * @param distance px to the right
 * @param width of the stage, px
 * @param velocity px per ms to the right
 */
export function swipeDirection(distance: number, width: number, velocity: number): -1 | 0 | 1 {
  const far = Math.abs(distance) * 100 >= width * defaults.panSensitivity;
  const fast = Math.abs(velocity) >= defaults.swipeVelocity && distance * velocity > 0;
  if (distance === 0 || !(far || fast)) return 0;
  return distance < 0 ? 1 : -1;
}

type Directive = `${'trusted-types' | 'media-src' | 'frame-src'} ${string}`;

/** What a page's Content Security Policy has to allow for these items, beside the site itself. */
export function policyOf(items: readonly Item[]): Directive[] {
  if (items.length === 0) return [];
  const origins = (...types: ItemType[]): string[] => [
    ...new Set(items.filter(({ type }) => types.includes(type)).map(({ player }) => new URL(player).origin)),
  ];
  const [media, frames] = [origins('video'), origins('youtube', 'iframe')];
  return [
    'trusted-types glightbox',
    ...(media.length > 0 ? [`media-src ${media.join(' ')}` as const] : []),
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}` as const] : []),
  ];
}

/** The same for a page that may show any product of the API. */
export const livePolicy = (apiHost: string): Directive[] =>
  policyOf([`${apiHost}/x.mp4`, `${apiHost}/x.html`, 'https://youtu.be/-----------'].map(itemOf));
