import { whenIdle } from '../../lib/idle.ts';
import { afterScrolling } from '../../lib/polyfills/afterScrolling.ts';

/**
 * Makes the marquee scroll endlessly in both directions, by touch, wheel and arrows (R3.3). A CSS animation moves the cards
 * inside a scroll container: after each scroll, the scroll position returns to the middle, and the animation's time is shifted
 * by the same distance, so that nothing appears to move.
 */
export function startMarquee(section: HTMLElement): void {
  const container = section.querySelector<HTMLElement>('.marquee');
  if (!container) return;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

  const recentre = (): void => {
    const cards = container.querySelector<HTMLElement>('.marquee-cards');
    const [animation] = cards?.getAnimations() ?? [];
    if (!cards || !animation) return;
    const scrolledTo = container.scrollLeft;
    container.scrollLeft = (container.scrollWidth - container.clientWidth) / 2;
    const shift = (container.scrollLeft - scrolledTo) / cards.offsetWidth;
    const duration = Number(animation.effect?.getComputedTiming().duration);
    const time = Number(animation.currentTime) - shift * duration;
    animation.currentTime = ((time % duration) + duration) % duration;
  };

  whenIdle(() => void showCopy(container).then(recentre));
  afterScrolling(container, recentre);
  // The animation pauses while a finger is down.
  container.addEventListener('touchstart', () => container.classList.add('pressed'), { passive: true });
  for (const type of ['touchend', 'touchcancel'])
    container.addEventListener(type, () => container.classList.remove('pressed'));
  const pauseCheckbox = section.querySelector<HTMLInputElement>('.most-viewed-pause input');
  const updatePaused = (): void => void container.classList.toggle('paused', pauseCheckbox?.checked);
  pauseCheckbox?.addEventListener('change', updatePaused);
  updatePaused();
  for (const arrow of section.querySelectorAll<HTMLElement>('[data-by]')) {
    arrow.addEventListener('click', () => {
      container.scrollBy({
        left: Number(arrow.dataset['by']),
        behavior: reducedMotion.matches ? 'instant' : 'smooth',
      });
    });
  }
}

/** Shows the copy of the cards, with the pictures that the originals have loaded. */
async function showCopy(container: HTMLElement): Promise<void> {
  container.classList.add('copy-visible');
  const [originals = [], copies = []] = [...container.querySelectorAll('ul')].map((list) => [
    ...list.querySelectorAll('img'),
  ]);
  const loaded = copies.filter((_, index) => originals[index]?.complete && originals[index].naturalWidth > 0);
  for (const picture of loaded) picture.loading = 'eager';
  await Promise.allSettled(loaded.map((picture) => picture.decode()));
}
