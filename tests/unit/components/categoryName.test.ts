import { expect, test } from 'vitest';
import { shownName } from '../../../src/components/categoryName.ts';

test('R1.5 beside a name that differs in case alone, a category is called as the API calls it: no two read alike', () => {
  expect(shownName({ name: 'CELULARES' })).toBe('Celulares');
  expect(shownName({ name: 'CELULARES', twins: ['Celulares'] })).toBe('CELULARES');
  expect(shownName({ name: 'Celulares', twins: ['CELULARES'] })).toBe('Celulares');
});
