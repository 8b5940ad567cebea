import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LiveUpdates } from '../../../../src/components/card.ts';
import { emptyInterpretation } from '../../../../src/features/search/engine/result.ts';
import { type SearchProduct, toSearchProduct } from '../../../../src/features/search/engine/index/searchProduct.ts';
import { BeforeTyping } from '../../../../src/features/search/suggestions/BeforeTyping.tsx';
import { NoSuggestions, SuggestionsPanel } from '../../../../src/features/search/suggestions/Suggestions.tsx';
import { toVNodes } from '../../../../src/runtime/renderToDom.ts';
import { createProduct } from '../../../support/productFactory.ts';

const createResult = (id: string, changes: Partial<SearchProduct> = {}): SearchProduct => ({
  ...toSearchProduct(createProduct({ id, name: 'Funda de silicón', stock: { 1: 2 } })),
  ...changes,
});

const noLiveUpdates: LiveUpdates = {
  priceAndStockById: {},
  discontinued: [],
  offers: null,
  toAvailabilityText: () => undefined,
};

const createPanel = (products: SearchProduct[], interpretation = emptyInterpretation, term = 'funda') => (
  <SuggestionsPanel
    live={noLiveUpdates}
    suggestions={{
      term,
      total: products.length,
      categories: [],
      brands: [],
      branches: [],
      searches: [{ before: 'funda ', added: 'roja', after: '', url: '/busqueda?busqueda=funda%20roja' }],
      products,
      interpretation,
    }}
  />
);

test('R2.2 sold-out suggestions come last, under a heading that is hidden from screen readers', () => {
  const html = renderToStaticMarkup(createPanel([createResult('1', { inStock: false }), createResult('2')]));
  expect(html).toMatch(
    /\/producto\/2".*<p class="title" aria-hidden="true">Agotado por ahora<\/p><a class="sold-out".*\/1"/,
  );
});

test('R2.2 units do not wrap in the names of suggestions and of viewed products', () => {
  const name = 'Power bank de 5 000 mAh';
  const viewedProduct = { id: '1', name, picture: null, phone: '' };
  const beforeTypingView = (
    <BeforeTyping
      searches={[]}
      viewed={[viewedProduct]}
      suggestedSearches={[]}
      withPrices={false}
      searchesFirst={false}
    />
  );
  for (const view of [createPanel([createResult('1', { name })]), beforeTypingView])
    expect(renderToStaticMarkup(view)).toContain('<span class="nowrap">5 000 mAh</span>');
});

test('R2.2 suggestions are options of one listbox with typed words marked, and render without React', () => {
  const view = createPanel([createResult('2')]);
  const html = renderToStaticMarkup(view);
  expect(html.match(/role="listbox"/g)).toHaveLength(1);
  expect(html.match(/role="option" tabindex="-1" aria-selected="false"/gi)).toHaveLength(2);
  expect(html).toContain('<mark>Funda</mark> de silicón');
  expect(html).toContain('funda <mark>roja</mark>');
  expect(() => toVNodes(view)).not.toThrow();
});

test('R4.17 suggestions have the notices on missing terms and corrections, like results', () => {
  const interpretation = {
    ...emptyInterpretation,
    missingTerms: ['roja'],
    corrected: [{ typed: 'fubda', meant: 'funda', isShown: true }],
  };
  expect(renderToStaticMarkup(createPanel([createResult('1')], interpretation))).toContain(
    'Ningún nombre dice «roja»: esto es lo más parecido que encontramos. Mostramos «funda» en vez de «fubda».',
  );
  expect(renderToStaticMarkup(createPanel([], interpretation))).not.toContain('Ningún nombre dice «roja»');
});

test('R4.17 a chip that no result has is struck through, as in the results', () => {
  const chips = [
    { text: 'Bocinas', words: ['bocina'] },
    { text: 'JBL', words: ['jbl'], dropped: true },
  ];
  const html = renderToStaticMarkup(createPanel([createResult('1')], { ...emptyInterpretation, chips }, 'bocina jbl'));
  expect(html).toContain('<s>JBL</s>');
  expect(html).not.toContain('<s>Bocinas</s>');
});

test('R2.2 before typing, viewed products reserve space for prices only if they may load', () => {
  const viewed = [{ id: '7', name: 'Cable', picture: null }];
  const renderHtml = (withPrices: boolean) =>
    renderToStaticMarkup(
      <BeforeTyping
        suggestedSearches={[]}
        searches={[]}
        viewed={viewed}
        withPrices={withPrices}
        searchesFirst={false}
      />,
    );
  expect(renderHtml(true)).toContain('<p class="price"></p>');
  expect(renderHtml(false)).not.toContain('price');
});

test.each([
  ['garantía', [], '¿Buscas esta página?'],
  ['sucursal zapopan', [{ name: 'Zapopan · Centro', url: '/sucursales/zapopan-centro' }], '¿Buscas esta página?'],
  ['xyzzy', [], 'Nada con «xyzzy»'],
])('R4.12 without products for "%s"', (term, branches, title) => {
  const html = renderToStaticMarkup(
    <NoSuggestions term={term} branches={branches} suggestedSearches={[]} categories={[]} />,
  );
  expect(html).toContain(title);
});
