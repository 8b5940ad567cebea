/**
 * Forgets all that the shop keeps on this device: what is in the browser's storage, and the pages and pictures that are
 * kept for when there is no network. What the browser itself keeps (its history, its cache) is the browser's.
 * @returns whether nothing of it is left
 */
export async function forgetAll(): Promise<boolean> {
  // Nobody else keeps anything on this origin (KeptOnDevice.astro names all of it).
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    try {
      globalThis[storage].clear();
    } catch {
      // Private windows may refuse storage: nothing is kept there, then.
    }
  // The worker goes first: it would keep the next page again. It comes back with the next visit.
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  const done = await Promise.allSettled([
    workers?.getRegistrations().then((all) => Promise.all(all.map((each) => each.unregister()))),
    // Absent where the page is not served over https.
    (globalThis as { caches?: CacheStorage }).caches
      ?.keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name)))),
  ]);
  return done.every(({ status }) => status === 'fulfilled');
}

/** The button of the privacy page. */
export function startForgetting(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-forget-all]');
  const said = document.querySelector('[data-forgotten]');
  button?.addEventListener('click', () => {
    void forgetAll().then((whole) => {
      if (said)
        said.textContent = whole
          ? 'Listo: borramos todo lo que la tienda guardaba en este dispositivo.'
          : 'Tu navegador no dejó borrar todo. Puedes hacerlo en sus ajustes, en «Datos de sitios».';
    });
  });
}
