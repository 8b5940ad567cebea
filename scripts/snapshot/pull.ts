import pLimit from 'p-limit';
import type { CallApi } from '../../src/api/client.ts';
import { ApiError } from '../../src/api/errors.ts';
import { calls } from '../../src/contract/callTable.ts';
import type { Product, Branch, Category } from '../../src/contract/fields.ts';
import type { ParsedList, RejectedRow } from '../../src/contract/answers.ts';
import { mainBranch } from '../../src/shop.ts';
import { UnfitError } from './judgeCatalogue.ts';
import { compareIds } from '../../src/lib/text.ts';

/** The branch that the site's pages are made for. */
const branch = mainBranch;
const inFlight = 8;

/** The whole catalogue as the API tells it, before it is merged and judged. */
export interface Pulled {
  categories: ParsedList<Category>;
  branches: ParsedList<Branch>;
  sliders: ParsedList<string>;
  utilities: ParsedList<string>;
  /** Each list of products by the name of its call, the authoritative one first (R11.2). */
  lists: Map<ListCall, ParsedList<Product>>;
  /** The products of each category by its name. */
  byCategory: Map<string, ParsedList<Product>>;
  /** The picture lists that were asked for, by product. */
  pictures: Map<string, ParsedList<string>>;
  /** The pictures that were not asked for again, by product. */
  keptPictures: Map<string, string[]>;
  /** Lists that the host does not have, and what it said. */
  missing: RejectedRow[];
}

const listCalls = [
  'getProductosEnVenta',
  'getProductosMasVendidos',
  'postObtenerProductosEnOferta',
  'getProductosNuevos',
  'getProductosVendidosRecientemente',
  'getProductosMasVisitados',
] as const satisfies (keyof typeof calls)[];
export type ListCall = (typeof listCalls)[number];

/** Lists that only decorate: a host may do without them, and the report says so. */
export const decoration: ReadonlySet<string> = new Set<string>([
  'getProductosMasVendidos',
  'getProductosNuevos',
  'getProductosVendidosRecientemente',
  'getProductosMasVisitados',
  'getSliders',
  'listarUtilidades',
]);

/** More is no shop of ours: asking for each would not end. */
const most = { categories: 5_000, products: 200_000 };

/** The pictures that need not be asked for. */
export type KeepPictures = (products: Iterable<Product>) => Map<string, string[]>;

export type Progress = (step: string, done: number, total: number) => void;

/**
 * Asks the API for everything (R11.1): each list once, then what no list tells, product by product. The first call
 * that fails ends all others.
 * @throws ApiError of that call, UnfitError where there is too much
 */
export async function pull(api: CallApi, progress: Progress, keep: KeepPictures = () => new Map()): Promise<Pulled> {
  const stop = new AbortController();
  const limit = pLimit(inFlight);
  const run = <T>(task: () => Promise<T>): Promise<T> =>
    limit(task).catch((error: unknown) => {
      limit.clearQueue();
      stop.abort();
      throw error;
    });
  const ask: CallApi = (call, request) => api(call, request, { signal: stop.signal });
  const missing: RejectedRow[] = [];
  /** A list that may be missing. */
  const list = <T>(name: string, task: () => Promise<ParsedList<T>>): Promise<ParsedList<T>> =>
    run(() => task().catch((error: unknown) => withoutDecoration(name, error, missing)));

  const [categories, branches, sliders, utilities, ...products] = await Promise.all([
    run(() => ask(calls.getCategorias, undefined)),
    run(() => ask(calls.getSucursales, undefined)),
    list('getSliders', () => ask(calls.getSliders, undefined)),
    list('listarUtilidades', () => ask(calls.listarUtilidades, undefined)),
    ...listCalls.map((name) =>
      list(name, () =>
        name === 'getProductosMasVisitados' ? ask(calls[name], undefined) : ask(calls[name], { branch }),
      ),
    ),
  ]);
  const lists = new Map(listCalls.map((name, index) => [name, products[index] ?? none()]));
  refuseTooMany('categories', categories.items.length);
  refuseTooMany('products', lists.get('getProductosEnVenta')?.items.length ?? 0);

  const names = [...new Set(categories.items.map(({ name }) => name))].sort();
  const byCategory = await each(names, 'categories', progress, (category) =>
    run(() => ask(calls.postObtenerProductosCategoria, { category, branch })),
  );

  const all = [...lists.values(), ...byCategory.values()];
  await complete(all, (ids) => each(ids, 'products', progress, (id) => run(() => askOne(ask, id))));
  const byId = new Map(all.flatMap(({ items }) => items.map((item) => [item.id, item] as const)).reverse());
  const keptPictures = keep(byId.values());
  const pictures = await each(
    [...byId.keys()].filter((id) => !keptPictures.has(id)).sort(compareIds),
    'picture lists',
    progress,
    (id) => run(() => ask(calls.postObtenerImagenesProducto, { id })),
  );
  return { categories, branches, sliders, utilities, lists, byCategory, pictures, keptPictures, missing };
}

