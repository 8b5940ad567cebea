import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { decodeHTMLAttribute } from 'entities';
import { readTags, type Wanted } from './tags.ts';

/** A built page, read once: what the steps after the build ask of it. */
export interface BuiltPage {
  /** Its file below dist, with forward slashes. */
  name: string;
  /** Its Content-Security-Policies, in the order of its meta tags. */
  policies: string[];
  /** The hashes of its inline scripts, as a policy names them: `'sha256-…'`. */
  scriptHashes: Set<string>;
  /** The address that it says is its own. */
  canonical: string | undefined;
  /** Whether it asks search engines to leave it out. */
  hidden: boolean;
  /** The ids of the products that it links to. */
  products: string[];
  /** The names of the files of /_astro/ that a browser fetches for it. */
  files: Set<string>;
  /** The modules that it starts with by itself: its own script, and those of islands (client:load). */
  starts: string[];
  /** What its link elements and its own scripts lead to. */
  linked: Set<string>;
  /** Where its </body> stands; undefined where it has none. */
  bodyEnd: number | undefined;
}

/** The attributes that a browser fetches from, by element. A text that only looks like an address is in none of them. */
const fetching: Wanted = {
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

const wanted: Wanted = {
  ...fetching,
  'astro-island': [...(fetching['astro-island'] ?? []), 'client'],
  a: ['href'],
  link: [...(fetching['link'] ?? []), 'rel'],
  style: [],
  meta: ['http-equiv', 'name', 'content'],
  script: [...(fetching['script'] ?? []), 'type'],
};

/** A file of the build where an address, or one of a srcset, begins. */
const own = /(?:^|,)\s{0,9}\/_astro\/([\w.@-]+)/g;
/** The same in the code of a page. */
const ownInCode = /["'(]\/_astro\/([\w.@-]+)/g;

/**
 * Reads a built page.
 * @param html its bytes as one character each: what is looked for in it is mostly ASCII, and it is written back as it came
 */
export function readPage(name: string, html: string): BuiltPage {
  const page: BuiltPage = {
    ...{
      name: name.replaceAll('\\', '/'),
      policies: [],
      scriptHashes: new Set(),
      canonical: undefined,
      hidden: false,
      products: [],
    },
    ...{ files: new Set(), starts: [], linked: new Set(), bodyEnd: undefined },
  };
  let data = false;
  // A tokenizer may report the text of one script in parts.
  const scripts: string[] = [];
  let isScript = false;
  readTags(html, wanted, {
    opens(element, given) {
      for (const attribute of fetching[element] ?? [])
        for (const [, file = ''] of given[attribute]?.matchAll(own) ?? []) page.files.add(file);
      data = element === 'script' && (given['type'] ?? '').endsWith('json');
      isScript = element === 'script';
      if (isScript) scripts.push('');
      if (element === 'a') {
        const id = /^\/producto\/(\d{1,12})$/.exec(given['href'] ?? '')?.[1];
        if (id) page.products.push(id);
      } else if (element === 'meta') readMeta(page, given);
      else if (element === 'link') readLink(page, given);
      else if (element === 'script' && given['type'] === 'module' && given['src'] !== undefined) {
        page.starts.push(given['src']);
        page.linked.add(given['src']);
      } else if (element === 'astro-island' && given['client'] === 'load')
        page.starts.push(...[given['component-url'], given['renderer-url']].filter((url) => url !== undefined));
    },
    bodyEnds(at) {
      page.bodyEnd = at;
    },
    code(text) {
      if (isScript) scripts.push((scripts.pop() ?? '') + text);
      if (!data) for (const [, file = ''] of text.matchAll(ownInCode)) page.files.add(file);
    },
  });
  for (const text of scripts) page.scriptHashes.add(hashOf(text));
  return page;
}

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`;

function readMeta(page: BuiltPage, given: Readonly<Record<string, string>>): void {
  const content = given['content'] ?? '';
  if (given['http-equiv']?.toLowerCase() === 'content-security-policy') page.policies.push(decoded(content));
  if (given['name']?.toLowerCase() === 'robots' && content.includes('noindex')) page.hidden = true;
}

function readLink(page: BuiltPage, given: Readonly<Record<string, string>>): void {
  const address = given['href'];
  if (address === undefined) return;
  page.linked.add(address);
  if (given['rel'] === 'canonical') page.canonical ??= decoded(address);
}

const decoded = (text: string): string => decodeHTMLAttribute(Buffer.from(text, 'latin1').toString());

/** The names of all pages of a build, below dist. */
export const pageNames = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
