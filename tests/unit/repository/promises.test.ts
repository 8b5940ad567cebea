import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const tests = join(import.meta.dirname, '..', '..');
const lines = readFileSync(join(tests, 'promises.md'), 'utf8').split('\n');
const promises = lines.flatMap((line) => {
  const [, number, text = ''] = /^- (P\d+) (.*)$/.exec(line) ?? [];
  return number ? [{ number, reason: /\*\*No test:\*\* (\S.*)$/.exec(text)?.[1] }] : [];
});

/** The titles of tests and groups: texts that a call begins with. */
const titles = globSync('{unit,snapshot,sandbox,browser,preview}/**/*.{test,spec}.{ts,tsx}', { cwd: tests })
  .filter((file) => !file.endsWith('promises.test.ts'))
  .flatMap((file) => readFileSync(join(tests, file), 'utf8').match(/\(\s*(?:`[^`]*`|'[^'\n]*'|"[^"\n]*")/g) ?? []);
const named = new Set(titles.flatMap((title) => title.match(/\bP\d+\b/g) ?? []));

describe('R12.1 promises under faults and attacks', () => {
  test('the list is read', () => expect(promises.length).toBeGreaterThan(30));

  test.each(promises)('$number has a test that names it, or a reason', ({ number, reason }) => {
    expect(reason ?? named.has(number)).toBeTruthy();
  });

  test('tests name none that does not exist', () => {
    const known = new Set(promises.map(({ number }) => number));
    expect([...named].filter((number) => !known.has(number))).toEqual([]);
  });
});