/** The empty list in the place of one that the host does not have. @throws the error, where it is anything else */
function withoutDecoration(name: string, error: unknown, missing: RejectedRow[]): ParsedList<never> {
  const absent = error instanceof ApiError && (error.status === 404 || error.status === 410);
  if (!absent || !decoration.has(name)) throw error;
  missing.push({ id: null, field: '', reason: `${name}: el servidor no tiene esta lista (${error.status})` });
  return { items: [], rejected: [], missingFields: [] };
}

function refuseTooMany(what: keyof typeof most, count: number): void {
  if (count <= most[what]) return;
  throw new UnfitError(
    `The API tells ${count} ${what}; a shop of ours has at most ${most[what]}. Nothing was published. Look at what the API answers.`,
  );
}

const none = (): ParsedList<Product> => ({ items: [], rejected: [], missingFields: [] });

/** Asks for the products that no list tells in full, and puts them in the lists; one that cannot be read is set aside. */
async function complete(
  lists: ParsedList<Product>[],
  askAll: (ids: string[]) => Promise<Map<string, Product | RejectedRow | null>>,
): Promise<void> {
  const told = lists.filter(({ missingFields }) => missingFields.length === 0).flatMap(({ items }) => items);
  const known = new Map<string, Product | RejectedRow | null>(told.map((product) => [product.id, product]));
  const partial = lists
    .filter(({ missingFields }) => missingFields.length > 0)
    .map((list) => ({ list, rows: rowsOf(list) }));
  const missing = new Set(partial.flatMap(({ rows }) => rows.map(({ id }) => id)).filter((id) => !known.has(id)));
  for (const [id, answer] of await askAll([...missing])) known.set(id, answer);
  for (const { list, rows } of partial) {
    const answers = rows.map(({ id }) => known.get(id) ?? untold(id));
    list.items = answers.filter((answer): answer is Product => 'name' in answer);
    list.rejected.push(...answers.filter((answer): answer is RejectedRow => 'reason' in answer));
  }
}

const untold = (id: string): RejectedRow => ({ id, field: '', reason: 'una lista lo tiene, y su ficha no' });

/** The rows of a list in its order, those that tell little more than an id among them. */
function rowsOf({ items, incomplete = [] }: ParsedList<Product>): { id: string }[] {
  const rows: { id: string }[] = [...items];
  for (const { at, id } of incomplete.toReversed()) rows.splice(at, 0, { id });
  return rows;
}

/** @returns the product, or why it cannot be read; an outage is thrown */
async function askOne(ask: CallApi, id: string): Promise<Product | RejectedRow | null> {
  try {
    return await ask(calls.postObtenervwProducto, { id, branch });
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'body') return { id, field: '', reason: error.message };
    throw error;
  }
}

async function each<T>(
  keys: string[],
  step: string,
  progress: Progress,
  task: (key: string) => Promise<T>,
): Promise<Map<string, T>> {
  let done = 0;
  const entries = await Promise.all(
    keys.map(async (key) => {
      const value = await task(key);
      progress(step, ++done, keys.length);
      return [key, value] as const;
    }),
  );
  return new Map(entries);
}
