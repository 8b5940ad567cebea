import GLightbox from 'glightbox';
import sheet from '../../../styles/lightbox.css?url';
import { resized } from '../../../components/picture.ts';
import { labelOf } from './items.ts';
import { play, type Slide } from './slides.ts';

interface Around {
  /** Told of each turn, so that the stage follows. */
  onTurn: (index: number) => void;
  /** Told when the page is there again, to give the focus back. */
  onClose: () => void;
}

const arrow = (name: string): string =>
  document.querySelector(`[data-gallery] [data-step="${name}"] svg`)?.outerHTML ?? '';
const none = { in: 'none', out: 'none' };

/** Shows the slides at full size, over the page, from one of them on (R5.1). */
export async function openLightbox(slides: Slide[], startAt: number, { onTurn, onClose }: Around): Promise<void> {
  await sheetLoaded();
  const full = slides.map(fullSize);
  const total = slides.length;
  const options = {
    elements: full.map(({ node }) => ({ content: node, type: 'inline', width: 'auto', height: 'auto' })),
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
      <div class="gcontainer"><div id="glightbox-slider" class="gslider"></div>
      <p class="gcount" role="status"></p>
      <button class="gprev gbtn" aria-label="Imagen anterior">${arrow('-1')}</button>
      <button class="gnext gbtn" aria-label="Imagen siguiente">${arrow('1')}</button>
      <button class="gclose gbtn">Cerrar</button></div></div>`,
  };
  // Its types lag behind: they know neither such elements nor its own spelling of cssEfects.
  const lightbox = GLightbox(options as never);

  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') lightbox.close();
    else if (event.key === 'Tab') keepFocus(event);
    else if (event.target instanceof HTMLVideoElement || total < 2) return;
    else if (event.key === 'ArrowRight') lightbox.nextSlide();
    else if (event.key === 'ArrowLeft') lightbox.prevSlide();
  };
  let stop = (): void => undefined;
  const turned = (index: number): void => {
    stop();
    const slide = full[index];
    stop = () => slide?.stop();
    slide?.fetch();
    const count = document.querySelector('.gcount');
    if (count) count.textContent = labelOf(slides[index]?.item.type ?? 'image', index, total);
    onTurn(index);
  };
  const changed = ({ current }: { current: { slideIndex: number } }): void => turned(current.slideIndex);
  lightbox.on('slide_changed', changed as () => void);
  lightbox.on('close', () => {
    stop();
    setApart(false);
    removeEventListener('keydown', keys);
    onClose();
  });
  lightbox.open();
  setApart(true);
  addEventListener('keydown', keys);
  document.querySelector<HTMLElement>('.gclose')?.focus();
}

/** Nothing but the lightbox can be reached while it is open: that keeps the focus in it. */
function setApart(on: boolean): void {
  for (const part of document.body.children) {
    if (part instanceof HTMLElement && part.id !== 'glightbox-body') part.inert = on;
  }
}

/** From the last control on to the first one, and back. */
function keepFocus(event: KeyboardEvent): void {
  const controls = [...document.querySelectorAll<HTMLElement>('#glightbox-body :is(a, button, video, iframe)')].filter(
    (control) => control.checkVisibility({ visibilityProperty: true }),
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
    return { node, stop, fetch: () => undefined };
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
  return { node, stop, fetch };
}

/** The styles of the lightbox come with it. */
const sheetLoaded = (): Promise<void> =>
  new Promise((done, fail) => {
    if (document.querySelector(`link[href="${sheet}"]`)) {
      done();
      return;
    }
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: sheet, onload: () => done(), onerror: fail });
    document.head.append(link);
  });
