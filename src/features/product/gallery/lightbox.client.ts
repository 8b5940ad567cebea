import GLightbox from 'glightbox';
import sheet from '../../../styles/lightbox.css?url';
import { resized } from '../../../components/pictureAddress.ts';
import { fetchSheet } from '../../../lib/sheet.ts';
import { itemLabel } from './items.ts';
import { play, type Slide } from './slides.ts';
import { makeZoomable, type View, type Zoom, zoomMap } from './zoom.client.ts';

interface Around {
  /** Told of each turn, so that the stage follows. */
  onTurn: (index: number) => void;
  /** Told when the page is there again, to give the focus back. */
  onClose: () => void;
}

const arrow = (name: string): string =>
  document.querySelector(`[data-gallery] [data-step="${name}"] svg`)?.outerHTML ?? '';
const drawn = (path: string): string =>
  `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
const none = { in: 'none', out: 'none' };

/** Shows the slides at full size, over the page, from one of them on (R5.1). */
export async function openLightbox(slides: Slide[], startAt: number, { onTurn, onClose }: Around): Promise<void> {
  await fetchSheet(sheet);
  const full = slides.map(fullSize);
  const total = slides.length;
  const options = {
    elements: full.map(({ node }) => ({ content: node, type: 'inline', width: '100%', height: '100%' })),
    startAt,
    loop: true,
    preload: false,
    touchNavigation: false,
    draggable: false,
    // Our own keys: in a film the arrows are the film's.
    keyboardNavigation: false,
    openEffect: 'none',
    closeEffect: 'none',
    slideEffect: 'none',
    cssEfects: { none, slide: none, slideBack: none },
    slideHTML: '<div class="gslide"><div class="ginner-container"><div class="gslide-media"></div></div></div>',
    lightboxHTML: `<div id="glightbox-body" class="glightbox-container" role="dialog" aria-modal="true" aria-label="Galería" tabindex="-1">
      <div class="gloader"></div><div class="goverlay"></div>
      <div class="gcontainer"><div class="gtop"><b></b><p class="gcount"><span aria-hidden="true"></span><span class="visually-hidden" role="status"></span></p>
      <button class="gbtn gclose" aria-label="Cerrar">${drawn('M6 6l12 12M18 6 6 18')}</button></div>
      <div id="glightbox-slider" class="gslider"></div>
      <button class="gprev gbtn" aria-label="Imagen anterior">${arrow('-1')}</button>
      <button class="gnext gbtn" aria-label="Imagen siguiente">${arrow('1')}</button>
      <div class="gfoot"><p class="gzoom"><button class="gbtn" data-zoom="-1" aria-label="Alejar">${drawn('M5 12h14')}</button>
      <span class="gscale" aria-live="polite">1×</span>
      <button class="gbtn" data-zoom="1" aria-label="Acercar">${drawn('M12 5v14M5 12h14')}</button></p></div></div></div>`,
  };
  // Its types lag behind: they know neither such elements nor its own spelling of cssEfects.
  const lightbox = GLightbox(options as never);

  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') lightbox.close();
    else if (event.key === 'Tab') keepFocus(event);
    else if (event.key === '+' || event.key === '-') zoom?.step(event.key === '+' ? 1 : -1);
    else if (event.target instanceof HTMLVideoElement || total < 2) return;
    else if (event.key === 'ArrowRight') lightbox.nextSlide();
    else if (event.key === 'ArrowLeft') lightbox.prevSlide();
  };
  const map = zoomMap();
  const thumbnails = fullThumbnails(slides, (index) => lightbox.goToSlide(index));
  let stop = (): void => undefined;
  let zoom: Zoom | undefined;
  const turned = (index: number): void => {
    stop();
    const slide = full[index];
    stop = () => slide?.stop();
    slide?.fetch();
    zoom?.reset();
    zoom = slide?.zoom((picture, view) => {
      tellScale(view.scale);
      map.show(picture, view);
    });
    tellScale(1, zoom !== undefined);
    map.node.hidden = true;
    thumbnails.mark(index);
    const [seen, said] = document.querySelectorAll('.gcount span');
    if (seen) seen.textContent = `${index + 1} / ${total}`;
    if (said) said.textContent = itemLabel(slides[index]?.item.type ?? 'image', index, total);
    onTurn(index);
  };
  const changed = ({ current }: { current: { slideIndex: number } }): void => turned(current.slideIndex);
  lightbox.on('slide_changed', changed as () => void);
  const forget = closeOnBack(() => lightbox.close());
  lightbox.on('close', () => {
    stop();
    forget();
    setBackgroundInert(false);
    removeEventListener('keydown', keys);
    onClose();
  });
  lightbox.on('open', () => {
    document.querySelector('.gcontainer')?.append(map.node);
    document.querySelector('.gfoot')?.prepend(thumbnails.node);
  });
  lightbox.open();
  setBackgroundInert(true);
  addEventListener('keydown', keys);
  const title = document.querySelector('.gtop b');
  if (title) title.textContent = document.querySelector('h1')?.textContent ?? '';
  for (const button of document.querySelectorAll<HTMLElement>('[data-zoom]'))
    button.onclick = () => zoom?.step(Number(button.dataset['zoom']));
  document.querySelector<HTMLElement>('.gclose')?.focus();
}

/** Says how large the picture is; what is no picture is not enlarged. */
function tellScale(scale: number, can = true): void {
  const foot = document.querySelector('.gfoot');
  foot?.classList.toggle('none', !can);
  document.querySelector('#glightbox-body')?.classList.toggle('enlarged', scale > 1);
  const words = `${Number(scale.toFixed(1))}×`;
  const scaled = foot?.querySelector('.gscale');
  if (scaled && scaled.textContent !== words) scaled.textContent = words;
}

/** Nothing but the lightbox can be reached while it is open: that keeps the focus in it. */
function setBackgroundInert(on: boolean): void {
  for (const part of document.body.children) {
    if (part instanceof HTMLElement && part.id !== 'glightbox-body') part.inert = on;
  }
}

/** From the last control on to the first one, and back. */
function keepFocus(event: KeyboardEvent): void {
  const controls = [...document.querySelectorAll<HTMLElement>('#glightbox-body :is(a, button, video, iframe)')].filter(
    (control) => control.getClientRects().length > 0 && getComputedStyle(control).visibility === 'visible',
  );
  const last = event.shiftKey ? controls[0] : controls.at(-1);
  if (document.activeElement !== last && document.activeElement !== document.body) return;
  event.preventDefault();
  (event.shiftKey ? controls.at(-1) : controls[0])?.focus();
}

/** A slide as large as the window allows; what has to be played still waits for a click. */
function fullSize({ item, link }: Slide) {
  const copy = link.cloneNode(true) as HTMLAnchorElement;
  copy.removeAttribute('style');
  let stopPlayer: (() => void) | undefined;
  const stop = (): void => {
    stopPlayer?.();
    stopPlayer = undefined;
  };
  const node = document.createElement('div');
  node.className = 'full-size';
  if (item.type !== 'image') {
    copy.addEventListener('click', (event) => {
      event.preventDefault();
      stop();
      stopPlayer = play({ item, link: copy });
    });
    node.append(copy);
    return { node, stop, fetch: () => undefined, zoom: () => undefined };
  }
  const plane = document.createElement('div');
  plane.className = 'slide plane';
  plane.append(...copy.childNodes);
  node.append(plane);
  const image = plane.querySelector('img');
  image?.removeAttribute('srcset');
  image?.removeAttribute('src');
  const fetch = (): void => {
    if (image && !image.hasAttribute('src')) image.src = resized(item.link, 1600);
  };
  let own: Zoom | undefined;
  const zoom = (told: (picture: HTMLImageElement, view: View) => void): Zoom | undefined =>
    (own ??= image ? makeZoomable(image, (view) => told(image, view)) : undefined);
  return { node, stop, fetch, zoom };
}

/** All pictures in small at the foot of the full-size view, as the page has them. @param go shows one, by its index */
export function fullThumbnails(slides: readonly Slide[], go: (index: number) => void) {
  const own = [...document.querySelectorAll<HTMLImageElement>('[data-gallery] .thumbnails img')];
  const buttons = slides.map(({ item }, index) => {
    const button = document.createElement('button');
    button.className = 'gthumb';
    button.setAttribute('aria-label', itemLabel(item.type, index, slides.length));
    const picture = own[index]?.cloneNode() as HTMLImageElement | undefined;
    if (picture) {
      picture.alt = '';
      button.append(picture);
    }
    button.onclick = () => go(index);
    return button;
  });
  const node = document.createElement('div');
  node.className = 'gthumbs';
  if (slides.length > 1) node.append(...buttons);
  const mark = (current: number): void =>
    buttons.forEach((button, index) => {
      button.setAttribute('aria-current', `${index === current}`);
      // Into view, the page behind left where it is.
      if (index === current) node.scrollLeft = button.offsetLeft - (node.clientWidth - button.offsetWidth) / 2;
    });
  return { node, mark };
}

/**
 * Has the Back of the browser close what is open over a page, and lead on only then.
 * @returns to be called when it was closed, by whatever way
 */
export function closeOnBack(close: () => void): () => void {
  const own = { over: true };
  history.pushState(own, '');
  addEventListener('popstate', close, { once: true });
  return () => {
    removeEventListener('popstate', close);
    if ((history.state as typeof own | null)?.over) history.back();
  };
}
