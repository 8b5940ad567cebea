import { describe, expect, test } from 'vitest';
import { parseSearches, withoutSearch, withSearch } from '../../../../src/features/search/searchHistory.ts';
import { parseStored } from '../../../support/parseStored.ts';

describe('Tus búsquedas: the search history of a device', () => {
  test('keeps the last six searches, the latest first, without duplicates that differ in case', () => {
    expect(withSearch(['Funda', 'cable'], 'funda')).toEqual(['funda', 'cable']);
    expect(withSearch(['a', 'b', 'c', 'd', 'e', 'f'], 'g')).toEqual(['g', 'a', 'b', 'c', 'd', 'e']);
  });

  test('removes a search, ignoring case', () => {
    expect(withoutSearch(['Funda', 'cable'], 'funda')).toEqual(['cable']);
    expect(withoutSearch(['cable'], 'funda')).toEqual(['cable']);
  });

  test.each([null, '{', '{}', '[1, null, " "]'])('ignores stored values that are not a list of strings: %s', (text) => {
    expect(parseSearches(parseStored(text))).toEqual([]);
  });
});
