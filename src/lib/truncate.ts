/** Code units that belong to the character before them: a low surrogate, a combining accent, a joiner, a skin tone. */
const combining = /^(?:\p{M}|[\u200d\udc00-\udfff\u{1f3fb}-\u{1f3ff}])/u;

/** Truncates a text to at most `max` code units, without splitting a character or an emoji. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = max;
  // No real grapheme has more than 32 code units; a longer one is split.
  while (end > max - 32 && (combining.test(text.slice(end, end + 2)) || text[end - 1] === '\u200d')) end--;
  return text.slice(0, Math.max(0, end)).replace(/[\ud800-\udbff]$/, '');
}

/** Truncates a text to at most `max` characters, at a word, with an ellipsis; a shorter text stays as it is. */
export const truncateAtWord = (text: string, max: number): string =>
  text.length <= max
    ? text
    : `${truncate(text, max - 1)
        .replace(/\s\S*$/, '')
        .trimEnd()}…`;
