import { mkdtemp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { connect as connect2 } from 'node:http2';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodingFor } from '../../scripts/preview/compress.ts';
import { rangeOf } from '../../scripts/preview/range.ts';
import { startPreview, type Preview } from '../../scripts/preview/startPreview.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}
interface Ask {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}
interface ApiSaw {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

const quiet = () => undefined;
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const page = (title: string) =>
  `<!doctype html><html lang="es"><title>${title}</title><p>${'texto de la página '.repeat(40)}`;

let root: string;
let api: Server;
let preview: Preview;
let saw: ApiSaw[] = [];
let picturesServed = 0;
const aborted: string[] = [];

/** fetch follows its own rules for paths, hosts and encodings; this one sends what it is given. */
function ask(path: string, { method = 'GET', headers = {}, body }: Ask = {}, site = preview.url): Promise<Answer> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const all = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: all, text: all.toString() });
      });
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

async function answerAsApi(
  incoming: IncomingMessage,
  jpeg: Buffer,
): Promise<[number, Record<string, string | string[]>, string | Buffer]> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { method, url = '', headers } = incoming;
  if (url.startsWith('/img/')) {
    if (method === 'GET') picturesServed += 1;
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
  saw.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
  if (url.includes('pagina'))
    return [200, { 'content-type': 'text/html', refresh: '0;url=//x.example' }, '<script>run'];
  const cookies = { 'set-cookie': ['a=1', 'b=2'], 'keep-alive': 'timeout=99', 'x-api': 'yes' };
  return [
    url.includes('error') ? 500 : 200,
    { 'content-type': 'application/json', ...cookies },
    '[{"ProductoID":"1"}]',
  ];
}

