import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { buildTarget, oldestBrowsers } from '../../../scripts/build/oldestBrowsers.ts';
import { unreadable, usedByBuiltScripts, usedByPages } from '../../baseline/built.ts';
import { judge } from '../../baseline/judge.ts';
import { usedByScript } from '../../baseline/scripts.ts';
import { usedBySelector, usedByStyles } from '../../baseline/styles.ts';

const ids = (uses: readonly { id: string }[]): string[] => [...new Set(uses.map(({ id }) => id))];

const options: ts.CompilerOptions = {
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
  target: ts.ScriptTarget.ESNext,
  types: [],
  jsx: ts.JsxEmit.Preserve,
};
const libraries = new Map<string, ts.SourceFile | undefined>();

/** One script with types, as src/ is looked at. */
const inScript = (text: string): string[] => {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (path, target) => {
    if (path === 'a.tsx') return ts.createSourceFile(path, text, target, true);
    if (!libraries.has(path)) libraries.set(path, read(path, target));
    return libraries.get(path);
  };
  const program = ts.createProgram(['a.tsx'], options, host);
  return ids(usedByScript(program.getSourceFile('a.tsx') as ts.SourceFile, program));
};

describe('R13.1 the oldest browsers', () => {
  test('are declared once, and the build lowers to them', () => {
    expect(oldestBrowsers()).toEqual({ chrome: '103', safari: '16.4', ios: '16.4', firefox: '115' });
    expect(buildTarget()).toEqual(['chrome103', 'safari16.4', 'ios16.4', 'firefox115']);
  });

  test('are the oldest of each, by number; one that is missing is no silent "newest"', () => {
    const declared = ['chrome 99', 'chrome 103', 'safari TP', 'safari 16.4', 'ios_saf 16.6-16.7', 'firefox 9'];
    expect(oldestBrowsers(declared)).toEqual({ chrome: '99', safari: '16.4', ios: '16.6', firefox: '9' });
    expect(() => oldestBrowsers(declared.slice(0, -1))).toThrow('firefox');
  });
});

describe('R13.1 the lint of browsers finds', () => {
  test.each<[string, string]>([
    ["'a'.toWellFormed()", 'javascript.builtins.String.toWellFormed'],
    ['const f = (a: readonly number[]) => a.toSorted();', 'javascript.builtins.Array.toSorted'],
    ['const f = (a: ReadonlySet<number>) => a.union(new Set());', 'javascript.builtins.Set.union'],
    ['[1].values().map(String)', 'javascript.builtins.Iterator.map'],
    ['Map.groupBy([1], String)', 'javascript.builtins.Map.groupBy'],
    ['AbortSignal.any([])', 'api.AbortSignal.any_static'],
    ["URL.canParse('a')", 'api.URL.canParse_static'],
    ['const f = (a?: HTMLElement) => a?.checkVisibility();', 'api.Element.checkVisibility'],
    ["document.body.ariaLabel = 'a'", 'api.Element.ariaLabel'],
    ["document.addEventListener('scrollend', () => 1)", 'api.Document.scrollend_event'],
    ['requestIdleCallback(() => 1)', 'api.Window.requestIdleCallback'],
    ['globalThis.requestIdleCallback(() => 1)', 'api.Window.requestIdleCallback'],
    ['const { navigation } = window;', 'api.Window.navigation'],
    ["document.querySelector('a:has(b)')", 'scripts.css.selectors.has'],
    ['const a = <div popover="auto" />;', 'html.global_attributes.popover'],
  ])('%s', (text, id) => expect(inScript(text)).toContain(id));

  test.each([
    "structuredClone([1].at(-1)); Object.hasOwn({}, 'a'); 'a'.replaceAll('a', 'b');",
    'const a = { toSorted: () => 1, any: () => 2 }; a.toSorted(); a.any();',
    "document.querySelector('a:is(b, c)')?.closest('dialog')?.showModal();",
    'AbortSignal.timeout(1);',
  ])('and nothing in %s', (text) => expect(inScript(text)).toEqual([]));

  test.each<[string, string]>([
    ['a:popover-open { color: red }', 'css.selectors.popover-open'],
    ['@media (width >= 900px) { a { color: red } }', 'css.at-rules.media.range_syntax'],
    ['@media (scripting: none) { a { color: red } }', 'css.at-rules.media.scripting'],
    ['a { rotate: 1deg }', 'css.properties.rotate'],
    ['a { height: calc(100dvh - var(--b)) }', 'css.types.length.viewport_percentage_units_dynamic'],
    ['a { color: color-mix(in srgb, red, blue) }', 'css.types.color.color-mix'],
    ['a { & b { color: red } }', 'css.selectors.nesting'],
    ['@container (width > 1px) { a { color: red } }', 'css.at-rules.container'],
    ['@starting-style { a { opacity: 0 } }', 'css.at-rules.starting-style'],
    ['@supports (rotate: 1deg) { a { scale: 2 } }', 'css.properties.scale'],
    ['a, b:has(c) { color: red }', 'css.selectors.has in one rule with selectors that all know'],
  ])('%s', (css, id) => expect(ids(usedByStyles(css))).toContain(id));

  test.each([
    '@supports (rotate: 1deg) { a { rotate: 2deg } }',
    '@supports not selector(:has(a)) { a { color: red } }',
    '@layer a, b; @media (min-width: 1px) { :where(a, b) > c { inset: 0; aspect-ratio: 1 } }',
  ])('and nothing in %s', (css) => expect(ids(usedByStyles(css))).toEqual([]));

  test('only the rule of a list, not what :is() forgives', () => {
    expect(ids(usedByStyles('a, :is(b:has(c)) { color: red }'))).toEqual(['css.selectors.has']);
    expect(ids(usedBySelector('a:has(b)'))).toEqual(['css.selectors.has']);
  });

  test('what a style holds that nobody can read', () => {
    expect(() => usedByStyles('@media (min-width: 1px) and (not (scripting: none)) { a { color: red } }')).toThrow();
  });

  test('in built files syntax of today, and members by their names', () => {
    const scripts = new Map([
      ['/a.js', 'export const a=b=>b.toSorted();const c={union:d=>d};c.union(1);document.startViewTransition()'],
      ['/b.js', 'export const a=/[\\p{L}--[a-z]]/v'],
      ['/c.js', 'class a{static{this.b=1}#c=1;d(e){return #c in e}}await a?.b'],
    ]);
    expect(unreadable(scripts).map((each) => each.slice(0, 5))).toEqual(['/b.js']);
    scripts.delete('/b.js');
    expect(ids(usedByBuiltScripts(scripts)).sort()).toEqual([
      'api.Element.startViewTransition',
      'javascript.builtins.Array.toSorted',
    ]);
    expect(ids(usedByPages(new Map([['/', '<dialog closedby="any"><p inert>']])))).toEqual([
      'html.elements.dialog.closedby',
    ]);
  });
});

describe('R13.1 the list of what is newer', () => {
  const found = [{ id: 'css.selectors.has', lacking: ['chrome 103'], line: 3, file: 'a.css' }];

  test('lets what it has, and what is below it', () => {
    expect(judge(found, ['css.selectors.has'])).toEqual([]);
    expect(judge(found, ['css.selectors'])).toEqual([]);
  });

  test('fails on what it has not, and on what nothing uses', () => {
    expect(judge(found, [])).toEqual(['a.css:3: css.selectors.has is not in chrome 103']);
    expect(judge([], ['css.selectors.has'])).toEqual([expect.stringContaining('nothing uses')]);
    expect(judge(found, ['css.selectors.h'])).toHaveLength(2);
  });
});
