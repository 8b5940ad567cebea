/** How long a slide is shown, ms. */
const slideDuration = 5_000;

/**
 * Advances the slides automatically and by buttons; stops on hover, on focus, when paused and in a hidden tab (R3.1). CSS
 * cross-fades them.
 */
export function startCarousel(root: HTMLElement): void {
  const slides = [...root.querySelectorAll<HTMLElement>('.carousel-slide')];
  const segments = root.querySelectorAll('.carousel-segments i');
  const count = root.querySelector('[data-count]');
  const pauseButton = root.querySelector('[data-pause]');
  let current = 0;
  let paused = matchMedia('(prefers-reduced-motion: reduce)').matches;

  const update = (): void => {
    root.classList.toggle('paused', paused);
    pauseButton?.setAttribute('aria-pressed', String(paused));
    slides.forEach((slide, index) => {
      slide.inert = index !== current;
      slide.style.opacity = index === current ? '1' : '0';
      const video = slide.querySelector('video');
      if (video) updatePlayback(video, index === current, paused);
    });
    segments.forEach((segment, index) => segment.classList.toggle('current', index === current));
    if (count) count.textContent = `${current + 1} / ${slides.length}`;
  };
  const step = (steps: number): void => {
    current = (current + steps + slides.length) % slides.length;
    update();
  };

  update();
  slides.forEach(extendPicture);
  for (const button of root.querySelectorAll<HTMLElement>('[data-step]'))
    button.addEventListener('click', () => step(Number(button.dataset['step'])));
  pauseButton?.addEventListener('click', () => {
    paused = !paused;
    update();
  });
  if (slides.length < 2) return;
  setInterval(() => {
    if (!paused && !document.hidden && !root.matches(':hover, :focus-within')) step(1);
  }, slideDuration);
}

/** Sets the picture of a slide as a CSS variable: on wide screens its outermost pixels are repeated at both sides. */
function extendPicture(slide: HTMLElement): void {
  const picture = slide.querySelector<HTMLImageElement>('picture img');
  const extend = (): void => slide.style.setProperty('--picture', `url("${picture?.currentSrc}")`);
  if (picture?.complete) extend();
  picture?.addEventListener('load', extend);
}

/** A video plays while it is in view and the carousel is not paused; paused, it shows its first frame. */
function updatePlayback(video: HTMLVideoElement, inView: boolean, paused: boolean): void {
  if (!video.offsetParent) return; // Phones show its poster.
  if (inView && paused) video.preload = 'metadata';
  if (!inView || paused) video.pause();
  // A browser that saves data may not play it: the first frame stays.
  else video.play().catch(() => undefined);
}
