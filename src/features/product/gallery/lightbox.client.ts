import GLightbox from 'glightbox';
import sheet from './Lightbox.css?url';
import { resizedUrl } from '../../../components/pictureUrl.ts';
import { loadStyles } from '../../../lib/loadStyles.ts';
import { itemLabel, stepLabels } from './items.ts';
import { play, type Slide } from './slides.ts';
import { enableZoom, type ZoomState, type Zoom, createMinimap } from './zoom.client.ts';

interface LightboxEvents {
  /** The slide has changed: the stage follows. */
  onSlideChange: (index: number) => void;
  /** The lightbox has closed: the focus returns to the page. */
  onClose: () => void;
}

/** The markup of an arrow, copied from the page. */
const arrowIcon = (step: '1' | '-1'): string =>
  document.querySelector(`[data-gallery] [data-step="${step}"] svg`)?.outerHTML ?? '';
const icon = (path: string): string =>
  `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
const none = { in: 'none', out: 'none' };

/** Opens the slides at full size over the page (R5.1). @param startAt the index of the first slide to show */
export async function openLightbox(
  slides: Slide[],
  startAt: number,
  { onSlideChange, onClose }: LightboxEvents,
): Promise<void> {
  await loadStyles(sheet);
  const fullSizeSlides = slides.map(createFullSizeSlide);
  const total = slides.length;
  const options = {
    elements: fullSizeSlides.map(({ node }) => ({ content: node, type: 'inline', width: '100%', height: '100%' })),
    startAt,
    loop: true,
    preload: false,
    touchNavigation: false,
    draggable: false,
    // onKeydown() handles the keys: in a video the arrows belong to its player.
    keyboardNavigation: false,
    openEffect: 'none',
    closeEffect: 'none',
    slideEffect: 'none',
    cssEfects: { none, slide: none, slideBack: none },
    slideHTML: '<div class="gslide"><div class="ginner-container"><div class="gslide-media"></div></div></div>',
    lightboxHTML: `<div id="glightbox-body" class="glightbox-container" role="dialog" aria-modal="true" aria-label="Galería" tabindex="-1">
      <div class="gloader"></div><div class="goverlay"></div>
      <div class="gcontainer"><div class="lightbox-header"><b></b><p class="lightbox-count"><span aria-hidden="true"></span><span class="visually-hidden" role="status"></span></p>
      <button class="gbtn gclose" aria-label="Cerrar">${icon('M5 5l14 14M19 5 5 19')}</button></div>
      <div id="glightbox-slider" class="gslider"></div>
      <button class="gprev gbtn" aria-label="${stepLabels.previous}">${arrowIcon('-1')}</button>
      <button class="gnext gbtn" aria-label="${stepLabels.next}">${arrowIcon('1')}</button>
      <div class="lightbox-footer"><p class="lightbox-zoom"><button class="gbtn" data-zoom="-1" aria-label="Alejar">${icon('M5 12h14')}</button>
      <span class="lightbox-scale" aria-live="polite">1×</span>
      <button class="gbtn" data-zoom="1" aria-label="Acercar">${icon('M12 5v14M5 12h14')}</button></p></div></div></div>`,
  };
  // GLightbox's types lack elements as content, and `cssEfects`, which GLightbox misspells.
  const lightbox = GLightbox(options as never);

  const onKeydown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') lightbox.close();
    else if (event.key === 'Tab') trapFocus(event);
    else if (event.key === '+' || event.key === '-') zoom?.step(event.key === '+' ? 1 : -1);
    else if (event.target instanceof HTMLVideoElement || total < 2) return;
    else if (event.key === 'ArrowRight') lightbox.nextSlide();
    else if (event.key === 'ArrowLeft') lightbox.prevSlide();
  };
  const minimap = createMinimap();
  const thumbnails = createThumbnails(slides, (index) => lightbox.goToSlide(index));
  let stop = (): void => undefined;
  let zoom: Zoom | undefined;
  const showIndex = (index: number): void => {
    stop();
    const slide = fullSizeSlides[index];
    stop = () => slide?.stop();
    slide?.loadImage();
    zoom?.reset();
    zoom = slide?.zoom((picture, state) => {
      showScale(state.scale);
      minimap.show(picture, state);
    });
    showScale(1, zoom !== undefined);
    minimap.node.hidden = true;
    thumbnails.mark(index);
    const [count, status] = document.querySelectorAll('.lightbox-count span');
    if (count) count.textContent = `${index + 1} / ${total}`;
    if (status) status.textContent = itemLabel(slides[index]?.item.type ?? 'image', index, total);
    onSlideChange(index);
  };
  const onChange = ({ current }: { current: { slideIndex: number } }): void => showIndex(current.slideIndex);
  lightbox.on('slide_changed', onChange as () => void);
  const stopClosingOnBack = closeOnBack(() => lightbox.close());
  lightbox.on('close', () => {
    stop();
    stopClosingOnBack();
    setBackgroundInert(false);
    removeEventListener('keydown', onKeydown);
    onClose();
  });
  lightbox.on('open', () => {
    document.querySelector('.gcontainer')?.append(minimap.node);
    document.querySelector('.lightbox-footer')?.prepend(thumbnails.node);
  });
  lightbox.open();
  setBackgroundInert(true);
  addEventListener('keydown', onKeydown);
  const title = document.querySelector('.lightbox-header b');
  if (title) title.textContent = document.querySelector('h1')?.textContent ?? '';
  for (const button of document.querySelectorAll<HTMLElement>('[data-zoom]'))
    button.onclick = () => zoom?.step(Number(button.dataset['zoom']));
  document.querySelector<HTMLElement>('.gclose')?.focus();
}

/** Shows the scale of the picture. @param canZoom false for videos */
function showScale(scale: number, canZoom = true): void {
  const foot = document.querySelector('.lightbox-footer');
  foot?.classList.toggle('no-zoom', !canZoom);
  document.querySelector('#glightbox-body')?.classList.toggle('zoomed', scale > 1);
  const text = `${Number(scale.toFixed(1))}×`;
  const label = foot?.querySelector('.lightbox-scale');
  if (label && label.textContent !== text) label.textContent = text;
}

/** Makes everything but the lightbox inert while it is open. */
function setBackgroundInert(isInert: boolean): void {
  for (const part of document.body.children) {
    if (part instanceof HTMLElement && part.id !== 'glightbox-body') part.inert = isInert;
  }
}

/** Keeps the focus in the lightbox: from the last control it moves to the first, and back. */
function trapFocus(event: KeyboardEvent): void {
  const controls = [...document.querySelectorAll<HTMLElement>('#glightbox-body :is(a, button, video, iframe)')].filter(
    (control) => control.getClientRects().length > 0 && getComputedStyle(control).visibility === 'visible',
  );
  const edge = event.shiftKey ? controls[0] : controls.at(-1);
  if (document.activeElement !== edge && document.activeElement !== document.body) return;
  event.preventDefault();
  (event.shiftKey ? controls.at(-1) : controls[0])?.focus();
}

/** Creates a copy of a slide as large as the window allows; a video still plays on click only. */
function createFullSizeSlide({ item, link }: Slide) {
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
    return { node, stop, loadImage: () => undefined, zoom: () => undefined };
  }
  const pictureBox = document.createElement('div');
  pictureBox.className = 'gallery-slide picture-box';
  pictureBox.append(...copy.childNodes);
  node.append(pictureBox);
  const image = pictureBox.querySelector('img');
  image?.removeAttribute('srcset');
  image?.removeAttribute('src');
  const loadImage = (): void => {
    if (image && !image.hasAttribute('src')) image.src = resizedUrl(item.href, 1600);
  };
  let zoomInstance: Zoom | undefined;
  const zoom = (onChange: (picture: HTMLImageElement, state: ZoomState) => void): Zoom | undefined =>
    (zoomInstance ??= image ? enableZoom(image, (state) => onChange(image, state)) : undefined);
  return { node, stop, loadImage, zoom };
}

/** Creates the thumbnails at the foot of the lightbox, as copies of the page's. @param show shows a slide by its index */
function createThumbnails(slides: readonly Slide[], show: (index: number) => void) {
  const pageThumbnails = [...document.querySelectorAll('[data-gallery] .gallery-thumbnails .picture-box')];
  const buttons = slides.map(({ item }, index) => {
    const button = document.createElement('button');
    button.className = 'lightbox-thumbnail';
    button.setAttribute('aria-label', itemLabel(item.type, index, slides.length));
    const pictureBox = pageThumbnails[index]?.cloneNode(true) as Element | undefined;
    if (pictureBox) {
      pictureBox.querySelector('img')?.setAttribute('alt', '');
      pictureBox.querySelector('.gallery-overlay-icon')?.remove();
      button.append(pictureBox);
    }
    button.onclick = () => show(index);
    return button;
  });
  const node = document.createElement('div');
  node.className = 'lightbox-thumbnails';
  if (slides.length > 1) node.append(...buttons);
  const mark = (current: number): void =>
    buttons.forEach((button, index) => {
      button.setAttribute('aria-current', `${index === current}`);
      // scrollIntoView() would also scroll the page behind the lightbox.
      if (index === current) node.scrollLeft = button.offsetLeft - (node.clientWidth - button.offsetWidth) / 2;
    });
  return { node, mark };
}

/**
 * Closes the lightbox when the shopper goes back, instead of leaving the page.
 * @returns a function to call when the lightbox has closed for any reason
 */
function closeOnBack(close: () => void): () => void {
  const state = { lightbox: true };
  history.pushState(state, '');
  addEventListener('popstate', close, { once: true });
  return () => {
    removeEventListener('popstate', close);
    if ((history.state as typeof state | null)?.lightbox) history.back();
  };
}
