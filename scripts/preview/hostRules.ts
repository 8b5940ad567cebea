import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { moduleLogger, type Log } from './log.ts';
import { reloaded } from './reloaded.ts';

type Match = NonNullable<Awaited<ReturnType<RedirectsHandler['match']>>>;

export interface Rules {
  /** The rule of `_redirects` for an address; with `forced`, only one that goes before built files. */
  match(url: URL, asked: Headers, forced?: boolean): Promise<Match | undefined>;
  /** What `_headers` adds to a stored file at this path. */
  headersFor(path: string): Promise<[string, string][]>;
}

const maxPaths = 5000;

/** `dist/_redirects` and `dist/_headers`, read by Netlify's own modules. */
export function createRules(dist: string, log: Log): Rules {
  const redirectsFile = join(dist, '_redirects');
  const redirects = reloaded(redirectsFile, () => {
    const options = { configRedirects: [], jwtRoleClaim: '', jwtSecret: '', projectDir: dist, publicDir: dist };
    const handler = new RedirectsHandler(options);
    // It reads the file by itself: a first question makes sure that somebody hears of a failure.
    handler.match(new Request('http://localhost/')).catch((error: unknown) => log(`_redirects: ${String(error)}`));
    return { handler, forced: anyForced(redirectsFile) };
  });
  // The module reads its file at each call (0.6 ms), so what it said is kept by path.
  const headers = reloaded(join(dist, '_headers'), () => ({
    handler: new HeadersHandler({ projectDir: dist, publishDir: '.', logger: moduleLogger(log) }),
    said: new Map<string, [string, string][]>(),
  }));

  return {
    async match(url, asked, forced = false) {
      const rules = await redirects();
      if (forced && !rules.forced) return undefined;
      const match = await rules.handler.match(new Request(url, { headers: asked }));
      return forced && !match?.force ? undefined : match;
    },
    async headersFor(path) {
      const { handler, said } = await headers();
      let pairs = said.get(path);
      if (!pairs) {
        pairs = Object.entries(await handler.apply(new Request(`http://localhost${path}`)));
        if (said.size >= maxPaths) said.clear();
        said.set(path, pairs);
      }
      return pairs;
    },
  };
}

function anyForced(file: string): boolean {
  try {
    return /\s\d{3}!/.test(readFileSync(file, 'utf8'));
  } catch {
    return false;
  }
}
