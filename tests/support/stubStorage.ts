import { vi } from 'vitest';

/**
 * Replaces a browser's storage with the items of a Map, until `vi.unstubAllGlobals()`.
 * @param entries its initial items: key, text
 */
export function stubStorage(
  name: 'localStorage' | 'sessionStorage',
  entries: readonly (readonly [string, string])[] = [],
): Map<string, string> {
  const items = new Map(entries);
  vi.stubGlobal(name, {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  });
  return items;
}
