import * as z from 'zod/mini';
import { calls, type Call } from '../../src/contract/calls.ts';
import { dialect } from '../../src/contract/dialect.ts';
import { product, type Product } from '../../src/contract/product.ts';
import type { Listed } from '../../src/contract/results.ts';

type Bytes = Uint8Array<ArrayBuffer>;

// A product stays the same object until the catalogue changes (shelf.ts), and so does a list of them.
const products = new WeakMap<Product, string>();
const lists = new WeakMap<Product[], Bytes>();
const bytesOf = (json: string): Bytes => new TextEncoder().encode(json);

/** The body of an answer, as the contract encodes it: each product once, and each list that is asked for again once. */
export function bodyOf({ answer: codec }: Call, answer: unknown): Bytes {
  if (codec !== calls.getProductosEnVenta.answer) return bytesOf(JSON.stringify(z.encode(codec, answer)));
  const { items } = answer as Listed<Product>;
  const known = lists.get(items);
  if (known) return known;
  const rows = items.length > 0 ? `[${items.map(rowOf).join(',')}]` : 'null';
  const bytes = bytesOf(`{${JSON.stringify(dialect.results)}:${rows}}`);
  lists.set(items, bytes);
  return bytes;
}

function rowOf(item: Product): string {
  const json = products.get(item) ?? JSON.stringify(z.encode(product, item));
  products.set(item, json);
  return json;
}
