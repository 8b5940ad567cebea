import type { IncomingMessage } from 'node:http';
import { toBrowserHeaders, isApiPath, forbiddenReason } from '../netlify/apiGuard.ts';
import { type BuiltFile, type BuiltFiles, toPagePath } from './builtFiles.ts';
import { imageCdnPath, type ImageCdn } from './imageCdn.ts';
import type { Proxy } from './proxy.ts';
import { redirectReply, textReply, type Reply } from './reply.ts';
import type { NetlifyRules, RuleMatch } from './netlifyRules.ts';

/** A request with its parsed URL. */
export interface PreviewRequest {
  url: URL;
  incoming: IncomingMessage;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

export interface RequestHandlerOptions {
  files: BuiltFiles;
  rules: NetlifyRules;
  imageCdn: ImageCdn;
  proxy: Proxy;
}

/** Creates a function that replies in Netlify's order: image CDN, forced rules, built files, other rules, 404. */
export function createRequestHandler({
  files,
  rules,
  imageCdn,
  proxy,
}: RequestHandlerOptions): (request: PreviewRequest) => Promise<Reply> {
  // `_headers` applies to files by the requested path, including a 404; not to redirects or proxied responses.
  async function replyWithFile(status: number, file: BuiltFile, path: string): Promise<Reply> {
    for (const [name, value] of await rules.headersFor(path)) file.headers.set(name, value);
    return { status, headers: file.headers, body: file.body };
  }

  async function replyWithBuiltFile({ pathname, search }: URL): Promise<Reply | undefined> {
    const page = await toPagePath(pathname, (path) => files.has(path));
    if (page !== undefined && page !== pathname) return redirectReply(301, page + search);
    const file = await files.find(pathname);
    return file && replyWithFile(200, file, pathname);
  }

  async function replyWithRule(rule: RuleMatch, { url, incoming, signal }: PreviewRequest): Promise<Reply | undefined> {
    const { target } = rule;
    if (rule.redirect)
      return redirectReply(rule.statusCode, target.origin === url.origin ? toRelative(target) : target.href);
    if (rule.external) return proxy(incoming, target, rule.headers, signal);
    if (!hasReadMethod(incoming)) return methodNotAllowed();
    if (imageCdnPath.test(target.pathname)) return imageCdn(target.searchParams, incoming.headers.accept);
    const file = await files.find(target.pathname);
    // Netlify responds with the rule's status; its module would use 200.
    return file && replyWithFile(rule.statusCode, file, url.pathname);
  }

  async function replyNotFound({ pathname }: URL): Promise<Reply> {
    const page = await files.find('/404.html');
    return page ? replyWithFile(404, page, pathname) : textReply(404, 'Not found');
  }

  /** Replies as Netlify does behind the edge function. */
  async function reply(request: PreviewRequest): Promise<Reply> {
    const { url, incoming } = request;
    const requestHeaders = pickHeaders(incoming);
    const isRead = hasReadMethod(incoming);
    if (imageCdnPath.test(url.pathname))
      return isRead ? imageCdn(url.searchParams, incoming.headers.accept) : methodNotAllowed();
    // Reserved by Netlify: no rule matches these paths, not even `/*`.
    if (url.pathname.startsWith('/.netlify/')) return replyNotFound(url);
    const forcedRule = await rules.match(url, requestHeaders, true);
    if (forcedRule) return (await replyWithRule(forcedRule, request)) ?? replyNotFound(url);
    if (!isRead && (await files.has(url.pathname))) return methodNotAllowed();
    const builtFileReply = isRead ? await replyWithBuiltFile(url) : undefined;
    if (builtFileReply) return builtFileReply;
    const rule = await rules.match(url, requestHeaders);
    return (rule && (await replyWithRule(rule, request))) ?? replyNotFound(url);
  }

  // The edge function's guard of the API comes first.
  return async (request) => {
    const { url, incoming } = request;
    if (!isApiPath(url.pathname)) return reply(request);
    const forbidden = forbiddenReason(pickHeaders(incoming, ['sec-fetch-site', 'sec-fetch-dest']), url.pathname);
    const apiReply = forbidden === undefined ? await reply(request) : textReply(403, forbidden);
    return { ...apiReply, headers: toBrowserHeaders(apiReply.headers, url) };
  };
}

const methodNotAllowed = (): Reply => textReply(405, 'Method not allowed', { allow: 'GET, HEAD' });

const hasReadMethod = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

// A path with two leading slashes would be a URL of another origin.
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
