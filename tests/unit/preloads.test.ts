import { expect, test } from 'vitest';
import { importsOf, withPreloads } from '../../scripts/build/preloads.ts';

const island = (client: string): string =>
  `<astro-island component-url="/_astro/A.js" renderer-url="/_astro/react.js" client="${client}"></astro-island>`;
const page = (body: string): string => `<html><body>${body}</body></html>`;
const modules: Record<string, string[]> = {
  '/_astro/A.js': ['/_astro/b.js'],
  '/_astro/b.js': ['/_astro/A.js', '/_astro/c.js'],
};
const imports = (path: string): string[] => modules[path] ?? [];

test('a page names what its islands import, each once, also where modules import one another', () => {
  const named = [
    ...withPreloads(page(island('load') + island('load')), imports).matchAll(/modulepreload" href="([^"]+)"/g),
  ];
  expect(named.map(([, path]) => path)).toEqual(['/_astro/A.js', '/_astro/b.js', '/_astro/c.js', '/_astro/react.js']);
});

test('a page of the last build, kept where it is, does not name them twice', () => {
  const once = withPreloads(page(island('load')), imports);
  expect(withPreloads(once, imports)).toBe(once);
});

test('what waits for a touch is not fetched before it', () => {
  for (const html of [page(island('intent')), page('')]) expect(withPreloads(html, imports)).toBe(html);
});

test('imports of a built module are read, with names and without', () => {
  const code =
    'import{t as e}from"./a.B1.js";import"./b.js";import * as n from "./c.js";export{x}from\'./d.js\';import("./later.js")';
  expect(importsOf(code)).toEqual(['a.B1.js', 'b.js', 'c.js', 'd.js']);
});
