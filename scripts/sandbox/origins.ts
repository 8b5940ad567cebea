import type { Context, MiddlewareHandler } from 'hono';
import { isIP } from 'node:net';

/** Headers that CORS allows: those that the shop's client sends to PUBLIC_API_BASE. */
const allowedHeaders = 'content-type, idempotency-key';

/**
 * Creates the CORS and CSRF middleware. Pages of the given origins may call without credentials, and so may pages of a site that
 * proxies /api (same-origin). Rejects writes from other pages, and writes whose token header differs from the cookie.
 */
export function createOriginGuard(
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
      if (!isAllowed && isCrossSite(context, origin))
        return errorResponse(context, 403, 'pages of that origin may not call');
      if (!hasValidToken(context)) return errorResponse(context, 403, 'the token differs from the cookie');
    }
    return next();
  };
}

/** Whether a page of another site sent the request, rather than one of the site that proxies it. */
function isCrossSite({ req }: Context, origin: string | undefined): boolean {
  const site = req.header('sec-fetch-site');
  if (site === 'same-origin' || site === 'none') return false;
  if (origin === undefined) return site !== undefined;
  const forwardedHost = req.header('x-forwarded-host');
  return forwardedHost === undefined || !URL.canParse(origin) || new URL(origin).host !== forwardedHost;
}

/** Whether the token header matches the cookie, if there is one (double submit, R10.3). */
function hasValidToken({ req }: Context): boolean {
  const cookie = /(?:^|; ?)XSRF-TOKEN=([^;]+)/.exec(req.header('cookie') ?? '')?.[1];
  const header = req.header('x-xsrf-token');
  return cookie === undefined || header === cookie || header === decodeOrUndefined(cookie);
}

function decodeOrUndefined(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

const isLoopbackAddress = (address: string): boolean => /^(?:127\.|::1$|::ffff:127\.)/.test(address);

/**
 * Returns the client's IP address. With --trust-proxy it is the last address of X-Forwarded-For that is not loopback;
 * otherwise the header is ignored.
 */
export function resolveClientIp(socketAddress: string, forwardedFor: string | undefined, trustProxy: boolean): string {
  const chain = trustProxy && forwardedFor ? forwardedFor.split(',').map((part) => part.trim()) : [];
  return (
    chain.filter((address) => isIP(address) > 0).findLast((address) => !isLoopbackAddress(address)) ?? socketAddress
  );
}
