import { callOf, isRead } from './reads.ts';

export interface Guard {
  fetch: (request: Request) => Promise<Response>;
  /** The calls that would have written, in their order. */
  writes: string[];
  /** The names of the others. */
  reads: string[];
}

/** A live API that hands reads on to another, and refuses and counts what would write. @param api its origin */
export function guardOf(api: string): Guard {
  const writes: string[] = [];
  const reads: string[] = [];
  return {
    writes,
    reads,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      if (!isRead(request.method, pathname)) {
        writes.push(`${request.method} ${pathname}`);
        return Response.json({ results: null }, { status: 403 });
      }
      reads.push(callOf(pathname));
      const body = request.method === 'POST' ? await request.text() : undefined;
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(api + pathname + search, {
        method: request.method,
        ...(body !== undefined && { body, headers }),
      });
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      return new Response(await answer.arrayBuffer(), {
        status: answer.status,
        headers: { 'content-type': type, 'access-control-allow-origin': '*' },
      });
    },
  };
}
