import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './test.ts';
import { baseUrl } from './site.ts';

type Change = (path: string, answer: Response) => Promise<Response>;

/** The site on an origin of its own, whose answers a test changes as a deploy, a bad network or a broken host would. */
export interface Deploy {
  origin: string;
  /** What becomes of each answer from now on. */
  change: (change: Change) => void;
  /** The paths that were asked for. */
  asked: string[];
}

/** The same answer with other text. */
export const withText = async (answer: Response, edit: (text: string) => string): Promise<Response> =>
  new Response(edit(await answer.text()), answer);

/** What goes over the wire; the headers that told of the first connection stay behind. */
async function wire(answer: Response): Promise<{ status: number; headers: Record<string, string>; body: Buffer }> {
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'connection', 'transfer-encoding', 'keep-alive'])
    headers.delete(name);
  return { status: answer.status, headers: Object.fromEntries(headers), body: Buffer.from(await answer.arrayBuffer()) };
}

export const test = base.extend<{ deploy: Deploy }>({
  deploy: async ({}, use) => {
    let change: Change = (_, answer) => Promise.resolve(answer);
    const asked: string[] = [];
    const server = createServer((request, reply) => {
      void (async () => {
        const path = request.url ?? '/';
        asked.push(path);
        const reading = request.method === 'GET' || request.method === 'HEAD';
        // Writes end here: this stands before a live API too (R12.2).
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
    await use({ origin: `http://localhost:${port}`, change: (next) => (change = next), asked });
    server.closeAllConnections();
    server.close();
  },
});
