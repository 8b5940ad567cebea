export type RemoteData<T> =
  | { state: 'loading' }
  | { state: 'success'; value: T }
  | { state: 'notFound' }
  | { state: 'error' };

/** The result of a request that resolves to null if there is no such thing. Never rejects. */
export async function toRemoteData<T>(request: () => Promise<T | null>): Promise<RemoteData<T>> {
  try {
    const value = await request();
    return value === null ? { state: 'notFound' } : { state: 'success', value };
  } catch {
    return { state: 'error' };
  }
}

/** Loads the data of a page now, whenever "Intentar de nuevo" is pressed, and after a failure when the network is back. */
export function loadWithRetries($data: { get: () => RemoteData<unknown> }, load: () => Promise<void>): void {
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-retry]')) void load();
  });
  addEventListener('online', () => {
    if ($data.get().state === 'error') void load();
  });
  void load();
}

/** Lets search engines index a live page, which is noindex until it has content. */
export const allowIndexing = (): void => document.querySelector('meta[name=robots]')?.remove();
