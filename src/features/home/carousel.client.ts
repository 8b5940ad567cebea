/** How long a slide is shown, ms. */
const slideDuration = 5_000;

/**
 * Advances the slides automatically and by buttons; stops on hover, on keyboard focus, when paused and in a hidden tab (R3.1).
 * CSS cross-fades them.
 */
export function startCarousel(root: HTMLElement): void {
  const slides = [...root.querySelectorAll<HTMLElement>('.carousel-slide')];
  const segments = root.querySelectorAll('.carousel-segments i');
  const count = root.querySelector('[data-count]');
  const pauseButton = root.querySelector('[data-pause]');
  const canHover = matchMedia('(hover: hover)');
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
  /** Hover and focus on the pause button don't count: it says whether the slides advance, and a press must have an effect. */
  const isInUse = (): boolean =>
    // Touch devices keep the hover state after a tap, and all devices keep the focus.
    (canHover.matches && root.matches(':hover') && !pauseButton?.matches(':hover')) ||
    root.querySelector(':focus-visible:not([data-pause])') !== null;
  const step = (steps: number): void => {
    current = (current + steps + slides.length) % slides.length;
    update();
  };

  let timer: ReturnType<typeof setInterval> | undefined;
  /** Advances in `slideDuration` from now: a slide that the shopper selects is shown for that long, like the others. */
  const restartTimer = (): void => {
    clearInterval(timer);
    if (slides.length < 2) return;
    timer = setInterval(() => {
      if (!paused && !document.hidden && !isInUse()) step(1);
    }, slideDuration);
  };

  update();
  slides.forEach(setPictureVariable);
  for (const button of root.querySelectorAll<HTMLElement>('[data-step]'))
    button.addEventListener('click', () => {
      step(Number(button.dataset['step']));
      restartTimer();
    });
  pauseButton?.addEventListener('click', () => {
    paused = !paused;
    update();
  });
  restartTimer();
}

/** Sets the picture of a slide as a CSS variable: on wide screens, Carousel.css repeats its outermost pixels at both sides. */
function setPictureVariable(slide: HTMLElement): void {
  const picture = slide.querySelector<HTMLImageElement>('picture img');
  const setVariable = (): void => slide.style.setProperty('--picture', `url("${picture?.currentSrc}")`);
  if (picture?.complete) setVariable();
  picture?.addEventListener('load', setVariable);
}

/** Plays the video of the current slide. While the carousel is paused, the video shows its first frame. */
function updatePlayback(video: HTMLVideoElement, isCurrent: boolean, paused: boolean): void {
  if (!video.offsetParent) return; // Phones show the poster instead.
  if (isCurrent && paused) video.preload = 'metadata';
  if (!isCurrent || paused) video.pause();
  // Browsers that save data may refuse to play it: the first frame stays.
  else video.play().catch(() => undefined);
}
