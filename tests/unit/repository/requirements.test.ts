import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const testsDir = join(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(join(testsDir, file), 'utf8');
const files = globSync('**/*.test.{ts,tsx}', { cwd: testsDir });

/** Titles of tests and groups: strings that are the first argument of a call. */
const allTitles = /\(\s*(?:`[^`]*`|'[^'\n]*'|"[^"\n]*")/g;
/** Titles without those of tests tagged `deepOnly`, which are not part of every run. */
const defaultRunTitles = /\(\s*(?:`[^`]*`|'[^'\n]*'|"[^"\n]*")(?!,\s*deepOnly)/g;
/** Finds the numbers in the titles of all test files. */
const findNumbers = (pattern: RegExp, titles: RegExp): Set<string> =>
  new Set(files.flatMap((file) => (read(file).match(titles) ?? []).flatMap((title) => title.match(pattern) ?? [])));

/** Reads the entries of a list, by number. */
const readEntries = (file: string, pattern: RegExp): Map<string, string> =>
  new Map([...read(file).matchAll(pattern)].map(([, number = '', text = '']) => [number, text]));

describe.each([
  ['requirements.md', /^- (R\d+\.\d+) (.*)$/gm, /\bR\d+\.\d+\b/g],
  ['promises.md', /^- (P\d+) (.*)$/gm, /\bP\d+\b/g],
])('R12.1 of %s', (file, entryPattern, numberPattern) => {
  const entries = readEntries(file, entryPattern);
  const testedNumbers = findNumbers(numberPattern, defaultRunTitles);

  test('each number is in the title of a test, or explains why there is none', () => {
    expect(entries.size).toBeGreaterThan(40);
    const untested = [...entries].filter(
      ([number, text]) => !testedNumbers.has(number) && !text.includes('**No test:**'),
    );
    expect(untested.map(([number]) => number)).toEqual([]);
  });

  test('titles have only numbers that exist', () => {
    expect([...findNumbers(numberPattern, allTitles)].filter((number) => !entries.has(number))).toEqual([]);
  });
});
