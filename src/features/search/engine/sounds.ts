/**
 * A word as it is heard in Mexico, as a key: b and v, c s and z, k and qu, ll and y, silent h, doubled letters. After
 * Metáfono (amsqr/Spanish-Metaphone) and Talisman's fonetico, which keep the vowels. Takes a folded word.
 */
export function soundOf(word: string): string {
  let heard = '';
  for (let at = 0; at < word.length; at++) {
    const [letter = '', next = ''] = [word[at], word[at + 1]];
    let sound = letter;
    if (letter === 'h') sound = word[at - 1] === 'c' ? 'h' : '';
    else if (letter === 'p' && next === 'h') [sound, at] = ['f', at + 1];
    else if (letter === 'q' && next === 'u') [sound, at] = ['k', at + 1];
    else if (letter === 'l' && next === 'l') [sound, at] = ['y', at + 1];
    else if (letter === 'g' && (next === 'e' || next === 'i')) sound = 'j';
    else if (letter === 'c') sound = next === 'h' ? 'c' : next === 'e' || next === 'i' ? 's' : 'k';
    else if (letter === 'x' || letter === 'z') sound = 's';
    else if (letter === 'v') sound = 'b';
    else if (letter === 'w') sound = 'gu';
    else if (letter === 'n' && (next === 'b' || next === 'v' || next === 'p')) sound = 'm';
    else if (letter === 'y' && at === word.length - 1) sound = 'i';
    if (sound !== '' && heard.endsWith(sound)) continue;
    heard += sound;
  }
  return heard;
}

/** The consonants of a word, by which one with wrong vowels is known again: "wairles" and "wireless". */
export const consonantsOf = (word: string): string => soundOf(word).replaceAll(/[aeiou]/g, '');
