/** Case-insensitive indexOf. "İ" is replaced, as its lower case is longer and would shift the index. */
export const indexOfIgnoringCase = (text: string, part: string): number => toLower(text).indexOf(toLower(part));

const toLower = (text: string): string => text.replaceAll('İ', 'i').toLowerCase();

/** The words before a phone in a name: "para Samsung " before "Galaxy A54". */
const phonePrefix = / (?:para |p\/ ?)(?:(?:samsung|motorola|xiaomi|huawei|google|apple|sony) )?$/i;

/**
 * Splits a name at "para Samsung Galaxy A54" into the parts before, at and after it. Cards show the phone on a line of its own, and
 * hide the second part visually to make room for the rest. One part if the name has another form.
 */
export function splitAroundPhonePhrase(name: string, phone: string): [before: string, phone?: string, after?: string] {
  const start = phone ? indexOfIgnoringCase(name, phone) : -1;
  const prefix = start > 0 ? phonePrefix.exec(name.slice(0, start)) : null;
  const end = start + phone.length + (/^ ?[45]g\b/i.exec(name.slice(start + phone.length))?.[0].length ?? 0);
  if (!prefix || !/^(?:[\s,.;)]|$)/.test(name.slice(end))) return [name];
  return [name.slice(0, prefix.index), name.slice(prefix.index, end), name.slice(end)];
}

/** Matches a number with its unit, or a word with a hyphen: "20 000 mAh", "USB-C". Bounded, so that matching takes linear time (P84 in tests/promises.md). */
const noWrapPattern =
  /\b(?:\d[\d ]{0,11}(?:\.\d{1,4})? (?:W|mAh|[GT]B|m|cm|mm|MP|[kMG]?Hz|V|A|L|pulgadas)|[A-Za-z]{1,6}-(?:[A-Z]{1,3}|\d{1,3})|Wi-Fi)\b/g;

/** Splits a text into parts; lines do not break within those with `noWrap`. */
export function noWrapParts(text: string): { text: string; noWrap: boolean }[] {
  const parts: { text: string; noWrap: boolean }[] = [];
  let from = 0;
  for (const { 0: match, index } of text.matchAll(noWrapPattern)) {
    parts.push({ text: text.slice(from, index), noWrap: false }, { text: match, noWrap: true });
    from = index + match.length;
  }
  return [...parts, { text: text.slice(from), noWrap: false }].filter((part) => part.text !== '');
}
