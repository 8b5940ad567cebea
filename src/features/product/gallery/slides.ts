import { resized, srcSet } from '../../../components/pictureAddress.ts';
import { actionLabel, itemOf, type Item } from './items.ts';

/** A slide of the stage: the link that it is without a script, and what it shows. */
export interface Slide {
  item: Item;
  link: HTMLAnchorElement;
}

/** The slides of a stage: the page's own first one, and one like it for each further thumbnail. */
export function slidesOf(first: HTMLAnchorElement, thumbnails: HTMLAnchorElement[]): Slide[] {
  const rest = thumbnails.slice(1).map((thumbnail, index): Slide => {
    const item = itemOf(thumbnail.href);
    const link = first.cloneNode(true) as HTMLAnchorElement;
    link.href = thumbnail.href;
    link.dataset['type'] = item.type;
    link.classList.remove('failed');
    const act = link.querySelector('[data-act]');
    if (act) act.textContent = actionLabel(item.type, index + 1, thumbnails.length);
    const image = link.querySelector('img');
    const sign = thumbnail.querySelector('.sign')?.cloneNode(true);
    if (sign) link.append(sign);
    else if (image) {
      image.alt = thumbnail.querySelector('img')?.alt ?? '';
      image.removeAttribute('src');
      image.removeAttribute('srcset');
    }
    return { item, link };
  });
  first.after(...rest.map(({ link }) => link));
  return [{ item: itemOf(first.href), link: first }, ...rest];
}

/** Fetches the picture of a slide that will soon be seen, and no other. */
export function fetchPicture({ item, link }: Slide): void {
  const image = link.querySelector('img');
  if (!image || image.hasAttribute('src') || item.type !== 'image') return;
  image.srcset = srcSet(item.link, 960);
  image.src = resized(item.link, 400);
}

/** Plays what a slide stands for, over it. Only now is anything of another site asked for. */
export function play({ item, link }: Slide): () => void {
  const player = item.type === 'video' ? film(item.player) : frame(item);
  player.className = 'player';
  player.setAttribute('aria-label', link.querySelector('img')?.alt ?? '');
  link.after(player);
  player.focus();
  return () => {
    const focused = player.contains(document.activeElement);
    player.remove();
    if (focused) link.focus();
  };
}

function film(address: string): HTMLVideoElement {
  const video = document.createElement('video');
  Object.assign(video, { src: address, controls: true, autoplay: true, playsInline: true, tabIndex: 0 });
  return video;
}

function frame({ type, player }: Item): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  // YouTube's player needs its own origin; a page of ours in the frame gets one of its own.
  iframe.setAttribute('sandbox', `allow-scripts${type === 'youtube' ? ' allow-same-origin allow-presentation' : ''}`);
  iframe.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  iframe.referrerPolicy = 'strict-origin-when-cross-origin';
  iframe.src = player;
  return iframe;
}
