import { resizedUrl, srcSet } from '../../../components/pictureUrl.ts';
import { actionLabel, parseItem, type GalleryItem } from './items.ts';

/** A slide of the stage: its item, and the link that shows it. */
export interface Slide {
  item: GalleryItem;
  link: HTMLAnchorElement;
}

/** Creates the slides after the first one, which is in the HTML, from the thumbnails. */
export function createSlides(first: HTMLAnchorElement, thumbnails: HTMLAnchorElement[]): Slide[] {
  const rest = thumbnails.slice(1).map((thumbnail, index): Slide => {
    const item = parseItem(thumbnail.href);
    const link = first.cloneNode(true) as HTMLAnchorElement;
    link.href = thumbnail.href;
    link.dataset['type'] = item.type;
    link.classList.remove('failed');
    const label = link.querySelector('[data-action-label]');
    if (label) label.textContent = actionLabel(item.type, index + 1, thumbnails.length);
    const image = link.querySelector('img');
    const overlayIcon = thumbnail.querySelector('.gallery-overlay-icon')?.cloneNode(true);
    if (overlayIcon) link.append(overlayIcon);
    else if (image) {
      image.alt = thumbnail.querySelector('img')?.alt ?? '';
      image.removeAttribute('src');
      image.removeAttribute('srcset');
    }
    return { item, link };
  });
  first.after(...rest.map(({ link }) => link));
  return [{ item: parseItem(first.href), link: first }, ...rest];
}

/** Loads the picture of a slide that is about to be shown. */
export function loadImage({ item, link }: Slide): void {
  const image = link.querySelector('img');
  if (!image || image.hasAttribute('src') || item.type !== 'image') return;
  image.srcset = srcSet(item.href, 960);
  image.src = resizedUrl(item.href, 400);
}

/** Plays the video or frame of a slide over it; before that, nothing is requested from its site. @returns a function that stops it */
export function play({ item, link }: Slide): () => void {
  const player = item.type === 'video' ? createVideo(item.player) : createFrame(item);
  player.className = 'gallery-player';
  player.setAttribute('aria-label', link.querySelector('img')?.alt ?? '');
  link.after(player);
  player.focus();
  return () => {
    const hadFocus = player.contains(document.activeElement);
    player.remove();
    if (hadFocus) link.focus();
  };
}

function createVideo(url: string): HTMLVideoElement {
  const video = document.createElement('video');
  Object.assign(video, { src: url, controls: true, autoplay: true, playsInline: true, tabIndex: 0 });
  return video;
}

function createFrame({ type, player }: GalleryItem): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  // YouTube's player needs its origin; a frame of our own site must not have it.
  iframe.setAttribute('sandbox', `allow-scripts${type === 'youtube' ? ' allow-same-origin allow-presentation' : ''}`);
  iframe.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  iframe.referrerPolicy = 'strict-origin-when-cross-origin';
  iframe.src = player;
  return iframe;
}
