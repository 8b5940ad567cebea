import { expect, test } from 'vitest';
import { readPage } from '../../../scripts/build/postprocess/page.ts';
import {
  addPreloads,
  findMissingPreloads,
  importsOnly,
  parseImports,
  replaceEntries,
} from '../../../scripts/build/postprocess/preloads.ts';

const island = (client: string): string =>
  `<astro-island component-url="/_astro/A.js" renderer-url="/_astro/react.js" client="${client}"></astro-island>`;
const page = (body: string): string => `<html><body>${body}</body></html>`;
const modules: Record<string, string[]> = {
  '/_astro/A.js': ['/_astro/b.js'],
  '/_astro/b.js': ['/_astro/A.js', '/_astro/c.js'],
};
const readImports = (path: string): string[] => modules[path] ?? [];
const withPreloads = (html: string): string => {
  const builtPage = readPage('index.html', html);
  return addPreloads(html, builtPage, findMissingPreloads(builtPage, readImports));
};

test('a page preloads each module of its islands once, even if modules import each other', () => {
  const preloads = [...withPreloads(page(island('load') + island('load'))).matchAll(/modulepreload" href="([^"]+)"/g)];
  expect(preloads.map(([, path]) => path)).toEqual([
    '/_astro/A.js',
    '/_astro/b.js',
    '/_astro/c.js',
    '/_astro/react.js',
  ]);
});

test('adds no preloads again to a page kept from the last build', () => {
  const html = withPreloads(page(island('load')));
  expect(withPreloads(html)).toBe(html);
});

test('does not preload the modules of islands that load on user intent', () => {
  for (const html of [page(island('intent')), page('')]) expect(withPreloads(html)).toBe(html);
});

// Astro does not escape `<` in attributes: a browser ends the value at its quote, not at what looks like a tag.
const attack = 'Centro </body><script src=/api/evil.php></script>';

test.each([
  ['an attribute', `<div data-title="${attack}"></div>`],
  ['an attribute in other quotes', `<div data-title='${attack}'></div>`],
  ['a comment', `<!-- ${attack} -->`],
  ['a title', `<title>${attack}</title>`],
  ['a script', `<script>"</body>"</script>`],
  ['a text area', `<textarea>${attack}</textarea>`],
])('P80 ignores </body> in %s', (_case, content) => {
  const html = page(content + island('load'));
  const end = html.lastIndexOf('</body>');
  expect(withPreloads(html)).toBe(
    `${html.slice(0, end)}${['A', 'b', 'c', 'react']
      .map((name) => `<link rel="modulepreload" href="/_astro/${name}.js" fetchpriority="low">`)
      .join('')}</body></html>`,
  );
});

test('P80 ignores an island or a link quoted in an attribute', () => {
  const quoted = `data-a='${island('load')}'`;
  expect(withPreloads(page(`<p ${quoted}></p>`))).toBe(page(`<p ${quoted}></p>`));
  const hidden = page(`<p data-a='href="/_astro/A.js"'></p>${island('load')}`);
  expect(withPreloads(hidden)).toContain('<link rel="modulepreload" href="/_astro/A.js"');
});

test('P80 does not write an island URL that is not a module of the build', () => {
  const html = page('<astro-island component-url="/_astro/A.js&quot;><script>" client="load"></astro-island>');
  expect(withPreloads(html)).toBe(html);
});

test('fails the build for a page without </body>', () => {
  expect(() => withPreloads(island('load'))).toThrow('index.html has no </body>');
});

test('parses the static imports of a built module, with and without names', () => {
  const code =
    'import{t as e}from"./a.B1.js";import"./b.js";import * as n from "./c.js";export{x}from\'./d.js\';import("./later.js")';
  expect(parseImports(code)).toEqual(['a.B1.js', 'b.js', 'c.js', 'd.js']);
});

test('replaces an entry that only imports with its imports', () => {
  expect(importsOnly('import"./site.js";import"./product.js";\n')).toBe(true);
  for (const code of ['import"./site.js";start();', 'import{t as e}from"./site.js";', ''])
    expect(importsOnly(code)).toBe(false);
  const script = (name: string): string => `<script type="module" src="/_astro/${name}.js"></script>`;
  const findEntryImports = (path: string): string[] | null =>
    path === '/_astro/entry.js' ? ['/_astro/site.js', '/_astro/product.js'] : null;
  expect(replaceEntries(page(script('entry') + script('list')), findEntryImports)).toBe(
    page(script('site') + script('product') + script('list')),
  );
});
