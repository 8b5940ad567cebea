import pLimit from 'p-limit';
import type { Client } from '../../src/api/client.ts';
import { ApiError } from '../../src/api/errors.ts';
import type { CallName } from '../../src/contract/calls.ts';
import type { Product } from '../../src/contract/product.ts';
import type { Listed, Rejected } from '../../src/contract/results.ts';
import type { Branch, Category } from '../../src/contract/shop.ts';
import { compareIds } from '../../src/lib/text.ts';

/** The branch that the site's pages are made for. */
const branch = '1';
const inFlight = 8;

/** The whole catalogue as the API tells it, before it is merged and judged. */
export interface Pulled {
  categories: Listed<Category>;
  branches: Listed<Branch>;
  sliders: Listed<string>;
  /** Each list of products by the name of its call, the authoritative one first (R11.2). */
  lists: Map<ListCall, Listed<Product>>;
  /** The products of each category by its name. */
  byCategory: Map<string, Listed<Product>>;
  /** The picture lists that were asked for, by product. */
  pictures: Map<string, Listed<string>>;
  /** The pictures that were not asked for again, by product. */
  keptPictures: Map<string, string[]>;
}

const listCalls = [
  'getProductosEnVenta',
  'getProductosMasVendidos',
  'postObtenerProductosEnOferta',
  'getProductosNuevos',
  'getProductosVendidosRecientemente',
  'getProductosMasVisitados',
] as const satisfies CallName[];
export type ListCall = (typeof listCalls)[number];

/** The pictures that need not be asked for. */
export type KeepPictures = (products: Iterable<Product>) => Map<string, string[]>;

export type Progress = (step: string, done: number, total: number) => void;

/**
 * Asks the API for everything (R11.1): each list once, then what no list tells, product by product. The first call
 * that fails ends all others.
 * @throws ApiError of that call
 */
export async function pull(client: Client, progress: Progress, keep: KeepPictures = () => new Map()): Promise<Pulled> {
  const stop = new AbortController();
  const limit = pLimit(inFlight);
  const run = <T>(task: () => Promise<T>): Promise<T> =>
    limit(task).catch((error: unknown) => {
      limit.clearQueue();
      stop.abort();
      throw error;
    });
  const ask: Client = (name, request) => client(name, request, { signal: stop.signal });

  const [categories, branches, sliders, ...products] = await Promise.all([
    run(() => ask('getCategorias', undefined)),
    run(() => ask('getSucursales', undefined)),
    run(() => ask('getSliders', undefined)),
    ...listCalls.map((name) =>
      run(() => (name === 'getProductosMasVisitados' ? ask(name, undefined) : ask(name, { branch }))),
    ),
  ]);
  const lists = new Map(listCalls.map((name, index) => [name, products[index] ?? none()]));

  const names = [...new Set(categories.items.map(({ name }) => name))].sort();
  const byCategory = await each(names, 'categories', progress, (category) =>
    run(() => ask('postObtenerProductosCategoria', { category, branch })),
  );

  const all = [...lists.values(), ...byCategory.values()];
  await complete(all, (ids) => each(ids, 'products', progress, (id) => run(() => askOne(ask, id))));
  const byId = new Map(all.flatMap(({ items }) => items.map((item) => [item.id, item] as const)).reverse());
  const keptPictures = keep(byId.values());
  const pictures = await each(
    [...byId.keys()].filter((id) => !keptPictures.has(id)).sort(compareIds),
    'picture lists',
    progress,
    (id) => run(() => ask('postObtenerImagenesProducto', { id })),
  );
  return { categories, branches, sliders, lists, byCategory, pictures, keptPictures };
}

const none = (): Listed<Product> => ({ items: [], rejected: [], untold: [] });

/** Asks for the products that no list tells in full, and puts them in the lists; one that cannot be read is set aside. */
async function complete(
  lists: Listed<Product>[],
  askAll: (ids: string[]) => Promise<Map<string, Product | Rejected | null>>,
): Promise<void> {
  const told = lists.filter(({ untold }) => untold.length === 0).flatMap(({ items }) => items);
  const known = new Map<string, Product | Rejected | null>(told.map((product) => [product.id, product]));
  const partial = lists.filter(({ untold }) => untold.length > 0).map((list) => ({ list, rows: rowsOf(list) }));
  const missing = new Set(partial.flatMap(({ rows }) => rows.map(({ id }) => id)).filter((id) => !known.has(id)));
  for (const [id, answer] of await askAll([...missing])) known.set(id, answer);
  for (const { list, rows } of partial) {
    const answers = rows.map(({ id }) => known.get(id) ?? untold(id));
    list.items = answers.filter((answer): answer is Product => 'name' in answer);
    list.rejected.push(...answers.filter((answer): answer is Rejected => 'reason' in answer));
  }
}

const untold = (id: string): Rejected => ({ id, field: '', reason: 'una lista lo tiene, y su ficha no' });

/** The rows of a list in its order, those that tell little more than an id among them. */
function rowsOf({ items, slim = [] }: Listed<Product>): { id: string }[] {
  const rows: { id: string }[] = [...items];
  for (const { at, id } of slim.toReversed()) rows.splice(at, 0, { id });
  return rows;
}

/** @returns the product, or why it cannot be read; an outage is thrown */
async function askOne(ask: Client, id: string): Promise<Product | Rejected | null> {
  try {
    return await ask('postObtenervwProducto', { id, branch });
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
