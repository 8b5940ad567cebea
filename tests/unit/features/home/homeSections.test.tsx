import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { toCard } from '../../../../src/components/card.ts';
import { Newest, RecentlySold } from '../../../../src/features/home/HomeSections.tsx';
import { textIn } from '../../../support/markup.ts';
import { productOf } from '../../../support/rows.ts';
import { shopApp } from '../../../support/shopApp.ts';

const cards = [toCard(productOf({ id: '1', name: 'Cable' })), toCard(productOf({ id: '2', name: 'Funda' }))];

describe('R3.7 new products', () => {
  test('each has its card', () => {
    const html = renderToStaticMarkup(<Newest cards={cards} />);
    expect(textIn(html)).toMatch(/^Nuevos productos en tienda.*Cable.*Funda/s);
    expect(html.match(/href="\/producto\/\d"/g)).toEqual(['href="/producto/1"', 'href="/producto/2"']);
  });

  test('the section is absent without any', () => {
    expect(renderToStaticMarkup(<Newest cards={[]} />)).toBe('');
  });

  test.each([
    ['null', null],
    ['no rows', []],
  ])('a server that responds with %s gives none', async (_what, rows) => {
    const edit = (call: string, all: unknown[]) => (call === 'getProductosNuevos' ? (rows as unknown[]) : all);
    const { catalogue } = await shopApp({ edit }).snapshot();
    expect(catalogue.lists.newest).toEqual([]);
  });
});

describe('R3.6 products sold of late', () => {
  test('each with its name, its price and a link; nothing without any', () => {
    const html = renderToStaticMarkup(<RecentlySold cards={cards} />);
    expect(textIn(html)).toMatch(/^Últimos productos vendidos.*Cable.*\$199.*Funda.*\$199/s);
    expect(html.match(/href="\/producto\/\d"/g)).toHaveLength(2);
    expect(renderToStaticMarkup(<RecentlySold cards={[]} />)).toBe('');
  });
});
