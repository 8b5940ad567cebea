import { describe, expect, test } from 'vitest';
import { toCategoryTiles } from '../../../../src/features/categories/categoryTiles.ts';
import { productOf } from '../../../support/rows.ts';

describe('R3.5 category tiles', () => {
  const category = (name: string, count: number, image = '1.jpg') => ({
    name,
    slug: name.toLowerCase(),
    products: Array.from({ length: count }, (_, index) => productOf({ id: String(index + 1), image })),
  });

  test('at most 6, the largest categories, each with its name, its address and a picture', () => {
    const tiles = toCategoryTiles(
      ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name, index) => category(name, index + 1)),
    );
    expect(tiles.map(({ name }) => name)).toEqual(['H', 'G', 'F', 'E', 'D', 'C']);
    expect(tiles[0]).toEqual({ name: 'H', address: '/categoria/h', picture: '/img/productos/1/1.jpg' });
  });

  test('fewer where there are fewer', () => {
    expect(toCategoryTiles([category('A', 1), category('B', 2)])).toHaveLength(2);
    expect(toCategoryTiles([])).toEqual([]);
  });

  test('the picture is of the best seller that has one', () => {
    const products = [productOf({ id: '5', image: '' }), productOf({ id: '9', image: 'a b.jpg' })];
    expect(toCategoryTiles([{ name: 'A', slug: 'a', products }])[0]?.picture).toBe('/img/productos/9/a%20b.jpg');
    expect(toCategoryTiles([category('A', 3, '')])[0]?.picture).toBeNull();
  });
});
