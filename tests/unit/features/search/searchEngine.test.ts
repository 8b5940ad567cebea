import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSearcher } from '../../../../scripts/bench/search/createSearcher.ts';
import { seedCatalogue } from '../../../../scripts/sandbox/seed/catalogue.ts';
import { createSearchFile } from '../../../../src/features/search/engine/annotations.ts';
import { createFuzzyMatcher } from '../../../../src/features/search/engine/query/fuzzy.ts';
import { type SearchProduct, toSearchProduct } from '../../../../src/features/search/engine/index/searchProduct.ts';
import { createLinearScan, decodeSearchFile } from '../../../../src/features/search/engine/index/searchFile.ts';
import { fold } from '../../../../src/lib/text.ts';
import { malformedQueries } from '../../../support/malformedQueries.ts';
import { searchProduct } from '../../../support/searchIn.ts';
import { spread } from '../../../support/sampling.ts';

const product = (name: string, changes: Partial<SearchProduct> = {}): SearchProduct =>
  searchProduct(name, { brand: 'Norda', ...changes });

const shelf = [
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
const { search, find, spellCorrect } = createSearcher(shelf);
const named = (query: string): string[] => find(query, 20).products.map(({ name }) => name);
const first = (query: string): string | undefined => named(query)[0];

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
    expect(first(query)).toBe(name);
  });

  test.each([
    ['usb-c', 'usb c', 'usbc', 'USB C', 'c usb'],
    ['power bank', 'powerbank', 'power-bank', 'POWER  BANK'],
    ['10000 mah', '10 000 mah', '10,000 mAh', '10000mah'],
  ])('%s is %s is %s', (...queries) => {
    const [one, ...others] = queries.map((query) => new Set(search(query)));
    expect(one?.size).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(one);
  });

  test.each(['SM-A546E', 'sm-a546e', 'sma546e', 'sm a546e', 'sm a 546 e', 'SMA546E'])('the model %s', (query) => {
    expect(first(query)).toBe('Cargador USB-C 65 W');
  });

  test.each([
    ['case s24', 'Funda de piel para Galaxy S24'],
    ['mica iphone 13', 'Cristal templado iPhone 13'],
    ['cubo 65', 'Cargador USB-C 65 W'],
    ['altavoz', 'Bocina portátil Brasa'],
    ['manos libres', 'Audífonos Bluetooth Olmo'],
  ])('another word for the same thing: %s', (query, name) => {
    expect(first(query)).toBe(name);
  });

  test('stop words need not match', () => {
    expect(first('cristal templado para el iphone 13')).toBe('Cristal templado iPhone 13');
  });

  test('ranks an exact name before longer ones, best sellers first among equals', () => {
    expect(named('funda galaxy')).toEqual(['Funda de piel para Galaxy S24 Ultra', 'Funda de piel para Galaxy S24']);
    expect(first('funda de piel para galaxy s24')).toBe('Funda de piel para Galaxy S24');
  });

  test('the last word may be incomplete', () => {
    expect(new Set(named('funda gal'))).toEqual(new Set(named('funda galaxy')));
    expect(first('boci')).toBe('Bocina portátil Brasa');
  });

  test('finds nothing for an unknown word, and corrects one that is nearly known', () => {
    for (const query of ['zzzqqqxx', '', '   ', '...', '😀']) expect(search(query)).toEqual([]);
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

const real = seedCatalogue({ products: 400 }).products.map((seed) => toSearchProduct(seed.product));
const shop = createSearcher(real);
const someProduct = fc.constantFrom(...real);
const byId = new Map(real.map((each) => [each.id, each]));

// "Tapete para mouse y teclado" that begins with "teclado" asks for a keyboard: a query names the thing first.
const namesOneThing = someProduct.filter(({ name }) => !name.includes(' y '));

test('R4.15 the words of any product find it in any order and case, with or without accents', () => {
  fc.assert(
    fc.property(namesOneThing, fc.integer(), ({ name }, seed) => {
      const words = name.split(' ');
      const turned = words.map((_, i) => words[(i + Math.abs(seed)) % words.length]).join(' ');
      const found = shop.search(name);
      expect(found.slice(0, 10).map((id) => byId.get(id)?.name)).toContain(name);
      expect(shop.search(fold(name).toUpperCase())).toEqual(found);
      expect(
        shop
          .search(turned)
          .slice(0, 10)
          .map((id) => byId.get(id)?.name),
      ).toContain(name);
    }),
    { numRuns: 60 },
  );
});

test('R4.15 a whole name is found before the kind that its words in another order seem to ask for', () => {
  const found = real.filter(({ name }) => name.startsWith('Batería portátil mini Oimo Cubo 5 000 mAh'));
  expect(found).not.toEqual([]);
  for (const { name, id } of found) {
    const [first, ...others] = name.split('Cubo ');
    expect(shop.search(`Cubo ${others.join()} ${first}`)[0], name).toBe(id);
  }
});

test('R4.15 any query gives ids of the shop, each once, the same each time', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.lorem()), (query) => {
      const found = shop.search(query);
      expect(new Set(found).size).toBe(found.length);
      for (const id of found) expect(byId.has(id)).toBe(true);
      expect(shop.search(query)).toEqual(found);
      expect(shop.search(query, 3)).toEqual(found.slice(0, 3));
    }),
    { numRuns: 50 },
  );
});

