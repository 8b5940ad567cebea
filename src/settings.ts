import { dirname, join } from 'node:path';
import * as z from 'zod';
import { dialect } from './contract/dialect.ts';
import { parseUrl } from './lib/polyfills/parseUrl.ts';

const hasCredentials = (text: string): boolean => Boolean(parseUrl(text)?.username || parseUrl(text)?.password);

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an origin such as https://api.example.com' })
  .refine(hasPlainHost, 'must be an origin such as https://api.example.com')
  .transform((url) => new URL(url).origin);

/**
 * Whether a host is a plain name or address. URLs allow quotes, `*`, `;` and the like in hosts, which have special meaning in
 * CSPs, redirects and patterns of remote images.
 */
function isPlainHost(host: string): boolean {
  return (
    /^\[[\da-f:.]+\]$/.test(host) ||
    host.split('.').every((label) => /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/i.test(label))
  );
}

/** Accepts invalid URLs: the schema of the URL reports them. */
function hasPlainHost(text: string): boolean {
  const url = parseUrl(text);
  return url === null || isPlainHost(url.hostname);
}

/** An origin, followed by a folder if the API is in one; without a trailing slash. */
const originWithFolder = z
  .url({
    protocol: /^https?$/,
    error: 'must be a URL such as https://api.example.com or https://example.com/tienda',
  })
  .refine((url) => !/[?#@\s"'<>]/.test(url), 'must be a URL without credentials, query or special characters')
  // It ends up in CSPs and redirects, where `;`, `,`, `*` and `:` have special meaning.
  .refine(
    (url) => hasPlainHost(url) && /^[\w.~/-]*$/.test(parseUrl(url)?.pathname ?? ''),
    'must be a URL without special characters',
  )
  .transform((url) => [new URL(url).origin, ...new URL(url).pathname.split('/').filter(Boolean)].join('/'));

/** "Name: value", one a line (or with "\n" between them). */
const headerLines = z
  .string()
  .transform((text) =>
    text
      .split(/\n|\\n/)
      .map((line) => line.trim())
      .filter(Boolean),
  )
  .refine((lines) => lines.every((line) => /^[\w-]+:\s*\S/.test(line)), 'must be lines such as X-Api-Key: abc')
  .transform((lines) =>
    Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
    ),
  );

/** The environment variables with their error messages. Read by scripts and at build time, never in a browser. */
const environmentSchema = z.object({
  API_HOST: originWithFolder.optional(),
  API_PATH: z
    .string()
    .regex(
      /^\/[\w./?=&-]*\{call\}[\w./?=&-]*$/,
      'must be a path that contains {call}, such as /api/{call}.php or /api.php?call={call}',
    )
    .default(dialect.path),
  /** Secret: sent by snapshot and check:api, never by a browser. */
  API_HEADERS: headerLines.default({}),
  SITE_URL: origin.optional(),
  /** Set by Netlify: the URL of the site, or of the deploy preview. */
  URL: origin.optional(),
  PORT: z.coerce.number('must be a port number, 0 to 65535').int().min(0).max(65535).default(4321),
  SANDBOX_PORT: z.coerce.number('must be a port number, 0 to 65535').int().min(0).max(65535).default(4322),
  /** Max age of the last good snapshot that a build may fall back to, days. */
  SNAPSHOT_MAX_AGE: z.coerce.number('must be a number of days').positive('must be a number of days').default(7),
  OPEN_GRAPH_IMAGES: z.coerce.number('must be a whole number').int('must be a whole number').min(0).default(300),
  SNAPSHOT_DIR: z.string().default('.snapshot'),
  DIST_DIR: z.string().default('dist'),
  CACHE_DIR: z.string().default('node_modules/.astro'),
  PUBLIC_API_BASE: origin.optional(),
  PUBLIC_API_WRITES: z.enum(['on', 'off'], 'must be on or off').default('on'),
  PUBLIC_IP_LOOKUP_URL: z
    .url({ protocol: /^https?$/, error: 'must be the URL of a service that returns the public IP' })
    .refine(hasPlainHost, 'must be the URL of a service that returns the public IP')
    // Browsers do not fetch such URLs, and it would be public in every page.
    .refine((url) => !hasCredentials(url), 'must be a URL without user and password')
    .optional(),
  UTILITIES_VERIFIER: z
    .string()
    .regex(
      /^pbkdf2-sha256:(?:[6-9]\d{5}|[1-9]\d{6}):[\w-]{22,}:[\w-]{43}$/,
      'must be a line that `npm run utilities:hash` printed (what follows the =)',
    )
    .optional(),
  /** Published by design: it proves that whoever submits URLs owns the site (scripts/netlify/indexNow.ts). */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z\d-]{8,128}$/, 'must be 8 to 128 letters, digits or hyphens of your own choice')
    .optional(),
  PICTURE_HOSTS: z
    .string()
    .default('')
    .transform((hosts) =>
      hosts
        .toLowerCase()
        .split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    )
    .refine((hosts) => hosts.every(isPlainHost), 'must be host names with commas between them'),
  HSTS_SUBDOMAINS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  /** `off`: /sw.js unregisters the service worker of returning shoppers (src/features/offline/README.md). */
  SERVICE_WORKER: z.enum(['on', 'off'], 'must be on or off').default('on'),
  /** Set by Netlify during builds. */
  NETLIFY: z.literal('true').optional().catch(undefined),
  /** Set by Netlify: the kind of deploy, such as production or deploy-preview. */
  CONTEXT: z.string().optional(),
});

