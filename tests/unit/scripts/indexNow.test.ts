import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { createSitemap } from '../../../scripts/build/postprocess/sitemap.ts';
import { listen } from '../../../scripts/listen.ts';
import { tempDir } from '../../support/tempDir.ts';

const origin = 'https://clavija.example';
const key = 'una-llave-de-prueba';
const plugin = new URL('../../../scripts/netlify/plugin/index.js', import.meta.url).href;

/** Creates sitemap entries of pages with the day of their last change. */
const toEntries = (pages: Record<string, string>) =>
  Object.entries(pages).map(([path, lastmod]) => ({ url: `${origin}${path}`, lastmod: lastmod || undefined }));

/** Creates a page without products; the names of its assets differ from build to build. */
const createPage = (text: string, build: string): string =>
  `<title>Garantías</title><script type="module" src="/_astro/site.${build}.js"></script><header>${build}</header>` +
  `<main id="main" data-build="${build}">${text}<script>"${build}"</script></main>`;

interface RecordedRequest {
  method: string | undefined;
  host: string | undefined;
  path: string | undefined;
  body: string;
}

/** A fake server for the deployed site, whose files it serves, and for IndexNow, whose requests it records (all but GET). */
async function startFakeServer(deployed: Map<string, string>, respond: (response: ServerResponse) => void) {
  const requests: RecordedRequest[] = [];
  const server = createServer((request, response) => {
    const file = deployed.get((request.url ?? '').slice(1));
    if (request.method === 'GET') {
      response.statusCode = file === undefined ? 404 : 200;
      response.end(file ?? '');
      return;
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push({ method: request.method, host: request.headers['x-host'] as string, path: request.url, body });
      respond(response);
    });
  });
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => void server.close());
  return { requests, url: `http://127.0.0.1:${port}` };
}

interface Deploy {
  deployed?: Record<string, string> | null;
  built: Record<string, string>;
  /** The main text of the pages without `lastmod`, by path: deployed (null: the page is missing), and built. */
  texts?: Record<string, [deployed: string | null, built: string]>;
  env?: Record<string, string>;
  respond?: (response: ServerResponse) => void;
  pagesPerSitemap?: number;
}

