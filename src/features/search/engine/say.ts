import { fold } from '../../../lib/text.ts';
import type { Kind, Lexicon } from './lexicon.ts';
import { phoneBrands } from './phoneBrands.ts';
import type { Ranked } from './rank.ts';
import { unitNames } from './quantities.ts';
import type { Part, Reading } from './reading.ts';
import { stem } from './stems.ts';
import { nothingUnderstood, type Understood } from './understood.ts';

/** What was understood of a query, and what of it the answers lack. */
export function understoodOf(
  { words, parts }: Reading,
  { givenUp, partly, absent }: Ranked,
  { noise }: Lexicon,
): Understood {
  const typed = (part: Part): string =>
    part.at
      .map((at) => words[at]?.typed ?? '')
      .filter((text, at, all) => all.indexOf(text) === at)
      .join(' ');
  const understood: Understood = {
    ...nothingUnderstood,
    attributes: [],
    corrected: [],
    givenUp: [],
    partly: [],
    chips: [],
    more: [],
    absent,
  };
  let madeForBrand = true;
  for (const part of [...parts].sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0))) {
    const name = nameOf(part);
    if (name === null || part.at.length === 0) continue;
    if (part.sort === 'kind') understood.kind ??= kindOf(part.kinds[0], name);
    else if (part.sort === 'phone') understood.model ??= name;
    else if (part.sort === 'brand') {
      understood.brand ??= name;
      // "Audífonos Kuvo": the brand is the maker of the thing, not of a phone that it is for.
      madeForBrand &&= phoneBrands.has(fold(part.brand));
    } else understood.attributes.push(name);
    understood.chips.push({ text: name, words: part.at.map((at) => words[at]?.typed ?? '') });
  }
  if (understood.kind && !madeForBrand) understood.kind.forPhones = false;
  const names = parts.map((part) => (part.sort === 'kind' ? part.kinds[0]?.one : nameOf(part)) ?? '');
  understood.corrected = words
    .filter(({ text, typed: as }, at) => text !== as && as !== words[at - 1]?.typed && !noise.has(text))
    .map(({ text, typed: as }) => ({ typed: as, meant: spelled(text, names) }));
  const told = (sought: Ranked['givenUp']): string[] =>
    sought.flatMap(({ part }) => (part && part.sort !== 'other' && part.at.length > 0 ? [typed(part)] : []));
  understood.givenUp = told(givenUp);
  understood.partly = told(partly);
  return understood;
}

/** A word as it is written in the names of what was understood: "inalambricos" → "inalámbrico", "iphone" → "iPhone". */
const spelled = (word: string, names: readonly string[]): string =>
  names.flatMap((name) => name.split(' ')).find((own) => stem(fold(own)) === stem(word)) ?? word;

const kindOf = (kind: Kind | undefined, name: string) => ({
  many: kind?.many ?? name,
  one: kind?.one ?? name,
  forPhones: (kind?.fit ?? false) || (kind?.plug ?? false),
});

function nameOf(part: Part): string | null {
  if (part.sort === 'kind') return part.kinds[0]?.many ?? null;
  if (part.sort === 'phone') return part.phone.name;
  if (part.sort === 'brand') return part.line ? lineName(part.line) : lineName(part.brand);
  if (part.sort === 'group') return part.group.name;
  if (part.sort === 'quantity') return quantityName(part.quantity);
  return null;
}

const lineName = (text: string): string =>
  /^i[a-z]/.test(text)
    ? `i${text.charAt(1).toUpperCase()}${text.slice(2)}`
    : text.charAt(0).toUpperCase() + text.slice(1);

const quantityName = ({ unit, value }: { unit: string; value: number }): string =>
  unit === 'gb' && value >= 1000 ? `${value / 1000} TB` : `${value.toLocaleString('es-MX')} ${unitNames[unit] ?? unit}`;
