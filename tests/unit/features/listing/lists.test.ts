import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryTiles } from '../../../../src/features/categories/tiles.ts';
import { countText } from '../../../../src/components/filters/counts.ts';
import { pageAddress, paginate, perPage } from '../../../../src/features/listing/paginate.ts';
import { branchAddress, branchName, mapAddress } from '../../../../src/components/branch.ts';
import { productOf } from '../../../support/rows.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('R1.6 a list in pages that crawlers can follow', () => {
  test.each([
    [0, [0]],
    [1, [1]],
    [48, [48]],
    [49, [48, 1]],
    [144, [48, 48, 48]],
    [145, [48, 48, 48, 1]],
  ])('%i products', (count, sizes) => {
    const pages = paginate(numbers(count));
    expect(pages.map(({ items }) => items.length)).toEqual(sizes);
    expect(pages.map(({ number }) => number)).toEqual(sizes.map((_, index) => index + 1));
    for (const page of pages) expect(page).toMatchObject({ pages: sizes.length, total: count });
  });

  test('every product stands on exactly one page, in its order', () => {
    fc.assert(
      fc.property(fc.nat(500), (count) => {
        expect(paginate(numbers(count)).flatMap(({ items }) => items)).toEqual(numbers(count));
      }),
    );
    expect(perPage).toBe(48);
  });

  test('the first page has the address of the list', () => {
    expect([1, 2, 12].map((number) => pageAddress('/categoria/audio-video', number))).toEqual([
      '/categoria/audio-video',
      '/categoria/audio-video/2',
      '/categoria/audio-video/12',
    ]);
  });

  test.each([
    [0, '0 productos'],
    [1, '1 producto'],
    [999, '999 productos'],
    [1234, '1,234 productos'],
    [50000, '50,000 productos'],
  ])('%i is told as %s', (total, text) => {
    expect(countText(total)).toBe(text);
  });
});

describe('R3.5 category tiles', () => {
  const category = (name: string, count: number, image = '1.jpg') => ({
    name,
    slug: name.toLowerCase(),
    products: numbers(count).map((id) => productOf({ id: String(id + 1), image })),
  });

  test('at most 6, the largest categories, each with its name, its address and a picture', () => {
    const tiles = categoryTiles(
      ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name, index) => category(name, index + 1)),
    );
    expect(tiles.map(({ name }) => name)).toEqual(['H', 'G', 'F', 'E', 'D', 'C']);
    expect(tiles[0]).toEqual({ name: 'H', address: '/categoria/h', picture: '/img/productos/1/1.jpg' });
  });

  test('fewer where there are fewer', () => {
    expect(categoryTiles([category('A', 1), category('B', 2)])).toHaveLength(2);
    expect(categoryTiles([])).toEqual([]);
  });

  test('the picture is of the best seller that has one', () => {
    const products = [productOf({ id: '5', image: '' }), productOf({ id: '9', image: 'a b.jpg' })];
    expect(categoryTiles([{ name: 'A', slug: 'a', products }])[0]?.picture).toBe('/img/productos/9/a%20b.jpg');
    expect(categoryTiles([category('A', 3, '')])[0]?.picture).toBeNull();
  });
});

describe('R2.8 the address of the main branch', () => {
  const branch = {
    id: '1',
    postalCode: '44100',
    neighbourhood: 'Centro',
    street: 'Av. Juárez',
    number: '482',
    city: 'Guadalajara',
    state: 'Jalisco',
  };

  test('in two lines, and on a map', () => {
    expect(branchName(branch)).toBe('Centro, Guadalajara');
    expect(branchAddress(branch)).toEqual(['Av. Juárez 482, Centro', '44100 Guadalajara, Jalisco']);
    expect(new URL(mapAddress(branch)).searchParams.get('query')).toBe(
      'Av. Juárez 482, Centro, 44100 Guadalajara, Jalisco',
    );
  });

  test('a city that is its own state is told once, and nothing stands for what is missing', () => {
    expect(branchAddress({ ...branch, city: 'Ciudad de México', state: 'Ciudad de México' })[1]).toBe(
      '44100 Ciudad de México',
    );
    expect(branchAddress({ ...branch, number: '' })[0]).toBe('Av. Juárez, Centro');
    expect(branchName({ ...branch, city: '' })).toBe('Centro');
  });
});
