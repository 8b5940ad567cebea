import { calls, encodeResponse } from '../../src/contract/callTable.ts';
import { type Call, encodeRow, type ParsedList } from '../../src/contract/schema.ts';
import type { Dialect } from '../../src/contract/dialect.ts';
import { product, type Product } from '../../src/contract/catalogue.ts';

type JsonBytes = Uint8Array<ArrayBuffer>;

const encode = (json: string): JsonBytes => new TextEncoder().encode(json);

/** Creates the writer of response bodies as the contract has them. Caches the JSON of products and of the product list. */
export function createResponseWriter(dialect: Dialect): (call: Call, response: unknown) => JsonBytes {
  // Products and lists stay the same objects until the catalogue changes (productQueries.ts).
  const products = new WeakMap<Product, string>();
  const lists = new WeakMap<Product[], JsonBytes>();
  const writeProduct = (item: Product): string => {
    const json = products.get(item) ?? JSON.stringify(encodeRow(product, item, dialect));
    products.set(item, json);
    return json;
  };
  return ({ response: schema }, response) => {
    if (schema !== calls.getProductosEnVenta.response)
      return encode(JSON.stringify(encodeResponse(schema, response, dialect)));
    const { items } = response as ParsedList<Product>;
    const known = lists.get(items);
    if (known) return known;
    const rows = items.length > 0 ? `[${items.map(writeProduct).join(',')}]` : 'null';
    const open = dialect.results.split('.').map((name) => `{${JSON.stringify(name)}:`);
    const bytes = encode(`${open.join('')}${rows}${'}'.repeat(open.length)}`);
    lists.set(items, bytes);
    return bytes;
  };
}
