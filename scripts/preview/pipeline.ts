import type { IncomingMessage } from 'node:http';
import { apiHeaders, isOfApi, refusal } from '../netlify/apiAnswer.ts';
import type { BuiltFile, Files } from './builtFiles.ts';
import { pagePath } from './pagePaths.ts';
import { picturesPath, type Pictures } from './imageCdn.ts';
import type { Proxy } from './proxy.ts';
import { redirectReply, textReply, type Reply } from './reply.ts';
import type { Rules } from './hostRules.ts';

/** One request, read. */
export interface Visit {
  url: URL;
  incoming: IncomingMessage;
  /** Aborts when the client has gone. */
  signal: AbortSignal;
}

export interface Parts {
  files: Files;
  rules: Rules;
  pictures: Pictures;
  proxy: Proxy;
}

type Rule = NonNullable<Awaited<ReturnType<Rules['match']>>>;

/** What the host answers: pictures, forced rules, built files, the other rules, and last a 404. */
export function createPipeline({ files, rules, pictures, proxy }: Parts): (visit: Visit) => Promise<Reply> {
  // Only what the host stores gets the headers of _headers, by the path asked for and on a 404 too:
  // neither redirects nor proxied answers do.
  async function stored(status: number, file: BuiltFile, path: string): Promise<Reply> {
    for (const [name, value] of await rules.headersFor(path)) file.headers.set(name, value);
    return { status, headers: file.headers, body: file.body };
  }

  async function built({ pathname, search }: URL): Promise<Reply | undefined> {
    const page = await pagePath(pathname, (path) => files.has(path));
    if (page !== undefined && page !== pathname) return redirectReply(301, page + search);
    const file = await files.find(pathname);
    return file && stored(200, file, pathname);
  }

  async function ruled(rule: Rule, { url, incoming, signal }: Visit): Promise<Reply | undefined> {
    const { target } = rule;
    if (rule.redirect)
      return redirectReply(rule.statusCode, target.origin === url.origin ? relative(target) : target.href);
    if (rule.external) return proxy(incoming, target, rule.headers, signal);
    if (!isReading(incoming)) return notAllowed();
    if (picturesPath.test(target.pathname)) return pictures(target.searchParams, incoming.headers.accept);
    const file = await files.find(target.pathname);
    // The module would answer with the target's own 200; the rule's status is the host's.
    return file && stored(rule.statusCode, file, url.pathname);
  }

  async function missing({ pathname }: URL): Promise<Reply> {
    const page = await files.find('/404.html');
    return page ? stored(404, page, pathname) : textReply(404, 'Not found');
  }

  /** Any request, but for those that the host's edge function takes first. */
  async function answer(visit: Visit): Promise<Reply> {
    const { url, incoming } = visit;
    const asked = ruleHeaders(incoming);
    const reading = isReading(incoming);
    if (picturesPath.test(url.pathname))
      return reading ? pictures(url.searchParams, incoming.headers.accept) : notAllowed();
    // The host's own: it refuses rules for these paths, and `/*` does not take them.
    if (url.pathname.startsWith('/.netlify/')) return missing(url);
    const forced = await rules.match(url, asked, true);
    if (forced) return (await ruled(forced, visit)) ?? missing(url);
    if (!reading && (await files.has(url.pathname))) return notAllowed();
    const found = reading ? await built(url) : undefined;
    if (found) return found;
    const rule = await rules.match(url, asked);
    return (rule && (await ruled(rule, visit))) ?? missing(url);
  }

  return async (visit) => {
    const { url, incoming } = visit;
    if (!isOfApi(url.pathname)) return answer(visit);
    const why = refusal(ruleHeaders(incoming, ['sec-fetch-site', 'sec-fetch-dest']));
    const reply = why === undefined ? await answer(visit) : textReply(403, why);
    return { ...reply, headers: apiHeaders(reply.headers, url) };
  };
}

const notAllowed = (): Reply => textReply(405, 'Method not allowed', { allow: 'GET, HEAD' });

const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

// Two slashes at the start would lead to another site.
const relative = ({ pathname, search, hash }: URL): string => pathname.replace(/^\/{2,}/, '/') + search + hash;

/** Some headers of a request: by default what conditions of rules look at. */
function ruleHeaders({ headers }: IncomingMessage, names = ['cookie', 'accept-language']): Headers {
  const asked = new Headers();
  for (const name of names) {
    const value = headers[name];
    if (typeof value === 'string') asked.set(name, value);
  }
  return asked;
}
