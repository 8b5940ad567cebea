import { describe, expect, test } from 'vitest';
import { countChanges, findChanges } from '../../src/catalogue/changes.ts';
import { toMarkdown, formatChanges, toChangeSections } from '../../src/catalogue/stateReport.ts';
import type { Catalogue, CatalogueProduct } from '../../src/catalogue/snapshot.ts';
import { createCatalogue } from '../support/createCatalogue.ts';

const from = '2026-11-20T15:00:00.000Z';
const to = '2026-11-20T21:30:00.000Z';
const findChangesTo = (after: Catalogue, before = createCatalogue(3)) => findChanges(before, after, from, to);
/** Creates a catalogue of three products, the second of which is changed. */
const withSecondChanged = (changes: Partial<CatalogueProduct>) =>
  createCatalogue(3, {}, (index) => (index === 1 ? changes : {}));
const toSections = (after: Catalogue, before?: Catalogue): [string, string[]][] =>
  toChangeSections(findChangesTo(after, before)).map(({ title, lines }) => [title, lines]);

describe('R11.4 the report of changes has', () => {
  test.each<[string, Catalogue, string, string]>([
    ['a price', withSecondChanged({ price: 24950 }), 'Cambios de precio', '2 Funda 2: $199 → $249.50'],
    ['an offer', withSecondChanged({ discountPrice: 14900 }), 'Cambios de oferta', '2 Funda 2: sin oferta → $149'],
    ['a name', withSecondChanged({ name: 'Mica' }), 'Cambios de nombre', '2 Funda 2 → Mica'],
    ['a sold-out product', withSecondChanged({ stock: { 1: 0, 2: 0 } }), 'Se agotaron', '2 Funda 2'],
    ['a description', withSecondChanged({ description: 'x' }), 'Cambios de descripción o de datos', '2 Funda 2'],
    ['pictures', withSecondChanged({ pictures: ['2.jpg'] }), 'Cambios de imágenes', '2 Funda 2'],
    [
      'a new product',
      createCatalogue(4, { categories: createCatalogue(3).categories }),
      'Productos nuevos',
      '4 Funda 4',
    ],
    [
      'a removed product',
      createCatalogue(2, { categories: createCatalogue(3).categories }),
      'Productos que ya no están',
      '3 Funda 3',
    ],
    ['a new slide', createCatalogue(3, { sliders: ['a.jpg', 'b.jpg'] }), 'Carteles nuevos', 'b.jpg'],
  ])('%s', (_case, after, title, line) => {
    expect(toSections(after)).toEqual([[title, [line]]]);
  });

  test('a product back in stock', () => {
    expect(toSections(createCatalogue(3), withSecondChanged({ stock: { 1: 0, 2: 0 } }))).toEqual([
      ['Volvieron a tener existencias', ['2 Funda 2']],
    ]);
  });

  test('a renamed category', () => {
    const after = createCatalogue(3, { categories: [{ name: 'Micas', icon: '', products: [] }] });
    expect(toSections(after)).toEqual([
      ['Categorías nuevas', ['Micas']],
      ['Categorías que ya no están', ['Fundas']],
    ]);
  });

  test('no stock counts, units sold or invalid discounts', () => {
    expect(countChanges(findChangesTo(withSecondChanged({ stock: { 1: 1 }, sold: 999, discountPrice: 19900 })))).toBe(
      0,
    );
  });

  test('times in Mexico City’s time zone, and escaped names in Markdown', () => {
    const changes = findChangesTo(withSecondChanged({ name: '<b>*Mica* [x](y)' }));
    expect(formatChanges(changes)).toMatch(
      /^Del 20 de noviembre a las 09:00 al 20 de noviembre a las 15:30: 1 cambio\n {2}Cambios de nombre: 1\n/,
    );
    expect(toMarkdown(changes)).toContain('- 2 Funda 2 → \\<b\\>\\*Mica\\* \\[x\\](y)');
  });
});
