import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync, readdirSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { readPage, type BuiltPage } from './page.ts';
import { requirePolicies, trimPolicy } from './policy.ts';
import { addPreloads, findMissingPreloads, importsOnly, parseImports, replaceEntries } from './preloads.ts';

/** The data of a processed page that a build needs. */
export interface ProcessedPage extends Pick<BuiltPage, 'canonical' | 'noindex' | 'linkedProducts'> {
  policies: string[];
  /** Names of the files in /_astro/ that it references. */
  assets: string[];
}

/** A page that Astro has rendered, and is about to write. */
export interface RenderedPage {
  name: string;
  /** Time at which it was rendered, ms. */
  time: number;
}

interface Module {
  imports: string[];
  importsOnly: boolean;
}

/**
 * Processes pages, and reads each only once: replaces entry scripts that only import with the modules they import, adds
 * preloads, trims the policy, and collects the data that a build needs. Writes changed pages only.
 */
export class PageProcessor {
  /** Processed pages by file name, relative to dist. */
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

  /** @param expectedEnd skips a page that does not end with it, since Astro has not written it completely */
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
      // Replaces the first occurrence, since the policy precedes the content. Leaves a policy with entities unchanged.
      if (text.includes(`content="${policy}"`)) text = text.replace(policy, () => trimmed);
      return text.includes(policy) ? policy : trimmed;
    });
    if (text !== built) overwrite(file, text);
    const { canonical, noindex, linkedProducts, assets } = page;
    this.pages.set(page.name, deepCopy({ canonical, noindex, linkedProducts, policies, assets: [...assets] }));
  }

  #readModule(path: string): Module {
    const cached = this.#modules.get(path);
    if (cached) return cached;
    const name = path.slice('/_astro/'.length);
    this.#assets ??= new Set(readdirSync(join(this.#dist, '_astro')));
    // assertAssetsExist() reports a missing module with its page.
    const code = this.#assets.has(name) ? readFileSync(join(this.#dist, '_astro', name), 'utf8') : '';
    const module = { imports: parseImports(code).map((file) => `/_astro/${file}`), importsOnly: importsOnly(code) };
    this.#modules.set(path, module);
    return module;
  }
}

/** Deep-copies data, so that its strings, slices of the page, don't keep the whole page in memory. */
const deepCopy = (page: ProcessedPage): ProcessedPage => JSON.parse(JSON.stringify(page)) as ProcessedPage;

/** Maximum lag of the file system's clock behind the system clock, ms. */
const clockTolerance = 20;

function openIfExists(path: string): number | undefined {
  try {
    return openSync(path, 'r+');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Overwrites a file in place. Truncating it first takes three times as long: ext4 then flushes the file to disk. */
function overwrite(file: number, latin1: string): void {
  const bytes = Buffer.from(latin1, 'latin1');
  let offset = 0;
  while (offset < bytes.length) offset += writeSync(file, bytes, offset, bytes.length - offset, offset);
  ftruncateSync(file, bytes.length);
}

/**
 * Checks that all files that pages reference exist. A page kept from an earlier build may reference a file that the bundler
 * has renamed since: Astro doesn't always detect that.
 * @param referenced names of files in /_astro/, each with a page that references it
 * @param existing names of the files in /_astro/
 * @throws Error if one is missing
 */
export function assertAssetsExist(referenced: ReadonlyMap<string, string>, existing: ReadonlySet<string>): void {
  const missing = [...referenced].filter(([asset]) => !existing.has(asset));
  if (missing.length === 0) return;
  const examples = missing.slice(0, 5).map(([asset, page]) => `  ${page}: ${asset}`);
  throw new Error(
    `Pages reference files that do not exist:\n${examples.join('\n')}\nBuild with \`npm run build:site -- --force\`.`,
  );
}
