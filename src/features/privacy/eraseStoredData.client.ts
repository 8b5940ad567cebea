/**
 * Erases everything that the shop stores on this device: storage entries, cookies of the API that scripts can read (R10.3),
 * and the caches for offline use. The browser's own history and HTTP cache stay.
 * @returns whether everything was erased
 */
export async function eraseStoredData(): Promise<boolean> {
  // Nothing else is stored on this origin (lib/storage.ts lists all of it), unless by an older version of the site.
  for (const area of ['localStorage', 'sessionStorage'] as const)
    try {
      globalThis[area].clear();
    } catch {
      // Private windows may block storage; then nothing is stored.
    }
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  // Unregisters the service worker too, or it would cache the next page. The next visit registers it again.
  const serviceWorkers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  const outcomes = await Promise.allSettled([
    serviceWorkers
      ?.getRegistrations()
      .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister()))),
    // Absent where the page is not served over https.
    (globalThis as { caches?: CacheStorage }).caches
      ?.keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name)))),
  ]);
  return outcomes.every(({ status }) => status === 'fulfilled');
}

export async function eraseAndReport(): Promise<void> {
  const complete = await eraseStoredData();
  const status = document.querySelector('[data-erase-status]');
  if (status)
    status.textContent = complete
      ? 'Listo: borramos todo lo que la tienda guardaba en este dispositivo.'
      : 'Tu navegador no dejó borrar todo. Puedes hacerlo en sus ajustes, en «Datos de sitios».';
}
