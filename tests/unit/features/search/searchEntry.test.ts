import { expect, test } from 'vitest';
import { entryOf } from '../../../../src/components/filters/listEntry.ts';
import { corrected, untoldCategories } from '../../../../src/features/search/searchEntry.ts';
import { productOf } from '../../../support/rows.ts';

const of = (id: string, category: string, pieces = 1) => entryOf(productOf({ id, category, stock: { 2: pieces } }));

test('R3.8 results that the API did not find by their text have their figures from its categories, two at most', () => {
  const found = [of('1', 'Cables'), of('2', 'Cargadores'), of('3', 'Cargadores'), of('4', 'Fundas'), of('5', 'Fundas')];
  expect(untoldCategories(found, [])).toEqual(['Cargadores', 'Fundas']);
  expect(
    untoldCategories(
      found,
      [found[1], found[2]].flatMap((each) => each ?? []),
    ),
  ).toEqual(['Fundas', 'Cables']);
  expect(untoldCategories(found, found)).toEqual([]);
});

test('R3.8 they keep their order, and nothing is added to them', () => {
  const shown = [of('1', 'Cables'), of('2', 'Cables')];
  const live = [of('3', 'Cables'), of('2', 'Cables', 7)];
  expect(corrected(shown, live).map(({ card, stock }) => [card.id, stock])).toEqual([
    ['1', { 2: 1 }],
    ['2', { 2: 7 }],
  ]);
});
