import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Card, CardGrid } from '../../../src/components/Card.tsx';
import { Stock } from '../../../src/components/Stock.tsx';
import { formatPhones } from '../../../src/catalogue/phones/phones.ts';
import type { BranchTuple } from '../../../src/features/branches/branchTuples.ts';
import { availabilityText } from '../../../src/features/branches/availabilityText.ts';
import { toCard } from '../../../src/components/card.ts';
import type { Product } from '../../../src/contract/catalogue.ts';
import { textIn } from '../../support/markup.ts';
import { productOf } from '../../support/rows.ts';

const card = (changes: Partial<Product> = {}) => toCard(productOf(changes));
const render = (changes: Partial<Product> = {}, eager = false) =>
  renderToStaticMarkup(<Card card={card(changes)} sizes="50vw" eager={eager} />);

describe('R4.1 a card', () => {
  test('shows picture, name and price, and leads to its product', () => {
    const html = render();
    expect(html).toContain('<a href="/producto/501">Cable <span class="nowrap">USB-C</span> trenzado');
    expect(textIn(html)).toContain('Cable USB-C trenzado 2 m');
    expect(html).toContain('<p class="price"><b>$199</b></p>');
    expect(html).toContain('src="/.netlify/images?url=%2Fimg%2Fproductos%2F501%2F1.jpg&amp;w=400"');
    expect(html).not.toMatch(/<s>|class="discount"/);
  });

  test('on offer: discounted price, crossed-out price, badge', () => {
    const html = render({ price: 89900, discountPrice: 62930 });
    expect(html).toMatch(/<b>\$629\.30<\/b><s>.*\$899<\/s>/);
    expect(textIn(html)).toContain('Antes $899');
    expect(html).toContain('<b class="discount">−30\u00a0%</b>');
  });

  test.each([
    ['equal to the price', 19900],
    ['above the price', 20000],
  ])('a discount price %s shows no offer', (_case, discountPrice) => {
    expect(render({ discountPrice })).toBe(render());
  });

  test('the badge of an offer is shown before "Nuevo en stock"', () => {
    expect(textIn(render({ recent: true }))).toContain('Nuevo en stock');
    const both = textIn(render({ recent: true, discountPrice: 9950 }));
    expect(both).toContain('−50\u00a0%');
    expect(both).not.toContain('Nuevo en stock');
  });

  test('P39 markup in a name is text', () => {
    const html = render({ name: '<img src=x onerror=alert(1)> "6" & más' });
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(textIn(html)).toContain('<img src=x onerror=alert(1)> "6" & más');
  });

  test('the view holds what is shown, and no units sold, so that a sale makes no page anew', () => {
    expect(card({ sold: 1 })).toEqual(card({ sold: 2000 }));
    expect(card({ stock: { 1: 7 } })).toEqual(card({ stock: { 1: 3, 2: 4 } }));
    expect(card({ description: 'x' })).toEqual(card());
  });
});

describe('the phone that a card is for', () => {
  const phone = 'Galaxy A54';
  const shown = (name: string, more: Partial<ReturnType<typeof card>> = {}) =>
    renderToStaticMarkup(<Card card={{ ...card({ name }), phone, ...more }} sizes="" />);

  test('is in a line of its own, and its name says the rest; whole to assistive technology', () => {
    const html = shown('Funda de silicón Kuvo para Samsung Galaxy A54 5G, verde jade');
    expect(html).toContain('<p class="compatible-phones" aria-hidden="true">Galaxy A54</p>');
    expect(html).toContain(
      'Funda de silicón Kuvo<span class="visually-hidden"> para Samsung Galaxy A54 5G</span>, verde',
    );
    expect(textIn(html)).toContain('Funda de silicón Kuvo para Samsung Galaxy A54 5G, verde jade');
    expect(render()).not.toContain('class="compatible-phones"');
  });

  test.each([
    'Galaxy A54 con funda',
    'Funda Galaxy A54',
    'Mica para Galaxy A54/A34',
    'Para Galaxy A54',
    'Mica de vidrio',
  ])('%s stays whole', (name) => expect(shown(name)).toContain(`>${name}</a>`));

  test('where it is the shopper’s, that one alone with a tick', () => {
    const html = shown('Mica para Galaxy A54 / A34', { phone: 'Galaxy A54 y A34', preferredPhone: 'Galaxy A34' });
    expect(html).toContain('<p class="compatible-phones preferred" data-phones="Galaxy A54 y A34">');
    expect(textIn(html)).toContain('Para tu celular: Galaxy A34');
  });

  test.each([
    [[], ''],
    [['iPhone 14', 'iPhone 14 Pro'], 'iPhone 14 y 14 Pro'],
    [['Galaxy A54', 'Redmi 12', 'Redmi 12C'], 'Galaxy A54, Redmi 12 y 12C'],
    [['iPhone 11', 'iPhone 12', 'iPhone 13', 'iPhone 14'], 'iPhone 11, 12 y 2 más'],
  ])('%j reads "%s"', (names, line) => {
    expect(formatPhones(names.map((name) => ({ name })))).toBe(line);
  });
});

