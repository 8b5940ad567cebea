import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Card, CardGrid } from '../../../src/components/Card.tsx';
import { Stock } from '../../../src/components/Stock.tsx';
import { formatPhones } from '../../../src/catalogue/phones/phones.ts';
import type { BranchTuple } from '../../../src/features/branches/branchTuples.ts';
import { availabilityText } from '../../../src/features/branches/availabilityText.ts';
import { toCard } from '../../../src/components/card.ts';
import type { Product } from '../../../src/contract/catalogue.ts';
import { toPlainText } from '../../support/plainText.ts';
import { createProduct } from '../../support/productFactory.ts';

const createCard = (changes: Partial<Product> = {}) => toCard(createProduct(changes));
const render = (changes: Partial<Product> = {}, eager = false) =>
  renderToStaticMarkup(<Card card={createCard(changes)} sizes="50vw" eager={eager} />);

describe('R4.1 a card', () => {
  test('shows picture, name and price, and links to its product', () => {
    const html = render();
    expect(html).toContain('<a href="/producto/501">Cable <span class="nowrap">USB-C</span> trenzado');
    expect(toPlainText(html)).toContain('Cable USB-C trenzado 2 m');
    expect(html).toContain('<p class="price"><b>$199</b></p>');
    expect(html).toContain('src="/.netlify/images?url=%2Fimg%2Fproductos%2F501%2F1.jpg&amp;w=400"');
    expect(html).not.toMatch(/<s>|class="discount"/);
  });

  test('on offer shows discounted price, crossed-out price and badge', () => {
    const html = render({ price: 89900, discountPrice: 62930 });
    expect(html).toMatch(/<b>\$629\.30<\/b><s>.*\$899<\/s>/);
    expect(toPlainText(html)).toContain('Antes $899');
    expect(html).toContain('<b class="discount">−30\u00a0%</b>');
  });

  test.each([
    ['equal to the price', 19900],
    ['above the price', 20000],
  ])('with a discount price %s shows no offer', (_case, discountPrice) => {
    expect(render({ discountPrice })).toBe(render());
  });

  test('shows the badge of an offer instead of "Nuevo en stock"', () => {
    expect(toPlainText(render({ recent: true }))).toContain('Nuevo en stock');
    const text = toPlainText(render({ recent: true, discountPrice: 9950 }));
    expect(text).toContain('−50\u00a0%');
    expect(text).not.toContain('Nuevo en stock');
  });

  test('P39 shows markup in a name as text', () => {
    const html = render({ name: '<img src=x onerror=alert(1)> "6" & más' });
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(toPlainText(html)).toContain('<img src=x onerror=alert(1)> "6" & más');
  });

  test('has only the data that it shows, without units sold, so that a sale rebuilds no page', () => {
    expect(createCard({ sold: 1 })).toEqual(createCard({ sold: 2000 }));
    expect(createCard({ stock: { 1: 7 } })).toEqual(createCard({ stock: { 1: 3, 2: 4 } }));
    expect(createCard({ description: 'x' })).toEqual(createCard());
  });
});

describe('the phone in the name of a card', () => {
  const phone = 'Galaxy A54';
  const renderWithPhone = (name: string, changes: Partial<ReturnType<typeof createCard>> = {}) =>
    renderToStaticMarkup(<Card card={{ ...createCard({ name }), phone, ...changes }} sizes="" />);

  test('is on a line of its own instead of in the name; assistive technology gets the full name', () => {
    const html = renderWithPhone('Funda de silicón Kuvo para Samsung Galaxy A54 5G, verde jade');
    expect(html).toContain('<p class="compatible-phones" aria-hidden="true">Galaxy A54</p>');
    expect(html).toContain(
      'Funda de silicón Kuvo<span class="visually-hidden"> para Samsung Galaxy A54 5G</span>, verde',
    );
    expect(toPlainText(html)).toContain('Funda de silicón Kuvo para Samsung Galaxy A54 5G, verde jade');
    expect(render()).not.toContain('class="compatible-phones"');
  });

  test.each([
    'Galaxy A54 con funda',
    'Funda Galaxy A54',
    'Mica para Galaxy A54/A34',
    'Para Galaxy A54',
    'Mica de vidrio',
  ])('is not removed from "%s"', (name) => expect(renderWithPhone(name)).toContain(`>${name}</a>`));

  test('is only the shopper’s phone if the product fits it', () => {
    const html = renderWithPhone('Mica para Galaxy A54 / A34', {
      phone: 'Galaxy A54 y A34',
      preferredPhone: 'Galaxy A34',
    });
    expect(html).toContain('<p class="compatible-phones preferred" data-phones="Galaxy A54 y A34">');
    expect(toPlainText(html)).toContain('Para tu celular: Galaxy A34');
  });

  test.each([
    [[], ''],
    [['iPhone 14', 'iPhone 14 Pro'], 'iPhone 14 y 14 Pro'],
    [['Galaxy A54', 'Redmi 12', 'Redmi 12C'], 'Galaxy A54, Redmi 12 y 12C'],
    [['iPhone 11', 'iPhone 12', 'iPhone 13', 'iPhone 14'], 'iPhone 11, 12 y 2 más'],
  ])('%j are formatted as "%s"', (names, line) => {
    expect(formatPhones(names.map((name) => ({ name })))).toBe(line);
  });
});

