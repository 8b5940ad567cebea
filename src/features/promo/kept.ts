import { readKept, type ShownCode } from './shown.ts';

const key = 'promo';

/** This tab's memory of its code; a browser that keeps nothing only loses the code at a reload. */
export const kept = {
  read: (): ShownCode | null => quietly(() => readKept(sessionStorage.getItem(key), Date.now())) ?? null,
  write: (shown: ShownCode): void => quietly(() => sessionStorage.setItem(key, JSON.stringify(shown))),
  forget: (): void => quietly(() => sessionStorage.removeItem(key)),
};

function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
