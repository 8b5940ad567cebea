import { defaults, swipeDirection } from './items.ts';

/** Lets a finger turn a stage, for a caller that asks for gestures. */
export function followFinger(stage: HTMLElement, step: (steps: number) => void): void {
  let width = stage.clientWidth;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  new ResizeObserver(() => {
    clearTimeout(waiting);
    waiting = setTimeout(() => (width = stage.clientWidth), defaults.resizeDebounce);
  }).observe(stage);

  let from: { x: number; time: number } | undefined;
  stage.style.touchAction = 'pan-y';
  // Pictures and links would be dragged off.
  stage.addEventListener('dragstart', (event) => event.preventDefault());
  stage.addEventListener('pointerdown', ({ clientX, timeStamp }) => (from = { x: clientX, time: timeStamp }));
  stage.addEventListener('pointerup', ({ clientX, timeStamp }) => {
    if (!from) return;
    const distance = clientX - from.x;
    const turn = swipeDirection(distance, width, distance / Math.max(1, timeStamp - from.time));
    from = undefined;
    if (turn === 0) return;
    // The click that ends a swipe opens nothing.
    stage.addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
    step(turn);
  });
}
