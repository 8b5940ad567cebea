import type { ClientDirective } from 'astro';
import type { SleepingIsland } from '../lib/island.ts';
import { hydrated } from './hydrated.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first sign that a person means to use the island; with `{ query: true }` also where the address has a query. */
    'client:intent'?: boolean | { query: boolean };
  }
}

/** Longest wait for the island's own word that its handlers are there, ms: it never comes from one that failed. */
const patience = 10_000;
const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'];
const acts = ['click', 'submit', 'change'];
const usable = 'button,summary,[role=button]';
const boxes = 'input[type=checkbox],input[type=radio]';

/** Does again, for React, what was chosen or ticked: hydration puts back what the page came with. */
const chosen = (select: HTMLSelectElement): (() => void) => {
  const { value } = select;
  return () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
};
const ticked = (target: Element): (() => void) => {
  const box = target as HTMLInputElement;
  const { checked } = box;
  return () => {
    box.checked = !checked;
    box.click();
  };
};

/**
 * client:intent. React comes at the first pointer, touch, focus or key. A click, a submit or a choice made before its
 * handlers are there is held, and done once when they are.
 */
const intent: ClientDirective = (load, { value }, island: SleepingIsland) => {
  const held = new Map<Element, () => void>();
  let begun = false;

  const hold = (event: Event): void => {
    const target = event.target as HTMLElement;
    if (target.closest('a[href]')) return; // A link needs no help.
    if (event.type === 'click') {
      const control = target.closest<HTMLElement>(usable);
      if (!control) return;
      held.set(control, () => control.click());
    } else if (event.type === 'change') {
      const again = target instanceof HTMLSelectElement ? chosen(target) : target.matches(boxes) && ticked(target);
      if (!again) return;
      held.set(target, again);
    } else {
      const form = target as HTMLFormElement;
      held.set(form, () => form.requestSubmit((event as SubmitEvent).submitter));
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    start();
  };

  const begin = async (): Promise<void> => {
    if (begun) return;
    begun = true;
    const ready = new Promise((done) => island.addEventListener('island:ready', done, { once: true }));
    try {
      await hydrated(load, island);
    } catch {
      later();
      return;
    }
    for (const sign of signs) island.removeEventListener(sign, start, true);
    await Promise.race([ready, new Promise((done) => setTimeout(done, patience))]);
    for (const act of acts) island.removeEventListener(act, hold, true);
    for (const act of held.values()) {
      act();
      await Promise.resolve(); // React takes over what one changed before the next.
    }
  };
  const start = (): void => void begin();
  /** The next touch tries again, a pointer that passes by does not. A tick that is seen stays to be done, a click is over. */
  const later = (): void => {
    island.removeEventListener('pointerover', start, true);
    for (const element of held.keys()) if (!element.matches('select,input')) held.delete(element);
    begun = false;
  };

  for (const sign of signs) island.addEventListener(sign, start, { capture: true, passive: true });
  for (const act of acts) island.addEventListener(act, hold, true);
  island.wake = begin;
  if (location.search && (value as { query?: boolean } | undefined)?.query) start();
};

export default intent;
