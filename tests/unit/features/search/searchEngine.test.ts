import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSearcher } from '../../../../scripts/search/createSearcher.ts';
import { generateShop } from '../../../../scripts/sandbox/seed/generateShop.ts';
import { createSearchFile } from '../../../../src/features/search/engine/annotations.ts';
import { createFuzzyMatcher } from '../../../../src/features/search/engine/query/fuzzy.ts';
import { type SearchProduct, toSearchProduct } from '../../../../src/features/search/engine/index/searchProduct.ts';
import { createLinearScan, decodeSearchFile } from '../../../../src/features/search/engine/index/searchFile.ts';
import { fold } from '../../../../src/lib/text.ts';
import { createMalformedQueries } from '../../../support/maliciousTexts.ts';
import { createTestSearch, createSearchProduct } from '../../../support/testSearch.ts';
import { isDeepRun } from '../../../support/isDeepRun.ts';
import { pickEvenly } from '../../../support/sampling.ts';

const product = (name: string, changes: Partial<SearchProduct> = {}): SearchProduct =>
  createSearchProduct(name, { brand: 'Norda', ...changes });

const products = [
  product('Audífonos Bluetooth Olmo', { category: 'Audífonos', sold: 50 }),
  product('Funda de piel para Galaxy S24', { category: 'Fundas' }),
  product('Funda de piel para Galaxy S24 Ultra', { category: 'Fundas', sold: 99 }),
  product('Cargador USB-C 65 W', { category: 'Cargadores', brand: 'Voltra', model: 'SM-A546E', sold: 5 }),
  product('Cable USB-C para cargador', { category: 'Cables', sold: 70 }),
  product('Power Bank 10 000 mAh', { category: 'Baterías' }),
  product('Powerbank delgada', { category: 'Baterías', sold: 3 }),
  product('Cristal templado iPhone 13', { category: 'Cristales' }),
  product('Bocina portátil Brasa', { category: 'Bocinas', brand: 'Brasa', model: 'BR-FST40' }),
];
const { find, findIds, spellCorrect } = createSearcher(products);
const resultNames = (query: string): string[] => find(query, 20).products.map(({ name }) => name);
const firstName = (query: string): string | undefined => resultNames(query)[0];

