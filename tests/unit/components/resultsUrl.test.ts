import { expect, test } from 'vitest';
import { similarUrl } from '../../../src/components/resultsUrl.ts';
import { maxTermLength, parseTerm } from '../../../src/features/search/searchTerm.ts';

test('R1.10 the search for similar products has the beginning of a long name, without half an emoji', () => {
  const findTerm = (name: string): string => parseTerm(new URL(similarUrl(name), 'https://shop.example').search);
  expect(findTerm('Funda')).toBe('Funda');
  expect(findTerm('a'.repeat(maxTermLength + 1))).toBe('a'.repeat(maxTermLength));
  expect(findTerm(`${'a'.repeat(maxTermLength - 1)}😀`)).toBe('a'.repeat(maxTermLength - 1));
});
