import { toBrowserHeaders, apiPaths, forbiddenReason } from '../apiGuard.ts';

/** The context of an edge function. `next` continues with the redirect rules, which rewrite /api/* to the live API. */
interface EdgeContext {
  next: () => Promise<Response>;
}

/** Edge function that Netlify runs before the redirect rules, for each call of the API (netlify.toml names the folder). */
export default async function api(request: Request, context: EdgeContext): Promise<Response> {
  const url = new URL(request.url);
  const forbidden = forbiddenReason(request.headers, url.pathname);
  if (forbidden !== undefined) {
    const errorHeaders = new Headers({ 'content-type': 'text/plain', 'cache-control': 'no-store' });
    return new Response(`${forbidden}\n`, { status: 403, headers: toBrowserHeaders(errorHeaders, url) });
  }
  const { status, statusText, headers, body } = await context.next();
  return new Response(body, { status, statusText, headers: toBrowserHeaders(headers, url) });
}

export const config = { path: apiPaths };