export interface Settings {
  /** Origin of the live API, and its folder if it is not at the root. */
  apiHost: string;
  /** Path of an endpoint there, with {call} in it. */
  apiPath: string;
  /** Headers that the API requires, such as an API key. */
  apiHeaders: Record<string, string>;
  siteUrl: string;
  /** Origin of the API for browsers; "" is the site's own, where Netlify rewrites /api/*. */
  apiBase: string;
  apiWrites: 'on' | 'off';
  /** The service that returns a browser's public IP (R10.4). */
  ipLookupUrl: string;
  /** Salt, iterations and hash of the utilities' password, from `npm run utilities:hash`; undefined: locked for all. */
  utilitiesPasswordHash: string | undefined;
  /** The site's key for IndexNow; undefined: changes are not submitted to search engines. */
  indexNowKey: string | undefined;
  port: number;
  sandboxPort: number;
  snapshotDir: string;
  /** Max age of the last good snapshot that a build may fall back to, days. */
  snapshotMaxAge: number;
  /** Max Open Graph images that a build draws (scripts/openGraphImages). */
  maxOpenGraphImages: number;
  distDir: string;
  /** Astro's cache between builds. */
  cacheDir: string;
  /** Other hosts that pictures may come from (R10.2). */
  pictureHosts: string[];
  hstsSubdomains: boolean;
  /** Whether browsers cache pages for offline use. */
  serviceWorker: 'on' | 'off';
  /** Whether this builds Netlify's production deploy. */
  production: boolean;
}

/**
 * Parses environment variables with a schema; blank counts as unset.
 * @throws Error that names each wrong variable and its remedy
 */
export function parseVariables<T extends z.ZodType>(schema: T, env: Record<string, string | undefined>): z.output<T> {
  const withoutBlank = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(withoutBlank);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  throw new Error(`Some environment variables cannot be used. Correct or unset them:\n${lines.join('\n')}`);
}

