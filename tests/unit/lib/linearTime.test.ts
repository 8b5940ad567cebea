import { check } from 'recheck';
import { describe, expect, test, vi } from 'vitest';
import { readPage } from '../../../scripts/build/postprocess/page.ts';
import { parseJson } from '../../../src/api/tolerantJson.ts';
import { mentionsIn } from '../../../src/catalogue/phones/mentions.ts';
import { toConstanciaName } from '../../../src/features/invoice/taxpayer.ts';
import { categoryIcon } from '../../../src/features/categories/categoryIcon.ts';
import { parseProductAttributes } from '../../../src/components/productAttributes.ts';
import { noWrapPieces } from '../../../src/components/namePieces.ts';
import { toSummary } from '../../../src/features/product/product.ts';
import { createNameExpander, repairEncoding } from '../../../src/features/search/engine/index/abbreviations.ts';
import { readNumerals } from '../../../src/features/search/engine/language/numerals.ts';
import { shopLexicon } from '../../../src/features/search/engine/annotations.ts';
import { findPriceWords } from '../../../src/features/search/engine/query/priceWords.ts';
import { parseQuantities } from '../../../src/lib/quantities.ts';
import { maxQueryLength } from '../../../src/features/search/engine/language/text.ts';
import { decodeText } from '../../../src/lib/entities.ts';
import { splitLinks } from '../../../src/lib/links.ts';
import { toCents } from '../../../src/lib/money.ts';
import { htmlToText } from '../../../src/lib/htmlToText.ts';
import { toSlug } from '../../../src/lib/text.ts';
import { unhurried } from '../../recheck.mjs';
import { spread } from '../../support/sampling.ts';

// Regular expressions are held by the lint (eslint-plugin-redos); here the readers that go over a text by themselves.
const readers: Record<string, (text: string) => unknown> = {
  ...{
    htmlToText,
    decodeText,
    splitLinks,
    categoryIcon,
    toSlug,
    toCents,
    toSummary,
    parseQuantities,
    parseProductAttributes,
    mentionsIn,
  },
  toConstanciaName: (text) => toConstanciaName(text, 'moral'),
  // A query is cut before it is read.
  readNumerals: (text) => readNumerals(text.slice(0, maxQueryLength)),
  mayHaveNumerals: (text) => shopLexicon.mayHaveNumerals(text.slice(0, maxQueryLength)),
  rewrite: (text) => shopLexicon.rewrite(text.slice(0, maxQueryLength)),
  mayNamePrice: (text) => shopLexicon.mayNamePrice(text.slice(0, maxQueryLength)),
  findPriceWords: (text) => findPriceWords(text.slice(0, maxQueryLength)),
  repairEncoding,
  createNameExpander: createNameExpander(new Map([['cbl', 'cable']])),
  noWrapPieces: (text) => noWrapPieces(text),
  parseJson: (text) => parseJson('getSliders', `{"a":"${text}`),
  readPage: (text) => readPage('x.html', text),
  'readPage of an attribute': (text) => readPage('x.html', `<link href="${text}" srcset='${text}'>`),
};

/** What holds up readers that may begin, or end, in many places. */
// prettier-ignore
const pieces = [
  ' ', '\n', ' \n', '.', ',', '-', '/', '//', '=', '&', '&amp;', '&#x', '&lt', '%20', '"', '(', '[', '<', '</', '<p ',
  '<!--', '<!-- -->', '<script>', '<svg', '</body>', '{', '0', '0.', '1,', '1 W ', '0 0', '1 111', 'a', 'a.', 'a@', 'ñ',
  '\u0301', '😀', '\ud83d', 'https://', 'https://a.mx/', 'a@a.', 'galaxy a5', 'iphone 12 / ', '15 pro max/', ' S.A. DE C.V.',
  '<b>Warning</b>:  x in <b>y</b> on line ', '\\',
];
const size = 2 ** 20;

describe('P84 a megabyte of the worst letters is read in linear time', () => {
  const some = process.env['DEEP'] ? pieces : spread(pieces, 8);

  test.each(Object.keys(readers))('by %s', { timeout: 120_000 }, (name) => {
    for (const piece of some) {
      const text = piece.repeat(Math.ceil(size / piece.length));
      const began = performance.now();
      try {
        readers[name]?.(text);
      } catch {
        // What is no text of its kind may be rejected.
      }
      // A square of a megabyte takes minutes, a line some milliseconds: nothing between depends on the machine.
      expect(performance.now() - began, `${name} of ${JSON.stringify(piece)}`).toBeLessThan(5_000);
    }
  });
});

if (process.env['DEEP'])
  test('P84 an expression that is put together as a module is loaded is linear', { timeout: 1_800_000 }, async () => {
    // No lint can read these.
    const built = new Map<string, RegExp>();
    vi.resetModules();
    vi.stubGlobal(
      'RegExp',
      class extends RegExp {
        constructor(pattern: RegExp | string, flags?: string) {
          super(pattern, flags);
          if (typeof pattern === 'string') built.set(String(this), this);
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
    expect(built.size).toBeGreaterThan(20);
    const slow: string[] = [];
    for (const expression of built.values()) {
      const { status } = await check(expression.source, expression.flags, unhurried);
      if (status !== 'safe') slow.push(`${String(expression)}: ${status}`);
    }
    expect(slow).toEqual([]);
  });
