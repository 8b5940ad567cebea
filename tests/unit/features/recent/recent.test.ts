import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseViewed, withViewed, type Viewed } from '../../../../src/features/recent/recent.ts';
import { parseStored } from '../../../support/stored.ts';
import { anyText } from '../../../support/rows.ts';

const viewed = (id: number): Viewed => ({ id: String(id), name: `Cable ${id}`, picture: id % 2 ? null : `/${id}.jpg` });

describe('products that were looked at', () => {
  test('the last comes first, each once, at most twelve', () => {
    let list: Viewed[] = [];
    for (const id of [1, 2, 3, 1]) list = withViewed(list, viewed(id));
    expect(list.map(({ id }) => id)).toEqual(['1', '3', '2']);
    for (let id = 1; id <= 30; id++) list = withViewed(list, viewed(id));
    expect(list).toHaveLength(12);
    expect(list[0]?.id).toBe('30');
  });

  test('what was kept is read as it was', () => {
    const list = [viewed(1), { ...viewed(2), figures: { price: 19_900, stock: 3, branch: '1', at: 5 } }];
    expect(parseViewed(parseStored(JSON.stringify(list)))).toEqual(list);
  });

  test.each([
    [null],
    [''],
    ['{'],
    ['null'],
    ['{"id":"1"}'],
    ['[null,1,"x",[]]'],
    ['[{"id":"1"}]'],
    ['[{"id":"../x","name":"a","picture":null}]'],
    ['[{"id":1,"name":"a","picture":null}]'],
    ['[{"id":"1","name":" ","picture":null}]'],
    ['[{"id":"1","name":"a","picture":{}}]'],
    ['[{"id":"1","name":"a","picture":null,"figures":{"price":"1"}}]'],
  ])('%j is no list', (text) => {
    expect(parseViewed(parseStored(text))).toEqual([]);
  });

  test('any text is read, and gives products alone', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.json()), (text) => {
        for (const { id } of parseViewed(parseStored(text))) expect(id).toMatch(/^\d{1,12}$/);
      }),
    );
  });
});
