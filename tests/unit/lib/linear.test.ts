import { describe, expect, test } from 'vitest';
import { categoryIcon } from '../../../src/features/categories/categoryIcon.ts';
import { mentionsIn } from '../../../src/catalogue/phones/mentions.ts';
import { createSlugs } from '../../../src/catalogue/slugs.ts';
import { idsFor } from '../../../src/components/filters/facets.ts';
import { readState } from '../../../src/components/filters/listState.ts';
import { cleanPhone, emptyValues, toLine, validate } from '../../../src/features/invoice/fields.ts';
import { cleanRfc, personTypeOf, rfcHint, toConstanciaName } from '../../../src/features/invoice/taxpayer.ts';
import { parseCategoryName } from '../../../src/features/listing/categoryAddress.ts';
import { addCachedPages, addOfflineBanner } from '../../../src/features/offline/offline.ts';
import { parsePhone } from '../../../src/features/phone/phone.ts';
import { parseItem } from '../../../src/features/product/gallery/items.ts';
import { unbrokenPieces } from '../../../src/components/namePieces.ts';
import { toSummary } from '../../../src/features/product/product.ts';
import { parseShownCode } from '../../../src/features/promo/promo.ts';
import { parseViewed } from '../../../src/features/recent/recent.ts';
import { phoneFile, toSlides } from '../../../src/features/home/homeSlides.ts';
import { parseTerm } from '../../../src/features/search/searchTerm.ts';
import { parseQuantities, withDigits } from '../../../src/features/search/engine/lexicon.ts';
import { decodeSearchFile } from '../../../src/features/search/engine/searchFile.ts';
import { isFileName } from '../../../src/contract/fileNames.ts';
import { readText } from '../../../src/lib/entities.ts';
import { linkParts } from '../../../src/lib/links.ts';
import { fromMexicoTime } from '../../../src/lib/fromMexicoTime.ts';
import { toCents } from '../../../src/lib/money.ts';
import { readName, readProse } from '../../../src/lib/prose.ts';
import { truncate } from '../../../src/lib/truncate.ts';
import { fold, toSlug } from '../../../src/lib/text.ts';
import { parseStored } from '../../support/stored.ts';
import { whatsappAddress } from '../../../src/lib/whatsapp.ts';
import { parseYoutubeId } from '../../../src/lib/youtube.ts';
import { readPage } from '../../../scripts/build/postprocess/page.ts';
import { parseImports } from '../../../scripts/build/postprocess/preloads.ts';
import { toBrowserHeaders } from '../../../scripts/netlify/apiResponse.ts';
import { negotiateEncoding } from '../../../scripts/preview/compress.ts';
import { parseRange } from '../../../scripts/preview/sendResponse.ts';

const size = 2 ** 20;
const filled = (piece: string, end = ''): string => piece.repeat(Math.ceil(size / piece.length)) + end;

/** A megabyte of each: what holds up expressions that may begin, or end, in many places. */
const pieces = [
  ...[
    ' ',
    '\n',
    ' \n',
    '\t,',
    '.',
    ',',
    '-',
    '/',
    '//',
    '=',
    '#',
    '?',
    '@',
    '&',
    '&amp;',
    '&#',
    '&#x',
    '&lt',
    '%',
    '%20',
    '"',
  ],
  ...[
    "'",
    '(',
    ')',
    '[',
    '<',
    '>',
    '</',
    '<a',
    '<p ',
    '<!--',
    '<!-- -->',
    '1 W ',
    '0 0',
    '1 111',
    '<script>',
    '<svg',
    '</body>',
    '<title>',
    '{',
    '0',
    '9',
    '0.',
    '1,',
    '1-',
    'a',
  ],
  ...[
    'a.',
    'a@',
    'a ',
    'aa-',
    'A',
    'ñ',
    'é',
    '\u0301',
    '\u200b',
    '😀',
    '\ud83d',
    'x=',
    'https://',
    'http://a.',
    'https://a.mx/',
    'www.',
  ],
  ...[
    'a@a.',
    'youtu.be/',
    '/embed',
    'galaxy ',
    'galaxy a5',
    'iphone 1',
    'iphone 12 / ',
    '15 pro max/',
    'pro ',
    'SA DE CV',
    ' S.A. DE C.V.',
  ],
  ...[
    '<p data-cached-pages',
    'import"./',
    ' from "./a.js"',
    'existencias=1&',
    'sha256-',
    ';',
    'url(',
    '/_astro/',
    ',/_astro/a ',
    '\u0001',
    '\u0002',
  ],
];

