import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const readAll = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));

/** Names of classes in a style sheet, without comments, strings and URLs. */
const classNames = (css: string): string[] =>
  [...css.replaceAll(/\/\*[^]*?\*\/|url\([^)]*\)|'[^']*'|"[^"]*"/g, '').matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(
    ([, name = '']) => name,
  );

test('R13.3 each class of a style sheet is one that views or scripts set', () => {
  const styled = new Set(readAll('src/**/*.css').flatMap(classNames));
  expect(styled.size).toBeGreaterThan(200);
  const code = [...readAll('src/**/*.{ts,tsx,astro}'), ...readAll('node_modules/glightbox/dist/js/glightbox.js')];
  const words = new Set(code.join('\n').match(/[\w-]+/g));
  expect([...styled].filter((name) => !words.has(name))).toEqual([]);
});
