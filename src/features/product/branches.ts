import type { StockByBranch } from '../../contract/stock.ts';
import type { Branch } from '../../contract/fields.ts';

/** A branch as stock is told for it: by its neighbourhood, with its city beside it. */
export interface NamedBranch {
  id: string;
  name: string;
  city: string;
}

export const namedBranch = ({ id, neighbourhood, city }: Branch): NamedBranch =>
  neighbourhood ? { id, name: neighbourhood, city } : { id, name: city, city: '' };

/** "Centro, Guadalajara". */
export const wholeName = ({ name, city }: NamedBranch): string => (city ? `${name}, ${city}` : name);

/** The branches that the stock is told for, the shopper's first (R2.6). */
export function branchesInOrder(stock: StockByBranch, branches: readonly NamedBranch[], chosen: string): NamedBranch[] {
  const told = branches.filter(({ id }) => id in stock);
  return [...told.filter(({ id }) => id === chosen), ...told.filter(({ id }) => id !== chosen)];
}