describe('R4.15 missing accents, one typo and another word order', () => {
  test.each([
    ['audifonos', 'Audífonos Bluetooth Olmo'],
    ['AUDI\u0301FONOS', 'Audífonos Bluetooth Olmo'],
    ['audifonso', 'Audífonos Bluetooth Olmo'],
    ['audiofnos blutooth', 'Audífonos Bluetooth Olmo'],
    ['olmo bluetooth audifonos', 'Audífonos Bluetooth Olmo'],
    ['bocinas', 'Bocina portátil Brasa'],
    ['bocna', 'Bocina portátil Brasa'],
    ['boicna', 'Bocina portátil Brasa'],
    ['xocina', 'Bocina portátil Brasa'],
    ['voltar cargador', 'Cargador USB-C 65 W'],
  ])('%s', (query, name) => {
    expect(firstName(query)).toBe(name);
  });

  test.each([
    ['usb-c', 'usb c', 'usbc', 'USB C', 'c usb'],
    ['power bank', 'powerbank', 'power-bank', 'POWER  BANK'],
    ['10000 mah', '10 000 mah', '10,000 mAh', '10000mah'],
  ])('%s, %s and %s have the same results', (...queries) => {
    const [firstResults, ...otherResults] = queries.map((query) => new Set(findIds(query)));
    expect(firstResults?.size).toBeGreaterThan(0);
    for (const results of otherResults) expect(results).toEqual(firstResults);
  });

  test.each(['SM-A546E', 'sm-a546e', 'sma546e', 'sm a546e', 'sm a 546 e', 'SMA546E'])(
    'a model in any spelling: %s',
    (query) => {
      expect(firstName(query)).toBe('Cargador USB-C 65 W');
    },
  );

  test.each([
    ['case s24', 'Funda de piel para Galaxy S24'],
    ['mica iphone 13', 'Cristal templado iPhone 13'],
    ['cubo 65', 'Cargador USB-C 65 W'],
    ['altavoz', 'Bocina portátil Brasa'],
    ['manos libres', 'Audífonos Bluetooth Olmo'],
  ])('a synonym: %s', (query, name) => {
    expect(firstName(query)).toBe(name);
  });

  test('stop words need not match', () => {
    expect(firstName('cristal templado para el iphone 13')).toBe('Cristal templado iPhone 13');
  });

  test('ranks an exact name before longer ones, best sellers first among equals', () => {
    expect(resultNames('funda galaxy')).toEqual([
      'Funda de piel para Galaxy S24 Ultra',
      'Funda de piel para Galaxy S24',
    ]);
    expect(firstName('funda de piel para galaxy s24')).toBe('Funda de piel para Galaxy S24');
  });

  test('a category with another form of a phrase takes no points from the name', () => {
    const findNames = createTestSearch(
      createSearchProduct('Impresora sistema continuo A', { category: 'Sistemas continuos', sold: 9 }),
      'Impresora sistema continuo B',
    );
    expect(findNames('impresora sistema continuo')).toEqual([
      'Impresora sistema continuo A',
      'Impresora sistema continuo B',
    ]);
  });

  test('finds a phrase of three words with "a" in the middle: "plug a plug" is a connector of 3.5 mm', () => {
    const findNames = createTestSearch('Cable plug a plug 1 m', createSearchProduct('Cable HDMI 1 m', { sold: 9 }));
    expect(findNames('cable auxiliar')[0]).toBe('Cable plug a plug 1 m');
  });

  test('the last word may be incomplete', () => {
    expect(new Set(resultNames('funda gal'))).toEqual(new Set(resultNames('funda galaxy')));
    expect(firstName('boci')).toBe('Bocina portátil Brasa');
  });

  test('finds nothing for an unknown word, and corrects a misspelled one', () => {
    for (const query of ['zzzqqqxx', '', '   ', '...', '😀']) expect(findIds(query)).toEqual([]);
    expect(spellCorrect('bosimha')).toBe('bocina');
    expect(spellCorrect('zzzqqqxx')).toBeNull();
    expect(spellCorrect('funda')).toBeNull();
  });

  test('counts results by category and brand', () => {
    const { total, categories, brands } = find('usb c', 1);
    expect(total).toBe(2);
    expect(new Set(categories.map(({ name }) => name))).toEqual(new Set(['Cables', 'Cargadores']));
    expect(brands.map(({ count }) => count)).toEqual([1, 1]);
  });
});

const generatedProducts = generateShop({ products: 400 }).products.map(({ product }) => toSearchProduct(product));
const generatedSearcher = createSearcher(generatedProducts);
const anyProduct = fc.constantFrom(...generatedProducts);
const productById = new Map(generatedProducts.map((generatedProduct) => [generatedProduct.id, generatedProduct]));

// A query starts with its product type. "Tapete para mouse y teclado" starting with "teclado" would request a keyboard, so
// names with "y" and "con adaptador" are left out.
const productWithOneType = anyProduct.filter(({ name }) => !/ y | con adaptador/.test(name));

test('R4.15 the words of any product find it in any order and case, with or without accents', () => {
  fc.assert(
    fc.property(productWithOneType, fc.integer(), ({ name }, offset) => {
      const words = name.split(' ');
      const rotated = words.map((_, i) => words[(i + Math.abs(offset)) % words.length]).join(' ');
      const ids = generatedSearcher.findIds(name);
      const rotatedIds = generatedSearcher.findIds(rotated);
      expect(ids.slice(0, 10).map((id) => productById.get(id)?.name)).toContain(name);
      expect(generatedSearcher.findIds(fold(name).toUpperCase())).toEqual(ids);
      expect(rotatedIds.slice(0, 10).map((id) => productById.get(id)?.name)).toContain(name);
    }),
    { numRuns: 60 },
  );
});

