import { LinkifyIt } from 'linkify-it';

export interface TextPart {
  text: string;
  /** Where it leads; null for plain text. */
  address: string | null;
}

const linkify = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false })
  .add('mailto:', null)
  .add('ftp:', null)
  .add('//', null);

/**
 * A text in parts, its http and https addresses as links (R5.7). The parts together are the text, to the letter; an
 * address with a user name in it ("https://shop@elsewhere") stays text.
 */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of linkify.match(text) ?? []) {
    if (!isSafe(match.url)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), address: null });
    parts.push({ text: text.slice(match.index, match.lastIndex), address: match.url });
    end = match.lastIndex;
  }
  if (end < text.length) parts.push({ text: text.slice(end), address: null });
  return parts;
}

function isSafe(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
}
