import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { moduleLogger, type Log } from './log.ts';

/** A rule of `_redirects` that matches a URL, with its target. */
export type RuleMatch = NonNullable<Awaited<ReturnType<RedirectsHandler['match']>>>;

export interface NetlifyRules {
  /** Finds the rule of `_redirects` for a URL; with `forced`, only a rule with "!", which precedes built files. */
  match(url: URL, headers: Headers, forced?: boolean): Promise<RuleMatch | undefined>;
  /** Returns the headers that `_headers` adds to a file at this path. */
  headersFor(path: string): Promise<[string, string][]>;
}

const maxCachedPaths = 5000;

/** Applies `dist/_redirects` and `dist/_headers` with Netlify's own modules. */
export function createNetlifyRules(dist: string, log: Log): NetlifyRules {
  const redirectsFile = join(dist, '_redirects');
  const loadRedirects = reloadOnChange(redirectsFile, () => {
    const options = { configRedirects: [], jwtRoleClaim: '', jwtSecret: '', projectDir: dist, publicDir: dist };
    const handler = new RedirectsHandler(options);
    // The handler reads the file on the first match: call it once to log its errors.
    handler.match(new Request('http://localhost/')).catch((error: unknown) => log(`_redirects: ${String(error)}`));
    return { handler, hasForced: hasForcedRule(redirectsFile) };
  });
  // The module reads its file on each call (0.6 ms), so its results are cached by path.
  const loadHeaders = reloadOnChange(join(dist, '_headers'), () => ({
    handler: new HeadersHandler({ projectDir: dist, publishDir: '.', logger: moduleLogger(log) }),
    headersByPath: new Map<string, [string, string][]>(),
  }));

  return {
    async match(url, requestHeaders, forced = false) {
      const rules = loadRedirects();
      if (forced && !rules.hasForced) return undefined;
      const match = await rules.handler.match(new Request(url, { headers: requestHeaders }));
      return forced && !match?.force ? undefined : match;
    },
    async headersFor(path) {
      const { handler, headersByPath } = loadHeaders();
      let headers = headersByPath.get(path);
      if (!headers) {
        headers = Object.entries(await handler.apply(new Request(`http://localhost${path}`)));
        if (headersByPath.size >= maxCachedPaths) headersByPath.clear();
        headersByPath.set(path, headers);
      }
      return headers;
    },
  };
}

function hasForcedRule(file: string): boolean {
  try {
    return /\s\d{3}!/.test(readFileSync(file, 'utf8'));
  } catch {
    return false;
  }
}

/**
 * Caches the result of `load` until the file changes, so that a new build needs no restart. Synchronous, since an
 * asynchronous stat for each request takes twenty times as long.
 */
export function reloadOnChange<T>(file: string, load: () => T): () => T {
  let loadedVersion: string | undefined;
  let value: T;
  return () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    const version = stats ? `${stats.mtimeMs}-${stats.size}` : 'missing';
    if (version !== loadedVersion) {
      value = load();
      loadedVersion = version;
    }
    return value;
  };
}
