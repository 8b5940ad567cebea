import { check } from 'recheck';
import { describe, expect, test, vi } from 'vitest';
import { readPage } from '../../../scripts/build/postprocess/page.ts';
import { parseJson } from '../../../src/api/tolerantJson.ts';
import { findPhoneMentions } from '../../../src/catalogue/phones/mentions.ts';
import { toConstanciaName } from '../../../src/features/invoice/taxpayer.ts';
import { categoryIcon } from '../../../src/features/categories/categoryIcon.ts';
import { parseProductAttributes } from '../../../src/components/productAttributes.ts';
import { noWrapParts } from '../../../src/components/nameParts.ts';
import { truncateDescription } from '../../../src/features/product/product.ts';
import { createNameExpander, repairEncoding } from '../../../src/features/search/engine/index/nameExpansion.ts';
import { replaceNumerals } from '../../../src/features/search/engine/language/numerals.ts';
import { shopLexicon } from '../../../src/features/search/engine/annotations.ts';
import { parsePriceTerms } from '../../../src/features/search/engine/query/prices.ts';
import { parseQuantities } from '../../../src/lib/quantities.ts';
import { maxTermLength } from '../../../src/features/search/searchTerm.ts';
import { decodeText } from '../../../src/lib/htmlEntities.ts';
import { splitLinks } from '../../../src/lib/links.ts';
import { toCents } from '../../../src/lib/money.ts';
import { htmlToText } from '../../../src/lib/htmlToText.ts';
import { toSlug } from '../../../src/lib/text.ts';
import { recheckOptions } from '../../recheckOptions.mjs';
import { isDeepRun } from '../../support/isDeepRun.ts';
import { pickEvenly } from '../../support/sampling.ts';

// Single regular expressions are linted by eslint-plugin-redos; these are functions that scan a text.
const parsers: Record<string, (text: string) => unknown> = {
  htmlToText,
  decodeText,
  splitLinks,
  categoryIcon,
  toSlug,
  toCents,
  truncateDescription,
  parseQuantities,
  parseProductAttributes,
  findPhoneMentions,
  toConstanciaName: (text) => toConstanciaName(text, 'moral'),
  // Queries are truncated before they are parsed.
  replaceNumerals: (text) => replaceNumerals(text.slice(0, maxTermLength)),
  mayHaveNumerals: (text) => shopLexicon.mayHaveNumerals(text.slice(0, maxTermLength)),
  rewrite: (text) => shopLexicon.rewrite(text.slice(0, maxTermLength)),
  mayHavePrice: (text) => shopLexicon.mayHavePrice(text.slice(0, maxTermLength)),
  parsePriceTerms: (text) => parsePriceTerms(text.slice(0, maxTermLength)),
  repairEncoding,
  createNameExpander: createNameExpander(new Map([['cbl', 'cable']])),
  noWrapParts: (text) => noWrapParts(text),
  parseJson: (text) => parseJson('getSliders', `{"a":"${text}`),
  readPage: (text) => readPage('x.html', text),
  'readPage with attributes': (text) => readPage('x.html', `<link href="${text}" srcset='${text}'>`),
};

/** Texts that cause backtracking when repeated. */
// prettier-ignore
const tokens = [
  ' ', '\n', ' \n', '.', ',', '-', '/', '//', '=', '&', '&amp;', '&#x', '&lt', '%20', '"', '(', '[', '<', '</', '<p ',
  '<!--', '<!-- -->', '<script>', '<svg', '</body>', '{', '0', '0.', '1,', '1 W ', '0 0', '1 111', 'a', 'a.', 'a@', 'ñ',
  '\u0301', '😀', '\ud83d', 'https://', 'https://a.mx/', 'a@a.', 'galaxy a5', 'iphone 12 / ', '15 pro max/', ' S.A. DE C.V.',
  '<b>Warning</b>:  x in <b>y</b> on line ', '\\',
];
const textSize = 2 ** 20;

describe('P84 a megabyte of repeated tokens is parsed in linear time', () => {
  const testedTokens = isDeepRun ? tokens : pickEvenly(tokens, 8);

  test.each(Object.keys(parsers))('by %s', { timeout: 120_000 }, (name) => {
    for (const token of testedTokens) {
      const text = token.repeat(Math.ceil(textSize / token.length));
      const startTime = performance.now();
      try {
        parsers[name]?.(text);
      } catch {
        // Invalid input may be rejected.
      }
      // For a megabyte, quadratic time is minutes and linear time milliseconds, so the limit suits any machine.
      expect(performance.now() - startTime, `${name} of ${JSON.stringify(token)}`).toBeLessThan(5_000);
    }
  });
});

if (isDeepRun)
  test('P84 regular expressions that modules build at load time are linear', { timeout: 1_800_000 }, async () => {
    // The lint sees only literals.
    const expressions = new Map<string, RegExp>();
    vi.resetModules();
    vi.stubGlobal(
      'RegExp',
      class extends RegExp {
        constructor(pattern: RegExp | string, flags?: string) {
          super(pattern, flags);
          if (typeof pattern === 'string') expressions.set(String(this), this);
        }
      },
    );
    await Promise.all([
      import('../../../src/catalogue/phones/phones.ts'),
      import('../../../src/features/invoice/taxpayer.ts'),
      import('../../../src/features/invoice/fields.ts'),
      import('../../../src/components/productAttributes.ts'),
      import('../../../src/lib/htmlToText.ts'),
    ]);
    vi.unstubAllGlobals();
    vi.resetModules();
    expect(expressions.size).toBeGreaterThan(20);
    const unsafe: string[] = [];
    for (const expression of expressions.values()) {
      const { status } = await check(expression.source, expression.flags, recheckOptions);
      if (status !== 'safe') unsafe.push(`${String(expression)}: ${status}`);
    }
    expect(unsafe).toEqual([]);
  });
