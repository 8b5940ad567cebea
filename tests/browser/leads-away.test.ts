import { expect, test } from '../support/test.ts';
import { intruderHost } from '../support/intruders.ts';
import { kinds, settled } from '../support/kinds.ts';
import { fetchLocation } from '../support/fetchLocation.ts';
import { baseUrl, onSandbox } from '../support/site.ts';

const away = `https://${intruderHost}/`;
const parameters = [
  'url',
  'next',
  'to',
  'return',
  'redirect',
  'redirect_uri',
  'busqueda',
  'categoria',
  'producto',
  'q',
];
const hostile = `?${parameters.map((name) => `${name}=${encodeURIComponent(away)}`).join('&')}&u=//${intruderHost}&v=javascript:1`;

test('P44 no spelling of an address is redirected to another site', async () => {
  const host = intruderHost;
  const paths = [
    ...[`//${host}`, `//${host}/`, `///${host}`, `/\\${host}`, `/\\/${host}/`, `//${host}/todos/`, `//${host}//TODOS/`],
    ...[`/%2f%2f${host}`, `/%2F/${host}/`, `/%5c%5c${host}`, `/.//${host}`, `/..//${host}/`, `/%2e%2e//${host}`],
    ...[`/producto//${host}`, `/producto/%2f%2f${host}/`, `/categoria/\\${host}`, `/vivo//${host}`, `/@${host}`],
    ...[`/;busqueda=${away}`, `/busqueda;busqueda=${away}`, `/busqueda;busqueda=//${host}`, `/;@${host}`],
    ...[`/inicio${hostile}`, `/inicio/${hostile}`, `/TODOS/${hostile}`, `/no-existe${hostile}`, `/%09//${host}`],
    ...[`/no-existe/..//${host}`, `/https://${host}/`, `/https:${host}`, `/.${host}`, `/%0d%0aLocation:${away}`],
    ...[`/producto/1%0d%0aLocation:%20${away}`, `//${host}%2f..`, `//user@${host}/`, `//${host}:80/inicio/`],
  ];
  for (const path of paths) {
    const location = await fetchLocation(path);
    if (location === undefined) continue;
    expect(location, path).not.toMatch(/^(?:[/\\]{2}|\s)/);
    expect(new URL(location, baseUrl).origin, `${path} leads to ${location}`).toBe(new URL(baseUrl).origin);
  }
});

const sample = ['category', 'results', 'invoice'];
for (const kind of kinds.filter(({ name }) => process.env['DEEP'] || sample.includes(name))) {
  test(`P44 no parameter becomes a link, a form or a frame on ${kind.name}`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto((await kind.path()).replace(/\?.*/, '') + hostile);
    await settled(page);
    const targets = await page.evaluate(() =>
      [...document.querySelectorAll('[href], [action], [src], [data-frame], [formaction]')].flatMap((part) =>
        ['href', 'action', 'src', 'data-frame', 'formaction'].map((name) => part.getAttribute(name) ?? ''),
      ),
    );
    const resolved = targets.filter(Boolean).map((target) => URL.parse(target, page.url()));
    expect(resolved.filter((url) => url?.protocol === 'javascript:' || url?.host === intruderHost)).toEqual([]);
    expect(asked.filter((url) => URL.parse(url)?.host === intruderHost)).toEqual([]);
    expect(new URL(page.url()).origin).toBe(new URL(baseUrl).origin);
  });
}

test('P43 the host makes pictures of its own and of the API’s host alone', async ({ request }) => {
  test.skip(!onSandbox, 'Which hosts a deploy allows is set there.');
  const api = new URL(process.env['SANDBOX_URL'] ?? '');
  const refused = [
    ...[`${away}img/productos/1/1.jpg`, `//${intruderHost}/img/productos/1/1.jpg`, `http://${intruderHost}/1.jpg`],
    ...[`${api.origin}@${intruderHost}/img/productos/1/1.jpg`, `${api.origin}.${intruderHost}/img/productos/1/1.jpg`],
    ...[`http://user:pass@${api.host}/img/productos/1/1.jpg`, `${api.origin}/img/productos/../../widgets/chat`],
    ...[`${api.origin}/img/productos/%2e%2e/%2e%2e/widgets/chat`, `${api.origin}/bandeja`, `${api.origin}/ip`],
    ...['http://localhost:1/img/productos/1/1.jpg', 'http://127.0.0.1/x.jpg', 'http://169.254.169.254/latest/'],
    ...['file:///etc/passwd', 'data:image/png;base64,AAAA', 'ftp://x/img/productos/1/1.jpg', '/sw.js', '/_headers'],
    ...[`/\\${intruderHost}/1.jpg`, `/%2f${intruderHost}/1.jpg`, `?${away}`, `${api.origin}\\@${intruderHost}/1.jpg`],
    ...[`${away}?${api.origin}/img/productos/1/1.jpg`, `${away}#${api.origin}/img/productos/1/1.jpg`],
    ...[`${api.origin}%2f@${intruderHost}/img/productos/1/1.jpg`, `x${api.origin}/img/productos/1/1.jpg`],
  ];
  const given = await Promise.all(
    refused.map(async (url) => {
      const response = await request.get(`/.netlify/images?w=120&url=${encodeURIComponent(url)}`, { maxRedirects: 0 });
      return response.status() >= 400 ? '' : `${response.status()} ${url}`;
    }),
  );
  expect(given.filter(Boolean)).toEqual([]);
});
