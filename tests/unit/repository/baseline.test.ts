import { describe, expect, test } from 'vitest';
import { buildTarget, oldestBrowsers } from '../../../scripts/build/oldestBrowsers.ts';
import { unreadable, usedByBuiltScripts, usedByPages } from '../../baseline/built.ts';
import { usedByStyles } from '../../baseline/styles.ts';

const ids = (uses: readonly { id: string }[]): string[] => [...new Set(uses.map(({ id }) => id))];

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

// The compatibility data change their names from version to version: without these the lint of browsers could find nothing.
describe('R13.1 the lint of browsers finds', () => {
  test.each<[string, string[]]>([
    ['a:popover-open { color: red }', ['css.selectors.popover-open']],
    ['@media (width >= 900px) { a { color: red } }', ['css.at-rules.media.range_syntax']],
    ['a { rotate: 1deg }', ['css.properties.rotate']],
    ['@supports (rotate: 1deg) { a { rotate: 2deg } }', []],
  ])('in a sheet: %s', (css, expected) => expect(ids(usedByStyles(css))).toEqual(expected));

  test('in built files: syntax of today, members by their names, attributes', () => {
    expect(unreadable(new Map([['/b.js', 'export const a=/[\\p{L}--[a-z]]/v']]))).toHaveLength(1);
    const scripts = new Map([['/a.js', 'export const a=b=>b.toSorted();document.startViewTransition()']]);
    expect(ids(usedByBuiltScripts(scripts)).sort()).toEqual([
      'api.Element.startViewTransition',
      'javascript.builtins.Array.toSorted',
    ]);
    expect(ids(usedByPages(new Map([['/', '<dialog closedby="any"><p inert>']])))).toEqual([
      'html.elements.dialog.closedby',
    ]);
  });
});
