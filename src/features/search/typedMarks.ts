import { fold } from '../../lib/text.ts';
import { tokenize } from './engine/text.ts';

/** A piece of a text, and whether it is what was typed. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** Cuts a text where its words begin with typed ones: "Cargadores" for "cargador" is "Cargador", marked, and "es". */
export function marks(text: string, typed: string): Piece[] {
  const wanted = tokenize(fold(typed));
  const pieces: Piece[] = [];
  const add = (piece: string, marked: boolean): void => {
    const last = pieces.at(-1);
    if (piece === '') return;
    if (last?.marked === marked) last.text += piece;
    else pieces.push({ text: piece, marked });
  };
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    add(text.slice(end, index), false);
    end = index + word.length;
    const folded = fold(word);
    const longest = Math.max(0, ...wanted.filter((each) => folded.startsWith(each)).map(({ length }) => length));
    const cut = longest === 0 ? 0 : lengthFoldedTo(word, longest);
    add(word.slice(0, cut), true);
    add(word.slice(cut), false);
  }
  add(text.slice(end), false);
  return pieces;
}

/** How many characters of a word fold to so many, accents with their letter. */
function lengthFoldedTo(word: string, length: number): number {
  let [taken, folded] = [0, 0];
  for (const letter of word) {
    const size = fold(letter).length;
    if (folded >= length && size > 0) break;
    taken += letter.length;
    folded += size;
  }
  return taken;
}
