import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { endpoints, type EndpointName } from '../../src/contract/endpoints.ts';
import type { Endpoint } from '../../src/contract/schema.ts';
import { dialect as siteDialect, type Dialect } from '../../src/contract/dialect.ts';
import { createOriginGuard, resolveClientIp } from './origins.ts';
import { HttpError, type Dependencies, type Caller } from './dependencies.ts';
import { createResponseWriter, parseQuery, parseRequestBody } from './bodies.ts';
import { isUnavailable } from './database.ts';
import { handlers } from './handlers.ts';
import { createLookupLimiter, listMails } from './invoices.ts';
import { createPictureRoutes } from './pictureRoutes.ts';
import { createQuirkInjector, type Quirks } from './quirks.ts';
import { exportVisits } from './visits.ts';
import { createWidgetRoutes } from './widgetRoutes.ts';

export interface AppOptions {
  dependencies: Dependencies;
  /** Folder of rendered pictures. */
  pictureDir: string;
  /** Path template of the endpoints, with `{call}` for the name. */
  path?: string;
  quirks?: Quirks;
  /** Overrides the site's dialect. */
  dialect?: Dialect;
  /** Whether to trust X-Forwarded-For. */
  trustProxy?: boolean;
  /** Whether to rate-limit lookups by phone and receipt per IP address. */
  limitsLookups?: boolean;
  /** Origins that CORS allows. Pages of a site that proxies /api need none. */
  origins?: readonly string[];
  /** Delay of each response, ms. */
  latency?: number;
}

type Handler = (dependencies: Dependencies, request: unknown, caller: Caller) => unknown;

/** Creates the Hono app of the sandbox: the endpoints of the contract, an IP lookup, widgets and pictures. */
export function createSandboxApp(options: AppOptions): Hono {
  const {
    dependencies,
    pictureDir,
    path = '/api/{call}.php',
    quirks = 'none',
    trustProxy = false,
    latency = 0,
  } = options;
  const app = new Hono();
  const checkLimit = options.limitsLookups ? createLookupLimiter(dependencies.now) : () => undefined;
  const dialect = options.dialect ?? siteDialect;
  const contentType = dialect.body === 'form' ? formType : jsonType;
  const writeResponse = createResponseWriter(dialect);
  const addQuirks = createQuirkInjector(quirks);
  const clientIp = (context: Context): string =>
    resolveClientIp(socketAddress(context), context.req.header('x-forwarded-for'), trustProxy);

  app.use(
    bodyLimit({
      maxSize: 64 * 1024,
      onError: (context) => {
        context.header('connection', 'close');
        return errorResponse(context, 413, 'the body is larger than 64 KB');
      },
    }),
  );
  if (latency > 0) app.use((_, next) => new Promise<void>((done) => setTimeout(done, latency)).then(next));
  const originGuard = createOriginGuard(options.origins ?? [], errorResponse);

  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name];
    app.all(path.replace('{call}', name), originGuard, async (context) => {
      const { req } = context;
      if (req.method !== endpoint.method) return errorResponse(context, 405, `this endpoint is a ${endpoint.method}`);
      if (endpoint.method !== 'GET' && !hasMediaType(req.header('content-type'), contentType))
        return errorResponse(context, 415, `the body must be sent as ${contentType}`);
      const parsed =
        endpoint.method === 'GET'
          ? parseQuery(endpoint, req.query(), dialect)
          : parseRequestBody(endpoint, await req.arrayBuffer(), dialect);
      if ('error' in parsed) return errorResponse(context, 400, parsed.error);
      const caller = { ip: clientIp(context), idempotencyKey: req.header('idempotency-key') ?? null };
      checkLimit(name, caller.ip);
      const response = (handlers[name] as Handler)(dependencies, parsed.request, caller);
      return context.body(addQuirks(name, writeResponse(endpoint, response)), 200, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
      });
    });
  }
  // Mock of a third-party IP lookup service, which browsers call cross-origin.
  app.get('/ip', (context) => context.json({ ip: clientIp(context) }, 200, { 'access-control-allow-origin': '*' }));
  // For developers. Not reachable through the site's /api.
  app.get('/bandeja', (context) => context.json(listMails(dependencies), 200, { 'cache-control': 'no-store' }));
  app.get('/visitas.csv', (context) =>
    context.body(exportVisits(dependencies), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
    }),
  );
  app.route('/widgets', createWidgetRoutes());
  app.route('/', createPictureRoutes(dependencies.database, pictureDir));
  app.notFound((context) => errorResponse(context, 404, 'there is no such endpoint'));
  app.onError((error, context) => {
    if (error instanceof HttpError) return errorResponse(context, error.status, error.message);
    if (isUnavailable(error)) return errorResponse(context, 503, 'the database is unavailable for now');
    if (isDisconnect(error)) return errorResponse(context, 400, 'the body did not arrive');
    console.error(error);
    return errorResponse(context, 500, 'the sandbox failed; see its log');
  });
  return app;
}

/** The remote address of the socket; loopback in tests, which call the app without a socket. */
function socketAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? '127.0.0.1';
  } catch {
    return '127.0.0.1';
  }
}

/** Whether the client disconnected or timed out before its body arrived. */
const isDisconnect = (error: Error): boolean => (error as NodeJS.ErrnoException).code === 'ECONNRESET';

const jsonType = 'application/json';
const formType = 'application/x-www-form-urlencoded';
const hasMediaType = (header: string | undefined, type: string): boolean =>
  (header ?? '').split(';', 1)[0]?.trim().toLowerCase() === type;

type ErrorStatus = 400 | 403 | 404 | 405 | 413 | 415 | 429 | 500 | 503;

const errorResponse = (context: Context, status: ErrorStatus, message: string): Response =>
  context.json({ results: null, error: message }, status);
