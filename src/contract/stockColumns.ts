import type { Dialect } from './dialect.ts';
import type { Row } from './entity.ts';
import { count } from './fieldKinds.ts';

/**
 * Pieces by branch. The keys are what the API's column names add to "Stock" (`Stock1` → "1", a SucursalID);
 * a shop with a single column has one entry, "".
 */
export type StockByBranch = Record<string, number>;

/** Characters: a longer name of a column is none. */
const longest = 100;

/** Every column whose name contains "Stock"; a plain one counts only where it is the only one (R4.3). */
function read(row: Row, dialect: Dialect): { stock: StockByBranch } {
  const columns = Object.keys(row)
    .filter((name) => name.length <= longest && name.includes(dialect.stock))
    .sort();
  const byBranch = columns.filter((name) => name !== dialect.stock);
  const names = byBranch.length > 0 ? byBranch : columns;
  const pieces = names.map((name) => [name.replace(dialect.stock, ''), count.read(row[name], dialect)]);
  return { stock: Object.fromEntries(pieces) as StockByBranch };
}

const write = ({ stock }: { stock: StockByBranch }, dialect: Dialect): Row =>
  Object.fromEntries(
    Object.entries(stock).map(([branch, pieces]) => [`${dialect.stock}${branch}`, count.write(pieces)]),
  );

/** The stock columns of a product. */
export const stockColumns = { read, write };