describe('where a card’s product can be had', () => {
  const places: BranchTuple[] = [
    ['1', 'Centro', 'Guadalajara', '44100'],
    ['2', 'Chapalita', 'Guadalajara', '44500'],
    ['3', 'Plaza Real', 'Zapopan', '45100'],
    ['4', '', 'León', '37000'],
  ];

  test.each([
    [{ 1: 1, 3: 9 }, '1', 'En tu sucursal: 1'],
    [{ 1: 0, 3: 2, 4: 9 }, '1', 'En Zapopan: 2'],
    [{ 1: 0, 4: 9 }, '1', 'En León: 9'],
    [{ 2: 1, 3: 9 }, '1', 'En Chapalita: 1'],
    [{ 2: 1, 4: 2 }, '3', 'En Guadalajara: 1'],
    [{ '': 7 }, '1', undefined],
    [{ 8: 7 }, '1', undefined],
    [{}, '1', undefined],
  ])('%j asked from branch %s', (stock, own, place) => {
    expect(availabilityText(stock, places, own)).toBe(place);
  });

  test('the words of the total stay (R5.4); none where it is sold out', () => {
    const text = (stock: number, place: string) =>
      textIn(renderToStaticMarkup(<Stock total={stock} unit="" availabilityText={place} />));
    expect(text(9, 'En Zapopan')).toContain('En Zapopan 9 Pieza(s) en stock');
    expect(text(1, 'En tu sucursal')).toContain('Último disponible En tu sucursal');
    expect(text(0, 'En tu sucursal')).not.toContain('sucursal');
  });
});

describe('R4.16 a picture keeps its box', () => {
  test('without a picture: the drawn tile of its kind', () => {
    const html = render({ image: '' });
    expect(html).toContain('<div class="picture-box"><svg class="icon picture-icon"');
    expect(html).not.toContain('<img');
  });

  test('with one: the box has its size, and it is loaded late unless it is in view', () => {
    expect(render()).toMatch(/<div class="picture-box"><img [^>]*width="400" height="400"[^>]*loading="lazy"/);
    expect(render({}, true)).toMatch(/<img [^>]*loading="eager" fetchPriority="high"/);
  });
});

describe('R4.4 cards on their shelf', () => {
  const cards = ['1', '2', '3'].map((id) => card({ id }));

  test('a list in the order given, the first pictures at once', () => {
    const html = renderToStaticMarkup(<CardGrid cards={cards} eagerPictures={2} />);
    expect([...html.matchAll(/\/producto\/(\d+)/g)].map(([, id]) => id)).toEqual(['1', '2', '3']);
    expect([...html.matchAll(/loading="(\w+)"/g)].map(([, how]) => how)).toEqual(['eager', 'eager', 'lazy']);
    expect(html).toContain('<ul class="card-grid bleed" role="list">');
  });

  test('R4.13 the award is on the first card alone', () => {
    const html = renderToStaticMarkup(<CardGrid cards={cards} award />);
    expect(textIn(html).match(/El más vendido/g)).toHaveLength(1);
    expect(html.indexOf('class="card-award"')).toBeLessThan(html.indexOf('/producto/1'));
    expect(renderToStaticMarkup(<CardGrid cards={cards} />)).not.toContain('award');
  });

  test('R3.3 a copy is passed over by the tab key', () => {
    expect(renderToStaticMarkup(<Card card={card()} sizes="" copy />)).toContain(
      '<a href="/producto/501" tabindex="-1">',
    );
  });

  test('a ranking is numbered', () => {
    const html = renderToStaticMarkup(<CardGrid cards={cards} ranked />);
    expect([...html.matchAll(/<span class="rank">(\d)<\/span>/g)].map(([, rank]) => rank)).toEqual(['1', '2', '3']);
    expect(html).toContain('<ol class="card-grid best-sellers bleed" role="list">');
  });
});
