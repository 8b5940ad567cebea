import { describe, expect, test } from 'vitest';
import { toCard, toListEntry } from '../../../../src/components/card.ts';
import { stockText } from '../../../../src/components/Stock.tsx';
import { someInStock } from '../../../../src/contract/rules.ts';
import { emptyInterpretation } from '../../../../src/features/search/engine/result.ts';
import { fromSearchProduct, toSearchProduct } from '../../../../src/features/search/engine/index/searchProduct.ts';
import {
  categoriesWithoutLive,
  createWordMatcher,
  mergeLive,
  withLiveEntries,
} from '../../../../src/features/search/results/mergeLive.ts';
import { resultsClassNames } from '../../../../src/features/search/results/resultsClassNames.ts';
import { createProduct } from '../../../support/productFactory.ts';

const createEntry = (id: string, category: string, pieces = 1) =>
  toListEntry(createProduct({ id, category, stock: { 2: pieces } }));

test('R3.8 results that the live search does not return get live price and stock by category, from at most two categories', () => {
  const entries = [
    createEntry('1', 'Cables'),
    createEntry('2', 'Cargadores'),
    createEntry('3', 'Cargadores'),
    createEntry('4', 'Fundas'),
    createEntry('5', 'Fundas'),
  ];
  expect(categoriesWithoutLive(entries, [])).toEqual(['Cargadores', 'Fundas']);
  expect(categoriesWithoutLive(entries, entries.slice(1, 3))).toEqual(['Fundas', 'Cables']);
  expect(categoriesWithoutLive(entries, entries)).toEqual([]);
});

test('R3.8 live price and stock of a category change neither the order nor the number of results', () => {
  const shown = [createEntry('1', 'Cables'), createEntry('2', 'Cables')];
  const live = [createEntry('3', 'Cables'), createEntry('2', 'Cables', 7)];
  expect(withLiveEntries(shown, live).map(({ card, stock }) => [card.id, stock])).toEqual([
    ['1', { 2: 1 }],
    ['2', { 2: 7 }],
  ]);
});

describe('R4.14 live results update those of the snapshot', () => {
  const createPricedEntry = (id: string, price: number) => toListEntry(createProduct({ id, price }));

  test('updates price and stock, keeps the order and appends new results', () => {
    const shown = [createPricedEntry('3', 100), createPricedEntry('1', 100), createPricedEntry('2', 100)];
    const live = [createPricedEntry('1', 250), createPricedEntry('9', 100), createPricedEntry('3', 100)];
    const list = mergeLive(shown, live);
    expect(list.map(({ card }) => card.id)).toEqual(['3', '1', '2', '9']);
    expect(list[1]?.card.price).toBe(250);
    expect(mergeLive(shown, [])).toEqual(shown);
  });

  test('appends only results that match the query', () => {
    const list = mergeLive(
      [createPricedEntry('3', 100)],
      [createPricedEntry('1', 100), createPricedEntry('9', 100)],
      ({ card }) => card.id !== '1',
    );
    expect(list.map(({ card }) => card.id)).toEqual(['3', '9']);
  });

  test.each([
    ['cel', 'Audífonos con cancelación de ruido', false],
    ['cel', 'Par de gatillos para celular', false],
    ['usb', 'Cable USB-C', true],
    ['carga', 'Cargador de pared', true],
    ['funda con anillo', 'Tripié con control', false],
  ])('createWordMatcher("%s") for "%s" is %s', (term, name, expected) => {
    expect(createWordMatcher(term)(toListEntry(createProduct({ name, brand: '', category: '' })))).toBe(expected);
  });

  test('before they arrive, cards show only whether a product is in stock', () => {
    const formatStock = (stock: Record<string, number>): string =>
      stockText(toCard(fromSearchProduct(toSearchProduct(createProduct({ stock })))).stock, '').text;
    expect(formatStock({ 1: 4 })).toBe('En stock');
    expect(formatStock({ 1: 0 })).toBe('Agotado');
    expect(stockText(someInStock, 'Pieza').level).toBe('in');
  });
});

const inStock = toCard(createProduct({ stock: { '1': 2 } }));
const soldOut = toCard(createProduct({ stock: { '1': 0 } }));
const phoneInterpretation = { ...emptyInterpretation, phone: 'iPhone 13' };
const withoutModel = { ...phoneInterpretation, lacksModel: true };

describe('R4.17 the class names of the list of results', () => {
  test.each([
    ['none if some are in stock', 2, [soldOut, inStock], emptyInterpretation, ''],
    ['for results that are all sold out', 2, [soldOut, soldOut], emptyInterpretation, 'all-sold-out'],
    ['none if only the first ones are known to be sold out', 3, [soldOut, soldOut], emptyInterpretation, ''],
    ['for a single result, which needs no sorting and filters', 1, [inStock], emptyInterpretation, 'single-result'],
    ['none if the shop has products of the type for the phone', 2, [soldOut, inStock], phoneInterpretation, ''],
    ['for few alternatives, whatever their stock', 8, [soldOut, soldOut], withoutModel, 'few-alternatives'],
    ['none for more alternatives, which need filters', 9, [soldOut, soldOut], withoutModel, ''],
  ])('%s', (_, total, cards, interpretation, expected) => {
    expect(resultsClassNames(total, cards, interpretation)).toBe(expected);
  });
});