async function write(files: Record<string, string | Buffer>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'preview-'));
  const noise = sharp({
    create: {
      width: 600,
      height: 400,
      channels: 3,
      background: '#c42',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  });
  const jpeg = await noise.jpeg().toBuffer();
  api = createServer((incoming, response) => {
    if (incoming.url?.startsWith('/api/hang')) {
      incoming.on('close', () => undefined);
      response.on('close', () => aborted.push(incoming.url ?? ''));
      return;
    }
    void answerAsApi(incoming, jpeg).then(([status, headers, body]) => response.writeHead(status, headers).end(body));
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  const home = `http://127.0.0.1:${portOf(api)}`;
  await write({
    'dist/index.html': page('Tienda'),
    'dist/inicio.html': page('Tienda inicio'),
    'dist/todos.html': page('Todos'),
    'dist/busqueda.html': page('Búsqueda'),
    'dist/404.html': page('No existe'),
    'dist/producto/1.html': page('Producto uno'),
    'dist/vivo/producto.html': page('Producto vivo'),
    'dist/carpeta/index.html': page('Carpeta'),
    'dist/forzada.html': page('nunca'),
    'dist/_astro/app.abc.js': `console.log(1);${'// relleno\n'.repeat(80)}`,
    'dist/rules.json': '{"prefetch":[]}',
    'dist/manifest.webmanifest': '{}',
    'dist/fonts/a.woff2': Buffer.alloc(600, 7),
    'dist/foto.jpg': jpeg,
    'dist/foto.avif': Buffer.alloc(10),
    'dist/video.mp4': Buffer.from('0123456789'),
    'dist/_redirects': [
      '/forzada /vivo/producto 200!',
      `/api/* ${home}/api/:splat 200`,
      '/abajo/* http://127.0.0.1:1/:splat 200',
      '/mini/* /.netlify/images?url=/:splat&w=50 200',
      '/busqueda;busqueda=* /busqueda?busqueda=:splat 301',
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
    'config.json': JSON.stringify({
      images: { remote_images: [`^${home}/img/productos/.*`, '^http://127.0.0.1:1/.*'] },
    }),
  });
  preview = await start();
});

afterAll(async () => {
  await preview.close();
  api.closeAllConnections();
  api.close();
  await rm(root, { recursive: true });
});

const start = (options: Parameters<typeof startPreview>[0] = {}) =>
  startPreview({
    ...{
      dist: join(root, 'dist'),
      port: 0,
      cacheDir: join(root, 'cache'),
      configFile: join(root, 'config.json'),
      log: quiet,
    },
    ...options,
  });

describe('built pages', () => {
  test('R1.1 / and /inicio are pages', async () => {
    expect((await ask('/')).text).toContain('<title>Tienda</title>');
    const answer = await ask('/inicio?a=b');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(answer.headers).not.toHaveProperty('age');
  });

  test('R1.4 a product page is served at its exact path', async () => {
    const answer = await ask('/producto/1');
    expect([answer.status, answer.text.includes('Producto uno')]).toEqual([200, true]);
  });

  test.each([
    ['/todos/', '/todos'],
    ['/todos.html', '/todos'],
    ['/producto/1.html?a=1', '/producto/1?a=1'],
    ['/producto/1/', '/producto/1'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/Todos', '/todos'],
    ['/PRODUCTO/1/?Q=B', '/producto/1?Q=B'],
    ['/carpeta', '/carpeta/'],
    ['/carpeta/index.html', '/carpeta/'],
    ['//todos', '/todos'],
  ])('R1.9 %s goes to the one address of its page, %s', async (path, location) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
    expect((await ask(location)).status).toBe(200);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const [head, get] = [await ask('/todos', { method: 'HEAD' }), await ask('/todos')];
    expect(head.body.length).toBe(0);
    expect(head.headers['content-length']).toBe(String(get.body.length));
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  test('a page takes no POST', async () => {
    expect((await ask('/todos', { method: 'POST', body: 'a=b' })).status).toBe(405);
  });

  test('the rule files themselves are not published', async () => {
    for (const path of ['/_redirects', '/_headers']) expect((await ask(path)).status).toBe(302);
  });

  test.each([
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/fonts/a.woff2', 'font/woff2'],
    ['/foto.avif', 'image/avif'],
    ['/video.mp4', 'video/mp4'],
    ['/_astro/app.abc.js', 'text/javascript; charset=utf-8'],
  ])('%s has its content type', async (path, type) => {
    expect((await ask(path)).headers['content-type']).toBe(type);
  });
});

describe('rules', () => {
  test('R1.10 a built file goes before a 200 rule, and the rule serves the rest', async () => {
    const answer = await ask('/producto/99');
    expect([answer.status, answer.text.includes('Producto vivo')]).toEqual([200, true]);
    expect((await ask('/producto/1')).text).toContain('Producto uno');
  });

  test('a forced rule goes before the built file', async () => {
    expect((await ask('/forzada')).text).toContain('Producto vivo');
  });

  test('R1.2 an old link with ;busqueda= leads to the search', async () => {
    const answer = await ask('/busqueda;busqueda=caf%C3%A9%20negro');
    expect([answer.status, answer.headers.location]).toEqual([301, '/busqueda?busqueda=caf%C3%A9%20negro']);
  });

  test('R1.9 any other path goes to /inicio, its query with it', async () => {
    const answer = await ask('/nada/de/esto?utm=1');
    expect([answer.status, answer.headers.location]).toEqual([302, '/inicio?utm=1']);
  });

  test.each(['/_astro/no.js', '/img/no.png', '/.netlify/no', '/robots.txt'])(
    'R1.9 %s is a real 404 when missing',
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, answer.text.includes('No existe')]).toEqual([404, true]);
      expect(answer.headers).not.toHaveProperty('location');
    },
  );

  test('R1.5 an encoded path is not decoded into a file', async () => {
    expect((await ask('/tod%6Fs')).status).toBe(302);
  });

  test('without any rule a missing file is a 404', async () => {
    await write({ 'bare/index.html': page('Solo') });
    const bare = await start({ dist: join(root, 'bare') });
    expect((await ask('/x', {}, bare.url)).status).toBe(404);
    expect((await ask('/', {}, bare.url)).status).toBe(200);
    expect((await ask('/', { method: 'DELETE' }, bare.url)).status).toBe(405);
    await bare.close();
  });

  test('a rebuild is seen without a restart', async () => {
    await write({ 'moving/index.html': page('Uno'), 'moving/_redirects': '/* /una 302\n' });
    const moving = await start({ dist: join(root, 'moving') });
    expect((await ask('/x', {}, moving.url)).headers.location).toBe('/una');
    await write({
      'moving/index.html': page('Dos'),
      'moving/_redirects': '/* /otra 302\n',
      'moving/_headers': '/*\n  X-New: 1\n',
    });
    expect((await ask('/x', {}, moving.url)).headers.location).toBe('/otra');
    const home = await ask('/', {}, moving.url);
    expect([home.text.includes('Dos'), home.headers['x-new']]).toEqual([true, '1']);
    await moving.close();
  });
});

describe('headers, caching, compression', () => {
  test('_headers go with stored files, and may set the type', async () => {
    expect((await ask('/_astro/app.abc.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const rules = await ask('/rules.json');
    expect(rules.headers['content-type']).toBe('application/speculationrules+json');
    expect(rules.headers['x-content-type-options']).toBe('nosniff');
    expect((await ask('/producto/99')).headers['x-content-type-options']).toBe('nosniff');
  });

  test('_headers do not go with redirects and proxied answers', async () => {
    for (const path of ['/nada', '/abajo/x'])
      expect((await ask(path)).headers).not.toHaveProperty('x-content-type-options');
  });

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
  ])('text goes out as %s when asked for', async (encoding, accept, unpack) => {
    const [packed, plain] = [await ask('/todos', { headers: { 'accept-encoding': accept } }), await ask('/todos')];
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toBe('Accept-Encoding');
    expect(packed.headers['content-length']).toBe(String(packed.body.length));
    expect(unpack(packed.body).equals(plain.body)).toBe(true);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
  });

  test('pictures, fonts and videos are not compressed', async () => {
    for (const path of ['/fonts/a.woff2', '/foto.jpg', '/video.mp4']) {
      const answer = await ask(path, { headers: { 'accept-encoding': 'br' } });
      expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([undefined, undefined]);
    }
  });

  test.each(['', 'br'])('a known ETag is answered with 304 (encoding "%s")', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const first = await ask('/todos', { headers });
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^"[^"]+"$/);
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const again = await ask('/todos', { headers: { ...headers, 'if-none-match': known } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
      expect(again.headers.vary).toBe('Accept-Encoding');
    }
    expect((await ask('/todos', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('a video is sent in ranges', async () => {
    const part = await ask('/video.mp4', { headers: { range: 'bytes=2-4' } });
    expect([part.status, part.text, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    expect((await ask('/video.mp4', { headers: { range: 'bytes=-3' } })).text).toBe('789');
    expect((await ask('/video.mp4', { headers: { range: 'bytes=50-' } })).status).toBe(416);
    expect((await ask('/video.mp4', { headers: { range: 'bytes=0-1', 'if-range': '"old"' } })).status).toBe(200);
    expect((await ask('/video.mp4')).headers['accept-ranges']).toBe('bytes');
  });

  test('ranges and encodings are read as HTTP means them', () => {
    expect(rangeOf('bytes=0-', 10)).toEqual([0, 9]);
    expect(rangeOf('bytes=8-99', 10)).toEqual([8, 9]);
    expect(rangeOf('bytes=-99', 10)).toEqual([0, 9]);
    for (const ignored of [undefined, 'bytes=4-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-'])
      expect(rangeOf(ignored, 10)).toBe(undefined);
    for (const beyond of ['bytes=10-', 'bytes=-0']) expect(rangeOf(beyond, 10)).toBe('unsatisfiable');
    expect(encodingFor('GZIP;q=1.0, br;q=0.0')).toBe('gzip');
    expect(encodingFor('identity')).toBe(undefined);
  });
});

describe('the API behind /api', () => {
  test('GET goes through with its query, and the answer with its cookies', async () => {
    saw = [];
    const answer = await ask('/api/getProducto.php?ProductoID=1&b=x%20y', {
      headers: { connection: 'x-hop', 'x-hop': '1', cookie: 'c=1' },
    });
    expect([answer.status, answer.text]).toEqual([200, '[{"ProductoID":"1"}]']);
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(answer.headers['keep-alive']).not.toBe('timeout=99');
    const [{ method, url, headers } = { method: '', url: '', headers: {} as IncomingHttpHeaders }] = saw;
    expect([method, new URL(`http://x${url}`).searchParams.get('b')]).toEqual(['GET', 'x y']);
    expect(headers).not.toHaveProperty('x-hop');
    expect(headers.cookie).toBe('c=1');
  });

  test("POST goes through with its body; the shopper's address is appended", async () => {
    saw = [];
    const body = JSON.stringify({ nombre: 'Señora Ñ', texto: 'x'.repeat(200_000) });
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': '10.1.1.1',
      'transfer-encoding': 'chunked',
    };
    await ask('/api/postVisita.php', { method: 'POST', headers, body });
    const [{ method, body: got, headers: sent } = { method: '', body: '', headers: {} as IncomingHttpHeaders }] = saw;
    expect([method, got === body]).toEqual(['POST', true]);
    expect(sent['x-forwarded-for']).toBe('10.1.1.1, 127.0.0.1');
    expect(sent['x-forwarded-host']).toBe(new URL(preview.url).host);
    expect(sent['x-forwarded-proto']).toBe('http');
    expect(sent.host).toBe(`127.0.0.1:${portOf(api)}`);
  });

  test('P81 what it answers is no page: of plain type, never sniffed, sandboxed, with no word of its own', async () => {
    const page = await ask('/api/pagina.php');
    expect(page.text).toContain('<script>');
    expect(page.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    });
    expect(page.headers).not.toHaveProperty('refresh');
    for (const dest of ['document', 'script', 'iframe']) {
      saw = [];
      const refused = await ask('/api/pagina.php', {
        headers: { 'sec-fetch-dest': dest, 'sec-fetch-site': 'same-origin' },
      });
      expect([refused.status, refused.headers['content-type'], saw]).toEqual([403, 'text/plain; charset=utf-8', []]);
    }
  });

  test.each([
    '/_astro/..%2fapi/pagina.php',
    '/_astro/%2e%2e/api/pagina.php',
    '/_astro/..%5capi/pagina.php',
    ...['/%61pi/pagina.php', '/api%2fpagina.php', '//api/pagina.php', '/API/pagina.php'],
  ])('P81 %s is not a way around: it is answered like a call, or leads to none', async (path) => {
    const { text, headers } = await ask(path);
    if (text.includes('<script>run')) expect(headers['content-security-policy']).toMatch(/^sandbox/);
  });

  test("the API's own error status is passed on", async () => {
    expect((await ask('/api/error.php')).status).toBe(500);
  });

  test('an API that is down is a 502 that says so', async () => {
    const answer = await ask('/abajo/x', { method: 'POST', body: 'a' });
    expect([answer.status, answer.headers['cache-control']]).toEqual([502, 'no-store']);
    expect(answer.text).toContain('http://127.0.0.1:1 does not answer');
  });

  test('an API that takes too long is a 504', async () => {
    const hasty = await start({ timeout: 100 });
    expect((await ask('/api/hang/slow', {}, hasty.url)).status).toBe(504);
    await hasty.close();
  });

  test('a shopper who leaves ends the call to the API', async () => {
    const { hostname, port } = new URL(preview.url);
    const leaving = request({ hostname, port, path: '/api/hang/left' });
    leaving.on('error', quiet);
    leaving.end();
    setTimeout(() => leaving.destroy(), 100);
    await expect.poll(() => aborted.includes('/api/hang/left'), { timeout: 3000 }).toBe(true);
  });
});

describe('pictures', () => {
  const accept = 'image/avif,image/webp,image/*,*/*;q=0.8';
  const remote = (name: string) => encodeURIComponent(`http://127.0.0.1:${portOf(api)}/img/productos/${name}`);

  test('a remote picture is transformed, negotiated and made once', async () => {
    picturesServed = 0;
    const path = `/.netlify/images?url=${remote('1.jpg')}&w=120`;
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(path, { headers: { accept } })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(picturesServed).toBe(1);
    const [{ headers, body } = { headers: {} as IncomingHttpHeaders, body: Buffer.alloc(0) }] = answers;
    expect([headers['content-type'], headers.vary]).toEqual(['image/webp', 'Accept']);
    expect(headers['cache-control']).toBe('public, max-age=604800');
    expect((await sharp(body).metadata()).width).toBe(120);
    const again = await ask(path, { headers: { accept, 'if-none-match': String(headers.etag) } });
    expect([again.status, picturesServed]).toEqual([304, 1]);
    expect((await ask(path, { method: 'HEAD', headers: { accept } })).headers['content-length']).toBe(
      String(body.length),
    );
  });

  test('a picture on disk outlives the server, and no half file is left beside', async () => {
    const path = `/.netlify/images?url=${remote('1.jpg')}&w=121`;
    await ask(path);
    picturesServed = 0;
    const second = await start();
    expect((await ask(path, {}, second.url)).headers['content-type']).toBe('image/jpeg');
    expect(picturesServed).toBe(0);
    await second.close();
    const kept = await readdir(join(root, 'cache/pictures'), { recursive: true, withFileTypes: true });
    for (const file of kept.filter((entry) => entry.isFile())) expect(file.name).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each([
    ['image/avif', 'image/avif'],
    ['image/avif,image/webp;q=0', 'image/avif'],
    ['image/webp', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('Accept: %s gets %s', async (types, type) => {
    const answer = await ask('/.netlify/images?url=/foto.jpg&w=60', { headers: { accept: types } });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, type]);
  });

  test('fm fixes the format; the headers of a picture of the site go with it', async () => {
    const answer = await ask('/.netlify/images?url=/foto.jpg&w=60&h=60&fit=cover&fm=png&q=80', { headers: { accept } });
    expect([answer.headers['content-type'], answer.headers.vary]).toEqual(['image/png', undefined]);
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    expect(await sharp(answer.body).metadata()).toMatchObject({ width: 60, height: 60 });
  });

  test('a rule may lead to a picture', async () => {
    expect((await ask('/mini/foto.jpg')).headers['content-type']).toBe('image/jpeg');
  });

  test.each([
    ['another host', () => encodeURIComponent('http://example.com/a.jpg'), 403],
    [
      'another folder of the allowed host',
      () => encodeURIComponent(`http://127.0.0.1:${portOf(api)}/secret/1.jpg`),
      403,
    ],
    ['another host without scheme', () => '//example.com/a.jpg', 403],
    ['a file of this machine', () => encodeURIComponent('file:///etc/hosts'), 403],
    ['a missing remote picture', () => remote('no.jpg'), 404],
    ['a remote page', () => remote('text.jpg'), 404],
    ['a missing picture of the site', () => '/no.jpg', 404],
    ['a page of the site', () => '/todos.html', 404],
    ['a width that is none', () => '/foto.jpg&w=abc', 404],
    ['a way into the module', () => '/foto.jpg&w=30,blur_5', 404],
    ['cover with one side', () => '/foto.jpg&w=30&fit=cover', 404],
    ['no address', () => '', 400],
    ['a malformed address', () => 'http://', 400],
    ['a failing source', () => remote('broken.jpg'), 502],
    ['a source that is down', () => encodeURIComponent('http://127.0.0.1:1/a.jpg'), 502],
  ])('%s is refused, and not kept', async (_, url, status) => {
    const answer = await ask(`/.netlify/images?url=${url()}`, { headers: { accept } });
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
  });

  test('P81 a drawing of another host, opened as a page, can run nothing', async () => {
    const { status, headers } = await ask(`/.netlify/images?url=${remote('dibujo.svg')}`, {
      headers: { accept: '*/*' },
    });
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('a source that hangs is a 504', async () => {
    const hasty = await start({ timeout: 100, configFile: join(root, 'any.json'), cacheDir: join(root, 'cache2') });
    await write({ 'any.json': '{"images":{"remote_images":["^http://127.0.0.1:.*/api/hang.*"]}}' });
    const url = encodeURIComponent(`http://127.0.0.1:${portOf(api)}/api/hang`);
    expect((await ask(`/.netlify/images?url=${url}`, {}, hasty.url)).status).toBe(504);
    await hasty.close();
  });
});

describe('robustness', () => {
  test.each([
    'a@b',
    'a:b@localhost',
    'localhost/api',
    'localhost?x',
    'localhost#',
    'a b',
    '',
    ':',
    '[::1',
    'localhost:99999',
  ])('a host that is none, "%s", is a 400', async (host) => {
    const answer = await raw(`GET /api/x HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(answer.slice(0, 12)).toBe('HTTP/1.1 400');
  });

  test('a name and password in the address are a 400', async () => {
    expect(
      (await raw('GET http://a:b@localhost/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')).slice(0, 12),
    ).toBe('HTTP/1.1 400');
  });

  test.each(['/%zz', '/todos%', '/%c3%28', '/a%00b', '*', 'ftp://x/', ''])(
    'the malformed address "%s" is a 400',
    async (path) => {
      expect((await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).slice(0, 12)).toBe(
        'HTTP/1.1 400',
      );
    },
  );

  test.each([
    '/../config.json',
    '/..%2fconfig.json',
    '/%2e%2e/config.json',
    '/..%5cconfig.json',
    '/vivo/..\\..\\config.json',
    '//../config.json',
    '/%2e%2e%2fconfig.json',
  ])('no path leads out of dist: %s', async (path) => {
    const answer = await ask(path);
    expect([answer.status, answer.text.includes('remote_images')]).toEqual([302, false]);
  });

  test('P44 no address of the shop redirects to another site', async () => {
    for (const path of ['//example.com/', '//example.com/todos/', '/\\example.com/Todos', '//TODOS/', '///todos']) {
      expect(String((await ask(path)).headers.location)).toMatch(/^\/(?!\/)/);
    }
  });

  test('odd methods, hosts and bytes do not end the server', async () => {
    for (const bytes of [
      '\0\0\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'TRACE / HTTP/1.1\r\nHost: a b\r\n\r\n',
      'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: [::bad\r\nConnection: close\r\n\r\n',
    ]) {
      await raw(bytes);
    }
    expect((await ask(`/${'a'.repeat(9000)}`)).status).toBe(302);
    expect((await ask('/')).status).toBe(200);
  });

  test('a missing dist and a busy port are named with their remedy', async () => {
    await expect(start({ dist: join(root, 'none') })).rejects.toThrow(/none is missing: run npm run build:site first/);
    const port = Number(new URL(preview.url).port);
    await expect(start({ port })).rejects.toThrow(new RegExp(`Port ${port} is busy.*PORT=`, 's'));
  });

  test('it closes while a call hangs', async () => {
    const closing = await start();
    const hanging = ask('/api/hang/close', {}, closing.url).catch(() => 'ended');
    await new Promise((done) => setTimeout(done, 100));
    await closing.close();
    expect(await hanging).toBe('ended');
  });

  test('a phone is served over https', async () => {
    const secure = await start({ https: true });
    const { get } = await import('node:https');
    const status = await new Promise((resolve, reject) => {
      get(`${secure.url}/todos`, { rejectUnauthorized: false, agent: false }, (response) =>
        resolve(response.resume().statusCode),
      ).on('error', reject);
    });
    expect([status, secure.url.startsWith('https://localhost:')]).toEqual([200, true]);
    await secure.close();
  });

  test('over https it speaks HTTP/2, as the host does: pages, HEAD, the API, and a closed connection', async () => {
    const secure = await start({ https: true });
    const session = connect2(secure.url, { rejectUnauthorized: false });
    const ask2 = (path: string, more: Record<string, string> = {}, body?: string) =>
      new Promise<{ status: unknown; text: string; headers: Record<string, unknown> }>((resolve, reject) => {
        const stream = session.request({ ':path': path, ...more });
        let [text, headers] = ['', {} as Record<string, unknown>];
        stream.setEncoding('utf8');
        stream.on('response', (got) => (headers = got));
        stream.on('data', (chunk: string) => (text += chunk));
        stream.on('end', () => resolve({ status: headers[':status'], text, headers }));
        stream.on('error', reject);
        stream.end(body);
      });
    const todos = await ask2('/todos');
    expect([todos.status, session.alpnProtocol]).toEqual([200, 'h2']);
    expect(todos.text).toContain('<!doctype html>');
    const head = await ask2('/todos', { ':method': 'HEAD' });
    expect([head.status, head.text, head.headers['content-length']]).toEqual([
      200,
      '',
      todos.headers['content-length'],
    ]);
    saw = [];
    const called = await ask2('/api/echo', { ':method': 'POST', 'content-type': 'application/json' }, '{"a":1}');
    expect(called.status).toBe(200);
    expect(saw.map(({ method, body }) => [method, body])).toEqual([['POST', '{"a":1}']]);
    expect(saw[0]?.headers['x-forwarded-host']).toBe(new URL(secure.url).host);
    expect(saw[0]?.headers['x-forwarded-proto']).toBe('https');
    const ended = new Promise((done) => session.on('close', done));
    await secure.close();
    await ended;
  });
});

/** Bytes as they are, which no HTTP client would send. */
function raw(bytes: string): Promise<string> {
  const { port } = new URL(preview.url);
  return new Promise((resolve) => {
    let got = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(500, () => socket.destroy());
    socket.on('data', (chunk) => (got += chunk.toString()));
    socket.on('error', quiet);
    socket.on('close', () => resolve(got));
  });
}
