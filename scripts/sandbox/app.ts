import type { DatabaseSync } from 'node:sqlite';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { calls, type CallName } from '../../src/contract/calls.ts';
import { handlers } from './handlers.ts';
import { pictureRoutes } from './pictures.ts';

export interface AppOptions {
  database: DatabaseSync;
  /** Where rendered pictures are kept. */
  pictureDir: string;
  /** Path of a call, with {call} in it. */
  path?: string;
}

type Handle = (database: DatabaseSync, request: unknown) => unknown;

/** The sandbox API: each call of the contract over HTTP, and the pictures. */
export function createApp({ database, pictureDir, path = '/api/{call}.php' }: AppOptions): Hono {
  const app = new Hono();
  app.use(
    bodyLimit({ maxSize: 64 * 1024, onError: (context) => refuse(context, 413, 'the body is larger than 64 KB') }),
  );

  for (const name of Object.keys(calls) as CallName[]) {
    const call = calls[name];
    app.all(path.replace('{call}', name), async (context) => {
      if (context.req.method !== call.method) return refuse(context, 405, `this call is a ${call.method}`);
      const request = z.safeDecode(call.request, call.method === 'GET' ? undefined : await readJson(context));
      if (!request.success) {
        const [issue] = request.error.issues;
        return refuse(
          context,
          400,
          `${issue?.path.join('.') || 'the body'}: ${issue?.message ?? 'not what the call takes'}`,
        );
      }
      const answer = (handlers[name] as Handle)(database, request.data);
      return context.json(z.encode(call.answer as z.ZodMiniType, answer) as object, 200, {
        'cache-control': 'no-store',
      });
    });
  }
  app.route('/', pictureRoutes(database, pictureDir));
  app.notFound((context) => refuse(context, 404, 'there is no such call'));
  app.onError((error, context) => {
    console.error(error);
    return refuse(context, 500, 'the sandbox failed; see its log');
  });
  return app;
}

const readJson = async (context: Context): Promise<unknown> => context.req.json().catch(() => null) as Promise<unknown>;

const refuse = (context: Context, status: 400 | 404 | 405 | 413 | 500, message: string): Response =>
  context.json({ results: null, error: message }, status);
