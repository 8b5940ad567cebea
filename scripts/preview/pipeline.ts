import type { IncomingMessage } from 'node:http';
import { toBrowserHeaders, isApiPath, forbiddenReason } from '../netlify/apiResponse.ts';
import { type BuiltFile, type BuiltFiles, toPagePath } from './builtFiles.ts';
import { picturesPath, type ImageCdn } from './imageCdn.ts';
import type { Proxy } from './proxy.ts';
import { redirectReply, textReply, type Reply } from './reply.ts';
import type { HostRules } from './hostRules.ts';

/** A request with its parsed URL. */
export interface PreviewRequest {
  url: URL;
  incoming: IncomingMessage;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

export interface PipelineParts {
  files: BuiltFiles;
  rules: HostRules;
  pictures: ImageCdn;
  proxy: Proxy;
}

type MatchedRule = NonNullable<Awaited<ReturnType<HostRules['match']>>>;

/** Responds as the host does, in its order: pictures, forced rules, built files, other rules, 404. */
export function createPipeline({
  files,
  rules,
  pictures,
  proxy,
}: PipelineParts): (request: PreviewRequest) => Promise<Reply> {
  // `_headers` applies to stored files by the requested path, including a 404; not to redirects or proxied responses.
  async function storedReply(status: number, file: BuiltFile, path: string): Promise<Reply> {
    for (const [name, value] of await rules.headersFor(path)) file.headers.set(name, value);
    return { status, headers: file.headers, body: file.body };
  }

  async function builtReply({ pathname, search }: URL): Promise<Reply | undefined> {
    const page = await toPagePath(pathname, (path) => files.has(path));
    if (page !== undefined && page !== pathname) return redirectReply(301, page + search);
    const file = await files.find(pathname);
    return file && storedReply(200, file, pathname);
  }

  async function ruleReply(rule: MatchedRule, { url, incoming, signal }: PreviewRequest): Promise<Reply | undefined> {
    const { target } = rule;
    if (rule.redirect)
      return redirectReply(rule.statusCode, target.origin === url.origin ? toRelative(target) : target.href);
    if (rule.external) return proxy(incoming, target, rule.headers, signal);
    if (!isRead(incoming)) return methodNotAllowed();
    if (picturesPath.test(target.pathname)) return pictures(target.searchParams, incoming.headers.accept);
    const file = await files.find(target.pathname);
    // The host responds with the rule's status; the module would use 200.
    return file && storedReply(rule.statusCode, file, url.pathname);
  }

  async function notFoundReply({ pathname }: URL): Promise<Reply> {
    const page = await files.find('/404.html');
    return page ? storedReply(404, page, pathname) : textReply(404, 'Not found');
  }

  /** Responds to a request that the host's edge function does not handle. */
  async function respond(request: PreviewRequest): Promise<Reply> {
    const { url, incoming } = request;
    const requestHeaders = pickHeaders(incoming);
    const read = isRead(incoming);
    if (picturesPath.test(url.pathname))
      return read ? pictures(url.searchParams, incoming.headers.accept) : methodNotAllowed();
    // Reserved by the host: no rule matches these paths, not even `/*`.
    if (url.pathname.startsWith('/.netlify/')) return notFoundReply(url);
    const forced = await rules.match(url, requestHeaders, true);
    if (forced) return (await ruleReply(forced, request)) ?? notFoundReply(url);
    if (!read && (await files.has(url.pathname))) return methodNotAllowed();
    const built = read ? await builtReply(url) : undefined;
    if (built) return built;
    const rule = await rules.match(url, requestHeaders);
    return (rule && (await ruleReply(rule, request))) ?? notFoundReply(url);
  }

  return async (request) => {
    const { url, incoming } = request;
    if (!isApiPath(url.pathname)) return respond(request);
    const forbidden = forbiddenReason(pickHeaders(incoming, ['sec-fetch-site', 'sec-fetch-dest']));
    const reply = forbidden === undefined ? await respond(request) : textReply(403, forbidden);
    return { ...reply, headers: toBrowserHeaders(reply.headers, url) };
  };
}

const methodNotAllowed = (): Reply => textReply(405, 'Method not allowed', { allow: 'GET, HEAD' });

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

// Two leading slashes would lead to another site.
const toRelative = ({ pathname, search, hash }: URL): string => pathname.replace(/^\/{2,}/, '/') + search + hash;

/** Picks headers of a request, by default those that the conditions of rules use. */
function pickHeaders({ headers }: IncomingMessage, names = ['cookie', 'accept-language']): Headers {
  const requestHeaders = new Headers();
  for (const name of names) {
    const value = headers[name];
    if (typeof value === 'string') requestHeaders.set(name, value);
  }
  return requestHeaders;
}
