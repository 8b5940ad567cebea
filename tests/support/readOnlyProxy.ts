import { endpoints } from '../../src/contract/endpoints.ts';

const endpointKinds = new Map(Object.values(endpoints).map(({ name, kind }) => [name as string, kind]));

/** Parses the name of the endpoint from a path: "/api/postVisita.php" → "postVisita". */
export const parseEndpointName = (pathname: string): string => pathname.split('/').at(-1)?.split('.')[0] ?? '';

/** Whether a request only reads. Depends on the name of the endpoint, since some reads are POST requests. */
export const isReadRequest = (method: string, pathname: string): boolean =>
  ['GET', 'HEAD', 'OPTIONS'].includes(method) || endpointKinds.get(parseEndpointName(pathname)) === 'read';

export interface ReadOnlyProxy {
  fetch: (request: Request) => Promise<Response>;
  /** The rejected writes in order, such as "POST /api/postVisita.php". */
  writes: string[];
  /** The endpoint names of the forwarded reads, in order. */
  reads: string[];
}

/** Creates a proxy for an API that forwards reads, and rejects and records writes. @param api the API's origin */
export function createReadOnlyProxy(api: string): ReadOnlyProxy {
  const writes: string[] = [];
  const reads: string[] = [];
  return {
    writes,
    reads,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      if (!isReadRequest(request.method, pathname)) {
        writes.push(`${request.method} ${pathname}`);
        return Response.json({ results: null }, { status: 403 });
      }
      reads.push(parseEndpointName(pathname));
      const body = request.method === 'POST' ? await request.text() : undefined;
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(api + pathname + search, {
        method: request.method,
        ...(body !== undefined && { body, headers }),
      });
      const type = response.headers.get('content-type') ?? 'application/octet-stream';
      return new Response(await response.arrayBuffer(), {
        status: response.status,
        headers: { 'content-type': type, 'access-control-allow-origin': '*' },
      });
    },
  };
}
