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

/** The words in which two letters that stand beside each other have changed places: "fnuda" → "funda" and others. */
export function swapsOf(word: string): string[] {
  const found: string[] = [];
  for (let at = 1; at < word.length; at++) {
    if (word[at - 1] === word[at]) continue;
    found.push(word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1));
  }
  return found;
}
