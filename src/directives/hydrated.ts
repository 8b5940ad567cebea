import type { ClientDirective } from 'astro';

/** Brings React. Rejects where its scripts cannot be had: Astro tells of those by an event, and then hydrates nothing. */
export const hydrated = (load: Parameters<ClientDirective>[0], island: HTMLElement): Promise<void> =>
  Promise.race([
    new Promise<never>((_, reject) => island.addEventListener('astro:hydration-error', reject, { once: true })),
    load().then((hydrate) => hydrate()),
  ]);
