import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseViewed, addViewed, type ViewedProduct } from '../../../../src/features/recentlyViewed/viewedProducts.ts';
import { parseStored } from '../../../support/parseStored.ts';
import { anyText } from '../../../support/productFactory.ts';

const createViewed = (id: number): ViewedProduct => ({
  id: String(id),
  name: `Cable ${id}`,
  picture: id % 2 ? null : `/${id}.jpg`,
});

describe('recently viewed products', () => {
  test('the last one comes first, without duplicates, at most twelve', () => {
    let list: ViewedProduct[] = [];
    for (const id of [1, 2, 3, 1]) list = addViewed(list, createViewed(id));
    expect(list.map(({ id }) => id)).toEqual(['1', '3', '2']);
    for (let id = 1; id <= 30; id++) list = addViewed(list, createViewed(id));
    expect(list).toHaveLength(12);
    expect(list[0]?.id).toBe('30');
  });

  test('a stored list is parsed unchanged', () => {
    const list = [
      createViewed(1),
      { ...createViewed(2), priceAndStock: { price: 19_900, stock: 3, branch: '1', at: 5 } },
    ];
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
    ['[{"id":"1","name":"a","picture":null,"priceAndStock":{"price":"1"}}]'],
  ])('%j gives an empty list', (text) => {
    expect(parseViewed(parseStored(text))).toEqual([]);
  });

  test('any stored text gives only valid products', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.json()), (text) => {
        for (const { id } of parseViewed(parseStored(text))) expect(id).toMatch(/^\d{1,12}$/);
      }),
    );
  });
});
