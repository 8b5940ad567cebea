import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedCatalogue } from '../../../../scripts/sandbox/seed/catalogue.ts';
import { encodeFile } from '../../../../src/features/search/engine/encodeFile.ts';
import { decodeFile } from '../../../../src/features/search/engine/searchFile.ts';
import { annotateProducts } from '../../../../src/features/search/engine/annotations.ts';
import { shopLexicon } from '../../../../src/features/search/engine/annotations.ts';
import { searchProductOf, type SearchProduct } from '../../../../src/features/search/engine/product.ts';

const byId = (products: readonly SearchProduct[]): SearchProduct[] =>
  products.toSorted((a, b) => Number(a.id) - Number(b.id));

const words = fc.array(fc.constantFrom('Cable', 'USB-C', 'Norda', 'de', '2', '', 'A.1', '{'), { maxLength: 5 });
const plain = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !/[\u0000-\u001f]/.test(text));
const text = fc.oneof(
  words.map((list) => list.join(' ')),
  plain,
);
const product: fc.Arbitrary<SearchProduct> = fc.record({
  id: fc.nat().map(String),
  name: text,
  brand: text,
  model: text,
  category: text,
  price: fc.nat(),
  discountPrice: fc.nat(),
  inStock: fc.boolean(),
  recent: fc.boolean(),
  image: text,
  sold: fc.nat(),
});

test('the search file gives back what was written, in order of category and name', () => {
  fc.assert(
    fc.property(fc.uniqueArray(product, { selector: ({ id }) => id, maxLength: 20 }), (products) => {
      const read = decodeFile(encodeFile(products)).products();
      expect(byId(read)).toEqual(byId(products));
      expect(encodeFile(products.toReversed())).toBe(encodeFile(products));
    }),
  );
});

test('the search file takes the demo shop as it is, and control characters as spaces', () => {
  const products = seedCatalogue().products.map((seed) => searchProductOf(seed.product));
  expect(byId(decodeFile(encodeFile(products)).products())).toEqual(byId(products));
  const [first] = products;
  const odd = decodeFile(encodeFile([{ ...(first as SearchProduct), name: 'a\n\u0001b\ud800' }])).products();
  expect(odd[0]?.name).toBe('a b\ufffd');
});

test('a search file that is cut, of another version or none is refused', () => {
  const file = encodeFile(seedCatalogue({ products: 20 }).products.map((seed) => searchProductOf(seed.product)));
  for (const broken of [file.slice(0, -1), file.slice(0, 300), file.replace(/^\d+/, '0'), '', '<!doctype html>', '{}'])
    expect(() => decodeFile(broken)).toThrow(/not whole/);
});

test('R4.17 the search file gives back the annotations of each product', () => {
  const products = seedCatalogue({ products: 300 }).products.map((seed) => searchProductOf(seed.product));
  const file = decodeFile(encodeFile(products));
  const { annotations, lexicon } = file.knowledge();
  expect(annotations).toEqual(annotateProducts(file.products(), shopLexicon));
  expect(annotations.allPhones.length).toBeGreaterThan(10);
  expect(lexicon.words).toEqual(shopLexicon.words);
});
