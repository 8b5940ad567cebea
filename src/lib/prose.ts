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

/** What may begin a comment, or a tag. Attributes have to look like some: "<a prueba de agua>" is text. */
const mark = /<(?:!--|(\/?)([a-z][a-z\d]*)(?:\s[^<>=]*=[^<>]*|\s*\/?)>)/gi;

/** A tag of HTML, or a comment, whose name is "": from where to where it stands. */
interface Tag {
  name: string;
  closing: boolean;
  from: number;
  to: number;
}

/** The tags and comments of a text. Each place is looked at once, however many comments begin and do not end (P84). */
function* tagsIn(text: string): Generator<Tag> {
  let unended = false;
  const marks = new RegExp(mark);
  for (let found = marks.exec(text); found; found = marks.exec(text)) {
    const [whole, closing = '', given = ''] = found;
    const name = given.toLowerCase();
    let to = marks.lastIndex;
    if (name === '') {
      const end: number = unended ? -1 : text.indexOf('-->', found.index + 2);
      unended = end < 0;
      if (unended) continue;
      marks.lastIndex = to = end + 3;
    } else if (!isTag(name)) continue;
    yield { name, closing: closing !== '', from: found.index, to: Math.max(to, found.index + whole.length) };
  }
}

/** Whether a text has tags of HTML in it. */
function hasTags(text: string): boolean {
  for (const { name } of tagsIn(text)) if (name) return true;
  return false;
}

/**
 * Markup as text: paragraphs with an empty line between them, lines, list items with a dot; other tags go, and with
 * scripts and the like what is in them.
 */
function untagged(markup: string): string {
  let html = markup;
  for (const { name } of tagsIn(markup)) {
    if (!blocks.has(name) && !lines.has(name)) continue;
    // Where tags make the lines, line breaks are spaces, as in HTML.
    html = markup.replace(/[\r\n]+/g, ' ');
    break;
  }
  const unclosed = new Set<string>();
  let text = '';
  let from = 0;
  for (const tag of tagsIn(html)) {
    const { name } = tag;
    if (tag.from < from) continue; // within a script
    text += html.slice(from, tag.from) + standIn(name, tag.closing);
    from = tag.to;
    if (!unsaid.has(name) || tag.closing || unclosed.has(name)) continue;
    const end = new RegExp(`</${name}`, 'gi');
    end.lastIndex = from;
    // Not in the whole text in lower case: some letters are two then, and places are others.
    const found = end.exec(html);
    if (found) from = found.index;
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
