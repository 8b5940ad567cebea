import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSearcher } from '../../../../scripts/search/createSearcher.ts';
import { annotateProducts, shopLexicon } from '../../../../src/features/search/engine/annotations.ts';
import { typeBits } from '../../../../src/features/search/engine/index/invertedIndex.ts';
import { parseQuantities } from '../../../../src/lib/quantities.ts';
import { phoneticKey } from '../../../../src/features/search/engine/query/correctionRules.ts';
import { stem } from '../../../../src/features/search/engine/language/words.ts';
import {
  missingModelMessage,
  formatCorrections,
  formatMissingTerms,
  formatHeading,
  formatLeadingTerms,
  chipText,
  addRefinement,
  removeWords,
} from '../../../../src/features/search/interpretationTexts.ts';
import { similarProductsHeading, otherResultsHeading } from '../../../../src/features/search/results/NoResults.tsx';
import { createTestSearch, createSearchProduct as product } from '../../../support/testSearch.ts';

/** Product names in the styles of several shops, Spanish and English. */
const products = [
  product('FUNDA USO RUDO P/ IPHONE 13 NEGRO', { category: 'CELULARES' }),
  product('Funda de silicón para iPhone 13 Pro, roja', { category: 'CELULARES' }),
  product('Case for Samsung Galaxy A54, clear', { category: 'CELULARES', brand: 'Spigen' }),
  product('Funda transparente para Galaxy A15', { category: 'CELULARES' }),
  product('Cristal templado para Galaxy S23', { category: 'CELULARES' }),
  product('Galaxy S23 128 GB usado', { category: 'CELULARES', brand: 'Samsung' }),
  product('Cargador para laptop Lenovo 65W', { category: 'Accesorios', sold: 90 }),
  product('Lenovo IdeaPad 3 15.6" Laptop, 8GB RAM', { category: 'Cómputo', brand: 'Lenovo' }),
  product('Cargador USB-C 20W', { category: 'Accesorios', sold: 3 }),
  product('Cargador USB-C 30 W', { category: 'Accesorios', sold: 80 }),
  product('Cable Lightning 1 m', { category: 'Accesorios' }),
  product('Cable USB-C 2 m', { category: 'Accesorios' }),
  product('Wireless Noise Cancelling Headphones, Black', { category: 'Audio', brand: 'Sony' }),
  product('Audífonos inalámbricos rojos', { category: 'Audio', brand: 'Sony', inStock: false, sold: 99 }),
  product('Audífonos inalámbricos azules', { category: 'Audio', brand: 'Sony', inStock: true }),
  product('Adaptador USB-C a HDMI', { category: 'Accesorios', sold: 50 }),
  product('Adaptador USB-C a 3.5 mm', { category: 'Accesorios' }),
  product('Memoria USB 64GB', { category: 'Memorias' }),
  product('Memoria USB 128 GB', { category: 'Memorias' }),
];
const { find } = createSearcher(products);
const resultNames = (query: string): string[] => find(query, 20).products.map(({ name }) => name);
const interpret = (query: string) => find(query).interpretation;

