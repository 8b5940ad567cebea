import { lazy } from '../../../runtime/lazy.ts';
import { onIntent } from '../../../runtime/onIntent.ts';
import type { Stage } from './stage.client.ts';
import type * as StageScript from './stage.client.ts';
import stageScript from './stage.client.ts?lazy';

const loadStage = lazy<typeof StageScript>(stageScript);

/**
 * Makes each gallery of the page a stage at the first sign that a person means to use it; what was clicked before the
 * code was there is done then. By delegation, so that live pages have it too.
 */
export function startGalleries(): void {
  const stages = new WeakMap<Element, Promise<Stage | null>>();
  const stageOf = (root: HTMLElement): Promise<Stage | null> => {
    const begun =
      stages.get(root) ??
      loadStage().then(
        ({ startStage }) => startStage(root),
        () => {
          stages.delete(root);
          return null;
        },
      );
    stages.set(root, begun);
    return begun;
  };
  onIntent('[data-gallery]', stageOf);
  document.addEventListener('click', (event) => {
    const root = galleryOf(event.target);
    const control = (event.target as Element).closest<HTMLElement>('a,button');
    if (!root || !control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void stageOf(root).then((stage) => (stage ? stage.act(control) : follow(control)));
  });
  document.addEventListener('keydown', (event) => {
    const steps = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const root = galleryOf(event.target);
    if (!steps || !root || !(event.target as Element).closest('.stage')) return;
    event.preventDefault();
    void stageOf(root).then((stage) => stage?.step(steps));
  });
}

const galleryOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-gallery]') : null;

/** Without the code a link is a link. */
function follow(control: HTMLElement): void {
  if (control instanceof HTMLAnchorElement) location.assign(control.href);
}
