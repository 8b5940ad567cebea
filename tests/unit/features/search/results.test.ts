import { describe, expect, test } from 'vitest';
import { toCard, toListEntry } from '../../../../src/components/card.ts';
import { stockText } from '../../../../src/components/Stock.tsx';
import { someInStock } from '../../../../src/contract/rules.ts';
import { emptyInterpretation } from '../../../../src/features/search/engine/result.ts';
import { fromSearchProduct, toSearchProduct } from '../../../../src/features/search/engine/index/searchProduct.ts';
import {
  categoriesWithoutLive,
  hasWordsOf,
  mergeLive,
  withLiveEntries,
} from '../../../../src/features/search/results/mergeLive.ts';
import { resultsClassNames } from '../../../../src/features/search/results/resultsClassNames.ts';
import { productOf } from '../../../support/rows.ts';

const of = (id: string, category: string, pieces = 1) => toListEntry(productOf({ id, category, stock: { 2: pieces } }));

test('R3.8 results that the API does not find by text get their live figures by category, at most two', () => {
  const found = [of('1', 'Cables'), of('2', 'Cargadores'), of('3', 'Cargadores'), of('4', 'Fundas'), of('5', 'Fundas')];
  expect(categoriesWithoutLive(found, [])).toEqual(['Cargadores', 'Fundas']);
  expect(
    categoriesWithoutLive(
      found,
      [found[1], found[2]].flatMap((each) => each ?? []),
    ),
  ).toEqual(['Fundas', 'Cables']);
  expect(categoriesWithoutLive(found, found)).toEqual([]);
});

test('R3.8 live figures by category keep the order and add no results', () => {
  const shown = [of('1', 'Cables'), of('2', 'Cables')];
  const live = [of('3', 'Cables'), of('2', 'Cables', 7)];
  expect(withLiveEntries(shown, live).map(({ card, stock }) => [card.id, stock])).toEqual([
    ['1', { 2: 1 }],
    ['2', { 2: 7 }],
  ]);
});

describe('R4.14 live results correct those of the snapshot', () => {
  const entry = (id: string, price: number) => toListEntry(productOf({ id, price }));

  test('corrects figures, keeps the order, appends new results', () => {
    const shown = [entry('3', 100), entry('1', 100), entry('2', 100)];
    const live = [entry('1', 250), entry('9', 100), entry('3', 100)];
    const list = mergeLive(shown, live);
    expect(list.map(({ card }) => card.id)).toEqual(['3', '1', '2', '9']);
    expect(list[1]?.card.price).toBe(250);
    expect(mergeLive(shown, [])).toEqual(shown);
  });

  test('appends only what the query means', () => {
    const list = mergeLive([entry('3', 100)], [entry('1', 100), entry('9', 100)], ({ card }) => card.id !== '1');
    expect(list.map(({ card }) => card.id)).toEqual(['3', '9']);
  });

  test.each([
    ['cel', 'Audífonos con cancelación de ruido', false],
    ['cel', 'Par de gatillos para celular', false],
    ['usb', 'Cable USB-C', true],
    ['carga', 'Cargador de pared', true],
    ['funda con anillo', 'Tripié con control', false],
  ])('"%s" means "%s": %s', (term, name, expected) => {
    expect(hasWordsOf(term)(toListEntry(productOf({ name, brand: '', category: '' })))).toBe(expected);
  });

  test('until then the stock only says whether there is any', () => {
    const words = (stock: Record<string, number>): string =>
      stockText(toCard(fromSearchProduct(toSearchProduct(productOf({ stock })))).stock, '').text;
    expect([words({ 1: 4 }), words({ 1: 0 })]).toEqual(['En stock', 'Agotado']);
    expect(stockText(someInStock, 'Pieza').level).toBe('full');
  });
});

const left = toCard(productOf({ stock: { '1': 2 } }));
const soldOut = toCard(productOf({ stock: { '1': 0 } }));
const forPhone = { ...emptyInterpretation, phone: 'iPhone 13' };

describe('R4.17 the results page hides parts without a use', () => {
  test.each([
    ['some are left', 2, [soldOut, left], emptyInterpretation, ''],
    ['none is left', 2, [soldOut, soldOut], emptyInterpretation, 'all-sold-out'],
    ['none of the first is left, of the others it is not known', 3, [soldOut, soldOut], emptyInterpretation, ''],
    ['single-result is neither sorted nor filtered', 1, [left], emptyInterpretation, 'single-result'],
    ['who names a phone is not asked for it', 2, [soldOut, left], forPhone, 'of-phone'],
    [
      'none for the phone: few others, whose stock is not what was asked for',
      2,
      [soldOut, soldOut],
      { ...forPhone, onlyOtherModels: true },
      'few-results of-phone',
    ],
  ])('%s', (_, total, cards, understood, expected) => {
    expect(resultsClassNames(total, cards, understood)).toBe(expected);
  });
});