/** @throws Error that names each wrong variable and its remedy */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const values = parseVariables(environmentSchema, env);
  if (values.NETLIFY && !values.API_HOST) {
    throw new Error(
      'API_HOST is not set, so there is no catalogue to build from. ' +
        'Set it to the origin of the live API (Netlify: Project configuration → Environment variables), such as https://api.example.com.',
    );
  }
  const apiHost = values.API_HOST ?? `http://localhost:${values.SANDBOX_PORT}`;
  return {
    apiHost,
    apiPath: values.API_PATH,
    apiHeaders: values.API_HEADERS,
    siteUrl: values.SITE_URL ?? values.URL ?? `http://localhost:${values.PORT}`,
    apiBase: values.PUBLIC_API_BASE ?? '',
    apiWrites: values.PUBLIC_API_WRITES,
    ipLookupUrl:
      values.PUBLIC_IP_LOOKUP_URL ?? (isLoopback(apiHost) ? `${apiHost}/ip` : 'https://api.ipify.org?format=json'),
    utilitiesPasswordHash: values.UTILITIES_VERIFIER,
    indexNowKey: values.INDEXNOW_KEY,
    port: values.PORT,
    sandboxPort: values.SANDBOX_PORT,
    snapshotDir: values.SNAPSHOT_DIR,
    snapshotMaxAge: values.SNAPSHOT_MAX_AGE,
    maxOpenGraphImages: values.OPEN_GRAPH_IMAGES,
    distDir: values.DIST_DIR,
    cacheDir: values.CACHE_DIR,
    pictureHosts: values.PICTURE_HOSTS,
    hstsSubdomains: values.HSTS_SUBDOMAINS === 'on',
    serviceWorker: values.SERVICE_WORKER,
    production: values.CONTEXT === 'production',
  };
}

let cached: Settings | undefined;

export const settings = (): Settings => (cached ??= readSettings(process.env));

/** Whether the host of a URL is this machine. */
export const isLoopback = (url: string): boolean =>
  /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);

/** The settings that browser bundles read from `import.meta.env` (env.d.ts). */
export function publicVariables({
  apiHost,
  apiPath,
  apiBase,
  apiWrites,
  ipLookupUrl,
  utilitiesPasswordHash,
}: Settings): Record<string, string> {
  return {
    PUBLIC_PICTURE_BASE: apiHost + dialect.pictures,
    PUBLIC_API_BASE: apiBase,
    // On the site's own origin Netlify rewrites each call to the API (scripts/netlify/redirects.ts).
    PUBLIC_API_PATH: apiBase ? apiPath : publicApiPath(apiPath),
    PUBLIC_API_WRITES: apiWrites,
    PUBLIC_IP_LOOKUP_URL: ipLookupUrl,
    ...(utilitiesPasswordHash && { PUBLIC_UTILITIES_VERIFIER: utilitiesPasswordHash }),
  };
}

/** Whether the endpoint is in the last path segment, as in "/ws/{call}.php", not in a query or a folder. */
const hasEndpointInLastSegment = (apiPath: string): boolean =>
  !apiPath.includes('?') && apiPath.lastIndexOf('/') >= 0 && apiPath.lastIndexOf('{call}') > apiPath.lastIndexOf('/');

/** The path of an endpoint on the site's own origin: "/ws/{call}.php" → "/api/{call}.php", "/ws?c={call}" → "/api/{call}". */
export const publicApiPath = (apiPath: string): string =>
  `/api/${hasEndpointInLastSegment(apiPath) ? apiPath.slice(apiPath.lastIndexOf('/') + 1) : '{call}'}`;

/** The path on the API's host that the development server rewrites /api/* to: "/ws/{call}.php" → "/ws/:splat". */
export const apiRewriteTarget = (apiPath: string): string =>
  hasEndpointInLastSegment(apiPath)
    ? `${apiPath.slice(0, apiPath.lastIndexOf('/') + 1)}:splat`
    : apiPath.replace('{call}', ':splat');

/** The configuration file of Netlify's Frameworks API, used instead of netlify.toml, which cannot read variables. */
export const imageConfigFile = (distDir: string): string => join(dirname(distDir), '.netlify', 'v1', 'config.json');
