import KeenSlider from 'keen-slider';
import { galleryDefaults, itemLabel, playLabels, swipeDirection, wrapIndex } from './items.ts';
import { createSlides, loadImage, play } from './slides.ts';

export interface Stage {
  /** Shows the item a number of steps further or back (negative), in a loop. */
  step: (steps: number) => void;
  /** Runs the action of a control, a thumbnail or the slide itself. */
  activate: (control: HTMLElement) => void;
}

/** Turns a gallery into a stage that shows one item at a time, by arrows, thumbnails, keys or autoplay (R5.1). */
export function startStage(root: HTMLElement): Stage {
  const stage = root.querySelector<HTMLElement>('.gallery-stage') as HTMLElement;
  const thumbnails = [...root.querySelectorAll<HTMLAnchorElement>('.gallery-thumbnails a')];
  const slides = createSlides(
    stage.querySelector<HTMLAnchorElement>('.gallery-slide') as HTMLAnchorElement,
    thumbnails,
  );
  const total = slides.length;
  const status = root.appendChild(document.createElement('p'));
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  let current = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let stopPlayer: (() => void) | undefined;

  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const slider = new KeenSlider(stage, {
    slides: total,
    loop: true,
    // Keen Slider's own drag stays off: swiping is an option (startSwiping, R5.1).
    drag: false,
    renderMode: 'custom',
    defaultAnimation: { duration: reducedMotion ? 0 : galleryDefaults.slideDuration },
    detailsChanged: ({ track }) =>
      slides.forEach(({ link }, index) => {
        const { distance = 0, portion = 0 } = track.details.slides[index] ?? {};
        link.style.transform = `translateX(${distance * 100}%)`;
        // The current slide may have the focus before its animation starts, and a hidden one would lose it.
        link.style.visibility = portion > 0 || index === current ? 'visible' : 'hidden';
      }),
  });

  const show = (index: number): void => {
    const hadFocus = slides[current]?.link === document.activeElement;
    stopPlayer?.();
    stopPlayer = undefined;
    stage.classList.remove('has-player');
    current = index;
    for (const offset of [0, 1, -1]) loadImage(slides[wrapIndex(index, offset, total)] as (typeof slides)[0]);
    slider.moveToIdx(index);
    thumbnails.forEach((thumbnail, thumbnailIndex) =>
      thumbnail.setAttribute('aria-current', `${thumbnailIndex === index}`),
    );
    scrollThumbnailIntoView(thumbnails[index]);
    const count = stage.querySelector('b');
    if (count) count.textContent = `${index + 1} / ${total}`;
    if (!timer) status.textContent = itemLabel(slides[index]?.item.type ?? 'image', index, total);
    if (hadFocus) focusOn(slides[index]?.link);
  };

  const setAutoplay = (isOn: boolean): void => {
    clearInterval(timer);
    timer = isOn ? setInterval(() => document.hidden || step(1), galleryDefaults.interval) : undefined;
    root.classList.toggle('playing', isOn);
    const button = stage.querySelector('[data-play]');
    if (button) button.setAttribute('aria-label', isOn ? playLabels.stop : playLabels.play);
  };

  const step = (steps: number): void => show(wrapIndex(current, steps, total));

  /** Whether the lightbox is loading: a second tap must not open another one over it. */
  let opening = false;
  const open = async (opener: HTMLElement): Promise<void> => {
    if (opening) return;
    opening = true;
    setAutoplay(false);
    try {
      const { openLightbox } = await import('./lightbox.client.ts');
      await openLightbox(slides, current, { onSlideChange: show, onClose: () => returnFocus(opener) });
    } catch {
      location.assign(slides[current]?.link.href ?? '');
    }
    opening = false;
  };

  /** Returns the focus to the element that opened the lightbox, or to the slide now shown. */
  const returnFocus = (opener: HTMLElement): void => {
    const slideChanged = slides.some(({ link }, index) => link === opener && index !== current);
    focusOn(slideChanged ? slides[current]?.link : opener);
  };

  const activate = (control: HTMLElement): void => {
    const slide = slides[current];
    if (control.dataset['step']) step(Number(control.dataset['step']));
    else if ('play' in control.dataset) setAutoplay(!timer);
    else if (thumbnails.includes(control as HTMLAnchorElement)) show(thumbnails.indexOf(control as HTMLAnchorElement));
    else if (!slide || slide.item.type === 'image' || 'expand' in control.dataset) void open(control);
    else {
      setAutoplay(false);
      stopPlayer?.();
      stopPlayer = play(slide);
      stage.classList.add('has-player');
    }
  };

  if (root.dataset['gallery'] === 'gestures') startSwiping(stage, step);
  return { step, activate };
}

/** Scrolls a thumbnail into view in its row, without moving the page. */
function scrollThumbnailIntoView(thumbnail: HTMLElement | undefined): void {
  const row = thumbnail?.closest('ul');
  if (!thumbnail || !row) return;
  const left = thumbnail.offsetLeft - row.offsetLeft - (row.clientWidth - thumbnail.offsetWidth) / 2;
  row.scrollTo({ left });
}

/** Focuses a control. Hidden elements take no focus, so a slide is made visible before its animation starts. */
function focusOn(control: HTMLElement | undefined): void {
  if (control?.classList.contains('gallery-slide')) control.style.visibility = 'visible';
  control?.focus({ preventScroll: true });
}

/** Changes the slide on a swipe. */
function startSwiping(stage: HTMLElement, step: (steps: number) => void): void {
  let width = stage.clientWidth;
  let timer: ReturnType<typeof setTimeout> | undefined;
  new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(() => (width = stage.clientWidth), galleryDefaults.resizeDebounce);
  }).observe(stage);

  let start: { x: number; time: number } | undefined;
  stage.style.touchAction = 'pan-y';
  // Prevents the browser from dragging pictures and links.
  stage.addEventListener('dragstart', (event) => event.preventDefault());
  stage.addEventListener('pointerdown', ({ clientX, timeStamp }) => (start = { x: clientX, time: timeStamp }));
  stage.addEventListener('pointerup', ({ clientX, timeStamp }) => {
    if (!start) return;
    const distance = clientX - start.x;
    const direction = swipeDirection(distance, width, distance / Math.max(1, timeStamp - start.time));
    start = undefined;
    if (direction === 0) return;
    // The click that ends a swipe opens nothing.
    stage.addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
    step(direction);
  });
}
