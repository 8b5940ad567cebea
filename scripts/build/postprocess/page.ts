import { createHash } from 'node:crypto';
import { decodeHTMLAttribute } from 'entities';
import { readTags, type AttributesByElement } from './tags.ts';

/** The data of a built page that post-processing needs. */
export interface BuiltPage {
  /** File name relative to dist, with forward slashes. */
  name: string;
  /** Content-Security-Policies, in the order of its meta tags. */
  policies: string[];
  /** Hashes of its inline scripts and styles, as policy sources: `'sha256-…'`. */
  inlineHashes: Set<string>;
  /** Its canonical URL. */
  canonical: string | undefined;
  /** Whether it is `noindex`. */
  noindex: boolean;
  /** Ids of the products that it links to. */
  linkedProducts: string[];
  /** Names of the files in /_astro/ that it references. */
  assets: Set<string>;
  /** Modules that it loads initially: its script, and those of islands that hydrate at once. */
  entryModules: string[];
  /** URLs of its link elements and scripts. */
  linkedUrls: Set<string>;
  /** Offset of its </body>; undefined if it has none. */
  bodyEnd: number | undefined;
}

/** Attributes with URLs that a browser fetches, by element. */
const fetchAttributes: AttributesByElement = {
  'astro-island': ['component-url', 'renderer-url', 'before-hydration-url'],
  audio: ['src'],
  embed: ['src'],
  iframe: ['src'],
  image: ['href', 'xlink:href'],
  img: ['src', 'srcset'],
  input: ['src'],
  link: ['href', 'imagesrcset'],
  object: ['data'],
  script: ['src'],
  source: ['src', 'srcset'],
  track: ['src'],
  use: ['href', 'xlink:href'],
  video: ['src', 'poster'],
};

const readAttributes: AttributesByElement = {
  ...fetchAttributes,
  'astro-island': [...(fetchAttributes['astro-island'] ?? []), 'client'],
  a: ['href'],
  link: [...(fetchAttributes['link'] ?? []), 'rel'],
  style: [],
  meta: ['http-equiv', 'name', 'content'],
  script: [...(fetchAttributes['script'] ?? []), 'type'],
};

/** Matches a file of the build at the start of an attribute or of a srcset candidate. */
const assetPattern = /(?:^|,)\s{0,9}\/_astro\/([\w.@-]+)/g;
/** Matches a file of the build in an inline script or style. */
const assetInCodePattern = /["'(]\/_astro\/([\w.@-]+)/g;

/**
 * Reads a built page.
 * @param html decoded as latin1, one character per byte, so that it can be written back unchanged
 */
export function readPage(name: string, html: string): BuiltPage {
  const page: BuiltPage = {
    name: name.replaceAll('\\', '/'),
    policies: [],
    inlineHashes: new Set(),
    canonical: undefined,
    noindex: false,
    linkedProducts: [],
    assets: new Set(),
    entryModules: [],
    linkedUrls: new Set(),
    bodyEnd: undefined,
  };
  let isJson = false;
  // The tokenizer may report the text of a script or style in parts.
  const inlineTexts: string[] = [];
  let isInline = false;
  readTags(html, readAttributes, {
    onElement(element, attributes) {
      for (const attribute of fetchAttributes[element] ?? [])
        for (const [, asset = ''] of attributes[attribute]?.matchAll(assetPattern) ?? []) page.assets.add(asset);
      isJson = element === 'script' && (attributes['type'] ?? '').endsWith('json');
      isInline = element === 'script' || element === 'style';
      if (isInline) inlineTexts.push('');
      if (element === 'a') {
        const id = /^\/producto\/(\d{1,12})$/.exec(attributes['href'] ?? '')?.[1];
        if (id) page.linkedProducts.push(id);
      } else if (element === 'meta') readMeta(page, attributes);
      else if (element === 'link') readLink(page, attributes);
      else if (element === 'script' && attributes['type'] === 'module' && attributes['src'] !== undefined) {
        page.entryModules.push(attributes['src']);
        page.linkedUrls.add(attributes['src']);
      } else if (element === 'astro-island' && attributes['client'] !== 'intent')
        page.entryModules.push(
          ...[attributes['component-url'], attributes['renderer-url']].filter((url) => url !== undefined),
        );
    },
    onBodyEnd(offset) {
      page.bodyEnd = offset;
    },
    onCode(text) {
      if (isInline) inlineTexts.push((inlineTexts.pop() ?? '') + text);
      if (!isJson) for (const [, asset = ''] of text.matchAll(assetInCodePattern)) page.assets.add(asset);
    },
  });
  // A script with a `src` has no text.
  for (const text of inlineTexts) if (text !== '') page.inlineHashes.add(toPolicyHash(text));
  return page;
}

const toPolicyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`;

function readMeta(page: BuiltPage, attributes: Readonly<Record<string, string>>): void {
  const content = attributes['content'] ?? '';
  if (attributes['http-equiv']?.toLowerCase() === 'content-security-policy')
    page.policies.push(decodeAttribute(content));
  if (attributes['name']?.toLowerCase() === 'robots' && content.includes('noindex')) page.noindex = true;
}

function readLink(page: BuiltPage, attributes: Readonly<Record<string, string>>): void {
  const url = attributes['href'];
  if (url === undefined) return;
  page.linkedUrls.add(url);
  if (attributes['rel'] === 'canonical') page.canonical ??= decodeAttribute(url);
}

const decodeAttribute = (text: string): string => decodeHTMLAttribute(Buffer.from(text, 'latin1').toString());
