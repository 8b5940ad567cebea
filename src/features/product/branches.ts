import type { StockByBranch } from '../../contract/figures.ts';

export interface NamedBranch {
  id: string;
  name: string;
}

/** The branches that the stock is told for, the shopper's first (R2.6). */
export function branchesInOrder(stock: StockByBranch, branches: readonly NamedBranch[], chosen: string): NamedBranch[] {
  const told = branches.filter(({ id }) => id in stock);
  return [...told.filter(({ id }) => id === chosen), ...told.filter(({ id }) => id !== chosen)];
}
