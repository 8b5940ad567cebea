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
  const outcomes = await Promise.allSettled([unregisterWorkers(), deleteCaches()]);
  return outcomes.every(({ status }) => status === 'fulfilled');
}

/** Unregisters the service worker, or it would cache the next page. The next visit registers it again. */
async function unregisterWorkers(): Promise<void> {
  const serviceWorkers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  for (const registration of (await serviceWorkers?.getRegistrations()) ?? []) await registration.unregister();
}

/** The storage of caches is absent where the page is not served over https, and throws where the browser blocks it. */
async function deleteCaches(): Promise<void> {
  const storage = (globalThis as { caches?: CacheStorage }).caches;
  for (const name of (await storage?.keys()) ?? []) await storage?.delete(name);
}

export async function eraseAndReport(): Promise<void> {
  const complete = await eraseStoredData();
  const status = document.querySelector('[data-erase-status]');
  if (status)
    status.textContent = complete
      ? 'Listo: borramos todo lo que la tienda guardaba en este dispositivo.'
      : 'Tu navegador no dejó borrar todo. Puedes hacerlo en sus ajustes, en «Datos de sitios».';
}