const readers: Record<string, (text: string) => unknown> = {
  toConstanciaName: (text) => toConstanciaName(text, 'moral'),
  toBrowserHeaders: (text) =>
    toBrowserHeaders(
      new Headers({ 'content-type': `application/json${text.replace(/[^ -~]/g, ' ').trim()}` }),
      new URL('https://a.mx/api/x'),
    ),
  categoryIcon,
  parseCategoryName,
  check: (text) =>
    validate('data', { ...emptyValues, rfc: text, email: text, businessName: text, postalCode: text, street: text }),
  cleanPhone,
  cleanRfc,
  truncate: (text) => truncate(text, 500_000),
  decodeSearchFile,
  negotiateEncoding,
  fold,
  fromMexicoTime,
  idsFor: (text) => idsFor('marca', [text, text]),
  parseImports,
  isFileName,
  parseItem,
  linkParts,
  mentionsIn: (text) => mentionsIn(text),
  parsePhone: (text) => parsePhone({ slug: text, name: text }),
  parseViewed: (text) => parseViewed([{ id: text, name: text, picture: null }]),
  personTypeOf,
  parseQuantities,
  withDigits,
  phoneFile,
  parseRange: (text) => parseRange(`bytes=${text}`, 5),
  parseShownCode: (text) => parseShownCode({ code: text, discount: 5, until: 5 }, 1),
  parseStored,
  readName,
  readProse,
  readPage: (text) => readPage('x.html', text),
  'readPage, in an attribute': (text) =>
    readPage('x.html', `<link href="${text}" srcset='${text}'><meta http-equiv=${text}>`),
  'readPage, in a script': (text) => readPage('x.html', `<script>${text}`),
  // Hosts refuse longer addresses.
  readState: (text) => readState(text.slice(0, 2 ** 16)),
  readText,
  rfcHint,
  toSlides: (text) => toSlides([text]),
  toSlug,
  createSlugs: (text) => createSlugs([text, text]),
  toSummary,
  parseTerm: (text) => parseTerm(text.slice(0, 2 ** 16)),
  toLine,
  toCents,
  unbrokenPieces: (text) => unbrokenPieces(text),
  whatsappAddress: (text) => whatsappAddress('3312345678', text),
  addCachedPages: (text) => addCachedPages('<p data-cached-pages></p>', [{ path: '/x', html: text }]),
  addOfflineBanner: (text) => addOfflineBanner(text, true, null),
  parseYoutubeId,
};

/** A square of a megabyte takes minutes, a line a few milliseconds: between them nothing depends on the machine. */
const most = 5_000;

describe('P84 a megabyte of the worst letters is read in linear time', () => {
  const every = process.env['DEEP'] ? 1 : 10;
  test.each(Object.keys(readers))('by %s', { timeout: 120_000 }, (name) => {
    const read = readers[name] ?? (() => undefined);
    for (const [index, piece] of pieces.entries()) {
      if (every > 1 && (index + name.length) % every !== 0) continue;
      for (const text of [filled(piece), filled(piece, '\u0000!')]) {
        const began = performance.now();
        try {
          read(text);
        } catch {
          // What is no text of its kind may be refused.
        }
        expect(performance.now() - began, `${name} of ${JSON.stringify(piece)}`).toBeLessThan(most);
      }
    }
  });
});
