import { createNodeClient } from '../../src/api/nodeClient.ts';
import { getCategorias, getProductosEnVenta, type Product } from '../../src/contract/catalogue.ts';
import { publicApiPath } from '../../src/settings.ts';
import { shop } from '../../src/shop.ts';

/** The URL of the site under test. Tests call the API through it, as pages do, and only read (R12.2). */
export const baseUrl = process.env['BASE_URL'] ?? '';

/** Whether the API is the sandbox with its known products. Otherwise it is a live API, whose data may be newer than the site. */
export const onSandbox = Boolean(process.env['SANDBOX_URL']);

const apiPath = publicApiPath(process.env['API_PATH'] || '/api/{call}.php');

export const callApi = createNodeClient({ base: baseUrl, path: apiPath, writes: false, timeout: 20_000 });

const memoize = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let result: Promise<T> | undefined;
  return () => (result ??= load());
};

/** Fetches all products on sale. */
export const fetchProducts = memoize(
  async () => (await callApi(getProductosEnVenta, { branch: shop.mainBranch })).items,
);

export const fetchCategories = memoize(async () => (await callApi(getCategorias, undefined)).items);

/** Finds a product by its id. @throws Error if the API does not list it */
export async function findProduct(id: string): Promise<Product> {
  const product = (await fetchProducts()).find((item) => item.id === id);
  if (!product) throw new Error(`The API does not list product ${id}.`);
  return product;
}

/** Fetches the raw rows of a list endpoint, for tests that must not depend on the contract's decoder. */
export async function fetchRawRows(endpoint: string, body?: object): Promise<Record<string, unknown>[]> {
  const init = body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = await fetch(baseUrl + apiPath.replace('{call}', endpoint), init);
  return ((await response.json()) as { results: Record<string, unknown>[] | null }).results ?? [];
}

/** The URL of a product, from its raw row. */
export const toProductUrl = (row: Record<string, unknown>): string => `/producto/${String(row['ProductoID'])}`;

/** The URL of the results for a term. */
export const toResultsUrl = (term: string): string => `/busqueda?busqueda=${encodeURIComponent(term)}`;

/** Fetches the text of a page or file, whatever its status. */
export const fetchText = async (url: string): Promise<string> => (await fetch(new URL(url, baseUrl))).text();

/** Finds all values of an attribute in HTML, with `&amp;` decoded. */
export const attributeValues = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'gi'))].map(([, value = '']) => value.replaceAll('&amp;', '&'));
