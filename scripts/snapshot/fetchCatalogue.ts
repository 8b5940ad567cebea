import type { ParsedList, RejectedRow, PartialRow } from '../../src/contract/schema.ts';
import pLimit from 'p-limit';
import { ApiError } from '../../src/api/apiError.ts';
import { type CallApi } from '../../src/api/client.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Product, Branch, Category } from '../../src/contract/catalogue.ts';
import { mainBranch } from '../../src/shop.ts';
import { InvalidCatalogueError } from './validateCatalogue.ts';
import { compareIds } from '../../src/lib/text.ts';

/** The branch whose products and stock the pages show. */
const branch = mainBranch;
const maxConcurrentCalls = 8;

/** The whole catalogue as the API returns it, before it is merged and validated. */
export interface FetchedCatalogue {
  categories: ParsedList<Category>;
  branches: ParsedList<Branch>;
  slides: ParsedList<string>;
  utilities: ParsedList<string>;
  /** Product lists by the name of their endpoint, the authoritative one first (R11.2). */
  lists: Map<ListEndpoint, ParsedList<Product>>;
  /** Products by the name of their category. */
  byCategory: Map<string, ParsedList<Product>>;
  /** Fetched picture lists, by product. */
  pictures: Map<string, ParsedList<string>>;
  /** Pictures reused from the previous snapshot, by product. */
  reusedPictures: Map<string, string[]>;
  /** Optional endpoints that the host does not have, each with its line of the report. */
  missingEndpoints: Map<string, string>;
}

const listEndpoints = [
  'getProductosEnVenta',
  'getProductosMasVendidos',
  'postObtenerProductosEnOferta',
  'getProductosNuevos',
  'getProductosVendidosRecientemente',
  'getProductosMasVisitados',
] as const satisfies (keyof typeof endpoints)[];
export type ListEndpoint = (typeof listEndpoints)[number];

/** Endpoints that a host need not have; the report names the missing ones. */
export const optionalEndpoints: ReadonlySet<string> = new Set<string>([
  'getProductosMasVendidos',
  'getProductosNuevos',
  'getProductosVendidosRecientemente',
  'getProductosMasVisitados',
  'getSliders',
  'listarUtilidades',
]);

/** Fetching the products of more categories would take too long. */
const maxCategories = 5_000;

/** Finds the pictures that need not be fetched. */
export type FindReusablePictures = (products: Iterable<Product>) => Map<string, string[]>;

/** Receives the number of finished calls of a step. */
export type Progress = (step: string, done: number, total: number) => void;

/**
 * Fetches the whole catalogue (R11.1): each list once, then the products with fields that no list contains, one by one. The first
 * failure aborts all other calls.
 * @throws ApiError of that call, InvalidCatalogueError if the catalogue is too large
 */
export async function fetchCatalogue(
  api: CallApi,
  progress: Progress,
  findReusable: FindReusablePictures = () => new Map(),
): Promise<FetchedCatalogue> {
  const abort = new AbortController();
  const limit = pLimit(maxConcurrentCalls);
  const runLimited = <T>(task: () => Promise<T>): Promise<T> =>
    limit(task).catch((error: unknown) => {
      limit.clearQueue();
      abort.abort();
      throw error;
    });
  const callOrAbort: CallApi = (endpoint, request) => api(endpoint, request, { signal: abort.signal });
  const missingEndpoints = new Map<string, string>();
  const fetchList = <T>(name: string, task: () => Promise<ParsedList<T>>): Promise<ParsedList<T>> =>
    runLimited(() => task().catch((error: unknown) => emptyIfOptional(name, error, missingEndpoints)));

  const [categories, branches, slides, utilities, ...productLists] = await Promise.all([
    runLimited(() => callOrAbort(endpoints.getCategorias, undefined)),
    runLimited(() => callOrAbort(endpoints.getSucursales, undefined)),
    fetchList('getSliders', () => callOrAbort(endpoints.getSliders, undefined)),
    fetchList('listarUtilidades', () => callOrAbort(endpoints.listarUtilidades, undefined)),
    ...listEndpoints.map((name) =>
      fetchList(name, () =>
        name === 'getProductosMasVisitados'
          ? callOrAbort(endpoints[name], undefined)
          : callOrAbort(endpoints[name], { branch }),
      ),
    ),
  ]);
  const lists = new Map(listEndpoints.map((name, index) => [name, productLists[index] ?? emptyList()]));
  assertCategoryLimit(categories.items.length);

  const categoryNames = [...new Set(categories.items.map(({ name }) => name))].sort();
  const byCategory = await fetchWithProgress(categoryNames, 'categories', progress, (category) =>
    runLimited(() => callOrAbort(endpoints.postObtenerProductosCategoria, { category, branch })),
  );

  const allLists = [...lists.values(), ...byCategory.values()];
  await completeRows(allLists, (ids) =>
    fetchWithProgress(ids, 'products', progress, (id) => runLimited(() => fetchProduct(callOrAbort, id))),
  );
  const byId = new Map(allLists.flatMap(({ items }) => items.map((item) => [item.id, item] as const)).reverse());
  const reusedPictures = findReusable(byId.values());
  const pictures = await fetchWithProgress(
    [...byId.keys()].filter((id) => !reusedPictures.has(id)).sort(compareIds),
    'picture lists',
    progress,
    (id) => runLimited(() => callOrAbort(endpoints.postObtenerImagenesProducto, { id })),
  );
  return {
    categories,
    branches,
    slides,
    utilities,
    lists,
    byCategory,
    pictures,
    reusedPictures,
    missingEndpoints,
  };
}

