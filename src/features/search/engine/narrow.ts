import type { Phone } from '../../../catalogue/phones/phones.ts';
import { fold } from '../../../lib/text.ts';
import type { Index } from './index.ts';
import type { SearchProduct } from './product.ts';
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

interface Answer {
  product: SearchProduct | undefined;
  /** The number of its kind; less than 0 where it has none. */
  kind: number;
  phones: readonly Phone[];
}

/**
 * What may be added to a query, by what its best answers are: the kind of thing where none was asked for, else the
 * brand, else the model.
 * @param best numbers of products, best first
 */
export function narrower({ parts }: Reading, best: Uint32Array, { products, places, learned, lexicon }: Index): More[] {
  const said = (...sorts: string[]): boolean => parts.some(({ sort }) => sorts.includes(sort));
  if (parts.length === 0 || said('begun', 'named')) return [];
  const answers = [...best.subarray(0, looked)].map((product): Answer => ({
    product: products[product],
    kind: (learned.kinds[places[product] ?? 0]?.[0] ?? -4) >> 2,
    phones: (learned.phones[places[product] ?? 0] ?? []).flatMap((code) => learned.allPhones[code >> 1] ?? []),
  }));
  const offered = (values: readonly (readonly string[])[], least = fewest): string[] => {
    const counts = new Map<string, number>();
    for (const own of values) for (const value of new Set(own)) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts]
      .filter(([value, count]) => value !== '' && count >= least && count <= nearlyAll * answers.length)
      .sort((a, b) => b[1] - a[1])
      .slice(0, most)
      .map(([value]) => value);
  };
  if (!said('kind', 'other'))
    return offered(answers.map(({ kind }) => (kind < 0 ? [] : [String(kind)]))).flatMap((number) => {
      const kind = lexicon.kinds[Number(number)];
      return kind ? [{ text: kind.many, add: kind.one, before: true }] : [];
    });
  if (said('phone')) return [];
  const brand = parts.find((part) => part.sort === 'brand')?.brand;
  const forPhones = answers.filter(({ phones }) => phones.length > 0).length * 2 > answers.length;
  const makers = ({ phones }: Answer): string[] => phones.map(({ brand: maker }) => spoken.get(maker) ?? maker);
  const models = ({ phones }: Answer): string[] =>
    phones.filter(({ brand: maker }) => fold(maker) === fold(brand ?? '')).map(({ name }) => name);
  const words =
    brand === undefined
      ? offered(answers.map(forPhones ? makers : ({ product }) => [product?.brand ?? '']))
      : // Of a model there is often one.
        offered(forPhones ? answers.map(models) : [], 1);
  return words.map((word) => ({ text: word, add: word, before: false }));
}
