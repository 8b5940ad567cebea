/** How many slips of the keyboard a word may have: one, two in long ones, none in very short ones and short numbers (R4.15). */
export function slipsIn(word: string): number {
  if (word.length < 3 || (/^\d+$/.test(word) && word.length < 5)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * How many slips lie between two words: a letter too many, missing, wrong, or two swapped.
 * @param begun the second word may go on after it: the least slips to any beginning of it
 * @returns `most + 1` where it is more than `most`
 */
export function slipsBetween(typed: string, meant: string, most: number, begun = false): number {
  const width = begun ? Math.min(meant.length, typed.length + most) : meant.length;
  if (Math.abs(typed.length - width) > most) return most + 1;
  let [before, last]: number[][] = [[], Array.from({ length: width + 1 }, (_, j) => j)];
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= width; j++) {
      const same = typed[i - 1] === meant[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return Math.min(most + 1, begun ? Math.min(...last) : (last[width] ?? 0));
}
