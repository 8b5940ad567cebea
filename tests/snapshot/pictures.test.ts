import { describe, expect, test } from 'vitest';
import { findReusablePictures, nextPictureRefresh } from '../../scripts/snapshot/pictureRefresh.ts';
import type { Manifest } from '../../src/catalogue/snapshot.ts';
import { createCatalogue } from '../support/createCatalogue.ts';

const createPrevious = (turn: number, day = '2026-11-20', hosts: string[] = []) => ({
  catalogue: createCatalogue(70),
  manifest: { pictures: { day, turn, hosts } } as unknown as Manifest,
});
const products = createCatalogue(70).products.map(({ pictures: _pictures, ...product }) => product);
const findRefetched = (
  previous: ReturnType<typeof createPrevious>,
  day: string,
  current = products,
  hosts: string[] = [],
): string[] => {
  const refresh = nextPictureRefresh(previous.manifest.pictures, day, hosts);
  const reusable = findReusablePictures(current, previous, refresh);
  return current.map(({ id }) => id).filter((id) => !reusable.has(id));
};

describe('R11.7 picture lists are fetched again for changed products, and for a seventh of the shop per day', () => {
  test('snapshots on any seven days fetch each list once', () => {
    const days = ['20', '21', '23', '24', '27', '29', '30'].map((day) => `2026-12-${day}`);
    let previous = createPrevious(0);
    const refetched = days.flatMap((day) => {
      const ids = findRefetched(previous, day);
      const pictures = nextPictureRefresh(previous.manifest.pictures, day, []);
      previous = { ...previous, manifest: { pictures } as unknown as Manifest };
      return ids;
    });
    expect(refetched.sort((a, b) => Number(a) - Number(b))).toEqual(products.map(({ id }) => id));
  });

  test('a second snapshot of the same day fetches none', () => {
    expect(findRefetched(createPrevious(3), '2026-11-20')).toEqual([]);
  });

  test('changes of any field but stock and units sold fetch the list again', () => {
    const refetchAfter = (changes: object): string[] =>
      findRefetched(
        createPrevious(0),
        '2026-11-20',
        products.map((product) => (product.id === '9' ? { ...product, ...changes } : product)),
      );
    expect(refetchAfter({ sold: 99, stock: { 1: 0 } })).toEqual([]);
    expect(refetchAfter({ name: 'Otra' })).toEqual(['9']);
    expect(refetchAfter({ image: '2.jpg' })).toEqual(['9']);
    expect(refetchAfter({ price: 1 })).toEqual(['9']);
  });

  test('new products, a first snapshot and other picture hosts fetch the lists', () => {
    const [first] = products;
    expect(
      findRefetched(createPrevious(0), '2026-11-20', [...products, { ...(first as typeof first & object), id: '999' }]),
    ).toEqual(['999']);
    expect(findReusablePictures(products, null, nextPictureRefresh(undefined, '2026-11-20', []))).toEqual(new Map());
    expect(findRefetched(createPrevious(0), '2026-11-20', products, ['cdn.example.com'])).toHaveLength(70);
  });
});
