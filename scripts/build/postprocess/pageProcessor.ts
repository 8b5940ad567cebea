import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync, readdirSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { readPage, type BuiltPage } from './page.ts';
import { requirePolicies, trimPolicy } from './policy.ts';
import { addPreloads, findMissingPreloads, importsOnly, parseImports, replaceEntries } from './preloads.ts';

/** What a build needs of a processed page. */
export interface ProcessedPage extends Pick<BuiltPage, 'canonical' | 'noindex' | 'linkedProducts'> {
  policies: string[];
  /** Names of the files in /_astro/ that it references. */
  assets: string[];
}

/** A page that Astro has rendered and writes now. */
export interface RenderedPage {
  name: string;
  /** When it was rendered, ms. */
  time: number;
}

interface Module {
  imports: string[];
  importsOnly: boolean;
}

/**
 * Processes pages, each read once: names the modules behind its script, adds preloads, trims its policy, and collects what
 * a build needs of it. Writes changed pages only.
 */
export class PageProcessor {
  /** By name, relative to dist. */
  readonly pages = new Map<string, ProcessedPage>();
  readonly #dist: string;
  readonly #modules = new Map<string, Module>();
  #assets: Set<string> | undefined;

  constructor(dist: string) {
    this.#dist = dist;
  }

  /** Processes a page. @throws Error if it has no policy */
  process(name: string): void {
    const file = openSync(join(this.#dist, name), 'r+');
    try {
      this.#process(name, file);
    } finally {
      closeSync(file);
    }
  }

  /** Processes a page if Astro has written it; otherwise leaves it as it is. @throws Error if it has no policy */
  processIfWritten({ name, time }: RenderedPage): void {
    const file = openIfExists(join(this.#dist, name));
    if (file === undefined) return;
    try {
      if (fstatSync(file).mtimeMs >= time - clockTolerance) this.#process(name, file, '</html>');
    } finally {
      closeSync(file);
    }
  }

  /** @param expectedEnd a page that does not end so is not processed */
  #process(name: string, file: number, expectedEnd = ''): void {
    const built = readFileSync(file, 'latin1');
    if (!built.endsWith(expectedEnd)) return;
    const html = replaceEntries(built, (path) => {
      const { imports, importsOnly } = this.#readModule(path);
      return importsOnly ? imports : null;
    });
    const page = readPage(name, html);
    const preloads = findMissingPreloads(page, (path) => this.#readModule(path).imports);
    let text = addPreloads(html, page, preloads);
    const policies = requirePolicies(page).map((policy) => {
      const trimmed = trimPolicy(policy, page.inlineHashes);
      // Replaces the first occurrence, since the policy precedes the content. A policy with entities stays as it is.
      if (text.includes(`content="${policy}"`)) text = text.replace(policy, () => trimmed);
      return text.includes(policy) ? policy : trimmed;
    });
    if (text !== built) overwrite(file, text);
    const { canonical, noindex, linkedProducts, files } = page;
    this.pages.set(page.name, copy({ canonical, noindex, linkedProducts, policies, assets: [...files] }));
  }

  #readModule(path: string): Module {
    const known = this.#modules.get(path);
    if (known) return known;
    const name = path.slice('/_astro/'.length);
    this.#assets ??= new Set(readdirSync(join(this.#dist, '_astro')));
    // A missing module is reported with its page.
    const code = this.#assets.has(name) ? readFileSync(join(this.#dist, '_astro', name), 'utf8') : '';
    const module = { imports: parseImports(code).map((next) => `/_astro/${next}`), importsOnly: importsOnly(code) };
    this.#modules.set(path, module);
    return module;
  }
}

/** A copy whose strings do not keep the text of the page that they are parts of. */
const copy = (page: ProcessedPage): ProcessedPage => JSON.parse(JSON.stringify(page)) as ProcessedPage;

/** How far the clock of a file system lags behind the system's, ms. */
const clockTolerance = 20;

function openIfExists(path: string): number | undefined {
  try {
    return openSync(path, 'r+');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Overwrites a file in place: to empty it first makes ext4 write its old content to disk, at three times the cost. */
function overwrite(file: number, latin1: string): void {
  const bytes = Buffer.from(latin1, 'latin1');
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at, bytes.length - at, at);
  ftruncateSync(file, bytes.length);
}

/**
 * Requires that the files exist that pages reference. A page kept from an earlier build can name one that does not: the
 * bundler renames files, and Astro does not always notice.
 * @param referenced names of files in /_astro/, each with a page
 * @param existing the files there
 * @throws Error if one is missing
 */
export function requireAssets(referenced: ReadonlyMap<string, string>, existing: ReadonlySet<string>): void {
  const missing = [...referenced].filter(([asset]) => !existing.has(asset));
  if (missing.length === 0) return;
  const examples = missing.slice(0, 5).map(([asset, page]) => `  ${page}: ${asset}`);
  throw new Error(
    `Pages reference files that do not exist:\n${examples.join('\n')}\nBuild with \`npm run build:site -- --force\`.`,
  );
}
