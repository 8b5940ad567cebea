import type { Context, MiddlewareHandler } from 'hono';
import { isIP } from 'node:net';

/** Headers that pages of other origins may send: those of the shop's client with PUBLIC_API_BASE. */
const allowedHeaders = 'content-type, idempotency-key';

/**
 * Allows calls from browsers for pages of the given origins (CORS, without credentials), and for same-origin pages behind
 * the host. Rejects writes from elsewhere, and writes whose token differs from the cookie.
 */
export function requireOwnPages(
  origins: readonly string[],
  errorResponse: (context: Context, status: 403, message: string) => Response,
): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    const origin = req.header('origin');
    const isAllowed = origin !== undefined && origins.includes(origin);
    context.header('vary', 'Origin');
    if (isAllowed) context.header('access-control-allow-origin', origin);

    if (req.method === 'OPTIONS' && req.header('access-control-request-method')) {
      if (!isAllowed) return errorResponse(context, 403, 'pages of that origin may not call');
      context.header('access-control-allow-methods', 'GET, POST, PUT');
      context.header('access-control-allow-headers', allowedHeaders);
      context.header('access-control-max-age', '600');
      return context.body(null, 204);
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      if (!isAllowed && isForeign(context, origin))
        return errorResponse(context, 403, 'pages of that origin may not call');
      if (!hasToken(context)) return errorResponse(context, 403, 'the token differs from the cookie');
    }
    return next();
  };
}

/** Whether a browser sent the request for a page of another site than the host in front. */
function isForeign({ req }: Context, origin: string | undefined): boolean {
  const site = req.header('sec-fetch-site');
  if (site === 'same-origin' || site === 'none') return false;
  if (origin === undefined) return site !== undefined;
  const forwardedHost = req.header('x-forwarded-host');
  return forwardedHost === undefined || !URL.canParse(origin) || new URL(origin).host !== forwardedHost;
}

/** Whether the header repeats the cookie, if there is one (R10.3). */
function hasToken({ req }: Context): boolean {
  const cookie = /(?:^|; ?)XSRF-TOKEN=([^;]+)/.exec(req.header('cookie') ?? '')?.[1];
  const header = req.header('x-xsrf-token');
  return cookie === undefined || header === cookie || header === tryDecode(cookie);
}

function tryDecode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

const isThisMachine = (address: string): boolean => /^(?:127\.|::1$|::ffff:127\.)/.test(address);

/**
 * The client's address. Behind a proxy (--trust-proxy) it is the last address in X-Forwarded-For that is not this
 * machine's; otherwise the header is ignored.
 */
export function callerAddress(socket: string, forwarded: string | undefined, trustProxy: boolean): string {
  const chain = trustProxy && forwarded ? forwarded.split(',').map((part) => part.trim()) : [];
  return chain.filter((address) => isIP(address) > 0).findLast((address) => !isThisMachine(address)) ?? socket;
}
