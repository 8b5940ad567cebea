/** The state of data from the live API. */
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

/** Lets search engines index a live page, which is noindex until it has content. */
export const allowIndexing = (): void => document.querySelector('meta[name=robots]')?.remove();
