import { describe, expect, test } from 'vitest';
import { countChanges, findChanges } from '../../src/catalogue/changes.ts';
import { toMarkdown, formatChanges, toChangeSections } from '../../src/catalogue/stateReport.ts';
import type { Catalogue, CatalogueProduct } from '../../src/catalogue/snapshot.ts';
import { createCatalogue } from '../support/catalogue.ts';

const from = '2026-11-20T15:00:00.000Z';
const to = '2026-11-20T21:30:00.000Z';
const between = (after: Catalogue, before = createCatalogue(3)) => findChanges(before, after, from, to);
/** The second of three products, changed. */
const second = (changes: Partial<CatalogueProduct>) => createCatalogue(3, {}, (index) => (index === 1 ? changes : {}));
const told = (after: Catalogue, before?: Catalogue): [string, string[]][] =>
  toChangeSections(between(after, before)).map(({ title, lines }) => [title, lines]);

describe('R11.4 the operator sees what changed', () => {
  test.each<[string, Catalogue, string, string]>([
    ['a price', second({ price: 24950 }), 'Cambios de precio', '2 Funda 2: $199 → $249.50'],
    ['an offer', second({ discountPrice: 14900 }), 'Cambios de oferta', '2 Funda 2: sin oferta → $149'],
    ['a name', second({ name: 'Mica' }), 'Cambios de nombre', '2 Funda 2 → Mica'],
    ['sold out', second({ stock: { 1: 0, 2: 0 } }), 'Se agotaron', '2 Funda 2'],
    ['a description', second({ description: 'x' }), 'Cambios de descripción o de datos', '2 Funda 2'],
    ['pictures', second({ pictures: ['2.jpg'] }), 'Cambios de imágenes', '2 Funda 2'],
    ['one more', createCatalogue(4, { categories: createCatalogue(3).categories }), 'Productos nuevos', '4 Funda 4'],
    [
      'one less',
      createCatalogue(2, { categories: createCatalogue(3).categories }),
      'Productos que ya no están',
      '3 Funda 3',
    ],
    ['a slide', createCatalogue(3, { sliders: ['a.jpg', 'b.jpg'] }), 'Carteles nuevos', 'b.jpg'],
  ])('%s', (_case, after, title, line) => {
    expect(told(after)).toEqual([[title, [line]]]);
  });

  test('back in stock', () => {
    expect(told(createCatalogue(3), second({ stock: { 1: 0, 2: 0 } }))).toEqual([
      ['Volvieron a tener existencias', ['2 Funda 2']],
    ]);
  });

  test('a category under another name', () => {
    const after = createCatalogue(3, { categories: [{ name: 'Micas', icon: '', products: [] }] });
    expect(told(after)).toEqual([
      ['Categorías nuevas', ['Micas']],
      ['Categorías que ya no están', ['Fundas']],
    ]);
  });

  test('stock counts, units sold and a discount that is none are no changes', () => {
    expect(countChanges(between(second({ stock: { 1: 1 }, sold: 999, discountPrice: 19900 })))).toBe(0);
  });

  test('as text and as Markdown, in Mexico City time, names being data', () => {
    const changes = between(second({ name: '<b>*Mica* [x](y)' }));
    expect(formatChanges(changes)).toMatch(
      /^Del 20 de noviembre a las 09:00 al 20 de noviembre a las 15:30: 1 cambio\n {2}Cambios de nombre: 1\n/,
    );
    expect(toMarkdown(changes)).toContain('- 2 Funda 2 → \\<b\\>\\*Mica\\* \\[x\\](y)');
  });
});
