/** What belongs to the letter before it: half an emoji, an accent of its own, the colour of a hand. */
const joined = /^(?:\p{M}|[\u200d\udc00-\udfff\u{1f3fb}-\u{1f3ff}])/u;

/** At most so many characters of a text: whole letters, of one that takes two (an emoji) never the half. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = most;
  // No letter that anybody writes has more of these; what has, is cut all the same.
  while (end > most - 32 && (joined.test(text.slice(end, end + 2)) || text[end - 1] === '\u200d')) end--;
  return text.slice(0, Math.max(0, end)).replace(/[\ud800-\udbff]$/, '');
}
