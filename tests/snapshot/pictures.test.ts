import { describe, expect, test } from 'vitest';
import { findReusablePictures, nextPictureRefresh } from '../../scripts/snapshot/pictureRefresh.ts';
import type { Manifest } from '../../src/catalogue/snapshot.ts';
import { createCatalogue } from '../support/catalogue.ts';

const before = (turn: number, day = '2026-11-20', hosts: string[] = []) => ({
  catalogue: createCatalogue(70),
  manifest: { pictures: { day, turn, hosts } } as unknown as Manifest,
});
const products = createCatalogue(70).products.map(({ pictures: _pictures, ...product }) => product);
const toRefetch = (known: ReturnType<typeof before>, day: string, now = products, hosts: string[] = []): string[] => {
  const kept = findReusablePictures(now, known, nextPictureRefresh(known.manifest.pictures, day, hosts));
  return now.map(({ id }) => id).filter((id) => !kept.has(id));
};

describe('R11.7 picture lists are asked again for what changed, and for a seventh of the shop a day', () => {
  test('seven days of pulls ask each once, whatever the days are', () => {
    const days = ['20', '21', '23', '24', '27', '29', '30'].map((day) => `2026-12-${day}`);
    let known = before(0);
    const all = days.flatMap((day) => {
      const ids = toRefetch(known, day);
      const pictures = nextPictureRefresh(known.manifest.pictures, day, []);
      known = { ...known, manifest: { pictures } as unknown as Manifest };
      return ids;
    });
    expect(all.sort((a, b) => Number(a) - Number(b))).toEqual(products.map(({ id }) => id));
  });

  test('a second pull of the same day asks none', () => {
    expect(toRefetch(before(3), '2026-11-20')).toEqual([]);
  });

  test('stock and units sold say nothing of pictures, all else does', () => {
    const changed = (changes: object): string[] =>
      toRefetch(
        before(0),
        '2026-11-20',
        products.map((product) => (product.id === '9' ? { ...product, ...changes } : product)),
      );
    expect(changed({ sold: 99, stock: { 1: 0 } })).toEqual([]);
    expect(changed({ name: 'Otra' })).toEqual(['9']);
    expect(changed({ image: '2.jpg' })).toEqual(['9']);
    expect(changed({ price: 1 })).toEqual(['9']);
  });

  test('a product that is new, a first pull, and other hosts of pictures', () => {
    const [first] = products;
    expect(
      toRefetch(before(0), '2026-11-20', [...products, { ...(first as typeof first & object), id: '999' }]),
    ).toEqual(['999']);
    expect(findReusablePictures(products, null, nextPictureRefresh(undefined, '2026-11-20', []))).toEqual(new Map());
    expect(toRefetch(before(0), '2026-11-20', products, ['cdn.example.com'])).toHaveLength(70);
  });
});
