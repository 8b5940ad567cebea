import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const readAll = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));

/** Finds the class names in a style sheet, outside comments, strings and URLs. */
const findClassNames = (css: string): string[] =>
  [...css.replaceAll(/\/\*[^]*?\*\/|url\([^)]*\)|'[^']*'|"[^"]*"/g, '').matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(
    ([, name = '']) => name,
  );

/** Finds the words of strings and of `class:list` in code, outside comments. */
const findStringWords = (code: string): string[] =>
  code
    .replaceAll(/\/\*[^]*?\*\/|<!--[^]*?-->|(?<![:'"])\/\/[^\n]*/g, '')
    .match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=class:list=)\{[^}]*\}/g)
    ?.flatMap((text) => text.match(/[\w-]+/g) ?? []) ?? [];

test('R13.3 strings of views or scripts contain each class of the style sheets', () => {
  const classNames = new Set(readAll('src/**/*.css').flatMap(findClassNames));
  expect(classNames.size).toBeGreaterThan(200);
  const code = [...readAll('src/**/*.{ts,tsx,astro}'), ...readAll('node_modules/glightbox/dist/js/glightbox.js')];
  const words = new Set(code.flatMap(findStringWords));
  expect([...classNames].filter((name) => !words.has(name))).toEqual([]);
});
