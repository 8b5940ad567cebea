import { compareIds } from '../lib/text.ts';

interface Sold {
  id: string;
  sold: number;
}

/** Orders products by units sold, best sellers first; among equals the older one, by its id (R4.6). */
export const compareSales = (a: Sold, b: Sold): number => b.sold - a.sold || compareIds(a.id, b.id);
