import { groupBy } from './polyfills/groupBy.ts';
import { fold } from './text.ts';

/** Max names in a list that has no search field and is not grouped by letter. */
export const maxNamesWithoutFilter = 20;

/** Returns the letter that a name is listed under; "#" for digits and signs. */
export const firstLetter = (name: string): string => /^[a-z]/.exec(fold(name))?.[0].toUpperCase() ?? '#';

/** Groups items by first letter, in the order given. */
export const groupByLetter = <T>(items: readonly T[], toName: (item: T) => string): [letter: string, group: T[]][] => [
  ...groupBy(items, (item) => firstLetter(toName(item))),
];

/** Creates a predicate that matches names with every word of a typed text, ignoring case and accents. */
export function createNameMatcher(typed: string): (name: string) => boolean {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return (name) => {
    const folded = fold(name);
    return words.every((word) => folded.includes(word));
  };
}
