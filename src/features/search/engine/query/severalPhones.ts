import type { Phone } from '../../../../catalogue/phones/phones.ts';
import { fold } from '../../../../lib/text.ts';
import type { ParseSeveralPhones, QueryPhone } from './phones.ts';

// Several phones that a query names together. Loaded on demand (onDemand.ts).

/**
 * Parses another phone of the family of the one before, or a series of phones.
 * @param parseNamed parses a phone after its brand or family
 */
export const parseSeveralPhones: ParseSeveralPhones = (words, from, before, phones, parseNamed) =>
  (before ? parseAnother(words, from, before, parseNamed) : null) ?? parseSeries(words, from, phones);

/** Parses the number of another phone of the same family: "iphone 13 y 14". */
function parseAnother(
  words: readonly string[],
  from: number,
  before: QueryPhone,
  parseNamed: Parameters<ParseSeveralPhones>[4],
): QueryPhone | null {
  if (!/^[yeo]$/.test(words[before.to] ?? '')) return null;
  const beforeNumber = words.slice(before.from).findIndex((word) => /\d/.test(word));
  const family = words.slice(before.from, before.from + Math.max(0, beforeNumber));
  const phone = parseNamed([...family, ...words.slice(from)], 0);
  return phone && phone.phones.length > 0 ? { ...phone, from, to: from + phone.to - family.length } : null;
}

/** Parses a series of phones, a name without its number: "moto g", "redmi note", "galaxy z flip". */
function parseSeries(words: readonly string[], from: number, phones: readonly Phone[]): QueryPhone | null {
  const [line = '', second = '', third = ''] = words.slice(from);
  const series = `${line === 'samsung' ? 'galaxy' : line} ${second}`;
  const isOfSeries = (name: string): boolean => name.startsWith(series) && /^ ?\d/.test(name.slice(series.length));
  const matches = phones.flatMap(({ name }, index) => (isOfSeries(fold(name)) ? [index] : []));
  const { brand, name } = phones[matches[0] ?? -1] ?? {};
  if (brand && name)
    return { phones: matches, name: name.slice(0, series.length), brand, from, to: from + 2, series: true };
  // "Flip" is also a kind of case.
  const model = new Map([
    ['flip', 'Flip'],
    ['fold', 'Fold'],
  ]).get(third);
  return series === 'galaxy z' && model
    ? { phones: [], name: `Galaxy Z ${model}`, brand: 'Samsung', from, to: from + 3 }
    : null;
}