/** Returns an empty list for an optional one that the host does not have. @throws any other error */
function emptyIfOptional(name: string, error: unknown, missingEndpoints: Map<string, string>): ParsedList<never> {
  const isAbsent = error instanceof ApiError && (error.status === 404 || error.status === 410);
  if (!isAbsent || !optionalEndpoints.has(name)) throw error;
  missingEndpoints.set(name, `${name}: el servidor no tiene esta lista (${error.status})`);
  return emptyList();
}

function assertCategoryLimit(count: number): void {
  if (count <= maxCategories) return;
  throw new InvalidCatalogueError(
    `The API has ${count} categories, more than the maximum of ${maxCategories}. Nothing was published. Check the responses of the API.`,
  );
}

const emptyList = (): ParsedList<never> => ({ items: [], rejected: [], missingFields: [] });

/**
 * Completes rows that lack fields: with those of the first other list that has them, and if none has, with those of the
 * product's record, which it fetches. Rejects rows without a valid record.
 */
async function completeRows(
  lists: ParsedList<Product>[],
  fetchProducts: (ids: string[]) => Promise<Map<string, Product | RejectedRow | null>>,
): Promise<void> {
  const rows = lists.flatMap(listRows);
  const partialRows = rows.filter(({ missing }) => missing.length > 0);
  const listed = new Map<string | undefined, Partial<Product>>(partialRows.map(({ value }) => [value.id, {}]));
  for (const row of rows) {
    const fields = listed.get(row.value.id);
    if (fields) listed.set(row.value.id, { ...presentFields(row), ...fields });
  }
  const isListed = ({ value, missing }: PartialRow<Product>): boolean =>
    missing.every((name) => name in (listed.get(value.id) ?? {}));
  const unlistedIds = new Set(partialRows.filter((row) => !isListed(row)).map(({ value }) => value.id as string));
  const records = await fetchProducts([...unlistedIds]);

  const completeRow = (row: PartialRow<Product>): Product | RejectedRow => {
    const id = row.value.id as string;
    const record = isListed(row) ? null : (records.get(id) ?? toRejectedRow(id));
    if (record && 'reason' in record) return record;
    // `value` has all fields, so their order, and the bytes of a snapshot, do not depend on where they are from.
    return { ...row.value, ...record, ...listed.get(id), ...presentFields(row) } as Product;
  };
  for (const list of lists.filter((list) => list.rows)) {
    const completed = listRows(list).map(completeRow);
    list.items = completed.filter((row): row is Product => 'name' in row);
    list.rejected.push(...completed.filter((row): row is RejectedRow => 'reason' in row));
  }
}

/** A row whose product has no record. */
const toRejectedRow = (id: string): RejectedRow => ({ id, field: '', reason: 'una lista lo tiene, y su ficha no' });

const listRows = ({ items, rows }: ParsedList<Product>): PartialRow<Product>[] =>
  rows ?? items.map((value) => ({ value, missing: [] }));

const presentFields = ({ value, missing }: PartialRow<Product>): Partial<Product> =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !missing.includes(name)));

/** Fetches one product; returns a rejected row if its record is invalid. @throws ApiError of an outage */
async function fetchProduct(callApi: CallApi, id: string): Promise<Product | RejectedRow | null> {
  try {
    return await callApi(endpoints.postObtenervwProducto, { id, branch });
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'body') return { id, field: '', reason: error.message };
    throw error;
  }
}

async function fetchWithProgress<T>(
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
