import { createNodeClient } from '../../src/api/nodeClient.ts';
import { getCategorias, getProductosEnVenta, type Product } from '../../src/contract/catalogue.ts';
import { publicApiPath } from '../../src/settings.ts';
import { shop } from '../../src/shop.ts';

/** The site under test. Its API is called through the site, as pages do, and for reads only (R12.2). */
export const baseUrl = process.env['BASE_URL'] ?? '';

/** Whether the API is the seeded sandbox, whose products are known; else it is a live one, which may be ahead of the site. */
export const onSandbox = Boolean(process.env['SANDBOX_URL']);

const path = publicApiPath(process.env['API_PATH'] || '/api/{call}.php');

export const api = createNodeClient({ base: baseUrl, path, writes: false, timeout: 20_000 });

const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loaded: Promise<T> | undefined;
  return () => (loaded ??= load());
};

/** Every product on sale, as the contract reads it. */
export const forSale = once(async () => (await api(getProductosEnVenta, { branch: shop.mainBranch })).items);

export const categories = once(async () => (await api(getCategorias, undefined)).items);

/** Finds a product by its id. @throws Error if the API does not sell it */
export async function productOf(id: string): Promise<Product> {
  const product = (await forSale()).find((item) => item.id === id);
  if (!product) throw new Error(`The API does not list product ${id}.`);
  return product;
}

/** The unparsed rows of a list call, for tests that must not rely on the contract's parser. */
export async function rawRows(call: string, body?: object): Promise<Record<string, unknown>[]> {
  const init = body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = await fetch(baseUrl + path.replace('{call}', call), init);
  return ((await response.json()) as { results: Record<string, unknown>[] | null }).results ?? [];
}

/** The text of a page, as the host delivers it. */
export const html = async (url: string): Promise<string> => (await fetch(new URL(url, baseUrl))).text();

/** All values of an attribute in a page, entities decoded. */
export const attributes = (page: string, name: string): string[] =>
  [...page.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'gi'))].map(([, value = '']) => value.replaceAll('&amp;', '&'));
