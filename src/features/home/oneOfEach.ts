import type { Entry } from '../../components/filters/listEntry.ts';
import type { Kind } from '../../components/kind.ts';

/** What a shopper of a phone looks for first; what else there is comes after it. */
const order: readonly Kind[] = ['case', 'glass', 'charger', 'screen', 'battery', 'cable', 'headphones'];
const most = 8;

/** One product of each kind: of those there are the one most sold, and of those sold out only where there is no other. */
export function oneOfEach(entries: readonly Entry[]): Entry[] {
  const best = [...Map.groupBy(entries, ({ card }) => card.kind)].flatMap(
    ([, own]) =>
      own.toSorted((a, b) => Number(b.card.stock > 0) - Number(a.card.stock > 0) || b.sold - a.sold)[0] ?? [],
  );
  const rank = ({ card }: Entry): number => (order.includes(card.kind) ? order.indexOf(card.kind) : order.length);
  return best.toSorted((a, b) => rank(a) - rank(b) || b.sold - a.sold).slice(0, most);
}
