// /sw.js with SERVICE_WORKER=off: replaces the worker on every device, deletes its caches and unregisters itself.
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: Event & { waitUntil(work: Promise<unknown>): void }) => void): void;
}
const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => {
  const deleted = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(deleted.then(() => worker.registration.unregister()));
});
