import type { ClientDirective } from 'astro';
import type { SleepingIsland } from '../lib/island.ts';
import { hydrated } from './hydrated.ts';

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
    awake ??= hydrated(load, island);
    awake.catch(() => (awake = undefined));
    return awake;
  };
};

export default live;
