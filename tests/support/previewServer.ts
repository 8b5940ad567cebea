import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import { listen } from '../../scripts/listen.ts';
import { remoteImagePatterns } from '../../scripts/netlify/remoteImages.ts';
import { startPreview, type Preview } from '../../scripts/preview/startPreview.ts';

interface PreviewResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}
interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}
interface ApiRequest {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

const noop = () => undefined;
const createHtml = (title: string) =>
  `<!doctype html><html lang="es"><title>${title}</title><p>${'texto de la página '.repeat(40)}`;

/** The state that the tests of a file share: a folder with a built shop, its fake API with the requests it received, and the preview server. */
export const shopPreview = {
  root: '',
  api: undefined as unknown as Server,
  apiHost: '',
  preview: undefined as unknown as Preview,
  apiRequests: [] as ApiRequest[],
  servedPictureCount: 0,
  /** URLs of hanging API requests that the preview has aborted. */
  abortedUrls: [] as string[],
};

/** Sends a request unchanged; fetch would normalize paths, hosts and encodings. */
export function sendRawRequest(
  path: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
  siteUrl = shopPreview.preview.url,
): Promise<PreviewResponse> {
  const { hostname, port } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const buffer = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: buffer, text: buffer.toString() });
      });
      response.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

async function respondAsApi(
  incoming: IncomingMessage,
  jpeg: Buffer,
): Promise<[number, Record<string, string | string[]>, string | Buffer]> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { method, url = '', headers } = incoming;
  if (url.startsWith('/img/')) {
    if (method === 'GET') shopPreview.servedPictureCount += 1;
    if (url.endsWith('/1.jpg'))
      return [200, { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=604800' }, jpeg];
    if (url.endsWith('/dibujo.svg'))
      return [
        200,
        { 'content-type': 'image/svg+xml' },
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="run()"><rect width="9" height="9"/></svg>',
      ];
    if (url.endsWith('/text.jpg')) return [200, { 'content-type': 'text/html' }, '<p>no picture'];
    if (url.endsWith('/broken.jpg')) return [500, {}, 'broken'];
    return [404, {}, 'missing'];
  }
  shopPreview.apiRequests.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
  if (url.includes('pagina'))
    return [200, { 'content-type': 'text/html', refresh: '0;url=//x.example' }, '<script>run'];
  const cookies = { 'set-cookie': ['a=1', 'b=2'], 'keep-alive': 'timeout=99', 'x-api': 'yes' };
  return [
    url.includes('error') ? 500 : 200,
    { 'content-type': 'application/json', ...cookies },
    '[{"ProductoID":"1"}]',
  ];
}

/** Writes files into the shared folder. */
async function writeFiles(files: Record<string, string | Buffer>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(shopPreview.root, name)), { recursive: true });
    await writeFile(join(shopPreview.root, name), content);
  }
}

/** Sets up the preview of a shop for the tests of the file: creates and serves it before them, and removes it afterwards. */
export function setUpPreview(): void {
  beforeAll(async () => {
    shopPreview.root = await mkdtemp(join(tmpdir(), 'preview-'));
    const noisePicture = sharp({
      create: {
        width: 600,
        height: 400,
        channels: 3,
        background: '#c42',
        noise: { type: 'gaussian', mean: 128, sigma: 20 },
      },
    });
    const jpeg = await noisePicture.jpeg().toBuffer();
    shopPreview.api = createServer((incoming, response) => {
      if (incoming.url?.startsWith('/api/hang')) {
        response.on('close', () => shopPreview.abortedUrls.push(incoming.url ?? ''));
        return;
      }
      void respondAsApi(incoming, jpeg).then(([status, headers, body]) =>
        response.writeHead(status, headers).end(body),
      );
    });
    shopPreview.apiHost = `127.0.0.1:${await listen(shopPreview.api, 0, '127.0.0.1')}`;
    const apiOrigin = `http://${shopPreview.apiHost}`;
    await writeFiles({
      'dist/index.html': createHtml('Tienda'),
      'dist/inicio.html': createHtml('Tienda inicio'),
      'dist/todos.html': createHtml('Todos'),
      'dist/busqueda.html': createHtml('Búsqueda'),
      'dist/404.html': createHtml('No existe'),
      'dist/producto/1.html': createHtml('Producto uno'),
      'dist/vivo/producto.html': createHtml('Producto vivo'),
      'dist/carpeta/index.html': createHtml('Carpeta'),
      'dist/forzada.html': createHtml('nunca'),
      'dist/_astro/app.abc.js': `console.log(1);${'// relleno\n'.repeat(80)}`,
      'dist/rules.json': '{"prefetch":[]}',
      'dist/manifest.webmanifest': '{}',
      'dist/fonts/a.woff2': Buffer.alloc(600, 7),
      'dist/foto.jpg': jpeg,
      'dist/foto.avif': Buffer.alloc(10),
      'dist/video.mp4': Buffer.from('0123456789'),
      'dist/_redirects': [
        '/forzada /vivo/producto 200!',
        `/api/* ${apiOrigin}/api/:splat 200`,
        '/caido/* http://127.0.0.1:1/:splat 200',
        '/mini/* /.netlify/images?url=/:splat&w=50 200',
        '/antes/* /busqueda?busqueda=:splat 301',
        '/producto/* /vivo/producto 200',
        ...['_astro', 'img'].map((folder) => `/${folder}/* /404 404`),
        '/robots.txt /404 404',
        '/* /inicio 302',
      ].join('\n'),
      'dist/_headers': [
        '/*\n  X-Content-Type-Options: nosniff',
        '/_astro/*\n  Cache-Control: public, max-age=31536000, immutable',
        '/rules.json\n  Content-Type: application/speculationrules+json',
        '/foto.jpg\n  Cache-Control: public, max-age=3600',
      ].join('\n'),
      'dist/.shop-build': '/* is a marker',
      'config.json': JSON.stringify({
        images: { remote_images: [...remoteImagePatterns(apiOrigin, []), '^http://127.0.0.1:1/.*'] },
      }),
    });
    shopPreview.preview = await startShopPreview();
  });

  afterAll(async () => {
    await shopPreview.preview.close();
    shopPreview.api.closeAllConnections();
    shopPreview.api.close();
    await rm(shopPreview.root, { recursive: true });
  });
}

/** Starts a further preview server for the shared shop. */
export const startShopPreview = (options: Parameters<typeof startPreview>[0] = {}) =>
  startPreview({
    dist: join(shopPreview.root, 'dist'),
    port: 0,
    cacheDir: join(shopPreview.root, 'cache'),
    configFile: join(shopPreview.root, 'config.json'),
    log: noop,
    ...options,
  });

/** Sends bytes over a socket, even invalid HTTP. @returns the received text */
export function sendRawBytes(bytes: string): Promise<string> {
  const { port } = new URL(shopPreview.preview.url);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(500, () => socket.destroy());
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('error', noop);
    socket.on('close', () => resolve(received));
  });
}
