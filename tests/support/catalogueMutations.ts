import type { Catalogue } from '../../src/catalogue/snapshot.ts';

/** A catalogue with one changed field of one record. */
interface CatalogueMutation {
  changedField: string;
  catalogue: Catalogue;
}

type Fields = Record<string, unknown>;

/** Returns a different value that the API could send. */
function mutateValue(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 100;
  if (typeof value === 'string') return `${value} otro`.trim();
  if (value === null) return 100;
  if (Array.isArray(value))
    return value.length > 1 ? value.toReversed().slice(1) : [...(value as string[]), 'otro.jpg'];
  const [[firstName, firstValue] = ['1', 0], ...rest] = Object.entries(value as Fields);
  const mutated = typeof firstValue === 'number' ? firstValue + 3 : mutateValue(firstValue);
  return Object.fromEntries([[firstName, mutated], ...rest]);
}

/** Changes each field of each kind of record, one field per mutation; ids stay, since another id means another record. */
export function createMutations(catalogue: Catalogue): CatalogueMutation[] {
  const mutateFields = (kind: 'products' | 'categories' | 'branches', index: number): CatalogueMutation[] =>
    Object.keys(catalogue[kind][index] ?? {})
      .filter((field) => field !== 'id')
      .map((field) => ({
        changedField: `${kind}: ${field}`,
        catalogue: withMutatedField(catalogue, kind, index, field),
      }));
  const listMutations = Object.keys(catalogue.lists).map((name) => ({
    changedField: `lists: ${name}`,
    catalogue: {
      ...catalogue,
      lists: { ...catalogue.lists, [name]: mutateValue(catalogue.lists[name as keyof Catalogue['lists']]) as string[] },
    },
  }));
  const middleIndex = Math.floor(catalogue.products.length / 2);
  return [
    ...mutateFields('products', middleIndex),
    ...mutateFields('categories', 1),
    ...mutateFields('branches', 1),
    ...listMutations,
    { changedField: 'sliders', catalogue: { ...catalogue, sliders: mutateValue(catalogue.sliders) as string[] } },
  ];
}

function withMutatedField(
  catalogue: Catalogue,
  kind: 'products' | 'categories' | 'branches',
  index: number,
  field: string,
): Catalogue {
  const rows = catalogue[kind] as unknown as Fields[];
  const row = rows[index] ?? {};
  return { ...catalogue, [kind]: rows.with(index, { ...row, [field]: mutateValue(row[field]) }) };
}

/** Changes every field of products at once, each field in a different product, so that many but not all pages change. */
export function mutateEveryField(catalogue: Catalogue): Catalogue {
  const fields = Object.keys(catalogue.products[0] ?? {}).filter((field) => field !== 'id');
  return fields.reduce(
    (mutated, field, index) =>
      withMutatedField(mutated, 'products', (index * 2 + 1) % catalogue.products.length, field),
    catalogue,
  );
}
