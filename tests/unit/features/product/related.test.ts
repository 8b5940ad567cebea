import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toCard } from '../../../../src/components/card.ts';
import { Related, splitAlternatives, isForOtherPhone } from '../../../../src/features/product/related/Related.tsx';
import { createProduct } from '../../../support/productFactory.ts';

const createCard = (id: string, pieces: number) => toCard(createProduct({ id, stock: { 1: pieces } }));
const relatedCards = [
  createCard('1', 0),
  createCard('2', 3),
  createCard('3', 1),
  createCard('4', 0),
  createCard('5', 9),
  createCard('6', 2),
];
const createPriceAndStock = (pieces: number) => ({ price: 100, discountPrice: 0, stock: { 1: pieces } });
const joinIds = (cards: { id: string }[]) => cards.map(({ id }) => id).join('');

test('R5.5 up to three related products in stock are alternatives to a sold-out product, and are not listed twice', () => {
  const [alternatives, others] = splitAlternatives(createPriceAndStock(0), relatedCards);
  expect(joinIds(alternatives)).toBe('235');
  expect(joinIds(others)).toBe('146');
});

test('R5.5 a product in stock has no alternatives', () => {
  const [alternatives, others] = splitAlternatives(createPriceAndStock(1), relatedCards);
  expect(joinIds(alternatives)).toBe('');
  expect(joinIds(others)).toBe('123456');
});

test('R4.17 a card is for another phone if it names exactly one phone, which is not the product’s', () => {
  const phones = [{ name: 'iPhone 15' }];
  expect(isForOtherPhone({ phone: 'iPhone 15 Pro' }, phones)).toBe(true);
  expect(isForOtherPhone({ phone: 'iphone 15' }, phones)).toBe(false);
  for (const phone of ['', 'iPhone 14 y 15', 'Galaxy A54, A34 y 3 más'])
    expect(isForOtherPhone({ phone }, phones), phone).toBe(false);
});

test('R5.9 R4.17 related products for other phones come last, with the badge "Otro modelo"', () => {
  const cards = ['iPhone 14', 'iPhone 15', ''].map((phone, index) => ({
    ...createCard(String(index + 1), 3),
    phone,
  }));
  const html = renderToStaticMarkup(Related({ productName: 'Funda', cards, phones: [{ name: 'iPhone 15' }] }));
  expect([...html.matchAll(/data-card="(\d)"|Otro modelo/g)].map(([match, id]) => id ?? match)).toEqual([
    '2',
    '3',
    '1',
    'Otro modelo',
  ]);
  // On the page of a product without a phone, no card is for another phone.
  expect(renderToStaticMarkup(Related({ productName: 'Funda', cards, phones: [] }))).not.toContain('Otro modelo');
});
