import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { calls, type CallName } from '../../src/contract/callTable.ts';
import type { Call } from '../../src/contract/call.ts';
import { dialect as ourDialect, type Dialect } from '../../src/contract/dialect.ts';
import { callerAddress } from './address.ts';
import { answerWriter } from './answers.ts';
import { Refusal, type Backend, type Caller } from './backend.ts';
import { readQuery, readRequest } from './body.ts';
import { isUnavailable } from './database.ts';
import { handlers } from './handlers.ts';
import { outbox } from './invoices.ts';
import { lookUpLimit } from './limits.ts';
import { fromOwnPages } from './origins.ts';
import { pictureRoutes } from './pictureRoutes.ts';
import { quirkyBody, type Quirks } from './quirks.ts';
import { widgetRoutes } from './widgetRoutes.ts';

export interface AppOptions {
  backend: Backend;
  /** Where rendered pictures are kept. */
  pictureDir: string;
  /** Path of a call, with {call} in it. */
  path?: string;
  quirks?: Quirks;
  /** How it speaks, where otherwise than the site expects. */
  dialect?: Dialect;
  /** Whether X-Forwarded-For tells who asks. */
  trustProxy?: boolean;
  /** Whether look-ups by phone and note are limited for each address. */
  limits?: boolean;
  /** Origins whose pages may call from a browser, besides those that the host passes on as its own. */
  origins?: readonly string[];
  /** Waits before each answer, ms. */
  latency?: number;
}

type Handle = (backend: Backend, request: unknown, caller: Caller) => unknown;

/** The sandbox API: each call of the contract over HTTP, the public-IP stand-in, and the pictures. */
export function createApp(options: AppOptions): Hono {
  const { backend, pictureDir, path = '/api/{call}.php', quirks = 'none', trustProxy = false, latency = 0 } = options;
  const app = new Hono();
  const limit = options.limits ? lookUpLimit(backend.now) : () => undefined;
  const dialect = options.dialect ?? ourDialect;
  const form = dialect.body === 'form';
  const write = answerWriter(dialect);
  const body = quirkyBody(quirks);
  const address = (context: Context): string =>
    callerAddress(socketAddress(context), context.req.header('x-forwarded-for'), trustProxy);

  app.use(
    bodyLimit({
      maxSize: 64 * 1024,
      onError: (context) => {
        context.header('connection', 'close');
        return refuse(context, 413, 'the body is larger than 64 KB');
      },
    }),
  );
  if (latency > 0) app.use((_, next) => new Promise<void>((done) => setTimeout(done, latency)).then(next));
  const ownPages = fromOwnPages(options.origins ?? [], refuse);

  for (const name of Object.keys(calls) as CallName[]) {
    const call: Call = calls[name];
    app.all(path.replace('{call}', name), ownPages, async (context) => {
      const { req } = context;
      if (req.method !== call.method) return refuse(context, 405, `this call is a ${call.method}`);
      if (call.method !== 'GET' && !isOfType(req.header('content-type'), form ? formType : jsonType))
        return refuse(context, 415, `the body has to be sent as ${form ? formType : jsonType}`);
      const sent =
        call.method === 'GET'
          ? readQuery(call, req.query(), dialect)
          : readRequest(call, await req.arrayBuffer(), dialect);
      if ('error' in sent) return refuse(context, 400, sent.error);
      const caller = { address: address(context), key: req.header('idempotency-key') ?? null };
      limit(name, caller.address);
      const answer = (handlers[name] as Handle)(backend, sent.request, caller);
      return context.body(body(name, write(call, answer)), 200, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
      });
    });
  }
  // The public-IP service is another host's: a browser asks it across origins.
  app.get('/ip', (context) => context.json({ ip: address(context) }, 200, { 'access-control-allow-origin': '*' }));
  // For who tries the shop out. Through the site's own /api it cannot be reached.
  app.get('/bandeja', (context) => context.json(outbox(backend), 200, { 'cache-control': 'no-store' }));
  app.route('/widgets', widgetRoutes());
  app.route('/', pictureRoutes(backend.database, pictureDir));
  app.notFound((context) => refuse(context, 404, 'there is no such call'));
  app.onError((error, context) => {
    if (error instanceof Refusal) return refuse(context, error.status, error.message);
    if (isUnavailable(error)) return refuse(context, 503, 'the database cannot take it for now');
    if (hasGone(error)) return refuse(context, 400, 'the body did not arrive');
    console.error(error);
    return refuse(context, 500, 'the sandbox failed; see its log');
  });
  return app;
}

/** The socket's other end; tests call the app without one. */
function socketAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? '127.0.0.1';
  } catch {
    return '127.0.0.1';
  }
}

/** Whether it failed because the client went away, or took too long, before its body was there. */
const hasGone = (error: Error): boolean => (error as NodeJS.ErrnoException).code === 'ECONNRESET';

const [jsonType, formType] = ['application/json', 'application/x-www-form-urlencoded'] as const;
const isOfType = (told: string | undefined, type: string): boolean =>
  (told ?? '').split(';', 1)[0]?.trim().toLowerCase() === type;

type Status = 400 | 403 | 404 | 405 | 413 | 415 | 429 | 500 | 503;

const refuse = (context: Context, status: Status, message: string): Response =>
  context.json({ results: null, error: message }, status);
