import { LinkifyIt } from 'linkify-it';
import { parseUrl } from './polyfills/parseUrl.ts';

export interface TextPart {
  text: string;
  /** The target of a link; null for plain text. */
  url: string | null;
  /** The host in ASCII, if it has letters other than ASCII and Spanish ones, which may look like other letters. */
  host?: string;
}

const linkify = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false })
  .add('mailto:', null)
  .add('ftp:', null)
  .add('//', null);

/**
 * Splits a text into parts, its http and https URLs as links (R5.7). The parts joined are the exact text; a URL with user info
 * ("https://shop@elsewhere") stays text.
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of linkify.match(text) ?? []) {
    const url = safeUrl(match.url);
    if (!url || userInfo.test(text.slice(match.index, match.index + 500))) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), url: null });
    parts.push({
      text: text.slice(match.index, match.lastIndex),
      url: match.url,
      ...(!spanishLetters.test(hostIn(match.url)) && { host: url.host }),
    });
    end = match.lastIndex;
  }
  if (end < text.length) parts.push({ text: text.slice(end), url: null });
  return parts;
}

/** A URL with user info: "https://shop@elsewhere" leads elsewhere. */
const userInfo = /^\w+:\/\/[^\s/?#]*@/;

function safeUrl(text: string): URL | null {
  const url = parseUrl(text);
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null;
}

/** ASCII and Spanish letters, which need no ASCII form. */
const spanishLetters = /^[\x20-\x7eáéíóúüñ]*$/i;

/** The host of a URL as it is written. */
const hostIn = (url: string): string => /^\w+:\/\/([^/?#]*)/.exec(url)?.[1] ?? '';
