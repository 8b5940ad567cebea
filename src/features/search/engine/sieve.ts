/** Words that may lie near one: those that surely do not are left out, by length, letters and pieces, before any is compared. */
export type Sieve = (typed: string, slips: number, begun: boolean) => number[];

/** Makes a sieve. @param words sorted */
export function sieve(words: readonly string[]): Sieve {
  const letters = Uint32Array.from(words, lettersOf);
  const byLength: number[][] = [];
  words.forEach(({ length }, word) => (byLength[length] ??= []).push(word));

  return (typed, slips, begun) => {
    const wanted = lettersOf(typed);
    const pieces = piecesOf(typed, slips + 1);
    const found: number[] = [];
    const longest = begun ? byLength.length - 1 : typed.length + slips;
    for (let length = Math.max(1, typed.length - slips); length <= longest; length++) {
      for (const word of byLength[length] ?? []) {
        const has = letters[word] ?? 0;
        if (bits(wanted & ~has) > slips || (!begun && bits(has & ~wanted) > slips)) continue;
        if (hasPiece(words[word] ?? '', pieces, slips)) found.push(word);
      }
    }
    return found;
  };
}

interface Piece {
  text: string;
  at: number;
}

/** A word in so many pieces: of that many, one is whole in whatever has fewer slips. */
function piecesOf(word: string, count: number): Piece[] {
  const borders = Array.from({ length: count + 1 }, (_, at) => Math.floor((word.length * at) / count));
  return Array.from({ length: count }, (_, at) => ({
    text: word.slice(borders[at], borders[at + 1]),
    at: borders[at] ?? 0,
  }));
}

/** Whether some piece stands where it stood, or as many places away as there may be slips. */
function hasPiece(word: string, pieces: readonly Piece[], slips: number): boolean {
  for (const { text, at } of pieces) {
    for (let place = Math.max(0, at - slips); place <= at + slips; place++)
      if (word.startsWith(text, place)) return true;
  }
  return false;
}

/** The letters and digits of a word as a set of bits. */
function lettersOf(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    set |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6));
  }
  return set >>> 0;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
