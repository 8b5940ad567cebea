import { fold } from '../../../lib/text.ts';
import type { Index } from './index.ts';
import type { Sources } from './sources.ts';
import type { Reading } from './reading.ts';

/** Most products of near models that are named. */
const most = 8;

/** The products of the kind asked for, for the models nearest to that which the kind is not there for: by number and letter. */
export function nearModels(reading: Reading, { lexicon, learned, ofPhone, ofKind }: Index, sources: Sources): number[] {
  const { kinds, kindShare } = lexicon;
  const asked = reading.parts
    .flatMap((part) => (part.sort === 'kind' ? part.kinds : []))
    .filter((kind) => sources.countOf(kind) > 0);
  const phone = reading.parts.flatMap((part) => (part.sort === 'phone' ? [part.phone] : []))[0];
  if (!phone || asked.length === 0) return [];
  const wanted = new Set<number>();
  for (const kind of kinds)
    if (asked.some((each) => kindShare(each, kind.number) >= 0.9))
      for (const posting of ofKind[kind.number] ?? []) wanted.add(posting >>> 2);
  const byDistance = learned.allPhones
    .map((each, number) => ({ number, far: distance(phone.name, phone.brand, each.name, each.brand) }))
    .filter(({ far, number }) => far < apart && !phone.phones.includes(number))
    .sort((a, b) => a.far - b.far);
  const found = new Set<number>();
  for (const { number } of byDistance) {
    for (const posting of ofPhone[number] ?? []) {
      if (wanted.has(posting >>> 1)) found.add(posting >>> 1);
      if (found.size >= most) return [...found];
    }
  }
  return [...found];
}

/** Phones farther apart than that have nothing in common. */
const apart = 1_000;

/** The letters before the first number of a name, the number, and what follows; null where it has none. */
function codeOf(name: string): [name: string, letters: string, number: string, rest: string] | null {
  const at = name.search(/\d/);
  if (at < 0) return null;
  const letters =
    name
      .slice(0, at)
      .trimEnd()
      .split(/[^a-z]/)
      .at(-1) ?? '';
  const number = /^\d+/.exec(name.slice(at))?.[0] ?? '';
  return [name, letters, number, name.slice(at + number.length)];
}

/** How far two phones are from each other: another family, another letter, another number, another suffix. */
function distance(name: string, brand: string, other: string, otherBrand: string): number {
  const [a, b] = [fold(name), fold(other)];
  if (brand && brand !== otherBrand) return apart;
  const [familyA = '', familyB = ''] = [a.split(' ')[0], b.split(' ')[0]];
  const [codeA, codeB] = [codeOf(a), codeOf(b)];
  return (
    (familyA === familyB ? 0 : 300) +
    (codeA?.[1] === codeB?.[1] ? 0 : 120) +
    Math.min(100, 2 * Math.abs(Number(codeA?.[2] ?? 0) - Number(codeB?.[2] ?? 0))) +
    suffixDistance(codeA?.[3]?.trim() ?? '', codeB?.[3]?.trim() ?? '')
  );
}

/** "Pro" is nearer to "Pro Max" than none. */
const suffixDistance = (a: string, b: string): number =>
  a === b ? 0 : a && b && (a.startsWith(b) || b.startsWith(a)) ? 1 : 2;
