import { compareNames, fold } from '../../lib/text.ts';
import { groupBy } from '../../lib/polyfills/groupBy.ts';
import { toWellFormed } from '../../lib/polyfills/wellFormed.ts';

/** The files under one first letter. */
export interface FileGroup {
  letter: string;
  files: string[];
}

/** The group of names that begin with a digit or a symbol. */
const otherGroup = '#';

/**
 * Groups files under their first letter in Mexican alphabetical order (R8.3): accents are ignored, Ñ is a letter of its own
 * after N, and digits and symbols come last under "#".
 */
export function groupFiles(files: readonly string[]): FileGroup[] {
  return [...groupBy([...new Set(files)].sort(compareNames), firstLetter)]
    .map(([letter, list]) => ({ letter, files: list }))
    .sort(
      (a, b) => Number(a.letter === otherGroup) - Number(b.letter === otherGroup) || compareNames(a.letter, b.letter),
    );
}

function firstLetter(file: string): string {
  const character = file.trim().normalize('NFC').charAt(0).toUpperCase();
  return character === 'Ñ' ? character : (/^[A-Z]/.exec(fold(character).toUpperCase())?.[0] ?? otherGroup);
}

export const fileUrl = (file: string): string => `/assets/utilidades/${encodeURIComponent(toWellFormed(file))}`;
