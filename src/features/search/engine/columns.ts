import type { SearchProduct } from './searchProduct.ts';

/** One value of a row of the search file. */
export type Column = (row: SearchProduct, before?: SearchProduct) => string;

/** "As in the row before", and "these words of the name". */
const same = '\u0002';
const words = '\u0003';

/** A column whose values are mostly those of the row before. */
export const asBefore =
  (column: Column): Column =>
  (row, before) => {
    const value = column(row);
    return before && value === column(before) ? same : value;
  };

/** A value by the words of the name that it begins with: their place, their number, and what follows them. */
export function fromName(value: string, name: string): string {
  const parts = name.split(' ');
  let [place, length, covered] = [0, 0, 1];
  for (let from = 0; from < parts.length; from++) {
    let run = '';
    for (let to = from; to < parts.length; to++) {
      run += (to > from ? ' ' : '') + (parts[to] ?? '');
      if (!value.startsWith(run)) break;
      if (run.length > covered) [place, length, covered] = [from, to - from + 1, run.length];
    }
  }
  return length === 0 ? value : `${words}${place}.${length}.${value.slice(covered)}`;
}

/** Reads the values of a column; quickest row by row. */
export function readers(values: readonly string[]) {
  let [known, value] = [-1, ''];
  const plain = (row: number): string => values[row] ?? '';
  const repeated = (row: number): string => {
    let from = row;
    while (from !== known && values[from] === same) from--;
    if (from !== known) value = plain(from);
    known = row;
    return value;
  };
  const ofName = (row: number, name: string): string => {
    const own = repeated(row);
    if (!own.startsWith(words)) return own;
    const [place = '', length = '', ...rest] = own.slice(1).split('.');
    const run = name
      .split(' ')
      .slice(Number(place), Number(place) + Number(length))
      .join(' ');
    return run + rest.join('.');
  };
  return { plain, repeated, ofName };
}
