import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const tests = join(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(join(tests, file), 'utf8');
const files = globSync('{unit,snapshot,sandbox,browser,engines,preview}/**/*.test.{ts,tsx}', { cwd: tests });

/** The numbers in the titles of tests and groups: texts that a call begins with. */
const allTitles = /\(\s*(?:`[^`]*`|'[^'\n]*'|"[^"\n]*")/g;
/** Without tests tagged `long`, which are not part of every run. */
const titlesOfEachRun = /\(\s*(?:`[^`]*`|'[^'\n]*'|"[^"\n]*")(?!,\s*long)/g;
const named = (pattern: RegExp, titles: RegExp): Set<string> =>
  new Set(files.flatMap((file) => (read(file).match(titles) ?? []).flatMap((title) => title.match(pattern) ?? [])));

/** What a list has, by number. A promise that no test can show says why. */
const listed = (file: string, pattern: RegExp): Map<string, string> =>
  new Map([...read(file).matchAll(pattern)].map(([, number = '', text = '']) => [number, text]));

describe.each([
  ['requirements.md', /^- (R\d+\.\d+) (.*)$/gm, /\bR\d+\.\d+\b/g],
  ['promises.md', /^- (P\d+) (.*)$/gm, /\bP\d+\b/g],
])('R12.1 of %s', (list, lines, number) => {
  const known = listed(list, lines);
  const proven = named(number, titlesOfEachRun);

  test('each number has a test that names it', () => {
    expect(known.size).toBeGreaterThan(40);
    const open = [...known].filter(([each, text]) => !proven.has(each) && !text.includes('**No test:**'));
    expect(open.map(([each]) => each)).toEqual([]);
  });

  test('tests name no number that does not exist', () => {
    expect([...named(number, allTitles)].filter((each) => !known.has(each))).toEqual([]);
  });
});
