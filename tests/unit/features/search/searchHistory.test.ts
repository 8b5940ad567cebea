import { describe, expect, test } from 'vitest';
import { parseSearches, withoutSearch, withSearch } from '../../../../src/features/search/searchHistory.ts';
import { parseStored } from '../../../support/stored.ts';

describe('Tus búsquedas: what was searched for on a device', () => {
  test('each once, in whatever case; the last first, six at most', () => {
    expect(withSearch(['Funda', 'cable'], 'funda')).toEqual(['funda', 'cable']);
    expect(withSearch(['a', 'b', 'c', 'd', 'e', 'f'], 'g')).toEqual(['g', 'a', 'b', 'c', 'd', 'e']);
  });

  test('one of them can be forgotten', () => {
    expect(withoutSearch(['Funda', 'cable'], 'funda')).toEqual(['cable']);
    expect(withoutSearch(['cable'], 'funda')).toEqual(['cable']);
  });

  test.each([null, '{', '{}', '[1, null, " "]'])('what is no text is left out: %s', (text) => {
    expect(parseSearches(parseStored(text))).toEqual([]);
  });
});
