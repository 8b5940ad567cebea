import type { ClientDirective } from 'astro';
import type { SleepingIsland } from '../lib/island.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the script of its page wakes it, once live figures differ from the page's. */
    'client:live'?: boolean;
  }
}

/** client:live. What the page shows stands until its script knows better (features/product/check.client.ts). */
const live: ClientDirective = (load, _options, island: SleepingIsland) => {
  let awake: Promise<void> | undefined;
  island.wake = () => {
    awake ??= Promise.race([failure(island), load().then((hydrate) => hydrate())]);
    awake.catch(() => (awake = undefined));
    return awake;
  };
};

/** Astro tells of scripts that cannot be fetched by an event, and then hydrates nothing. */
const failure = (island: HTMLElement): Promise<never> =>
  new Promise((_, reject) => island.addEventListener('astro:hydration-error', reject, { once: true }));

export default live;
