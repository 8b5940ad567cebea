import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { requirementNumbers, unknownRequirements } from '../../support/requirements.ts';

const tests = join(import.meta.dirname, '..', '..');
const known = requirementNumbers();

describe('R12.1 tests name the requirements that they prove', () => {
  test('the list of requirements is read', () => {
    expect(known.size).toBeGreaterThan(80);
  });

  test.each(globSync('{unit,snapshot,sandbox,browser}/**/*.{test,spec}.{ts,tsx}', { cwd: tests }))(
    '%s names none that does not exist',
    (file) => {
      expect(unknownRequirements(readFileSync(join(tests, file), 'utf8'), known)).toEqual([]);
    },
  );

  test('one that does not exist is found', () => {
    const made = ['R', '99.1'].join('');
    expect(unknownRequirements(`test('${made} and R1.1 do this')`, known)).toEqual([made]);
  });
});
