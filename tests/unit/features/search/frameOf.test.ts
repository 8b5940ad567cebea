import { describe, expect, test } from 'vitest';
import { cardOf } from '../../../../src/components/card.ts';
import { nothingUnderstood } from '../../../../src/features/search/engine/understood.ts';
import { frameOf } from '../../../../src/features/search/frameOf.ts';
import { productOf } from '../../../support/rows.ts';

const left = cardOf(productOf({ stock: { '1': 2 } }));
const soldOut = cardOf(productOf({ stock: { '1': 0 } }));
const forPhone = { ...nothingUnderstood, model: 'iPhone 13' };

describe('R4.17 the parts of the page of results without a use are hidden', () => {
  test.each([
    ['some are left', 2, [soldOut, left], nothingUnderstood, ''],
    ['none is left', 2, [soldOut, soldOut], nothingUnderstood, 'none-left'],
    ['none of the first is left, of the others it is not known', 3, [soldOut, soldOut], nothingUnderstood, ''],
    ['one is neither sorted nor filtered', 1, [left], nothingUnderstood, 'one'],
    ['who names a phone is not asked for it', 2, [soldOut, left], forPhone, 'of-model'],
    [
      'none for the model: few others, whose stock is not what was asked for',
      2,
      [soldOut, soldOut],
      { ...forPhone, absent: true },
      'few of-model',
    ],
  ])('%s', (_, total, cards, understood, expected) => {
    expect(frameOf(total, cards, understood)).toBe(expected);
  });
});