test('P42 malicious texts neither throw nor take long (200 of 500; all in the long tests)', () => {
  const texts = malformedQueries();
  expect(texts.length).toBeGreaterThan(500);
  const scan = createLinearScan(decodeSearchFile(createSearchFile(real)));
  for (const text of process.env['DEEP'] ? texts : spread(texts, 200)) {
    expect(Array.isArray(shop.search(text)), text.slice(0, 40)).toBe(true);
    shop.spellCorrect(text);
    scan(text, 8);
  }
});

test('the linear scan finds products with every word', () => {
  const scan = createLinearScan(decodeSearchFile(createSearchFile(shelf)));
  expect(scan('usb carg', 8).map(({ name }) => name)).toEqual(['Cable USB-C para cargador', 'Cargador USB-C 65 W']);
  expect(scan('brasa', 8)).toHaveLength(1);
  expect(scan('', 8)).toEqual([]);
  expect(scan('zzz', 8)).toEqual([]);
});

describe('R4.15 edit distance counts typos as people make them', () => {
  // prettier-ignore
  const vocabulary = [
    'audifonos', 'bocina', 'cable', 'cargador', 'cargadores', 'funda', 'fundas', 'inalambrico', 'lavadora',
  ];
  const near = createFuzzyMatcher(vocabulary);
  const found = (typed: string, asPrefix = false, edits?: number) =>
    near(typed, asPrefix, edits).map(({ word, edits: own }) => [vocabulary[word], own]);

  test('a wrong, missing, added or transposed letter is one edit; a transposition ranks first', () => {
    expect(found('fnuda')).toEqual([['funda', 1]]);
    expect(found('fnda')).toEqual([['funda', 1]]);
    expect(found('funada')).toContainEqual(['funda', 1]);
    expect(found('funds')).toEqual([
      ['funda', 1],
      ['fundas', 1],
    ]);
    expect(found('cable')).toEqual([['cable', 1]]);
    expect(found('gunza', false, 2)).toEqual([['funda', 2]]);
    expect(found('cargdo', true).map(([word]) => word)).toEqual(['cargador', 'cargadores']);
    expect(found('xyzab')).toEqual([]);
  });

  test('finds every word with any single typo', () => {
    const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'.split(''));
    const typo = fc.record({
      word: fc.constantFrom(...vocabulary),
      at: fc.nat(),
      letter,
      sort: fc.constantFrom(0, 1, 2, 3),
    });
    fc.assert(
      fc.property(typo, ({ word, at, letter: other, sort }) => {
        const place = at % (word.length - 1);
        const [before, one, two, after] = [
          word.slice(0, place),
          word[place] ?? '',
          word[place + 1] ?? '',
          word.slice(place + 2),
        ];
        const typed =
          [
            before + two + after,
            before + other + one + two + after,
            before + other + two + after,
            before + two + one + after,
          ][sort] ?? '';
        if (typed !== word) expect(found(typed, false, 1)).toContainEqual([word, 1]);
      }),
    );
  });
});
