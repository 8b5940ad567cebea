import { decodeHtmlEntities, normalizeText } from './htmlEntities.ts';

/** The characters of windows-1252 for the bytes 80 to 9F; a dot for undefined bytes. */
const windows1252 = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ';

/** The byte of a character in Latin 1 or windows-1252; -1 if it has none. */
function toByte(character: string): number {
  const code = character.charCodeAt(0);
  if (code < 0x100) return code;
  const index = character === '.' ? -1 : windows1252.indexOf(character);
  return index < 0 ? -1 : 0x80 + index;
}

/**
 * Multi-byte characters of UTF-8 that were read byte by byte: a first byte of Latin letters, punctuation or emoji, then
 * continuation bytes, none of which follows such a letter in Spanish. (A closing quote may: "Ã”" stays.)
 */
const continuation = `[\\u0080-\\u00bf${windows1252.replaceAll('.', '')}]`;
const doubleEncoded = new RegExp(
  `Â[\\u0080-\\u00bf]|Ã(?![”’])${continuation}|â${continuation}{2}|ï[¸»]${continuation}|ð[Ÿ\\u009f]${continuation}{2}`,
  'g',
);

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Decodes a match, unless a neighbour is not a byte: then the text was not read byte by byte. */
function decodeOnce(match: string, index: number, text: string): string {
  const neighbours = [text.charAt(index - 1), text.charAt(index + match.length)];
  if (neighbours.some((character) => character !== '' && toByte(character) < 0)) return match;
  try {
    return utf8.decode(Uint8Array.from(match, toByte));
  } catch {
    return match;
  }
}

/** Fixes text that was encoded twice: "AromaÂ®" → "Aroma®", "baterÃ­a" → "batería". Ambiguous text stays as it is. */
export function fixDoubleEncoding(text: string): string {
  let fixed = text;
  // Some shops encode three times.
  for (let pass = 0; pass < 3; pass++) {
    const next = fixed.replace(doubleEncoded, decodeOnce);
    if (next === fixed) break;
    fixed = next;
  }
  return fixed;
}

/** Elements that form paragraphs, start lines, are dropped with their content, or are inline. Other angle brackets are text. */
const blocks = words(
  'address article aside blockquote dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table tbody tfoot thead ul',
);
const lines = words('br li option tr');
const hidden = words('iframe noscript object script select style svg template textarea title');
const inline = words(
  'a abbr b big body center cite code col colgroup del em embed font head html i img input ins kbd label link mark meta o param q s samp small source span strike strong sub sup td th time tt u var video wbr',
);

function words(list: string): Set<string> {
  return new Set(list.split(' '));
}

const isTag = (name: string): boolean => [blocks, lines, hidden, inline].some((names) => names.has(name));

/** The start of a comment or a tag. Attributes need an equals sign: "<a prueba de agua>" is text. */
const tagStart = /<(?:!--|(\/?)([a-z][a-z\d]*)(?:\s[^<>=]*=[^<>]*|\s*\/?)>)/gi;

/** An HTML tag with its range in the text, or a comment, whose name is "". */
interface Tag {
  name: string;
  closing: boolean;
  from: number;
  to: number;
}

/** Finds tags and comments in linear time, however many comments are unclosed (P84). */
function* findTags(text: string): Generator<Tag> {
  let unclosedComment = false;
  const tags = new RegExp(tagStart);
  for (let match = tags.exec(text); match; match = tags.exec(text)) {
    const [whole, closing = '', tagName = ''] = match;
    const name = tagName.toLowerCase();
    let to = tags.lastIndex;
    if (name === '') {
      const end: number = unclosedComment ? -1 : text.indexOf('-->', match.index + 2);
      unclosedComment = end < 0;
      if (unclosedComment) continue;
      tags.lastIndex = to = end + 3;
    } else if (!isTag(name)) continue;
    yield { name, closing: closing !== '', from: match.index, to: Math.max(to, match.index + whole.length) };
  }
}

const hasTags = (text: string): boolean => !findTags(text).next().done;

/**
 * Converts markup to text: paragraphs with an empty line between them, lines, list items with a bullet. Other tags are
 * dropped, scripts and other hidden elements with their content.
 */
function toPlainText(markup: string): string {
  let html = markup;
  for (const { name } of findTags(markup)) {
    if (!blocks.has(name) && !lines.has(name)) continue;
    // With block tags, line breaks are spaces, as in HTML.
    html = markup.replace(/[\r\n]+/g, ' ');
    break;
  }
  const unclosed = new Set<string>();
  let text = '';
  let from = 0;
  for (const tag of findTags(html)) {
    const { name } = tag;
    if (tag.from < from) continue; // inside a script
    text += html.slice(from, tag.from) + replacementFor(name, tag.closing);
    from = tag.to;
    if (!hidden.has(name) || tag.closing || unclosed.has(name)) continue;
    const end = new RegExp(`</${name}`, 'gi');
    end.lastIndex = from;
    // Not on a lower-cased copy: some letters become two, and indexes shift.
    const match = end.exec(html);
    if (match) from = match.index;
    else unclosed.add(name);
  }
  return tidy(text + html.slice(from));
}

function replacementFor(name: string, closing: boolean): string {
  if (blocks.has(name)) return '\n\n';
  if (name === 'li' && !closing) return '\n• ';
  if (lines.has(name)) return closing ? '' : '\n';
  return name === 'td' || name === 'th' ? ' ' : '';
}

/** Removes spaces at line ends, double spaces and double empty lines. */
const tidy = (text: string): string =>
  text
    .replace(/(?:&nbsp;|[\t \u00a0])+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n\n(?=• )/g, '\n');

/** Parses a description from the wire: decodes entities, fixes double encoding, converts HTML (bare or escaped) to text. */
export function htmlToText(wire: string): string {
  const text = decodeHtmlEntities(hasTags(wire) ? toPlainText(wire) : wire);
  return normalizeText(
    fixDoubleEncoding(hasTags(wire) || !hasTags(text) ? text : decodeHtmlEntities(toPlainText(text))),
  );
}

/** A text without markup, on one line, for feeds that reject it; a text that is only markup stays as it is. */
export const stripMarkup = (text: string): string =>
  (hasTags(text) && toPlainText(text).replace(/\s+/g, ' ').trim()) || text;

/** Parses a name of one line from the wire: decodes entities and fixes double encoding; markup stays text. */
export const decodeName = (wire: string): string =>
  normalizeText(fixDoubleEncoding(decodeHtmlEntities(wire))).replace(/[\t\n]+/g, ' ');
