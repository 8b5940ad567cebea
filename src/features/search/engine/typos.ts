/** A word of the vocabulary that was probably meant. */
export interface Near {
  word: number;
  slips: number;
}

/** Gives the words near a typed one. @param begun it may go on @param slips as many as it may have */
export type NearWords = (typed: string, begun: boolean, slips?: number) => Near[];

/** How many slips of the keyboard a word may have: one, two in long ones, none in very short ones and short numbers (R4.15). */
export function slipsIn(word: string): number {
  if (word.length < 3 || (/^\d+$/.test(word) && word.length < 5)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Longest word that is compared, and the three rows that comparing needs. */
const longest = 250;
const rows = [new Uint8Array(longest + 2), new Uint8Array(longest + 2), new Uint8Array(longest + 2)] as const;

/**
 * How many slips lie between two words: a letter too many, missing, wrong, or two swapped.
 * @param begun the second word may go on after it: the least slips to any beginning of it
 * @returns `most + 1` where it is more than `most`
 */
export function slipsBetween(typed: string, meant: string, most: number, begun = false): number {
  const width = begun ? Math.min(meant.length, typed.length + most) : meant.length;
  if (Math.abs(typed.length - width) > most || Math.max(typed.length, width) > longest) return most + 1;
  let [before, last, row]: [Uint8Array, Uint8Array, Uint8Array] = [...rows];
  for (let j = 0; j <= width; j++) last[j] = j;
  for (let i = 1; i <= typed.length; i++) {
    let least = (row[0] = i);
    for (let j = 1; j <= width; j++) {
      const same = typed.charCodeAt(i - 1) === meant.charCodeAt(j - 1);
      let slips = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped =
        typed.charCodeAt(i - 1) === meant.charCodeAt(j - 2) && typed.charCodeAt(i - 2) === meant.charCodeAt(j - 1);
      if (i > 1 && j > 1 && swapped) slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
      row[j] = slips;
      least = Math.min(least, slips);
    }
    if (least > most) return most + 1;
    [before, last, row] = [last, row, before];
  }
  const slips = begun ? Math.min(...last.subarray(0, width + 1)) : (last[width] ?? 0);
  return Math.min(most + 1, slips);
}
