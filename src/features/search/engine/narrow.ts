import type { Phone } from '../../../catalogue/phones/phones.ts';
import { fold } from '../../../lib/text.ts';
import type { Index } from './index.ts';
import type { Reading } from './reading.ts';
import type { More } from './understood.ts';

/** So many of the best answers are looked at, and so many parts are offered. */
const looked = 300;
const most = 4;
/** What is nearly all of the answers tells them apart as little as what one of them has. */
const nearlyAll = 0.9;
const fewest = 2;
/** A phone's maker as shoppers call it. */
const spoken: ReadonlyMap<string, string> = new Map([['Apple', 'iPhone']]);

/**
 * What may be added to a query, by what its best answers are: the kind of thing where none was asked for, else the
 * brand, else the model.
 * @param best numbers of products, best first
 */
export function narrower(
  { parts }: Reading,
  best: Uint32Array,
  { products, places, learned, lexicon, namesPhone }: Index,
): More[] {
  const said = (...sorts: string[]): boolean => parts.some(({ sort }) => sorts.includes(sort));
  if (parts.length === 0 || said('begun', 'named')) return [];
  const answers = best.subarray(0, looked);
  const kindOf = (product: number): number[] =>
    (learned.kinds[places[product] ?? 0] ?? []).slice(0, 1).map((code) => code >> 2);
  const phonesOf = (product: number): Phone[] =>
    (learned.phones[places[product] ?? 0] ?? []).flatMap((code) => learned.allPhones[code >> 1] ?? []);
  const offered = <T extends string | number>(valuesOf: (product: number) => readonly T[], least = fewest): T[] => {
    const counts = new Map<T, number>();
    for (const product of answers)
      for (const value of new Set(valuesOf(product))) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts]
      .filter(([, count]) => count >= least && count <= nearlyAll * answers.length)
      .sort((a, b) => b[1] - a[1])
      .slice(0, most)
      .map(([value]) => value);
  };
  if (!said('kind', 'other'))
    return offered(kindOf).flatMap((number) => {
      const kind = lexicon.kinds[number];
      return kind ? [{ text: kind.many, add: kind.one, before: true }] : [];
    });
  if (said('phone')) return [];
  const brand = parts.find((part) => part.sort === 'brand')?.brand;
  const forPhones = answers.filter((product) => namesPhone[product]).length * 2 > answers.length;
  const makers = (product: number): string[] => phonesOf(product).map(({ brand: maker }) => spoken.get(maker) ?? maker);
  const own = fold(brand ?? '');
  const models = (product: number): string[] =>
    phonesOf(product).flatMap(({ brand: maker, name }) => (fold(maker) === own ? [name] : []));
  const brands = (product: number): string[] => [products[product]?.brand ?? ''].filter(Boolean);
  const words =
    brand === undefined
      ? offered(forPhones ? makers : brands)
      : // Of a model there is often one.
        forPhones
        ? offered(models, 1)
        : [];
  return words.map((word) => ({ text: word, add: word, before: false }));
}
