import { calls, encodeResponse } from '../../src/contract/callTable.ts';
import { type Call, encodeRow, type ParsedList } from '../../src/contract/schema.ts';
import type { Dialect } from '../../src/contract/dialect.ts';
import { product, type Product } from '../../src/contract/catalogue.ts';

type JsonBytes = Uint8Array<ArrayBuffer>;

const encode = (json: string): JsonBytes => new TextEncoder().encode(json);

/** Creates a serializer of response bodies. Caches the JSON of products and of the product list. */
export function createResponseWriter(dialect: Dialect): (call: Call, response: unknown) => JsonBytes {
  // Products and lists keep their identity until the catalogue changes (productQueries.ts).
  const productJson = new WeakMap<Product, string>();
  const listBytes = new WeakMap<Product[], JsonBytes>();
  const writeProduct = (item: Product): string => {
    const json = productJson.get(item) ?? JSON.stringify(encodeRow(product, item, dialect));
    productJson.set(item, json);
    return json;
  };
  return ({ response: schema }, response) => {
    if (schema !== calls.getProductosEnVenta.response)
      return encode(JSON.stringify(encodeResponse(schema, response, dialect)));
    const { items } = response as ParsedList<Product>;
    const cached = listBytes.get(items);
    if (cached) return cached;
    const rows = items.length > 0 ? `[${items.map(writeProduct).join(',')}]` : 'null';
    const envelope = dialect.results.split('.').map((name) => `{${JSON.stringify(name)}:`);
    const bytes = encode(`${envelope.join('')}${rows}${'}'.repeat(envelope.length)}`);
    listBytes.set(items, bytes);
    return bytes;
  };
}
