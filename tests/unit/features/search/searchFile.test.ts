import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateShop } from '../../../../scripts/sandbox/seed/generateShop.ts';
import {
  allModules,
  annotateProducts,
  createSearchFile,
  shopLexicon,
} from '../../../../src/features/search/engine/annotations.ts';
import { field, wordPoints } from '../../../../src/features/search/engine/index/invertedIndex.ts';
import { type SearchProduct, toSearchProduct } from '../../../../src/features/search/engine/index/searchProduct.ts';
import { decodeSearchFile } from '../../../../src/features/search/engine/index/searchFile.ts';
import { buildSearcher, runSteps } from '../../../../src/features/search/engine/searcher.ts';
import { createSearcher } from '../../../../scripts/search/createSearcher.ts';

const sortById = (products: readonly SearchProduct[]): SearchProduct[] =>
  products.toSorted((a, b) => Number(a.id) - Number(b.id));

const words = fc.array(fc.constantFrom('Cable', 'USB-C', 'Norda', 'de', '2', '', 'A.1', '{'), { maxLength: 5 });
const anyText = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !/[\u0000-\u001f]/.test(text));
const text = fc.oneof(
  words.map((texts) => texts.join(' ')),
  anyText,
);
const anyProduct: fc.Arbitrary<SearchProduct> = fc.record({
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

test('the search file decodes to the encoded products, sorted by category and name', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyProduct, { selector: ({ id }) => id, maxLength: 20 }), (products) => {
      const decoded = decodeSearchFile(createSearchFile(products)).products();
      expect(sortById(decoded)).toEqual(sortById(products));
      expect(createSearchFile(products.toReversed())).toBe(createSearchFile(products));
    }),
  );
});

test('the search file keeps all products of the demo shop, and replaces control characters with spaces', () => {
  const products = generateShop().products.map(({ product }) => toSearchProduct(product));
  expect(sortById(decodeSearchFile(createSearchFile(products)).products())).toEqual(sortById(products));
  const [first] = products;
  const decoded = decodeSearchFile(
    createSearchFile([{ ...(first as SearchProduct), name: 'a\n\u0001b\ud800' }]),
  ).products();
  expect(decoded[0]?.name).toBe('a b\ufffd');
});

test('a search file that is truncated or of another version is rejected', () => {
  const file = createSearchFile(generateShop({ products: 20 }).products.map(({ product }) => toSearchProduct(product)));
  for (const invalidFile of [
    file.slice(0, -1),
    file.slice(0, 300),
    file.replace(/"version":\d+/, '"version":0'),
    '',
    '<!doctype html>',
    '{}',
  ])
    expect(() => decodeSearchFile(invalidFile)).toThrow(/truncated/);
});

test('R4.17 the search file keeps the annotations of each product', () => {
  const products = generateShop({ products: 300 }).products.map(({ product }) => toSearchProduct(product));
  const file = decodeSearchFile(createSearchFile(products));
  const { annotations, lexicon } = file.indexData();
  expect(annotations).toEqual(annotateProducts(file.products(), shopLexicon));
  expect(annotations.allPhones.length).toBeGreaterThan(10);
  expect(lexicon.words).toEqual(shopLexicon.words);
});

test('R4.17 the search file has the expanded names that differ from those of the shop', () => {
  const [first] = generateShop().products.map(({ product }) => toSearchProduct(product));
  const products = ['Cable USB', 'PB 20K Norda'].map((name, index) => ({
    ...(first as SearchProduct),
    id: `${index}`,
    name,
  }));
  const { annotations } = decodeSearchFile(createSearchFile(products)).indexData();
  expect([...annotations.indexedNames]).toEqual([[1, 'PB 20000 mAh Norda']]);
});

test('R4.20 the search file has few common words, and a query with another one gets the same results', () => {
  const products = generateShop({ products: 300 }).products.map(({ product }) => toSearchProduct(product));
  const file = createSearchFile(products);
  expect(decodeSearchFile(file).indexData().lexicon.isCommonWord('abrigo')).toBe(false);
  expect(shopLexicon.isCommonWord('abrigo')).toBe(true);

  /** As in the browser: throws when a query needs a module, which is loaded when the query is repeated. */
  const findInFile = (query: string) => {
    const decoded = decodeSearchFile(file);
    const { annotations, lexicon } = decoded.indexData();
    const loaded = new Set<string>();
    const load = <Module>(name: string, module: () => Module): Module => {
      if (loaded.has(name)) return module();
      loaded.add(name);
      throw new Error('This module is not loaded yet.');
    };
    const searcher = runSteps(
      buildSearcher(decoded.products(), annotations, lexicon, {
        onDemand: () => load('onDemand', allModules.onDemand),
        useCaseWeights: () => load('useCaseWeights', allModules.useCaseWeights),
      }),
    );
    const find = (attempts: number): ReturnType<typeof searcher.find> => {
      try {
        return searcher.find(query);
      } catch (error) {
        if (attempts === 0) throw error;
        return find(attempts - 1);
      }
    };
    return find(2);
  };
  const searcher = createSearcher(decodeSearchFile(file).products());
  for (const query of ['abrigo', 'funda abrigo', 'cable para mi vecina', 'celular que casi no ve', 'audifonos rancho'])
    expect(findInFile(query), query).toEqual(searcher.find(query));
});

test('R4.17 the points of a word depend on its own weight, not on words of earlier queries', () => {
  const wholeModel = field.brandOrModel | field.wholeModel;
  const below = wordPoints(9.8, true)[wholeModel] ?? 0;
  const above = wordPoints(10.2, true)[wholeModel] ?? 0;
  expect(above - below).toBeGreaterThan(50);
});
