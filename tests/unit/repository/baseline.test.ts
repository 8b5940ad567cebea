import { describe, expect, test } from 'vitest';
import { buildTarget, oldestBrowsers } from '../../../scripts/build/oldestBrowsers.ts';
import {
  findSyntaxErrors,
  findUnsupportedInBuiltScripts,
  findUnsupportedInPages,
} from '../../baseline/buildFeatures.ts';
import { findUnsupportedInStyles } from '../../baseline/styleFeatures.ts';

const toUniqueIds = (uses: readonly { id: string }[]): string[] => [...new Set(uses.map(({ id }) => id))];

describe('R13.1 the oldest browsers', () => {
  test('are declared once, and the build targets them', () => {
    expect(oldestBrowsers()).toEqual({ chrome: '103', safari: '16.4', ios: '16.4', firefox: '115' });
    expect(buildTarget()).toEqual(['chrome103', 'safari16.4', 'ios16.4', 'firefox115']);
  });

  test('are the lowest version of each browser; a missing browser is an error', () => {
    const browserslist = ['chrome 99', 'chrome 103', 'safari TP', 'safari 16.4', 'ios_saf 16.6-16.7', 'firefox 9'];
    expect(oldestBrowsers(browserslist)).toEqual({ chrome: '99', safari: '16.4', ios: '16.6', firefox: '9' });
    expect(() => oldestBrowsers(browserslist.slice(0, -1))).toThrow('firefox');
  });
});

// Keys of the compatibility data change between versions. Without these tests, the browser lint could silently find nothing.
describe('R13.1 the browser lint finds features', () => {
  test.each<[string, string[]]>([
    ['a:popover-open { color: red }', ['css.selectors.popover-open']],
    ['@media (width >= 900px) { a { color: red } }', ['css.at-rules.media.range_syntax']],
    ['a { rotate: 1deg }', ['css.properties.rotate']],
    ['@supports (rotate: 1deg) { a { rotate: 2deg } }', []],
  ])('in a style sheet: %s', (css, expected) => expect(toUniqueIds(findUnsupportedInStyles(css))).toEqual(expected));

  test('in built files: new syntax, methods and attributes', () => {
    expect(findSyntaxErrors(new Map([['/b.js', 'export const a=/[\\p{L}--[a-z]]/v']]))).toHaveLength(1);
    const scripts = new Map([['/a.js', 'export const a=b=>b.toSorted();document.startViewTransition()']]);
    expect(toUniqueIds(findUnsupportedInBuiltScripts(scripts)).sort()).toEqual([
      'api.Element.startViewTransition',
      'javascript.builtins.Array.toSorted',
    ]);
    expect(toUniqueIds(findUnsupportedInPages(new Map([['/', '<dialog closedby="any"><p inert>']])))).toEqual([
      'html.elements.dialog.closedby',
    ]);
  });
});
