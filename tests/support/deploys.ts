import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './test.ts';
import { baseUrl } from './site.ts';

type Change = (path: string, answer: Response) => Promise<Response>;

/** A proxy of the site on its own origin. Tests change its responses like a deploy, a bad network or a broken host. */
export interface Deploy {
  origin: string;
  /** Changes each response from now on. */
  change: (change: Change) => void;
  /** The requested paths. */
  requested: string[];
}

/** Copies a response with another text. */
export const withText = async (answer: Response, edit: (text: string) => string): Promise<Response> =>
  new Response(edit(await answer.text()), answer);

/** The response to send, without headers of the original connection. */
async function wire(answer: Response): Promise<{ status: number; headers: Record<string, string>; body: Buffer }> {
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'connection', 'transfer-encoding', 'keep-alive'])
    headers.delete(name);
  return { status: answer.status, headers: Object.fromEntries(headers), body: Buffer.from(await answer.arrayBuffer()) };
}

export const test = base.extend<{ deploy: Deploy }>({
  deploy: async ({}, use) => {
    let change: Change = (_, answer) => Promise.resolve(answer);
    const requested: string[] = [];
    const server = createServer((request, reply) => {
      void (async () => {
        const path = request.url ?? '/';
        requested.push(path);
        const reading = request.method === 'GET' || request.method === 'HEAD';
        // Writes are not forwarded, since the API may be a live one (R12.2).
        const answer = reading
          ? await fetch(new URL(path, baseUrl), {
              redirect: 'manual',
              headers: { accept: request.headers.accept ?? '' },
            })
          : Response.json({ results: null });
        const { status, headers, body } = await change(path, answer).then(wire);
        reply.writeHead(status, headers).end(body);
      })().catch(() => request.socket.destroy());
    });
    const port = await new Promise<number>((resolve) =>
      server.listen(0, 'localhost', () => resolve((server.address() as AddressInfo).port)),
    );
    await use({ origin: `http://localhost:${port}`, change: (next) => (change = next), requested });
    server.closeAllConnections();
    server.close();
  },
});
