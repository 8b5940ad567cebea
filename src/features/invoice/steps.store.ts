import { reachable, steps, type Step } from './draft.ts';
import { $draft, $errors, $outcome, $trouble, edit } from './draft.store.ts';

interface Entry {
  invoice?: unknown;
}

/** Shows a step, as a place of its own in the history of the tab: Back leads to the step before. The address stays. */
export function goTo(step: Step): void {
  show(step);
  history.pushState({ ...(history.state as Entry | null), invoice: $draft.get().step }, '');
}

/** Says which step the page stands at, and follows Back and Forward until the returned function is called. */
export function followHistory(): () => void {
  history.replaceState({ ...(history.state as Entry | null), invoice: $draft.get().step }, '');
  const follow = ({ state }: PopStateEvent): void => {
    const asked = (state as Entry | null)?.invoice;
    show(steps.find((step) => step === asked) ?? 'note');
  };
  addEventListener('popstate', follow);
  return () => removeEventListener('popstate', follow);
}

function show(step: Step): void {
  $errors.set({});
  $trouble.set(null);
  $outcome.set(null);
  const draft = $draft.get();
  const next = reachable(draft, step);
  if (next !== draft.step) edit({ step: next });
}
