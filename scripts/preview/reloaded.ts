import { stat } from 'node:fs/promises';

/** What `make` builds from a file, built anew when the file has changed, so a rebuild needs no restart. */
export function reloaded<T>(file: string, make: () => T): () => Promise<T> {
  let seen: string | undefined;
  let value: T;
  return async () => {
    const now = await stat(file).then(
      ({ mtimeMs, size }) => `${mtimeMs}-${size}`,
      () => 'missing',
    );
    if (now !== seen) {
      value = make();
      seen = now;
    }
    return value;
  };
}
