import type { ReadableAtom } from 'nanostores';
import { afterPaint } from './idle.ts';

/** The state of data from the live API. */
export type RemoteData<T> =
  | { state: 'loading' }
  | { state: 'success'; value: T }
  | { state: 'notFound' }
  | { state: 'error' };

/** The outcome of a request, which resolves to null if the API has no such record. Never rejects. */
export async function toRemoteData<T>(request: () => Promise<T | null>): Promise<RemoteData<T>> {
  try {
    const value = await request();
    return value === null ? { state: 'notFound' } : { state: 'success', value };
  } catch {
    return { state: 'error' };
  }
}

/** Max wait for data, ms: long enough for a page that redirects without it to do so first. */
const dataTimeout = 10_000;
/** Max wait for a picture, ms. */
const pictureTimeout = 1_500;

const wait = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Resolves when the data of a store has arrived and the first picture of the page is painted, or after ten seconds. Never
 * rejects.
 */
export const whenContentPainted = (data: ReadableAtom<RemoteData<unknown>>): Promise<unknown> =>
  Promise.race([
    new Promise((resolve) => {
      const unlisten = data.listen(({ state }) => {
        if (state === 'loading') return;
        unlisten();
        resolve(whenFirstPicturePainted());
      });
    }),
    wait(dataTimeout),
  ]);

/** Resolves when the first picture of the page is painted, if it has one that is not lazy. Never rejects. */
export const whenFirstPicturePainted = (): Promise<unknown> =>
  Promise.race([
    document
      .querySelector<HTMLImageElement>('main img:not([loading="lazy"])')
      ?.decode()
      .catch(() => undefined)
      .then(() => new Promise<void>(afterPaint)),
    wait(pictureTimeout),
  ]);

/** Lets search engines index a live page, which is noindex until it has content, under its own path. */
export function allowIndexing(path: string): void {
  document.querySelector('[name=robots]')?.remove();
  const canonical = document.querySelector<HTMLLinkElement>('[rel=canonical]');
  if (canonical) canonical.href = new URL(path, canonical.href).href;
}
