import { whenIdle } from '../../lib/idle.ts';

const address = '/sw.js';

interface Policies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (input: string) => string };
}

/** Registers the worker that keeps what was seen (R1.9, /sw.js), once the page has loaded and is idle. */
export function keepOffline(): void {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (workers) whenIdle(() => void register(workers));
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  try {
    const { trustedTypes } = globalThis as { trustedTypes?: Policies };
    const policy = trustedTypes?.createPolicy('sw', { createScriptURL: () => address });
    const first = !workers.controller;
    await workers.register(policy?.createScriptURL('') ?? address, { updateViaCache: 'none' });
    if (first) tellWhatCame((await workers.ready).active);
  } catch {
    // Private windows refuse workers: the shop goes on without.
  }
}

/** A worker has not seen what came before it was there. */
function tellWhatCame(worker: ServiceWorker | null): void {
  const seen = new PerformanceObserver((list) =>
    worker?.postMessage([location.href, ...list.getEntries().map(({ name }) => name)]),
  );
  seen.observe({ type: 'resource', buffered: true });
}
