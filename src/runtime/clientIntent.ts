import type { ClientDirective } from 'astro';
import { intentEvents } from './lazy.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on user intent; with `{ query: true }` also at once where the URL has a query. */
    'client:intent'?: boolean | { query: boolean };
    /** Hydrates at once, like client:load, and submits a form again that was submitted before (clientForm.ts). */
    'client:form'?: boolean;
  }
}

export interface IntentIsland extends HTMLElement {
  /** Hydrates the island (`hydrate` is Astro's). Never rejects: if its scripts cannot be fetched, the next interaction tries again. */
  hydrateOnce?: () => Promise<void>;
}

/** Max wait for `island:ready` (reactClient.tsx), ms: an island that fails may never dispatch it. */
const readyTimeout = 10_000;
const heldEvents = ['click', 'submit', 'change'];
const clickable = 'button,summary,[role=button]';
const checkable = 'input[type=checkbox],input[type=radio]';

/**
 * client:intent hydrates on the first pointer, focus or key event. A click, submit or change event that arrives before
 * the island's handlers are attached is held, and replayed once afterwards.
 */
const clientIntent: ClientDirective = (load, { value }, island: IntentIsland) => {
  const held = new Map<Element, () => void>();
  let started = false;

  const hold = (event: Event): void => {
    const target = event.target as HTMLElement;
    if (target.closest('a[href]')) return; // A link works without a script.
    if (event.type === 'click') {
      const control = target.closest<HTMLElement>(clickable);
      if (!control) return;
      held.set(control, () => control.click());
    } else if (event.type === 'change') {
      const replay =
        target instanceof HTMLSelectElement ? replaySelect(target) : target.matches(checkable) && replayCheck(target);
      if (!replay) return;
      held.set(target, replay);
    } else {
      const form = target as HTMLFormElement;
      held.set(form, () => form.requestSubmit((event as SubmitEvent).submitter));
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    start();
  };

  const hydrateOnce = async (): Promise<void> => {
    if (started) return;
    started = true;
    const ready = new Promise((done) => island.addEventListener('island:ready', done, { once: true }));
    try {
      await hydrateIsland(load, island);
    } catch {
      reset();
      return;
    }
    for (const type of intentEvents) island.removeEventListener(type, start, true);
    await Promise.race([ready, new Promise((done) => setTimeout(done, readyTimeout))]);
    for (const type of heldEvents) island.removeEventListener(type, hold, true);
    for (const replay of held.values()) {
      replay();
      await Promise.resolve(); // React commits one change before the next.
    }
  };
  const start = (): void => void hydrateOnce();
  /** Lets the next interaction except hovering try again. Held changes are kept, since the control shows them; held clicks are dropped. */
  const reset = (): void => {
    island.removeEventListener('pointerover', start, true);
    for (const element of held.keys()) if (!element.matches('select,input')) held.delete(element);
    started = false;
  };

  for (const type of intentEvents) island.addEventListener(type, start, { capture: true, passive: true });
  for (const type of heldEvents) island.addEventListener(type, hold, true);
  island.hydrateOnce = hydrateOnce;
  if (location.search && (value as { query?: boolean } | undefined)?.query) start();
};

export default clientIntent;

/** Rejects when the scripts of an island cannot be fetched: Astro dispatches an event for that, and its promise stays open. */
const hydrateIsland = (load: Parameters<ClientDirective>[0], island: HTMLElement): Promise<void> =>
  Promise.race([
    new Promise<never>((_, reject) => island.addEventListener('astro:hydration-error', reject, { once: true })),
    load().then((hydrate) => hydrate()),
  ]);

/** Creates the replay of a selection: hydration resets the select to the value in the HTML. */
const replaySelect = (select: HTMLSelectElement): (() => void) => {
  const { value } = select;
  return () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
};

/** Likewise for a checkbox or radio button. */
const replayCheck = (target: Element): (() => void) => {
  const box = target as HTMLInputElement;
  const { checked } = box;
  return () => {
    box.checked = !checked;
    box.click();
  };
};
