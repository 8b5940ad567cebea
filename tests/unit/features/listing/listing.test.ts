import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFilteredCount, formatProductCount } from '../../../../src/components/counts.ts';
import { perPage } from '../../../../src/features/listing/listing.ts';
import { pageUrl, paginate } from '../../../../src/features/listing/listPages.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('R1.6 pagination that crawlers can follow', () => {
  test.each([
    [0, [0]],
    [1, [1]],
    [48, [48]],
    [49, [48, 1]],
    [144, [48, 48, 48]],
    [145, [48, 48, 48, 1]],
  ])('%i products have pages of %j', (count, sizes) => {
    const pages = paginate(numbers(count));
    expect(pages.map(({ items }) => items.length)).toEqual(sizes);
    expect(pages.map(({ pageNumber }) => pageNumber)).toEqual(sizes.map((_, index) => index + 1));
    for (const page of pages) expect(page).toMatchObject({ pageCount: sizes.length, total: count });
  });

  test('every product is on exactly one page, in the order of the list', () => {
    fc.assert(
      fc.property(fc.nat(500), (count) => {
        expect(paginate(numbers(count)).flatMap(({ items }) => items)).toEqual(numbers(count));
      }),
    );
    expect(perPage).toBe(48);
  });

  test('the first page has the URL of the list', () => {
    expect([1, 2, 12].map((number) => pageUrl('/categoria/audio-video', number))).toEqual([
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
  ])('the count of %i products reads "%s"', (total, text) => {
    expect(formatProductCount(total)).toBe(text);
  });

  test('both counts of a filtered list have commas', () => {
    expect(formatFilteredCount(1048, 1234)).toBe('1,048 de 1,234 productos');
    expect(formatFilteredCount(1234, 1234)).toBe('1,234 productos');
  });
});
