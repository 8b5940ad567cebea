// /sw.js with SERVICE_WORKER=off: replaces the worker on every phone, deletes its caches and unregisters itself.
interface Worker {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: Event & { waitUntil(work: Promise<unknown>): void }) => void): void;
}
const worker = globalThis as unknown as Worker;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => {
  const emptied = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(emptied.then(() => worker.registration.unregister()));
});
