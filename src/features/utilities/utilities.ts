import { compareNames, fold } from '../../lib/text.ts';
import { toWellFormed } from '../../lib/polyfills/wellFormed.ts';

/** The files under one first letter. */
export interface FileGroup {
  letter: string;
  files: string[];
}

const others = '#';

/**
 * Groups files under their first letter in Mexican alphabetical order (R8.3): accents are ignored, Ñ is a letter of its own
 * after N, and digits and symbols come last under "#".
 */
export function groupFiles(files: readonly string[]): FileGroup[] {
  const groups = new Map<string, string[]>();
  for (const file of [...new Set(files)].sort(compareNames)) {
    const letter = firstLetter(file);
    groups.set(letter, [...(groups.get(letter) ?? []), file]);
  }
  return [...groups]
    .map(([letter, list]) => ({ letter, files: list }))
    .sort((a, b) => Number(a.letter === others) - Number(b.letter === others) || compareNames(a.letter, b.letter));
}

function firstLetter(file: string): string {
  const sign = file.trim().normalize('NFC').charAt(0).toUpperCase();
  return sign === 'Ñ' ? sign : (/^[A-Z]/.exec(fold(sign).toUpperCase())?.[0] ?? others);
}

/** The address of a file's download. */
export const fileAddress = (file: string): string => `/assets/utilidades/${encodeURIComponent(toWellFormed(file))}`;