/** Runs the steps of the Netlify build plugin around a deploy, with every request sent to the fake server. */
async function deploy({
  deployed = {},
  built,
  texts = {},
  env = {},
  respond = (response) => response.end(),
  pagesPerSitemap,
}: Deploy) {
  const sitemaps = deployed ? createSitemap(toEntries(deployed), origin, pagesPerSitemap) : new Map<string, string>();
  const cwd = tempDir();
  mkdirSync(join(cwd, 'dist'));
  const deployedFiles = new Map(sitemaps);
  const undated = Object.keys(built).filter((path) => !built[path]);
  for (const path of undated) {
    const [deployedText, builtText] = texts[path] ?? ['Seis sucursales.', 'Seis sucursales.'];
    if (deployedText !== null) deployedFiles.set(path.slice(1), createPage(deployedText, 'a1'));
    mkdirSync(dirname(join(cwd, 'dist', path)), { recursive: true });
    writeFileSync(join(cwd, 'dist', `${path === '/' ? 'index' : path}.html`), createPage(builtText, 'b2'));
  }
  const fakeServer = await startFakeServer(deployedFiles, respond);
  for (const [name, text] of createSitemap(toEntries(built), origin, pagesPerSitemap))
    writeFileSync(join(cwd, 'dist', name), text);
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { onPostBuild, onSuccess } from '${plugin}';
       const send = globalThis.fetch;
       globalThis.fetch = (url, init) => {
         const { host, pathname } = new URL(url);
         const options = { ...init, headers: { ...init?.headers, 'x-host': host } };
         return send('${fakeServer.url}' + pathname, options);
       };
       await onPostBuild({ utils: { cache: { save: async () => true } } });
       await onSuccess();`,
    ],
    { cwd, env: { CONTEXT: 'production', SITE_URL: origin, INDEXNOW_KEY: key, ...env } },
  );
  return { requests: fakeServer.requests, log: stdout + stderr };
}

const deployedPages = {
  '/': '2026-11-20',
  '/producto/1': '2026-11-20',
  '/producto/2': '2026-11-20',
  '/sucursales': '',
};
const builtPages = { '/': '2026-11-21', '/producto/1': '2026-11-20', '/producto/3': '2026-11-21', '/sucursales': '' };

test('R14.3 submits the URLs that a deploy changed to IndexNow in one call', async () => {
  const { requests, log } = await deploy({ deployed: deployedPages, built: builtPages });
  expect(requests.map(({ method, host, path }) => [method, host, path])).toEqual([
    ['POST', 'api.indexnow.org', '/indexnow'],
  ]);
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
    host: 'clavija.example',
    key,
    keyLocation: `${origin}/indexnow.txt`,
    urlList: [`${origin}/`, `${origin}/producto/3`, `${origin}/producto/2`],
  });
  expect(log).toContain('Submitted 3 changed URLs to IndexNow.');
});

test('R14.3 submits pages without products whose text changed, whatever their assets', async () => {
  const pages = { '/': '', '/garantias': '', '/facturacion': '', '/sucursales/centro': '', '/nuevos': '2026-11-20' };
  const { requests } = await deploy({
    deployed: pages,
    built: pages,
    texts: {
      '/': ['Cargadores', 'Cargadores y cables'],
      '/garantias': ['<p>Electrónica: <b>1 mes</b></p>', '<p>Electrónica: <b>2 meses</b></p>'],
      '/facturacion': ['<p class="a">Factura</p>', '<p class="b">Factura</p>'],
      '/sucursales/centro': [null, 'Abre a las 10'],
    },
  });
  expect((JSON.parse(requests[0]?.body ?? '') as { urlList: string[] }).urlList).toEqual([
    `${origin}/`,
    `${origin}/garantias`,
    `${origin}/sucursales/centro`,
  ]);
});

test('R14.3 reads a sitemap with several files', async () => {
  const { requests } = await deploy({ deployed: deployedPages, built: builtPages, pagesPerSitemap: 2 });
  expect((JSON.parse(requests[0]?.body ?? '') as { urlList: string[] }).urlList).toHaveLength(3);
});

test('R14.3 submits at most 10,000 URLs', async () => {
  const manyPages = Object.fromEntries(
    Array.from({ length: 10_050 }, (_, index) => [`/producto/${index}`, '2026-11-21']),
  );
  const { requests } = await deploy({ deployed: deployedPages, built: manyPages });
  expect(requests).toHaveLength(1);
  expect((JSON.parse(requests[0]?.body ?? '') as { urlList: string[] }).urlList).toHaveLength(10_000);
});

test.each<[string, Deploy]>([
  ['without a key', { deployed: deployedPages, built: builtPages, env: { INDEXNOW_KEY: '' } }],
  ['for a preview', { deployed: deployedPages, built: builtPages, env: { CONTEXT: 'deploy-preview' } }],
  ['when nothing changed', { deployed: deployedPages, built: deployedPages }],
  ['for the first deploy', { deployed: null, built: builtPages }],
])('R14.3 submits nothing %s', async (_, options) => {
  expect((await deploy(options)).requests).toEqual([]);
});

test.each<[string, (response: ServerResponse) => void]>([
  ['responds with 403', (response) => void response.writeHead(403).end()],
  ['responds with 429', (response) => void response.writeHead(429).end()],
  ['closes the connection', (response) => void response.destroy()],
])('R14.3 a deploy succeeds if IndexNow %s', async (_, respond) => {
  const { requests, log } = await deploy({ deployed: deployedPages, built: builtPages, respond });
  expect(requests).toHaveLength(1);
  expect(log).toContain('IndexNow was not notified of this deploy');
});

test('R14.3 a deploy succeeds with an invalid key', async () => {
  const { requests, log } = await deploy({ deployed: deployedPages, built: builtPages, env: { INDEXNOW_KEY: 'ñ' } });
  expect([requests, log]).toEqual([[], expect.stringContaining('INDEXNOW_KEY must be 8 to 128')]);
});
