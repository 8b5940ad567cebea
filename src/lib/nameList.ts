import { fold } from './text.ts';

/** A longer list of names gets a filter field and letters. */
export const maxWithoutFilter = 20;

/** The letter that a name is listed under; "#" for digits and signs. */
export const firstLetter = (name: string): string => /^[a-z]/.exec(fold(name))?.[0].toUpperCase() ?? '#';

/** Groups items by first letter, in the order given. */
export function groupByLetter<T>(items: readonly T[], nameOf: (item: T) => string): [letter: string, group: T[]][] {
  const letters = new Map<string, T[]>();
  for (const item of items) {
    const letter = firstLetter(nameOf(item));
    const group = letters.get(letter);
    if (group) group.push(item);
    else letters.set(letter, [item]);
  }
  return [...letters];
}

/** Matches names that contain every word of a typed text, ignoring case and accents. */
export function createNameMatcher(typed: string): (name: string) => boolean {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return (name) => {
    const folded = fold(name);
    return words.every((word) => folded.includes(word));
  };
}
