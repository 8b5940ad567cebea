import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyInterpretation, maxSuggestions } from '../../../../src/features/search/engine/result.ts';
import { toSearchProduct } from '../../../../src/features/search/engine/index/searchProduct.ts';
import { splitTyped } from '../../../../src/features/search/suggestions/Options.tsx';
import { formatAnnouncement, toSuggestions } from '../../../../src/features/search/suggestions/Suggestions.tsx';
import { anyText, productOf } from '../../../support/rows.ts';

const bracketed = (text: string, typed: string): string =>
  splitTyped(text, typed)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

describe('marks typed words', () => {
  test.each([
    ['Cargadores', 'cargador', '[Cargador]es'],
    ['Cable USB-C', 'usb c', '[C]able [USB]-[C]'],
    ['Audífonos Olmo', 'audif', '[Audíf]onos Olmo'],
    ['Audi\u0301fonos', 'audif', '[Audi\u0301f]onos'],
    ['Funda', 'zzz', 'Funda'],
    ['Soporte Norda', 'soporte que no se', '[Soporte] Norda'],
    ['<b>Funda</b>', 'b', '<[b]>Funda</[b]>'],
  ])('%s, %s', (text, typed, expected) => {
    expect(bracketed(text, typed)).toBe(expected);
  });

  test('keeps the whole text', () => {
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
  const products = Array.from({ length: 8 }, (_, i) => toSearchProduct(productOf({ id: String(i) })));
  const counted = ['Cables', 'Fundas', 'Cargadores'].map((name, i) => ({ name, count: 9 - i }));
  const found = { total: 40, products, categories: counted, brands: [{ name: 'Norda', count: 3 }] };
  const result = { ...found, interpretation: emptyInterpretation, similarProducts: [] };

  test('are at most eight, typed names first, with links of the site only', () => {
    const made = toSuggestions('carg', result, (name) => (name === 'Fundas' ? null : `/categoria/${name}`));
    expect(made.categories.map(({ name }) => name)).toEqual(['Cargadores', 'Cables']);
    for (const name of ['products', 'categories', 'brands'] as const)
      expect(made[name].length, name).toBeLessThanOrEqual(maxSuggestions[name]);
    expect(Object.values(maxSuggestions).reduce((sum, each) => sum + each)).toBe(8);
    expect(made.brands).toEqual([{ name: 'Norda', url: '/busqueda?busqueda=carg%20Norda' }]);
  });

  test('leave out other categories and brands where there are refinements', () => {
    const understood = { ...emptyInterpretation, chips: [{ text: 'Cables', words: ['cable'] }] };
    const made = toSuggestions('cable', { ...result, interpretation: understood }, (name) => `/categoria/${name}`);
    expect([made.categories.map(({ name }) => name), made.brands]).toEqual([['Cables', 'Fundas'], []]);
  });

  test('put sold-out products last, and count the results of each category', () => {
    const mixed = products.map((product, at) => ({ ...product, inStock: at > 2 }));
    const made = toSuggestions('carg', { ...result, products: mixed }, (name) => `/categoria/${name}`);
    expect(made.products.map(({ id }) => id)).toEqual(['3', '4', '5', '6', '7']);
    const few = toSuggestions('carg', { ...result, products: mixed.slice(0, 4) }, (name) => `/categoria/${name}`);
    expect(few.products.map(({ id }) => id)).toEqual(['3', '0', '1', '2']);
    expect(made.categories[0]).toEqual({ name: 'Cargadores', url: '/categoria/Cargadores', count: 7 });
  });

  test('R4.17 offer the query with its refinements, as far as there is room', () => {
    const more = [
      { text: 'Fundas', add: 'funda', before: true },
      ...['Rojo', 'Azul', 'Gris'].map((text) => ({ text, add: text, before: false })),
    ];
    const understood = { ...emptyInterpretation, chips: [{ text: 'A54', words: ['a54'] }], refinements: more };
    const made = toSuggestions('a54', { ...result, categories: [], interpretation: understood }, () => null);
    expect(made.searches.map(({ before, added, after }) => before + added + after)).toEqual([
      'funda a54',
      'a54 Rojo',
      'a54 Azul',
    ]);
    expect(made.searches[0]?.url).toBe('/busqueda?busqueda=funda%20a54');
  });

  test('R4.17 offer a badly typed query as it was understood, also what no result has', () => {
    const more = [{ text: 'Oimo', add: 'Oimo', before: false }];
    const corrected = [
      { typed: 'bo sina', meant: 'bocina', isShown: true },
      { typed: 'jvl', meant: 'JBL', isShown: false },
    ];
    const understood = { ...emptyInterpretation, corrected, refinements: more };
    const made = toSuggestions('Bo  sina jvl', { ...result, interpretation: understood }, () => null);
    expect(made.searches[0]).toMatchObject({ before: 'bocina JBL ', added: 'Oimo' });
    expect(made.searches[0]?.url).toBe('/busqueda?busqueda=bocina%20JBL%20Oimo');
    expect(made.brands[0]?.url).toBe('/busqueda?busqueda=bocina%20JBL%20Norda');
  });

  test('R2.2 are counted apart from the products', () => {
    const [one] = products;
    const made = toSuggestions(
      'carg',
      { ...result, total: 1, products: one ? [one] : [], brands: [] },
      (name) => `/${name}`,
    );
    expect(formatAnnouncement(made)).toBe('3 sugerencias; en total, 1 producto. Elige con las flechas.');
  });

  test('leave out a category with few results and another name', () => {
    const categories = [
      { name: 'Cargadores', count: 40 },
      { name: 'Videojuegos', count: 3 },
    ];
    const made = toSuggestions('cargador', { ...result, categories }, (name) => `/categoria/${name}`);
    expect(made.categories.map(({ name }) => name)).toEqual(['Cargadores']);
  });
});
