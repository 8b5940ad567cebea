import { lazy, onIntent } from '../../../runtime/lazy.ts';
import type { Stage } from './stage.client.ts';

const loadStage = lazy(() => import('./stage.client.ts'));

/**
 * Starts the stage of each gallery on user intent, and replays clicks that arrive before its script has loaded. Event delegation
 * also covers live pages.
 */
export function startGalleries(): void {
  const stages = new WeakMap<Element, Promise<Stage | null>>();
  const stageFor = (root: HTMLElement): Promise<Stage | null> => {
    const stage =
      stages.get(root) ??
      loadStage().then(
        ({ startStage }) => startStage(root),
        () => {
          stages.delete(root);
          return null;
        },
      );
    stages.set(root, stage);
    return stage;
  };
  onIntent('[data-gallery]', stageFor);
  document.addEventListener('click', (event) => {
    const root = findGallery(event.target);
    const control = (event.target as Element).closest<HTMLElement>('a,button');
    if (!root || !control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void stageFor(root).then((stage) => (stage ? stage.activate(control) : followLink(control)));
  });
  document.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const root = findGallery(event.target);
    const target = event.target as Element;
    // In a video the arrows belong to its player.
    if (!step || !root || target.matches('video') || !target.closest('.gallery-stage')) return;
    event.preventDefault();
    void stageFor(root).then((stage) => stage?.step(step));
  });
}

const findGallery = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-gallery]') : null;

/** Follows a link whose stage could not be loaded. */
function followLink(control: HTMLElement): void {
  if (control instanceof HTMLAnchorElement) location.assign(control.href);
}
