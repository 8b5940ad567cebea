import { whenIdle } from '../../lib/idle.ts';

const url = '/sw.js';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (input: string) => string };
}

/** Registers the service worker for offline use (R1.9, /sw.js) when the page is idle. */
export function registerOfflineWorker(): void {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (workers) whenIdle(() => void register(workers));
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  try {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    const policy = trustedTypes?.createPolicy('sw', { createScriptURL: () => url });
    const isFirstVisit = !workers.controller;
    await workers.register(policy?.createScriptURL('') ?? url, { updateViaCache: 'none' });
    if (isFirstVisit) sendLoaded((await workers.ready).active);
  } catch {
    // Private windows have no service workers; the shop works without them.
  }
}

/** Sends the worker what the page loaded before the worker was active. */
function sendLoaded(worker: ServiceWorker | null): void {
  const observer = new PerformanceObserver((list) =>
    worker?.postMessage([location.href, ...list.getEntries().map(({ name }) => name)]),
  );
  observer.observe({ type: 'resource', buffered: true });
}
