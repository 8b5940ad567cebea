import { parseViewed, withViewed, type Viewed } from './recent.ts';

const key = 'vistos';

/** The products that were looked at on this device, the last first; none where it keeps nothing. */
export function readViewed(): Viewed[] {
  try {
    return parseViewed(localStorage.getItem(key));
  } catch {
    return [];
  }
}

/** Keeps a product as looked at, on this device alone. */
export function keepViewed(viewed: Viewed): void {
  try {
    localStorage.setItem(key, JSON.stringify(withViewed(readViewed(), viewed)));
  } catch {
    // Private windows may refuse storage.
  }
}

export function forgetViewed(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There was nothing then.
  }
}
