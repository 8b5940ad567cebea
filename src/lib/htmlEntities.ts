import { toWellFormed } from './polyfills/wellFormed.ts';

/**
 * The Latin-1 entities in the order of their code points. With the others below, they are those that PHP's htmlspecialchars and
 * htmlentities write; a complete HTML 5 table would add 15 KB for names that PHP never writes.
 */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave ' +
  'Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc ' +
  'Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc ' +
  'iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const named = new Map<string, string>([
  ...latin1.split(' ').map((name, index) => [name, String.fromCharCode(160 + index)] as const),
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", hellip: '…', ndash: '–', mdash: '—' }),
  ...Object.entries({ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', bull: '•', euro: '€', trade: '™' }),
]);

/** Decodes each entity of a text exactly once: "&amp;lt;" → "&lt;". An unknown one stays as it is. */
export function decodeHtmlEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]\w{1,7}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return named.get(name) ?? whole;
      const code = hex ? parseInt(hex, 16) : Number(decimal);
      return isTextCodePoint(code) ? String.fromCodePoint(code) : whole;
    },
  );
}

/** Parses a text from the wire: decodes entities once and normalizes. */
export const decodeText = (wire: string): string => normalizeText(decodeHtmlEntities(wire));

/**
 * Normalizes a decoded text: one kind of line break, no control or bidi characters, lone surrogates replaced, trimmed.
 */
export const normalizeText = (text: string): string =>
  toWellFormed(
    text
      .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
      .replace(/[^\P{Cc}\t\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ''),
  ).trim();

/** decodeText for one line: line breaks would forge lines in messages that quote the text. */
export const decodeLine = (wire: string): string => decodeText(wire).replace(/[\t\n]+/g, ' ');

/** Whether a code point is neither a control character, except tab and line breaks, nor a surrogate. */
const isTextCodePoint = (code: number): boolean =>
  [9, 10, 13].includes(code) ||
  (code > 0x1f && code < 0x7f) ||
  (code > 0x9f && code < 0xd800) ||
  (code > 0xdfff && code <= 0x10ffff);
