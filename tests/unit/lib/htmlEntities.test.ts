import { decodeHTMLStrict, encodeXML, escapeUTF8 } from 'entities';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeHtmlEntities, decodeText } from '../../../src/lib/htmlEntities.ts';
import { anyText } from '../../support/productFactory.ts';

// Without control characters: HTML decodes their numeric entities as Windows-1252.
const text = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom(...Array.from('&;#<>"\'xampltquo áéñ½°€™“”…')),
      fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' }),
    ),
  })
  .filter((value) => !/\p{Cc}/u.test(value));

describe('R10.2 HTML entities in text are decoded', () => {
  test.each([
    ['Audio &amp; Video', 'Audio & Video'],
    ['Pantalla 32&quot;', 'Pantalla 32"'],
    ['L&#039;Or&eacute;al', "L'Oréal"],
    ['&ntilde;&Ntilde;&uuml;&iexcl;&iquest;', 'ñÑü¡¿'],
    ['25&nbsp;W', '25\u00a0W'],
    ['5&deg; &frac12; &plusmn; &times; &sup2; &szlig; &yuml;', '5° ½ ± × ² ß ÿ'],
    ['&hellip;&ndash;&mdash;&ldquo;&rdquo;&lsquo;&rsquo;&bull;&euro;&trade;', '…–—“”‘’•€™'],
    ['&#241;&#xF1;&#Xf1;', 'ñññ'],
    ['&#128241;', '📱'],
  ])('%s is decoded as %s', (escaped, plain) => {
    expect(decodeHtmlEntities(escaped)).toBe(plain);
    expect(decodeHtmlEntities(escaped)).toBe(decodeHTMLStrict(escaped));
  });

  test.each(
    // prettier-ignore
    [
      'AT&T', 'a & b;', 'R&D;', '&unknown;', '&;', '&#;', '&#x;', '&#0;', '&#xD800;', '&#x110000;', '&#7;',
      '&#99999999;', '&Amp;',
    ],
  )('%s is not an entity and stays', (plain) => {
    expect(decodeHtmlEntities(plain)).toBe(plain);
  });

  test('only once', () => {
    expect(decodeHtmlEntities('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;');
    expect(decodeHtmlEntities('&amp;amp;amp;')).toBe('&amp;amp;');
    fc.assert(fc.property(text, (value) => decodeHtmlEntities(escapeUTF8(escapeUTF8(value))) === escapeUTF8(value)));
  });

  test.each([
    ['htmlspecialchars', escapeUTF8],
    ['numeric entities for non-ASCII characters', encodeXML],
  ])('text escaped with %s is decoded, with the same result as the entities package', (_name, escape) => {
    fc.assert(
      fc.property(text, (value) => {
        expect(decodeHtmlEntities(escape(value))).toBe(value);
        expect(decodeHtmlEntities(escape(value))).toBe(decodeHTMLStrict(escape(value)));
      }),
    );
  });
});

describe('R10.2 P39 a text from the API', () => {
  test.each([
    [' Norda &amp; C&iacute;a ', 'Norda & Cía'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['uno\r\ndos\rtres\ncuatro\vcinco\fseis\u0085siete', 'uno\ndos\ntres\ncuatro\ncinco\nseis\nsiete'],
    ['nulo\u0000, \u001b[31mrojo, \u007f, \u0093comillas\u0094', 'nulo, [31mrojo, , comillas'],
    ['con\ttabulador', 'con\ttabulador'],
    ['media \ud83d letra', 'media \ufffd letra'],
    ['\u202eal revés, sin\u200bancho, 👩‍👧', 'al revés, sin\u200bancho, 👩‍👧'],
  ])('%j is decoded as %j', (wire, text) => {
    expect(decodeText(wire)).toBe(text);
  });

  test('decoded text is well-formed, has no control characters except tab and line feed, and decodes to itself', () => {
    fc.assert(
      fc.property(anyText, (wire) => {
        const text = decodeText(wire);
        expect(text).toMatch(/^[^\0-\x08\x0b-\x1f\x7f-\x9f]*$/);
        expect(text.isWellFormed()).toBe(true);
        fc.pre(!text.includes('&'));
        expect(decodeText(text)).toBe(text);
      }),
    );
  });
});
