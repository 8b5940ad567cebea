/** Signs that Windows puts on the bytes 80 to 9F, in their order; a dot where it has none. */
const windows = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ';

/** The byte that a sign was read from, where UTF-8 was taken for Latin 1 or for Windows' own; -1 where it was none. */
function byteOf(sign: string): number {
  const code = sign.charCodeAt(0);
  if (code < 0x100) return code;
  const place = sign === '.' ? -1 : windows.indexOf(sign);
  return place < 0 ? -1 : 0x80 + place;
}

/**
 * Signs of two bytes and more, read one byte a sign: the first of Latin letters and signs, of quotes, dashes and the like,
 * or of pictures; then the rest, none of which Spanish puts behind such a letter. (A closing quote it may: "Ã”" stays.)
 */
const rest = `[\\u0080-\\u00bf${windows.replaceAll('.', '')}]`;
const twice = new RegExp(`Â[\\u0080-\\u00bf]|Ã(?![”’])${rest}|â${rest}{2}|ï[¸»]${rest}|ð[Ÿ\\u009f]${rest}{2}`, 'g');

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** @param at where the signs stand in the text: beside one that is no byte's, it was not read a byte a sign */
function decoded(signs: string, at: number, text: string): string {
  const beside = [text.charAt(at - 1), text.charAt(at + signs.length)];
  if (beside.some((sign) => sign !== '' && byteOf(sign) < 0)) return signs;
  try {
    return utf8.decode(Uint8Array.from(signs, byteOf));
  } catch {
    return signs;
  }
}

/**
 * Text that was encoded twice, as it was meant: "AromaÂ®" → "Aroma®", "baterÃ­a" → "batería". Only where it is certain:
 * what cannot be signs read one byte at a time stays as it is.
 */
export function repaired(text: string): string {
  let mended = text;
  // Some shops did it three times.
  for (let time = 0; time < 3; time++) {
    const next = mended.replace(twice, decoded);
    if (next === mended) break;
    mended = next;
  }
  return mended;
}
