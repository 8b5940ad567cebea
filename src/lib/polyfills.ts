/**
 * What the oldest browsers of the shop lack (`browserslist` in package.json; tests/baseline finds a use of it), as plain
 * functions that are the same everywhere: nothing is added to what belongs to the language.
 */

/** `text.isWellFormed()`: whether no letter of it is half a pair. (With the flag `u`, whole pairs are one sign.) */
export const isWellFormed = (text: string): boolean => !/\p{Cs}/u.test(text);

/** `text.toWellFormed()`: the sign for a lost letter in place of halves, which encodeURIComponent() throws at. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');

/** `list.toSorted(compare)`: a sorted copy. */
export const sorted = <T>(list: Iterable<T>, compare?: (one: T, other: T) => number): T[] => [...list].sort(compare);

/** `Map.groupBy(list, keyOf)`: what has the same key, keys and list in their order. */
export function groupBy<K, T>(list: Iterable<T>, keyOf: (each: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const each of list) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}

/** `URL.parse(address)`: null where it is none. */
export function parseUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** `AbortSignal.any(signals)`: aborts with the first of them, for its reason, and listens to none of them from then on. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const any = new AbortController();
  for (const signal of signals) {
    const end = (): void => any.abort(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true, signal: any.signal });
  }
  return any.signal;
}

/** `element.ariaLabel = value`; null takes it away. */
export function setAria(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(`aria-${name}`);
  else element.setAttribute(`aria-${name}`, value);
}

/** Something to do each time a box has come to rest (`scrollend`). */
export function afterScrolling(box: HTMLElement, work: () => void): void {
  if ('onscrollend' in globalThis) {
    box.addEventListener('scrollend', work);
    return;
  }
  let rest: ReturnType<typeof setTimeout> | undefined;
  const moved = (): void => {
    clearTimeout(rest);
    // Several frames of a slow phone.
    rest = setTimeout(work, 120);
  };
  box.addEventListener('scroll', moved, { passive: true });
}
