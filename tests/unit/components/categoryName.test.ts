import { expect, test } from 'vitest';
import { displayName } from '../../../src/components/categoryName.ts';

test('R1.5 beside a name that differs in case alone, a category is called as the API calls it: no two read alike', () => {
  expect(displayName({ name: 'CELULARES' })).toBe('Celulares');
  expect(displayName({ name: 'CELULARES', similarNames: ['Celulares'] })).toBe('CELULARES');
  expect(displayName({ name: 'Celulares', similarNames: ['CELULARES'] })).toBe('Celulares');
});
