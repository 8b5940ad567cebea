import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutations } from '../../../scripts/test/mutation/ruleMutations.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const timesIn = (file: string, text: string): number => readFileSync(join(root, file), 'utf8').split(text).length - 1;

test.each(mutations)('R12.1 the mutation "$rule" can be made, and its tests are there', ({ file, text, tests }) => {
  expect(timesIn(file, text)).toBe(1);
  for (const name of tests)
    expect(['.test.ts', '.test.tsx'].some((end) => existsSync(join(root, 'tests', name + end)))).toBe(true);
});
