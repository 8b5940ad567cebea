import { describe, expect, test } from 'vitest';
import { readPage } from '../../../scripts/build/postprocess/page.ts';
import { assertAssetsExist } from '../../../scripts/build/postprocess/pageProcessor.ts';

describe('R11.7 a page that references a missing file fails the build', () => {
  const builtFiles = new Set(['page.a1.js', 'font_b-2.woff2']);
  const requireFiles = (html: string) =>
    assertAssetsExist(new Map([...readPage('', html).assets].map((file) => [file, 'producto/1.html'])), builtFiles);

  test('accepts a page whose files all exist', () => {
    const html =
      '<script src="/_astro/page.a1.js"></script><style>@font-face { src: url(/_astro/font_b-2.woff2) }</style>';
    expect(() => requireFiles(html)).not.toThrow();
  });

  test('reports each missing file once, with its page', () => {
    const html = '<link href="/_astro/old.css"><script src="/_astro/page.a1.js"></script><link href="/_astro/old.css">';
    expect(() => requireFiles(html)).toThrow(/exist:\n {2}producto\/1\.html: old\.css\nBuild with .*--force/);
  });

  test.each([
    '<script type="module" src="/_astro/no.js"></script>',
    '<script type="module">import{a}from"/_astro/no.js"</script>',
    '<style>p { background: url("/_astro/no.js") }</style>',
    '<astro-island component-url="/_astro/x" renderer-url="/_astro/no.js"></astro-island>',
    '<img srcset="/_astro/page.a1.js 1x, /_astro/no.js 2x">',
    "<video poster='/_astro/no.js'></video>",
    '<link rel=preload href=/_astro/no.js>',
    '<svg><title>x</title><use href="/_astro/no.js"/></svg>',
  ])('detects the reference in %s', (html) => expect(() => requireFiles(html)).toThrow('no.js'));

  test.each([
    'mira /_astro/no-existe.js',
    '<p>&lt;script src="/_astro/no-existe.js"></p>',
    '<a href="https://clavija.example/_astro/no-existe.js">x</a><a href="/_astro/no-existe.js">x</a>',
    '<meta name="description" content="/_astro/no-existe.js">',
    '<script type="application/ld+json">{"description":"(/_astro/no-existe.js"}</script>',
    '<p data-a=\'<script src="/_astro/no-existe.js">\'></p>',
    '<title><script src="/_astro/no-existe.js"></title>',
    '<!-- <script src="/_astro/no-existe.js"></script> -->',
    '<astro-island props="{&quot;a&quot;:&quot;/_astro/no-existe.js&quot;}"></astro-island>',
  ])('P80 ignores %s', (html) => expect(() => requireFiles(html)).not.toThrow());
});
