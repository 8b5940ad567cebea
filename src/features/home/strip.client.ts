import { whenIdle } from '../../lib/idle.ts';
import { afterScrolling } from '../../lib/polyfills/afterScrolling.ts';

/**
 * Lets a finger, a wheel and the arrows move the running strip either way without an end (R3.3). The strip runs by a
 * CSS animation inside a box that scrolls: after each movement the scroll goes to its middle, and the animation as far
 * back, so that nothing is seen of it.
 */
export function startStrip(section: HTMLElement): void {
  const box = section.querySelector<HTMLElement>('.marquee');
  if (!box) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)');

  const centre = (): void => {
    const round = box.querySelector('ul')?.offsetWidth;
    const runs = box.getAnimations({ subtree: true });
    const [first] = runs;
    if (!round || !first) return;
    const from = box.scrollLeft;
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
    const moved = (box.scrollLeft - from) / round;
    const duration = Number(first.effect?.getComputedTiming().duration);
    const time = Number(first.currentTime) - moved * duration;
    for (const run of runs) run.currentTime = ((time % duration) + duration) % duration;
  };

  whenIdle(() => void showCopy(box).then(centre));
  afterScrolling(box, centre);
  // A finger holds the strip; let go, it glides on and runs.
  box.addEventListener('touchstart', () => box.classList.add('held'), { passive: true });
  for (const end of ['touchend', 'touchcancel']) box.addEventListener(end, () => box.classList.remove('held'));
  const pause = section.querySelector<HTMLInputElement>('.most-viewed-pause input');
  const follow = (): void => void box.classList.toggle('paused', pause?.checked);
  pause?.addEventListener('change', follow);
  follow();
  for (const arrow of section.querySelectorAll<HTMLElement>('[data-by]')) {
    arrow.addEventListener('click', () => {
      box.scrollBy({ left: Number(arrow.dataset['by']), behavior: still.matches ? 'instant' : 'smooth' });
    });
  }
}

/** Has the copy of the cards there, with the pictures that are seen already: it may stand where they do from then on. */
async function showCopy(box: HTMLElement): Promise<void> {
  box.classList.add('doubled');
  const [own = [], copy = []] = [...box.querySelectorAll('ul')].map((list) => [...list.querySelectorAll('img')]);
  const seen = copy.filter((_, index) => own[index]?.complete && own[index].naturalWidth > 0);
  for (const picture of seen) picture.loading = 'eager';
  await Promise.allSettled(seen.map((picture) => picture.decode()));
}
