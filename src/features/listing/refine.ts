import { compareIds } from '../../lib/text.ts';
import type { Entry } from './entry.ts';

/** The values of the sort select: most sold, lowest and highest price first (R4.6). */
export type Sort = '0' | '1' | '2';

/** What a shopper set on a list; all of it stands in the address. */
export interface ListState {
  inStock: boolean;
  sort: Sort;
}

export const untouched: ListState = { inStock: false, sort: '0' };

export const isUntouched = ({ inStock, sort }: ListState): boolean => !inStock && sort === '0';

const orders = new Map<string | null, Sort>([
  ['ASC', '1'],
  ['DESC', '2'],
]);

/** Reads the state from a query; what is unknown counts as not there (R4.7). */
export function readState(query: string): ListState {
  const parameters = new URLSearchParams(query);
  return {
    inStock: parameters.get('existencias') === '1',
    sort: orders.get(parameters.get('ordenar')) ?? '0',
  };
}

/** The query with the state in it: `existencias=1`, `ordenar=ASC|DESC`; other parameters stay (R4.5, R4.6). */
export function writeState(query: string, { inStock, sort }: ListState): string {
  const parameters = new URLSearchParams(query);
  parameters.delete('existencias');
  parameters.delete('ordenar');
  if (inStock) parameters.set('existencias', '1');
  if (sort !== '0') parameters.set('ordenar', sort === '1' ? 'ASC' : 'DESC');
  const text = parameters.toString();
  return text && `?${text}`;
}

const asked = ({ card }: Entry): number => card.offer?.price ?? card.price;

const bySold = (a: Entry, b: Entry): number => b.sold - a.sold || compareIds(a.card.id, b.card.id);

/** What of a list is shown, in which order; option 0 keeps the order of the list, by price goes what the card asks (R4.6). */
export function refine(entries: readonly Entry[], { inStock, sort }: ListState): Entry[] {
  const kept = inStock ? entries.filter(({ card }) => card.stock > 0) : [...entries];
  if (sort === '0') return kept;
  const direction = sort === '1' ? 1 : -1;
  return kept.sort((a, b) => direction * (asked(a) - asked(b)) || bySold(a, b));
}
