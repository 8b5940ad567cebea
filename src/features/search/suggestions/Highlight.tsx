import { fold } from '../../../lib/text.ts';
import { tokenize } from '../engine/text.ts';

/** A text with the beginnings of words that were typed marked. */
export const Highlight = ({ text, typed }: { text: string; typed: string }) =>
  splitTyped(text, typed).map((piece, index) => (piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text));

/** A piece of a text, and whether it is what was typed. */
interface TextPiece {
  text: string;
  marked: boolean;
}

/** Splits a text where its words begin with typed ones: "Cargadores" for "cargador" is "Cargador", marked, and "es". */
export function splitTyped(text: string, typed: string): TextPiece[] {
  const typedWords = tokenize(fold(typed));
  const pieces: TextPiece[] = [];
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
    const maxLength = Math.max(0, ...typedWords.filter((each) => folded.startsWith(each)).map(({ length }) => length));
    const split = maxLength === 0 ? 0 : lengthFoldedTo(word, maxLength);
    add(word.slice(0, split), true);
    add(word.slice(split), false);
  }
  add(text.slice(end), false);
  return pieces;
}

/** How many characters of a word fold to so many, accents with their letter. */
function lengthFoldedTo(word: string, length: number): number {
  let taken = 0;
  let folded = 0;
  for (const letter of word) {
    const size = fold(letter).length;
    if (folded >= length && size > 0) break;
    taken += letter.length;
    folded += size;
  }
  return taken;
}
