import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { toCard } from '../../../../src/components/card.ts';
import { Newest, RecentlySold } from '../../../../src/features/home/HomeSections.tsx';
import { toPlainText } from '../../../support/plainText.ts';
import { createProduct } from '../../../support/productFactory.ts';
import { createTestSandbox } from '../../../support/testSandbox.ts';

const cards = [toCard(createProduct({ id: '1', name: 'Cable' })), toCard(createProduct({ id: '2', name: 'Funda' }))];

describe('R3.7 new products', () => {
  test('have a card each', () => {
    const html = renderToStaticMarkup(<Newest cards={cards} />);
    expect(toPlainText(html)).toMatch(/^Nuevos productos en tienda.*Cable.*Funda/s);
    expect(html.match(/href="\/producto\/\d"/g)).toEqual(['href="/producto/1"', 'href="/producto/2"']);
  });

  test('have no section if there are none', () => {
    expect(renderToStaticMarkup(<Newest cards={[]} />)).toBe('');
  });

  test.each([
    ['null', null],
    ['no rows', []],
  ])('are none if the API responds with %s', async (_case, newRows) => {
    const editRows = (endpoint: string, rows: unknown[]) =>
      endpoint === 'getProductosNuevos' ? (newRows as unknown[]) : rows;
    const { catalogue } = await createTestSandbox({ editRows }).snapshot();
    expect(catalogue.lists.newest).toEqual([]);
  });
});

describe('R3.6 recently sold products', () => {
  test('have a name, price and link each, and no section if there are none', () => {
    const html = renderToStaticMarkup(<RecentlySold cards={cards} />);
    expect(toPlainText(html)).toMatch(/^Últimos productos vendidos.*Cable.*\$199.*Funda.*\$199/s);
    expect(html.match(/href="\/producto\/\d"/g)).toHaveLength(2);
    expect(renderToStaticMarkup(<RecentlySold cards={[]} />)).toBe('');
  });
});
