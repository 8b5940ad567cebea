import { describe, expect, test } from 'vitest';
import { cardOf } from '../../../../src/components/card.ts';
import { emptyInterpretation } from '../../../../src/features/search/engine/result.ts';
import { frameOf } from '../../../../src/features/search/frameOf.ts';
import { productOf } from '../../../support/rows.ts';

const left = cardOf(productOf({ stock: { '1': 2 } }));
const soldOut = cardOf(productOf({ stock: { '1': 0 } }));
const forPhone = { ...emptyInterpretation, model: 'iPhone 13' };

describe('R4.17 the parts of the page of results without a use are hidden', () => {
  test.each([
    ['some are left', 2, [soldOut, left], emptyInterpretation, ''],
    ['none is left', 2, [soldOut, soldOut], emptyInterpretation, 'none-left'],
    ['none of the first is left, of the others it is not known', 3, [soldOut, soldOut], emptyInterpretation, ''],
    ['one is neither sorted nor filtered', 1, [left], emptyInterpretation, 'one'],
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
