import type { Context, MiddlewareHandler } from 'hono';

/** Headers that a page of another origin may send: what the shop's client sends with PUBLIC_API_BASE. */
const sendable = 'content-type, idempotency-key';

/**
 * Who may call from a browser: pages of the origins given (answers carry their leave, never for cookies), and pages
 * that the host passes on as their own. A write from elsewhere, or one whose token is not the cookie's, is refused.
 */
export function fromOwnPages(
  origins: readonly string[],
  refuse: (context: Context, status: 403, message: string) => Response,
): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    const origin = req.header('origin');
    const known = origin !== undefined && origins.includes(origin);
    context.header('vary', 'Origin');
    if (known) context.header('access-control-allow-origin', origin);

    if (req.method === 'OPTIONS' && req.header('access-control-request-method')) {
      if (!known) return refuse(context, 403, 'no page of that origin may call');
      context.header('access-control-allow-methods', 'GET, POST, PUT');
      context.header('access-control-allow-headers', sendable);
      context.header('access-control-max-age', '600');
      return context.body(null, 204);
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      if (!known && isForeign(context, origin)) return refuse(context, 403, 'no page of that origin may call');
      if (!hasToken(context)) return refuse(context, 403, 'the token is not the one of the cookie');
    }
    return next();
  };
}

/** Whether a browser sent it for a page of another site than the one that it came through. */
function isForeign({ req }: Context, origin: string | undefined): boolean {
  const site = req.header('sec-fetch-site');
  if (site === 'same-origin' || site === 'none') return false;
  if (origin === undefined) return site !== undefined;
  const through = req.header('x-forwarded-host');
  return through === undefined || !URL.canParse(origin) || new URL(origin).host !== through;
}

/** Whether the header repeats the cookie, where there is one (R10.3). */
function hasToken({ req }: Context): boolean {
  const cookie = /(?:^|; ?)XSRF-TOKEN=([^;]+)/.exec(req.header('cookie') ?? '')?.[1];
  const header = req.header('x-xsrf-token');
  return cookie === undefined || header === cookie || header === decoded(cookie);
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
