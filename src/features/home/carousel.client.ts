import KeenSlider, { type KeenSliderInstance } from 'keen-slider';

/** How long a slide stays, ms. */
const stay = 5_000;

/** Makes the slides fade, by themselves and by the buttons; still under the pointer, on focus, when paused or unseen (R3.1). */
export function startCarousel(root: HTMLElement): void {
  const slides = [...root.querySelectorAll<HTMLElement>('.carousel-slide')];
  const container = root.querySelector<HTMLElement>('.carousel-slides');
  if (!container || slides.length === 0) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  root.classList.toggle('paused', still);
  const slider = new KeenSlider(container, {
    slides: slides.length,
    loop: true,
    drag: false,
    renderMode: 'custom',
    defaultAnimation: { duration: still ? 0 : 400 },
    created: (instance) => show(root, slides, instance),
    slideChanged: (instance) => show(root, slides, instance),
    detailsChanged: ({ track }) =>
      slides.forEach((slide, index) => (slide.style.opacity = String(track.details.slides[index]?.portion ?? 0))),
  });
  for (const button of root.querySelectorAll<HTMLElement>('[data-step]')) {
    button.addEventListener('click', () => (button.dataset['step'] === '1' ? slider.next() : slider.prev()));
  }
  keepGoing(root, slider);
}

/** Puts the slide in view before assistive technology alone, and its number in the bar. */
function show(root: HTMLElement, slides: HTMLElement[], { track }: KeenSliderInstance): void {
  const current = track.details.rel;
  slides.forEach((slide, index) => {
    slide.inert = index !== current;
    const video = slide.querySelector('video');
    if (video) run(video, index === current, root.classList.contains('paused'));
  });
  root
    .querySelectorAll('.carousel-segments i')
    .forEach((segment, index) => segment.classList.toggle('on', index === current));
  const count = root.querySelector('[data-count]');
  if (count) count.textContent = `${current + 1} / ${slides.length}`;
}

/** A film plays while it is in view and the carousel is not paused; paused, it shows its first picture. */
function run(video: HTMLVideoElement, inView: boolean, paused: boolean): void {
  if (inView && paused) video.preload = 'metadata';
  if (!inView || paused) video.pause();
  // A browser may refuse to play, to save data: the first picture of the video stays.
  else video.play().catch(() => undefined);
}

function keepGoing(root: HTMLElement, slider: KeenSliderInstance): void {
  const button = root.querySelector<HTMLElement>('[data-pause]');
  let paused = root.classList.contains('paused');
  const announce = (): void => {
    button?.setAttribute('aria-pressed', String(paused));
    root.classList.toggle('paused', paused);
    const video = root.querySelector<HTMLVideoElement>('.carousel-slide:not([inert]) video');
    if (video) run(video, true, paused);
  };
  button?.addEventListener('click', () => {
    paused = !paused;
    announce();
  });
  announce();
  setInterval(() => {
    if (!paused && !document.hidden && !root.matches(':hover, :focus-within')) slider.next();
  }, stay);
}
