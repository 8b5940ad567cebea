import type { Catalogue, Gone } from '../../src/catalogue/snapshot.ts';
import { compareIds } from '../../src/lib/text.ts';

/** Each is a page: of the oldest nobody has a link any more. */
const most = 2_000;

/**
 * The products that left the catalogue, by id: those of before that did not come back, and those that left since.
 * @param day "2026-11-20"
 */
export function goneSince(
  before: Pick<Catalogue, 'products' | 'gone'>,
  { products }: Pick<Catalogue, 'products'>,
  day: string,
): Gone[] {
  const here = new Set(products.map(({ id }) => id));
  const left = before.products.map(({ id, name, category }): Gone => ({ id, name, category, since: day }));
  return [...left, ...(before.gone ?? [])]
    .filter(({ id }) => !here.has(id))
    .sort((a, b) => (a.since === b.since ? compareIds(a.id, b.id) : a.since < b.since ? 1 : -1))
    .slice(0, most)
    .sort((a, b) => compareIds(a.id, b.id));
}
