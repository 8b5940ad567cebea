import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyInterpretation, maxSuggestions } from '../../../../src/features/search/engine/result.ts';
import { toSearchProduct } from '../../../../src/features/search/engine/index/searchProduct.ts';
import { splitTyped } from '../../../../src/features/search/suggestions/Options.tsx';
import { formatAnnouncement, toSuggestions } from '../../../../src/features/search/suggestions/Suggestions.tsx';
import { anyText, createProduct } from '../../../support/productFactory.ts';

const markWithBrackets = (text: string, typed: string): string =>
  splitTyped(text, typed)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

describe('typed words are marked', () => {
  test.each([
    ['Cargadores', 'cargador', '[Cargador]es'],
    ['Cable USB-C', 'usb c', '[C]able [USB]-[C]'],
    ['Audífonos Olmo', 'audif', '[Audíf]onos Olmo'],
    ['Audi\u0301fonos', 'audif', '[Audi\u0301f]onos'],
    ['Funda', 'zzz', 'Funda'],
    ['Soporte Norda', 'soporte que no se', '[Soporte] Norda'],
    ['<b>Funda</b>', 'b', '<[b]>Funda</[b]>'],
  ])('in "%s" for "%s"', (text, typed, expected) => {
    expect(markWithBrackets(text, typed)).toBe(expected);
  });

  test('in any text, which stays the same', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string()), fc.oneof(anyText, fc.string()), (text, typed) => {
        expect(
          splitTyped(text, typed)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('suggestions', () => {
  const products = Array.from({ length: 8 }, (_, index) => toSearchProduct(createProduct({ id: String(index) })));
  const result = {
    total: 40,
    products,
    categories: ['Cables', 'Fundas', 'Cargadores'].map((name, index) => ({ name, count: 9 - index })),
    brands: [{ name: 'Norda', count: 3 }],
    interpretation: emptyInterpretation,
    similarProducts: [],
  };

  test('are at most eight, typed names first, without categories that have no page', () => {
    const suggestions = toSuggestions('carg', result, (name) => (name === 'Fundas' ? null : `/categoria/${name}`), []);
    expect(suggestions.categories.map(({ name }) => name)).toEqual(['Cargadores', 'Cables']);
    for (const name of ['products', 'categories', 'brands'] as const)
      expect(suggestions[name].length, name).toBeLessThanOrEqual(maxSuggestions[name]);
    expect(Object.values(maxSuggestions).reduce((sum, max) => sum + max)).toBe(8);
    expect(suggestions.brands).toEqual([{ name: 'Norda', url: '/busqueda?busqueda=carg%20Norda' }]);
  });

  test('of an interpreted query have no brands, and one category whose name was not typed', () => {
    const interpretation = { ...emptyInterpretation, chips: [{ text: 'Cables', words: ['cable'] }] };
    const suggestions = toSuggestions('cable', { ...result, interpretation }, (name) => `/categoria/${name}`, []);
    expect(suggestions.categories.map(({ name }) => name)).toEqual(['Cables', 'Fundas']);
    expect(suggestions.brands).toEqual([]);
  });

  test('put sold-out products last', () => {
    const mixed = products.map((product, index) => ({ ...product, inStock: index > 2 }));
    const suggestions = toSuggestions('carg', { ...result, products: mixed }, (name) => `/categoria/${name}`, []);
    expect(suggestions.products.map(({ id }) => id)).toEqual(['3', '4', '5', '6', '7']);
    const few = toSuggestions('carg', { ...result, products: mixed.slice(0, 4) }, (name) => `/categoria/${name}`, []);
    expect(few.products.map(({ id }) => id)).toEqual(['3', '0', '1', '2']);
    // R4.22: no count, since the link leads to the whole category.
    expect(suggestions.categories[0]).toEqual({ name: 'Cargadores', url: '/categoria/Cargadores' });
  });

  test('R4.17 offer the query with its refinements, up to the limit', () => {
    const refinements = [
      { text: 'Fundas', add: 'funda', prepend: true },
      ...['Rojo', 'Azul', 'Gris'].map((text) => ({ text, add: text, prepend: false })),
    ];
    const interpretation = { ...emptyInterpretation, chips: [{ text: 'A54', words: ['a54'] }], refinements };
    const suggestions = toSuggestions('a54', { ...result, categories: [], interpretation }, () => null, []);
    expect(suggestions.searches.map(({ before, added, after }) => before + added + after)).toEqual([
      'funda a54',
      'a54 Rojo',
      'a54 Azul',
    ]);
    expect(suggestions.searches[0]?.url).toBe('/busqueda?busqueda=funda%20a54');
  });

  test('R4.17 offer a misspelled query in its corrected form, even words that no result has', () => {
    const refinements = [{ text: 'Oimo', add: 'Oimo', prepend: false }];
    const corrected = [
      { typed: 'bo sina', meant: 'bocina', isShown: true },
      { typed: 'jvl', meant: 'JBL', isShown: false },
    ];
    const interpretation = { ...emptyInterpretation, corrected, refinements };
    const suggestions = toSuggestions('Bo  sina jvl', { ...result, interpretation }, () => null, []);
    expect(suggestions.searches[0]).toMatchObject({ before: 'bocina JBL ', added: 'Oimo' });
    expect(suggestions.searches[0]?.url).toBe('/busqueda?busqueda=bocina%20JBL%20Oimo');
    expect(suggestions.brands[0]?.url).toBe('/busqueda?busqueda=bocina%20JBL%20Norda');
  });

  test('R2.2 are announced with the number of suggestions and of products', () => {
    const oneProduct = { ...result, total: 1, products: products.slice(0, 1), brands: [] };
    const suggestions = toSuggestions('carg', oneProduct, (name) => `/${name}`, []);
    expect(formatAnnouncement(suggestions)).toBe('3 sugerencias; en total, 1 producto. Elige con las flechas.');
  });

  test('leave out a category with few results whose name was not typed', () => {
    const categories = [
      { name: 'Cargadores', count: 40 },
      { name: 'Videojuegos', count: 3 },
    ];
    const suggestions = toSuggestions('cargador', { ...result, categories }, (name) => `/categoria/${name}`, []);
    expect(suggestions.categories.map(({ name }) => name)).toEqual(['Cargadores']);
  });
});
