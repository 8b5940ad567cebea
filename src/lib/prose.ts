import { decodeEntities, shown } from './entities.ts';
import { repaired } from './encoding.ts';

/** What makes a paragraph of its own, what begins a line, and what a text may have besides; all else in angles is text. */
const blocks = words(
  'address article aside blockquote dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table tbody tfoot thead ul',
);
const lines = words('br li option tr');
const unsaid = words('iframe noscript object script select style svg template textarea title');
const inline = words(
  'a abbr b big body center cite code col colgroup del em embed font head html i img input ins kbd label link mark meta o param q s samp small source span strike strong sub sup td th time tt u var video wbr',
);

function words(list: string): Set<string> {
  return new Set(list.split(' '));
}

const isTag = (name: string): boolean => [blocks, lines, unsaid, inline].some((names) => names.has(name));

/** A tag or a comment. Attributes have to look like some: "<a prueba de agua>" is text. */
const tag = /<(?:!--[^>]*-->|(\/?)([a-z][a-z\d]*)(?:\s[^<>=]*=[^<>]*|\s*\/?)>)/gi;

/** Whether a text has tags of HTML in it. */
const hasTags = (text: string): boolean =>
  [...text.matchAll(tag)].some(([, , name]) => name && isTag(name.toLowerCase()));

/**
 * Markup as text: paragraphs with an empty line between them, lines, list items with a dot; other tags go, and with
 * scripts and the like what is in them.
 */
function untagged(markup: string): string {
  const broken = [...markup.matchAll(tag)].some(([, , name = '']) => {
    const lower = name.toLowerCase();
    return blocks.has(lower) || lines.has(lower);
  });
  // Where tags make the lines, line breaks are spaces, as in HTML.
  const html = broken ? markup.replace(/[\r\n]+/g, ' ') : markup;
  const folded = html.toLowerCase();
  const unclosed = new Set<string>();
  let text = '';
  let from = 0;
  for (const found of html.matchAll(tag)) {
    const [whole, closing = '', given = ''] = found;
    if (found.index < from) continue; // within a script
    const name = given.toLowerCase();
    if (given && !isTag(name)) continue;
    text += html.slice(from, found.index) + standIn(name, closing !== '');
    from = found.index + whole.length;
    if (!unsaid.has(name) || closing || unclosed.has(name)) continue;
    const end = folded.indexOf(`</${name}`, from);
    if (end >= 0) from = end;
    else unclosed.add(name);
  }
  return tidy(text + html.slice(from));
}

function standIn(name: string, closing: boolean): string {
  if (blocks.has(name)) return '\n\n';
  if (name === 'li' && !closing) return '\n• ';
  if (lines.has(name)) return closing ? '' : '\n';
  return name === 'td' || name === 'th' ? ' ' : '';
}

/** No spaces at the ends of lines, none twice, no two empty lines together. */
const tidy = (text: string): string =>
  text
    .replace(/(?:&nbsp;|[\t \u00a0])+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n\n(?=• )/g, '\n');

/**
 * A description from the wire as it is shown: entities decoded, what was encoded twice mended, and where it was written
 * as HTML, bare or itself in entities, its markup as paragraphs and lines.
 */
export function readProse(wire: string): string {
  const text = decodeEntities(hasTags(wire) ? untagged(wire) : wire);
  return shown(repaired(hasTags(wire) || !hasTags(text) ? text : decodeEntities(untagged(text))));
}

/** A text without its markup, on one line, for those who take none (Google's titles); one that is nothing else stays. */
export const unmarked = (text: string): string => (hasTags(text) && untagged(text).replace(/\s+/g, ' ').trim()) || text;

/** A name from the wire, likewise; what looks like markup in it is text. */
export const readName = (wire: string): string => shown(repaired(decodeEntities(wire))).replace(/[\t\n]+/g, ' ');
