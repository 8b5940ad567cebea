import { describe, expect, test } from 'vitest';
import { parseSearched, withoutSearched, withSearched } from '../../../../src/features/search/searched.ts';
import { parseStored } from '../../../support/stored.ts';

describe('Tus búsquedas: what was searched for on a device', () => {
  test('each once, in whatever case; the last first, six at most', () => {
    expect(withSearched(['Funda', 'cable'], 'funda')).toEqual(['funda', 'cable']);
    expect(withSearched(['a', 'b', 'c', 'd', 'e', 'f'], 'g')).toEqual(['g', 'a', 'b', 'c', 'd', 'e']);
  });

  test('one of them can be forgotten', () => {
    expect(withoutSearched(['Funda', 'cable'], 'funda')).toEqual(['cable']);
    expect(withoutSearched(['cable'], 'funda')).toEqual(['cable']);
  });

  test.each([null, '{', '{}', '[1, null, " "]'])('what is no text is left out: %s', (text) => {
    expect(parseSearched(parseStored(text))).toEqual([]);
  });
});
