import { whenIdle } from '../../lib/idle.ts';

const url = '/sw.js';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (input: string) => string };
}

/** Registers the service worker for offline use (R1.9, /sw.js) when the page is idle. */
export function registerServiceWorker(): void {
  const container = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (container) whenIdle(() => void register(container));
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  try {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    const policy = trustedTypes?.createPolicy('sw', { createScriptURL: () => url });
    const isFirstVisit = !container.controller;
    await container.register(policy?.createScriptURL('') ?? url, { updateViaCache: 'none' });
    if (isFirstVisit) sendLoadedUrls((await container.ready).active);
  } catch {
    // Some browsers reject service workers, for example in private windows; the shop works without them.
  }
}

/** Sends the worker the URLs of the page and of the files that it loaded before the worker was active. */
function sendLoadedUrls(worker: ServiceWorker | null): void {
  const observer = new PerformanceObserver((list) =>
    worker?.postMessage([location.href, ...list.getEntries().map(({ name }) => name)]),
  );
  observer.observe({ type: 'resource', buffered: true });
}
