/** How many cards of a list are HTML; the rest follow on pages of their own. */
export const perPage = 48;

export interface ListPage<T> {
  items: T[];
  /** 1 for the first. */
  number: number;
  pages: number;
  total: number;
}

/** A list in pages; an empty list has one. */
export function paginate<T>(items: readonly T[]): ListPage<T>[] {
  const pages = Math.max(1, Math.ceil(items.length / perPage));
  return Array.from({ length: pages }, (_, index) => ({
    items: items.slice(index * perPage, (index + 1) * perPage),
    number: index + 1,
    pages,
    total: items.length,
  }));
}

/** The address of a page of a list: the first has no number. */
export const pageAddress = (base: string, number: number): string => (number === 1 ? base : `${base}/${number}`);
