import { groupBy } from './polyfills/groupBy.ts';
import { fold } from './text.ts';

/** Max names in a list without a filter field and letters. */
export const maxWithoutFilter = 20;

/** The letter that a name is listed under; "#" for digits and signs. */
export const firstLetter = (name: string): string => /^[a-z]/.exec(fold(name))?.[0].toUpperCase() ?? '#';

/** Groups items by first letter, in the order given. */
export const groupByLetter = <T>(items: readonly T[], toName: (item: T) => string): [letter: string, group: T[]][] => [
  ...groupBy(items, (item) => firstLetter(toName(item))),
];

/** Matches names that contain every word of a typed text, ignoring case and accents. */
export function createNameMatcher(typed: string): (name: string) => boolean {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return (name) => {
    const folded = fold(name);
    return words.every((word) => folded.includes(word));
  };
}