test('R4.15 a complete name in another order outweighs the product type that it then starts with', () => {
  const matching = generatedProducts.filter(({ name }) => name.startsWith('Batería portátil mini Oimo Cubo 5 000 mAh'));
  expect(matching).not.toEqual([]);
  for (const { name, id } of matching) {
    const [start, ...rest] = name.split('Cubo ');
    expect(generatedSearcher.findIds(`Cubo ${rest.join()} ${start}`)[0], name).toBe(id);
  }
});

test('R4.15 any query returns ids of the shop, without duplicates and deterministically', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.lorem()), (query) => {
      const ids = generatedSearcher.findIds(query);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(productById.has(id)).toBe(true);
      expect(generatedSearcher.findIds(query)).toEqual(ids);
      expect(generatedSearcher.findIds(query, 3)).toEqual(ids.slice(0, 3));
    }),
    { numRuns: 50 },
  );
});

test('P42 malicious queries neither throw nor time out (200 of more than 500; all in the deep tests)', () => {
  const texts = createMalformedQueries();
  expect(texts.length).toBeGreaterThan(500);
  const scan = createLinearScan(decodeSearchFile(createSearchFile(generatedProducts)));
  for (const text of isDeepRun ? texts : pickEvenly(texts, 200)) {
    expect(Array.isArray(generatedSearcher.findIds(text)), text.slice(0, 40)).toBe(true);
    generatedSearcher.spellCorrect(text);
    scan(text, 8);
  }
});

test('the linear scan finds products with every word', () => {
  const scan = createLinearScan(decodeSearchFile(createSearchFile(products)));
  expect(scan('usb carg', 8).map(({ name }) => name)).toEqual(['Cable USB-C para cargador', 'Cargador USB-C 65 W']);
  expect(scan('brasa', 8)).toHaveLength(1);
  expect(scan('', 8)).toEqual([]);
  expect(scan('zzz', 8)).toEqual([]);
});

describe('R4.15 fuzzy matching counts the edits of typical typos', () => {
  // prettier-ignore
  const vocabulary = [
    'audifonos', 'bocina', 'cable', 'cargador', 'cargadores', 'funda', 'fundas', 'inalambrico', 'lavadora',
  ];
  const matchFuzzily = createFuzzyMatcher(vocabulary);
  const findMatches = (typed: string, asPrefix = false, maxEdits?: number) =>
    matchFuzzily(typed, asPrefix, maxEdits).map(({ wordIndex, edits }) => [vocabulary[wordIndex], edits]);

  test('a wrong, missing, added or transposed letter is one edit', () => {
    expect(findMatches('fnuda')).toEqual([['funda', 1]]);
    expect(findMatches('fnda')).toEqual([['funda', 1]]);
    expect(findMatches('funada')).toContainEqual(['funda', 1]);
    expect(findMatches('funds')).toEqual([
      ['funda', 1],
      ['fundas', 1],
    ]);
    expect(findMatches('cable')).toEqual([['cable', 1]]);
    expect(findMatches('gunza', false, 2)).toEqual([['funda', 2]]);
    expect(findMatches('cargdo', true).map(([word]) => word)).toEqual(['cargador', 'cargadores']);
    expect(findMatches('xyzab')).toEqual([]);
  });

  test('finds every word with any single typo', () => {
    const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'.split(''));
    const typo = fc.record({
      word: fc.constantFrom(...vocabulary),
      position: fc.nat(),
      letter,
      kind: fc.constantFrom(
        'omission' as const,
        'insertion' as const,
        'substitution' as const,
        'transposition' as const,
      ),
    });
    fc.assert(
      fc.property(typo, ({ word, position, letter: typedLetter, kind }) => {
        const index = position % (word.length - 1);
        const before = word.slice(0, index);
        const current = word[index] ?? '';
        const next = word[index + 1] ?? '';
        const after = word.slice(index + 2);
        const typedByKind = {
          omission: before + next + after,
          insertion: before + typedLetter + current + next + after,
          substitution: before + typedLetter + next + after,
          transposition: before + next + current + after,
        };
        const typed = typedByKind[kind];
        if (typed !== word) expect(findMatches(typed, false, 1)).toContainEqual([word, 1]);
      }),
    );
  });
});
