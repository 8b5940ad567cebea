import { calls, type CallName } from '../../src/contract/calls.ts';

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
      const name = pathname.split('/').at(-1)?.split('.')[0] ?? '';
      const asking = request.method === 'GET' || request.method === 'HEAD';
      const reading = asking || calls[name as CallName]?.kind === 'read';
      if (!reading) {
        writes.push(`${request.method} ${pathname}`);
        return Response.json({ results: null }, { status: 403 });
      }
      reads.push(name);
      const body = asking ? undefined : await request.text();
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
