import { fold } from './text.ts';

/** A list of more names than these is for typing: it gets a field, and letters. */
export const forTyping = 20;

/** The letter that a name is found under; "#" for digits and signs. */
export const letterOf = (name: string): string => /^[a-z]/.exec(fold(name))?.[0].toUpperCase() ?? '#';

/** Things with their letters, in the order in which they come. @param nameOf the name of a thing */
export function byLetter<T>(all: readonly T[], nameOf: (thing: T) => string): [letter: string, own: T[]][] {
  const letters = new Map<string, T[]>();
  for (const thing of all) {
    const letter = letterOf(nameOf(thing));
    const own = letters.get(letter);
    if (own) own.push(thing);
    else letters.set(letter, [thing]);
  }
  return [...letters];
}

/** What to look for a typed text by: its words, folded. @returns whether a name has all of them */
export function matcher(typed: string): (name: string) => boolean {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return (name) => {
    const folded = fold(name);
    return words.every((word) => folded.includes(word));
  };
}
