import { createNodeClient } from '../../src/api/nodeClient.ts';
import { getCategorias, getProductosEnVenta, type Product } from '../../src/contract/catalogue.ts';
import { apiFile } from '../../src/settings.ts';
import { shop } from '../../src/shop.ts';

/** The site under test, and the API behind it, asked through the site as its own pages do. Reads only (R12.2). */
export const baseUrl = process.env['BASE_URL'] ?? '';

/** Whether the API is the seeded sandbox, whose products are known; else it is a live one, which may be ahead of the site. */
export const onSandbox = Boolean(process.env['SANDBOX_URL']);

const path = apiFile(process.env['API_PATH'] || '/api/{call}.php');

export const api = createNodeClient({ base: baseUrl, path, writes: false, timeout: 20_000 });

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

/** Every product on sale, as the contract reads it. */
export const onSale = once(async () => (await api(getProductosEnVenta, { branch: shop.mainBranch })).items);

export const categories = once(async () => (await api(getCategorias, undefined)).items);

/** The product of an id. @throws Error where the API does not sell it */
export async function productOf(id: string): Promise<Product> {
  const product = (await onSale()).find((each) => each.id === id);
  if (!product) throw new Error(`The API does not list product ${id}.`);
  return product;
}

/** The rows of a list call as they came, for what must not be taken from our own reading of them. */
export async function rawRows(call: string, body?: object): Promise<Record<string, unknown>[]> {
  const init = body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = await fetch(baseUrl + path.replace('{call}', call), init);
  return ((await response.json()) as { results: Record<string, unknown>[] | null }).results ?? [];
}

/** The text of a page, as the host delivers it. */
export const html = async (address: string): Promise<string> => (await fetch(new URL(address, baseUrl))).text();

/** What an attribute holds in each place of a page where it stands, entities decoded. */
export const attributes = (page: string, name: string): string[] =>
  [...page.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'gi'))].map(([, value = '']) => value.replaceAll('&amp;', '&'));
