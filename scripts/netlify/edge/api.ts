import { apiHeaders, apiPaths, refusal } from '../apiAnswer.ts';

/** What the host hands to an edge function: `next` goes on to the rules, of which /api/* leads to the live API. */
interface Context {
  next: () => Promise<Response>;
}

/** The host runs this before its rules for each call of the API (netlify.toml names the folder). */
export default async function api(request: Request, context: Context): Promise<Response> {
  const address = new URL(request.url);
  const why = refusal(request.headers);
  if (why !== undefined) {
    const said = new Headers({ 'content-type': 'text/plain', 'cache-control': 'no-store' });
    return new Response(`${why}\n`, { status: 403, headers: apiHeaders(said, address) });
  }
  const { status, statusText, headers, body } = await context.next();
  return new Response(body, { status, statusText, headers: apiHeaders(headers, address) });
}

export const config = { path: apiPaths };
