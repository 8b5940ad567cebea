/** Where a text contains another one, in any case; -1 if it doesn't. "İ" alone is longer in lower case, and would shift it. */
export const indexOfAnyCase = (text: string, part: string): number => toLower(text).indexOf(toLower(part));

const toLower = (text: string): string => text.replaceAll('İ', 'i').toLowerCase();

/** The words before a phone in a name: "para Samsung" Galaxy A54. */
const introduced = / (?:para |p\/ ?)(?:(?:samsung|motorola|xiaomi|huawei|google|apple|sony) )?$/i;

/**
 * A name in three parts, before, of and after "para Samsung Galaxy A54", which a card shows on a line of its own: the second part is visually hidden, to make room for the rest. One piece if the name is not of that form.
 */
export function splitPhone(name: string, phone: string): [before: string, phone?: string, after?: string] {
  const at = phone ? indexOfAnyCase(name, phone) : -1;
  const lead = at > 0 ? introduced.exec(name.slice(0, at)) : null;
  const end = at + phone.length + (/^ ?[45]g\b/i.exec(name.slice(at + phone.length))?.[0].length ?? 0);
  if (!lead || !/^(?:[\s,.;)]|$)/.test(name.slice(end))) return [name];
  return [name.slice(0, lead.index), name.slice(lead.index, end), name.slice(end)];
}

/** A number with its unit, a word with a hyphen: "20 000 mAh", "USB-C". Bounded, so that matching takes linear time (P84). */
const unbroken =
  /\b(?:\d[\d ]{0,11}(?:\.\d{1,4})? (?:W|mAh|[GT]B|m|cm|mm|MP|[kMG]?Hz|V|A|L|pulgadas)|[A-Za-z]{1,6}-(?:[A-Z]{1,3}|\d{1,3})|Wi-Fi)\b/g;

/** Splits a text into pieces; lines do not break within a whole one. */
export function noWrapPieces(text: string): { text: string; whole: boolean }[] {
  const pieces: { text: string; whole: boolean }[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(unbroken)) {
    pieces.push({ text: text.slice(from, index), whole: false }, { text: found, whole: true });
    from = index + found.length;
  }
  return [...pieces, { text: text.slice(from), whole: false }].filter((piece) => piece.text !== '');
}