describe('R4.17 interprets what shoppers type', () => {
  test.each([
    [
      'a brand includes its product lines, and does not replace the type',
      'funda samsung',
      'Funda transparente para Galaxy A15',
    ],
    ['a device comes before its accessories', 'laptop lenovo', 'Lenovo IdeaPad 3 15.6" Laptop, 8GB RAM'],
    ['an accessory for a device', 'cargador laptop', 'Cargador para laptop Lenovo 65W'],
    ['number and unit in any spelling', 'cargador 20 watts', 'Cargador USB-C 20W'],
    ['gigas', 'memoria 128 gigas', 'Memoria USB 128 GB'],
    ['an adapter by its socket', 'adaptador de audífonos tipo c', 'Adaptador USB-C a 3.5 mm'],
    ['a cable by the plug of the phone', 'cable iphone', 'Cable Lightning 1 m'],
    ['Mexican words', 'pendrive', 'Memoria USB 64GB'],
    ['spelled by sound', 'adifonos blutut', 'Audífonos inalámbricos azules'],
    ['with polite words', 'hola tienen una funda buena para galaxy a15', 'Funda transparente para Galaxy A15'],
    ['typed as one word', 'cristal galaxys23', 'Cristal templado para Galaxy S23'],
  ])('%s: %s', (_, query, name) => {
    expect(resultNames(query)[0]).toBe(name);
  });

  test('a brand excludes products for other phones', () => {
    expect(new Set(resultNames('funda samsung'))).toEqual(
      new Set(['Case for Samsung Galaxy A54, clear', 'Funda transparente para Galaxy A15']),
    );
  });

  test('a phone matches exactly: neither another number nor another suffix', () => {
    expect(resultNames('funda iphone 13')).toEqual(['FUNDA USO RUDO P/ IPHONE 13 NEGRO']);
    expect(resultNames('funda iphone 13 pro')).toEqual(['Funda de silicón para iPhone 13 Pro, roja']);
    for (const query of ['funda iphone 13 mini', 'funda iphone 12', 'funda a53', 'funda s23 ultra'])
      expect(resultNames(query).filter((name) => /funda|case/i.test(name))).toEqual([]);
  });

  test('without products of the type for the phone, lists others for it, and similar phones separately', () => {
    const { products: results, similarProducts, interpretation } = find('funda galaxy s23');
    expect(results.map(({ name }) => name)).toEqual(['Cristal templado para Galaxy S23', 'Galaxy S23 128 GB usado']);
    expect(interpretation).toMatchObject({ lacksModel: true, phone: 'Galaxy S23' });
    expect(similarProducts.map(({ name }) => name)).toContain('Case for Samsung Galaxy A54, clear');
    expect(formatHeading(interpretation)).toBe('No tenemos funda para Galaxy S23');
    expect(similarProductsHeading(interpretation)).toBe('Fundas de otros modelos');
    expect(missingModelMessage(interpretation)).toContain('funda para Galaxy S23');
  });

  test('drops and reports terms that no result has, but never the type or the phone', () => {
    expect(interpret('funda morada iphone 13').missingTerms).toEqual(['morada']);
    expect(formatMissingTerms(interpret('funda morada iphone 13'))?.lead).toBe('Ningún nombre dice «morada»:');
    expect(resultNames('funda morada iphone 13')).toEqual(['FUNDA USO RUDO P/ IPHONE 13 NEGRO']);
    expect(interpret('funda xyzzyq').missingTerms).toEqual(['xyzzyq']);
    expect(resultNames('funda xyzzyq')).toHaveLength(4);
  });

  test('reports terms that only the first results have', () => {
    const interpretation = interpret('audifonos azules');
    expect(resultNames('audifonos azules')[0]).toBe('Audífonos inalámbricos azules');
    expect(interpretation.leadingTerms).toEqual(['azules']);
    expect(interpretation.missingTerms).toEqual([]);
    expect(formatLeadingTerms(interpretation)).toBe('Primero los azules o parecidos; luego, otros colores.');
    expect(formatLeadingTerms({ ...interpretation, leadingTerms: ['2 metros', 'usb c'] })).toBe(
      'Primero lo más parecido a «2 metros» y «usb c».',
    );
    expect(formatLeadingTerms({ ...interpretation, leadingTerms: ['a', 'b', 'c'] })).toBe(
      'Primero lo más parecido a lo que escribiste.',
    );
    // All of the results have each term, or none.
    for (const query of ['memoria usb', 'audifonos', 'funda morada iphone 13'])
      expect(formatLeadingTerms(interpret(query)), query).toBeNull();
  });

  test('a brand without phones is that of the product, not of a phone', () => {
    expect(formatHeading(interpret('audifonos sony'))).toBe('Audífonos Sony');
    expect(formatHeading(interpret('funda samsung'))).toBe('Fundas para Samsung');
  });

  test.each([
    ['Sin marca', 'audífonos sin marca'],
    ['No Brand', 'audífonos no brand'],
    ['N/A', 'audífonos n a'],
    ['Genérico', 'audífonos genérico'],
  ])('the brand column %s is not a brand', (brand, query) => {
    const search = createTestSearch(product('Audífonos', { brand }));
    expect(search.interpret(query).brand).toBeNull();
  });

  test('promises nothing about a phone that universal products do not name', () => {
    const interpretation = interpret('funda galaxy s23');
    expect(otherResultsHeading(interpretation, 2, true)).toBe('Para Galaxy S23 sí hay 2 productos');
    expect(otherResultsHeading(interpretation, 2, false)).toBe('Otros accesorios: 2 productos');
    // An iPhone 4 has another plug than later models.
    expect(resultNames('cable iphone 4')).not.toContain('Cable Lightning 1 m');
    expect(resultNames('cable iphone 5')).toContain('Cable Lightning 1 m');
  });

  test('reports corrections; never corrects a known word', () => {
    expect(formatCorrections(interpret('adifonos'))).toBe('Mostramos «audífonos» en vez de «adifonos».');
    expect(formatCorrections(interpret('audifonos sony'))).toBeNull();
  });

  test('ranks sold-out products last among equals, even best sellers', () => {
    const names = resultNames('audifonos inalambricos sony');
    expect(names.indexOf('Audífonos inalámbricos azules')).toBeLessThan(names.indexOf('Audífonos inalámbricos rojos'));
  });

  test('describes the interpretation, and removes parts of it', () => {
    const interpretation = interpret('funda samsung roja');
    expect(formatHeading(interpretation)).toBe('Fundas para Samsung');
    expect(interpretation.chips.map(({ text }) => text)).toEqual(['roja', 'Samsung', 'Fundas']);
    expect(interpret('funda iphone 14 roja').chips.map(({ text }) => text)).toEqual(['roja', 'iPhone 14', 'Fundas']);
    expect(['rojo', 'iPhone 14', 'USB-C', '2 m'].map(chipText)).toEqual(['Rojo', 'iPhone 14', 'USB-C', '2 m']);
    expect(removeWords('Funda Samsung roja', interpretation.chips[1]?.words ?? [])).toBe('Funda roja');
    expect(removeWords('cable de 2 metros de menos de 200', ['2', 'metros'])).toBe('cable de menos de 200');
    expect(removeWords('cable de 2 metros', ['2', 'metros'])).toBe('cable');
    expect(formatHeading(interpret('zzzqqqxx'))).toBeNull();
  });

  test('suggests refinements: product types, else brands, else models', () => {
    const findRefinements = (query: string) => interpret(query).refinements;
    const [refinement] = findRefinements('samsung');
    expect(refinement).toEqual({ text: 'Fundas', add: 'funda', prepend: true });
    expect(refinement && addRefinement('samsung', refinement)).toBe('funda samsung');
    expect(findRefinements('funda').map(({ text }) => text)).toEqual(['iPhone', 'Samsung']);
    expect(findRefinements('funda samsung').map(({ text }) => text)).toEqual(['Galaxy A15', 'Galaxy A54']);
    for (const model of findRefinements('funda samsung'))
      expect(find(addRefinement('funda samsung', model)).total).toBe(1);
    for (const query of ['funda iphone 13', 'fun', 'funda iphone 99', ''])
      expect(findRefinements(query), query).toEqual([]);
  });

  test('completes names while they are typed; an incomplete suffix is not another phone', () => {
    expect(resultNames('funda iphone 13 p')).toEqual(['Funda de silicón para iPhone 13 Pro, roja']);
    expect(interpret('funda iphone 13 p').lacksModel).toBe(false);
    const searchWithoutProCase = createTestSearch(
      'Funda de silicón para iPhone 13',
      'Módulo de cámara para iPhone 13 Pro',
    );
    expect(searchWithoutProCase('funda iphone 13 p')).toEqual(['Funda de silicón para iPhone 13']);
    expect(resultNames('funda iphone 13 ')).toEqual(['FUNDA USO RUDO P/ IPHONE 13 NEGRO']);
    expect(resultNames('funda transparente para gal')).toEqual(['Funda transparente para Galaxy A15']);
    expect(interpret('cargador 20w barato').missingTerms).toEqual([]);
  });

  test('understands spoken letters, function words and short words', () => {
    expect(resultNames('memoria usv')).toEqual(['Memoria USB 64GB', 'Memoria USB 128 GB']);
    expect(interpret('cargador tipo sé').attributes).toEqual(['USB-C']);
    expect(formatCorrections(interpret('audifonos inhalambricos pa sony'))).toBe(
      'Mostramos «inalámbricos» en vez de «inhalambricos».',
    );
    expect(interpret('manos libre').productType?.plural).toBe('Audífonos');
    const television = product('Televisión 50 pulgadas', { brand: 'Samsung' });
    const screens = createSearcher([television, product('Pantalla de repuesto para Galaxy A54')]);
    expect(formatHeading(screens.find('pantalla samsung').interpretation)).toBe('Televisiones Samsung');
    expect(formatHeading(screens.find('pantalla galaxy a54').interpretation)).toBe(
      'Pantallas de repuesto para Galaxy A54',
    );
  });

  test('finds product types in head nouns, in both languages, and from categories', () => {
    const englishAndSpanish = [
      product('Funda para laptop', { category: 'A' }),
      product('Leather Laptop Bag', { category: 'A' }),
      product('ACME USB Cable', { category: 'A' }),
      ...['X200', 'X300', 'X400'].map((name) => product(`ACME ${name}`, { brand: 'ACME', category: 'Video Cards' })),
    ];
    const { types } = annotateProducts(englishAndSpanish, shopLexicon);
    const headings = types.flatMap((codes) =>
      codes.slice(0, 1).map((code) => shopLexicon.productTypes[code >>> typeBits]?.plural),
    );
    const videoCards = 'Tarjetas de video';
    expect(headings).toEqual([
      'Fundas para laptop',
      'Mochilas y maletines',
      'Cables',
      videoCards,
      videoCards,
      videoCards,
    ]);
  });
});

