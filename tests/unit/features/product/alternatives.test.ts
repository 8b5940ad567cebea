import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toCard } from '../../../../src/components/card.ts';
import { Related, splitAlternatives, isForOtherPhone } from '../../../../src/features/product/related/Related.tsx';
import { productOf } from '../../../support/rows.ts';

const card = (id: string, pieces: number) => toCard(productOf({ id, stock: { 1: pieces } }));
const related = [card('1', 0), card('2', 3), card('3', 1), card('4', 0), card('5', 9), card('6', 2)];
const figures = (pieces: number) => ({ price: 100, discountPrice: 0, stock: { 1: pieces } });
const ids = (cards: { id: string }[]) => cards.map(({ id }) => id).join('');

test('R5.5 a sold out product has up to three related ones in stock as alternatives, each only once', () => {
  const [alternatives, others] = splitAlternatives(figures(0), related);
  expect([ids(alternatives), ids(others)]).toEqual(['235', '146']);
});

test('R5.5 a product in stock has no alternatives', () => {
  const [alternatives, others] = splitAlternatives(figures(1), related);
  expect([ids(alternatives), ids(others)]).toEqual(['', '123456']);
});

test('R4.17 a card that names only another phone is for another; one with shortened names is not judged', () => {
  const phones = [{ name: 'iPhone 15' }];
  expect(isForOtherPhone({ phone: 'iPhone 15 Pro' }, phones)).toBe(true);
  expect(isForOtherPhone({ phone: 'iphone 15' }, phones)).toBe(false);
  for (const phone of ['', 'iPhone 14 y 15', 'Galaxy A54, A34 y 3 más'])
    expect(isForOtherPhone({ phone }, phones), phone).toBe(false);
});

test('R5.9 R4.17 related products for other phones come last, marked', () => {
  const cards = ['iPhone 14', 'iPhone 15', ''].map((phone, index) => ({ ...card(String(index + 1), 3), phone }));
  const html = renderToStaticMarkup(Related({ productName: 'Funda', cards, phones: [{ name: 'iPhone 15' }] }));
  expect([...html.matchAll(/data-card="(\d)"|Otro modelo/g)].map(([found, id]) => id ?? found)).toEqual([
    ...['2', '3', '1', 'Otro modelo'],
  ]);
  // The product is for no phone: nothing is for another.
  expect(renderToStaticMarkup(Related({ productName: 'Funda', cards, phones: [] }))).not.toContain('Otro modelo');
});
