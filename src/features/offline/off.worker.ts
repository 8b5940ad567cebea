// What /sw.js is with SERVICE_WORKER=off: it takes the place of the worker on every phone, throws away all that was kept,
// and goes.
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