describe('the branch where a card’s product is available', () => {
  const branches: BranchTuple[] = [
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
  ])('with stock %j and the selected branch %s: %s', (stock, selectedId, text) => {
    expect(availabilityText(stock, branches, selectedId)).toBe(text);
  });

  test('is shown beside the total stock (R5.4), unless the product is sold out', () => {
    const renderText = (total: number, availability: string) =>
      toPlainText(renderToStaticMarkup(<Stock total={total} unit="" availabilityText={availability} />));
    expect(renderText(9, 'En Zapopan')).toContain('En Zapopan 9 Pieza(s) en stock');
    expect(renderText(1, 'En tu sucursal')).toContain('Último disponible En tu sucursal');
    expect(renderText(0, 'En tu sucursal')).not.toContain('sucursal');
  });
});

describe('R4.16 the picture of a card', () => {
  test('is the icon of the product kind if there is none', () => {
    const html = render({ image: '' });
    expect(html).toContain('<div class="picture-box"><svg class="icon picture-icon"');
    expect(html).not.toContain('<img');
  });

  test('has a fixed size, and loads lazily unless it is eager', () => {
    expect(render()).toMatch(/<div class="picture-box"><img [^>]*width="400" height="400"[^>]*loading="lazy"/);
    expect(render({}, true)).toMatch(/<img [^>]*loading="eager" fetchPriority="high"/);
  });
});

describe('R4.4 a grid of cards', () => {
  const cards = ['1', '2', '3'].map((id) => createCard({ id }));

  test('is a list in the given order, whose first pictures load eagerly', () => {
    const html = renderToStaticMarkup(<CardGrid cards={cards} eagerPictures={2} />);
    expect([...html.matchAll(/\/producto\/(\d+)/g)].map(([, id]) => id)).toEqual(['1', '2', '3']);
    expect([...html.matchAll(/loading="(\w+)"/g)].map(([, loading]) => loading)).toEqual(['eager', 'eager', 'lazy']);
    expect(html).toContain('<ul class="card-grid bleed" role="list">');
  });

  test('R4.13 has the award on the first card only', () => {
    const html = renderToStaticMarkup(<CardGrid cards={cards} award />);
    expect(toPlainText(html).match(/El más vendido/g)).toHaveLength(1);
    expect(html.indexOf('class="card-award"')).toBeLessThan(html.indexOf('/producto/1'));
    expect(renderToStaticMarkup(<CardGrid cards={cards} />)).not.toContain('award');
  });

  test('R3.3 a copy of a card is not a tab stop', () => {
    expect(renderToStaticMarkup(<Card card={createCard()} sizes="" copy />)).toContain(
      '<a href="/producto/501" tabindex="-1">',
    );
  });

  test('numbers the cards of a ranking', () => {
    const html = renderToStaticMarkup(<CardGrid cards={cards} ranked />);
    expect([...html.matchAll(/<span class="rank">(\d)<\/span>/g)].map(([, rank]) => rank)).toEqual(['1', '2', '3']);
    expect(html).toContain('<ol class="card-grid best-sellers bleed" role="list">');
  });
});
