import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import stryker from '../../stryker.config.mjs';
import vitest from '../../vitest.mutation.config.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Expands the braces of a glob, including nested ones: "a/{b,c}.ts" → "a/b.ts", "a/c.ts". */
function expandBraces(glob: string): string[] {
  const [whole, options] = /\{([^{}]*)\}/.exec(glob) ?? [];
  if (whole === undefined || options === undefined) return [glob];
  return options.split(',').flatMap((option) => expandBraces(glob.replace(whole, () => option)));
}

const unmatched = (globs: readonly string[]): string[] =>
  [...new Set(globs.flatMap(expandBraces))].filter((glob) => globSync(glob, { cwd: root }).length === 0);

test('the configuration of the mutation tests names only files that exist', () => {
  const { include = [], exclude = [] } = vitest.test ?? {};
  expect(unmatched([...stryker.mutate, ...exclude])).toEqual([]);
  // Not all folders have tests that render views.
  expect(unmatched(include).filter((glob) => !glob.endsWith('.tsx'))).toEqual([]);
});
