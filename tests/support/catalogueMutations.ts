import type { Catalogue } from '../../src/catalogue/snapshot.ts';

/** A catalogue with one changed field of one record. */
export interface Mutation {
  what: string;
  catalogue: Catalogue;
}

type Fields = Record<string, unknown>;

/** Another value of the same type that an API could send. */
export function otherValue(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 100;
  if (typeof value === 'string') return `${value} otro`.trim();
  if (value === null) return 100;
  if (Array.isArray(value)) return value.toReversed().slice(0, Math.max(1, value.length - 1));
  const [[name, first] = ['1', 0], ...rest] = Object.entries(value as Fields);
  return Object.fromEntries([[name, typeof first === 'number' ? first + 3 : otherValue(first)], ...rest]);
}

/**
 * Changes each field of each kind of record, in one record of that kind. Ids stay, since another id is another record.
 */
export function createMutations(catalogue: Catalogue): Mutation[] {
  const inList = (kind: 'products' | 'categories' | 'branches', index: number): Mutation[] =>
    Object.keys(catalogue[kind][index] ?? {})
      .filter((field) => field !== 'id')
      .map((field) => ({ what: `${kind}: ${field}`, catalogue: withField(catalogue, kind, index, field) }));
  const order = Object.keys(catalogue.lists).map((name) => ({
    what: `lists: ${name}`,
    catalogue: { ...catalogue, lists: { ...catalogue.lists, [name]: otherValue(listed(catalogue, name)) as string[] } },
  }));
  const products = catalogue.products.length >> 1;
  return [
    ...inList('products', products),
    ...inList('categories', 1),
    ...inList('branches', 1),
    ...order,
    { what: 'sliders', catalogue: { ...catalogue, sliders: otherValue(catalogue.sliders) as string[] } },
  ];
}

const listed = (catalogue: Catalogue, name: string): string[] => catalogue.lists[name as keyof Catalogue['lists']];

function withField(
  catalogue: Catalogue,
  kind: 'products' | 'categories' | 'branches',
  index: number,
  field: string,
): Catalogue {
  const rows = catalogue[kind] as unknown as Fields[];
  const row = rows[index] ?? {};
  return { ...catalogue, [kind]: rows.with(index, { ...row, [field]: otherValue(row[field]) }) };
}

/** Changes every field of products at once, each in another product, so that many pages change but not all. */
export function withEveryFieldChanged(catalogue: Catalogue): Catalogue {
  const fields = Object.keys(catalogue.products[0] ?? {}).filter((field) => field !== 'id');
  return fields.reduce(
    (changed, field, index) => withField(changed, 'products', (index * 2 + 1) % catalogue.products.length, field),
    catalogue,
  );
}
