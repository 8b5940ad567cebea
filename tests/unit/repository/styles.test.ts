import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import stylelint from 'stylelint';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');

describe('R12.1 stylelint holds what sheets are written by', () => {
  const rulesBroken = async (code: string): Promise<string[]> => {
    const { results } = await stylelint.lint({
      code,
      codeFilename: join(root, 'src/a.css'),
      configFile: join(root, 'tests/stylelint.config.mjs'),
    });
    return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
  };

  test.each([
    ['a { font-size: 15px; }', 'declaration-property-value-allowed-list'],
    ['a { font-size: calc(var(--text-4) + 1px); }', 'declaration-property-value-allowed-list'],
    ['a { color: #fff; }', 'declaration-property-value-disallowed-list'],
    ['a { border: 1px solid rgb(0 0 0 / 0.5); }', 'declaration-property-value-disallowed-list'],
    ['a { background: white; }', 'declaration-property-value-disallowed-list'],
    ['a { transition: color 200ms; }', 'declaration-property-value-disallowed-list'],
    ['a { color: inherit; }\na { margin: 0; }', 'no-duplicate-selectors'],
    ['a { colour: inherit; }', 'property-no-unknown'],
    ['a { animation: nowhere var(--duration-enter); }', 'no-unknown-animations'],
  ])('it finds %j', async (code, rule) => expect(await rulesBroken(code)).toEqual([rule]));

  test.each([
    'a { font-size: var(--text-4); }',
    'a { font-size: clamp(var(--text-7), 3vw, var(--text-9)); }',
    'a { color: var(--white); white-space: nowrap; }',
    'a { --ground: #0d3b2c; background: var(--ground); }',
    'a { transition: color var(--duration-feedback) var(--ease); }',
  ])('it passes %j', async (code) => expect(await rulesBroken(code)).toEqual([]));

  test('at most twelve sizes of letters, in rem', () => {
    const sheets = globSync('src/**/*.css', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
    const sizes = sheets.flatMap((sheet) => [...sheet.matchAll(/(--text-[\w-]+): ([^;]+);/g)]);
    expect(new Set(sizes.map(([, name]) => name)).size).toBe(12);
    for (const [, , value] of sizes) expect(value).toMatch(/^[\d.]+rem$/);
  });
});
