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
const imports = (path: string): string[] => modules[path] ?? [];
const preloaded = (html: string): string => {
  const read = readPage('index.html', html);
  return addPreloads(html, read, findMissingPreloads(read, imports));
};

test('a page names what its islands import, each once, also where modules import one another', () => {
  const named = [...preloaded(page(island('load') + island('load'))).matchAll(/modulepreload" href="([^"]+)"/g)];
  expect(named.map(([, path]) => path)).toEqual(['/_astro/A.js', '/_astro/b.js', '/_astro/c.js', '/_astro/react.js']);
});

test('a page of the last build, kept where it is, does not name them twice', () => {
  const once = preloaded(page(island('load')));
  expect(preloaded(once)).toBe(once);
});

test('what waits for a touch is not fetched before it', () => {
  for (const html of [page(island('intent')), page('')]) expect(preloaded(html)).toBe(html);
});

// Astro leaves `<` as it is in attributes: to a browser the text ends with its quote, not with what looks like a tag.
const attack = 'Centro </body><script src=/api/evil.php></script>';

test.each([
  ['an attribute', `<div data-title="${attack}"></div>`],
  ['an attribute in other quotes', `<div data-title='${attack}'></div>`],
  ['a comment', `<!-- ${attack} -->`],
  ['a title', `<title>${attack}</title>`],
  ['a script', `<script>"</body>"</script>`],
  ['a text area', `<textarea>${attack}</textarea>`],
])('P80 an end of the page within %s is none', (_place, held) => {
  const html = page(held + island('load'));
  const end = html.lastIndexOf('</body>');
  expect(preloaded(html)).toBe(
    `${html.slice(0, end)}${['A', 'b', 'c', 'react']
      .map((name) => `<link rel="modulepreload" href="/_astro/${name}.js" fetchpriority="low">`)
      .join('')}</body></html>`,
  );
});

test('P80 an island, or a link, that a text speaks of is none', () => {
  const quoted = `data-a='${island('load').replaceAll("'", '')}'`;
  expect(preloaded(page(`<p ${quoted}></p>`))).toBe(page(`<p ${quoted}></p>`));
  const hidden = page(`<p data-a='href="/_astro/A.js"'></p>${island('load')}`);
  expect(preloaded(hidden)).toContain('<link rel="modulepreload" href="/_astro/A.js"');
});

test('P80 a URL of an island that is no module of the build is not written anywhere', () => {
  const html = page('<astro-island component-url="/_astro/A.js&quot;><script>" client="load"></astro-island>');
  expect(preloaded(html)).toBe(html);
});

test('a page with nowhere to name them ends the build', () => {
  expect(() => preloaded(island('load'))).toThrow('index.html has no </body>');
});

test('imports of a built module are read, with names and without', () => {
  const code =
    'import{t as e}from"./a.B1.js";import"./b.js";import * as n from "./c.js";export{x}from\'./d.js\';import("./later.js")';
  expect(parseImports(code)).toEqual(['a.B1.js', 'b.js', 'c.js', 'd.js']);
});

test('an entry that only imports is replaced with what it imports', () => {
  expect(importsOnly('import"./site.js";import"./product.js";\n')).toBe(true);
  for (const code of ['import"./site.js";start();', 'import{t as e}from"./site.js";', ''])
    expect(importsOnly(code)).toBe(false);
  const script = (name: string): string => `<script type="module" src="/_astro/${name}.js"></script>`;
  const importsOf = (path: string): string[] | null =>
    path === '/_astro/entry.js' ? ['/_astro/site.js', '/_astro/product.js'] : null;
  expect(replaceEntries(page(script('entry') + script('list')), importsOf)).toBe(
    page(script('site') + script('product') + script('list')),
  );
});
