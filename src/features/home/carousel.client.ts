import KeenSlider, { type KeenSliderInstance } from 'keen-slider';

/** How long a slide is shown, ms. */
const slideDuration = 5_000;

/** Fades from slide to slide, by itself and by the buttons; stands still under the pointer, on focus, paused or in a hidden tab (R3.1). */
export function startCarousel(root: HTMLElement): void {
  const slides = [...root.querySelectorAll<HTMLElement>('.carousel-slide')];
  const container = root.querySelector<HTMLElement>('.carousel-slides');
  if (!container || slides.length === 0) return;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  root.classList.toggle('paused', reducedMotion);
  const slider = new KeenSlider(container, {
    slides: slides.length,
    loop: true,
    drag: false,
    renderMode: 'custom',
    defaultAnimation: { duration: reducedMotion ? 0 : 400 },
    created: (instance) => show(root, slides, instance),
    slideChanged: (instance) => show(root, slides, instance),
    detailsChanged: ({ track }) =>
      slides.forEach((slide, index) => (slide.style.opacity = String(track.details.slides[index]?.portion ?? 0))),
  });
  for (const button of root.querySelectorAll<HTMLElement>('[data-step]')) {
    button.addEventListener('click', () => (button.dataset['step'] === '1' ? slider.next() : slider.prev()));
  }
  startAutoplay(root, slider);
}

/** Hides the other slides from assistive technology, and shows the number of the current one in the bar. */
function show(root: HTMLElement, slides: HTMLElement[], { track }: KeenSliderInstance): void {
  const current = track.details.rel;
  slides.forEach((slide, index) => {
    slide.inert = index !== current;
    const video = slide.querySelector('video');
    if (video) updatePlayback(video, index === current, root.classList.contains('paused'));
  });
  root
    .querySelectorAll('.carousel-segments i')
    .forEach((segment, index) => segment.classList.toggle('on', index === current));
  const count = root.querySelector('[data-count]');
  if (count) count.textContent = `${current + 1} / ${slides.length}`;
}

/** A video plays while it is in view and the carousel is not paused; paused, it shows its first picture. */
function updatePlayback(video: HTMLVideoElement, inView: boolean, paused: boolean): void {
  if (inView && paused) video.preload = 'metadata';
  if (!inView || paused) video.pause();
  // A browser may refuse to play, to save data: the first picture of the video stays.
  else video.play().catch(() => undefined);
}

function startAutoplay(root: HTMLElement, slider: KeenSliderInstance): void {
  const button = root.querySelector<HTMLElement>('[data-pause]');
  let paused = root.classList.contains('paused');
  const showPaused = (): void => {
    button?.setAttribute('aria-pressed', String(paused));
    root.classList.toggle('paused', paused);
    const video = root.querySelector<HTMLVideoElement>('.carousel-slide:not([inert]) video');
    if (video) updatePlayback(video, true, paused);
  };
  button?.addEventListener('click', () => {
    paused = !paused;
    showPaused();
  });
  showPaused();
  setInterval(() => {
    if (!paused && !document.hidden && !root.matches(':hover, :focus-within')) slider.next();
  }, slideDuration);
}