test('R4.17 normalizes quantities in any spelling', () => {
  const normalize = (text: string) => parseQuantities(text).map(({ unit, value }) => `${value} ${unit}`);
  expect(normalize('20w')).toEqual(normalize('20 watts'));
  expect(normalize('1 tb')).toEqual(normalize('1000 gigas'));
  expect(normalize('10,000 mah')).toEqual(normalize('10 000 mah'));
  expect(normalize('galaxy s22 13 128 gb')).toEqual(['128 GB']);
  expect(normalize('180 cm')).toEqual(normalize('1.8 m'));
});

test('R4.17 spellings that sound alike have one phonetic key', () => {
  for (const [a, b] of [
    ['bocina', 'vosina'],
    ['cargador', 'kargador'],
    ['lavadora', 'labadora'],
    ['refrigerador', 'refrijerador'],
    ['llavero', 'yabero'],
    ['estand', 'stand'],
  ] as const)
    expect(phoneticKey(a)).toBe(phoneticKey(b));
  fc.assert(fc.property(fc.stringMatching(/^[a-z]{1,20}$/), (word) => phoneticKey(word).length <= 2 * word.length));
});

test('R4.17 number and gender share a stem', () => {
  for (const [a, b] of [
    ['fundas', 'funda'],
    ['cargadores', 'cargador'],
    ['inalambricos', 'inalambrica'],
    ['luces', 'luz'],
    ['smartphones', 'smartphone'],
  ] as const)
    expect(stem(a)).toBe(stem(b));
});

test.each([
  [7, 'others of the type follow', 12],
  [8, 'no others follow', 8],
])('R4.17 after %i matches, %s', (matchCount, _expectation, resultCount) => {
  const bags = Array.from({ length: matchCount + 5 }, (_, index) =>
    product(`Mochila ${index} ${index < matchCount ? 'cumbre' : 'valle'}`),
  );
  const results = createSearcher(bags).find('mochila cumbre', 20).products;
  expect(results.slice(0, matchCount).every(({ name }) => name.includes('cumbre'))).toBe(true);
  expect(results).toHaveLength(resultCount);
});
