import { createServer } from 'node:http';
import { expect, test, type APIRequestContext } from '../support/test.ts';
import { findUnsafeSources } from '../../scripts/build/postprocess/policy.ts';
import { listen } from '../../scripts/listen.ts';
import { findCspFindings } from '../../scripts/scan/cspFindings.ts';
import { pageKinds } from '../support/pageKinds.ts';
import { attributeValues, baseUrl, fetchText } from '../support/site.ts';
import { violatedDirectives, maliciousMarkup, attemptInjections, attackerHost } from '../support/xssPayloads.ts';
import { sampleEvenly } from '../support/sampling.ts';
import { recordPageActivity } from '../support/pageActivity.ts';

const securityHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

/** Finds security headers that the response of a URL does not have exactly once. */
async function findHeaderViolations(request: APIRequestContext, path: string): Promise<string[]> {
  const response = await request.get(path);
  const names = response.headersArray().map(({ name }) => name.toLowerCase());
  return securityHeaders.flatMap((header) => {
    const count = names.filter((name) => name === header).length;
    return count === 1 ? [] : [`${path} (${response.status()}): ${header} ${count} times`];
  });
}

test('P47 each kind of page has each security header exactly once', async ({ request }) => {
  const paths = await Promise.all(pageKinds.map((kind) => kind.path()));
  // Redirects, live pages and a missing file.
  const morePaths = [
    '/utilidades',
    '/no-existe',
    '/inicio/',
    '/producto/999001',
    '/categoria/no-existe',
    '/_astro/no.js',
  ];
  const violations = await Promise.all([...paths, ...morePaths].map((path) => findHeaderViolations(request, path)));
  expect(violations.flat()).toEqual([]);
});

test('P47 P51 each kind of file has each security header exactly once: scripts, styles, fonts, data, feeds, pictures', async ({
  request,
}) => {
  const home = await fetchText('/');
  const manifest = (await (await request.get('/catalogo/manifest.json')).json()) as object;
  const manifestPaths = [...JSON.stringify(manifest).matchAll(/"(\/?catalogo\/[^"]+)"/g)];
  const homeUrls = ['src', 'href', 'component-url'].flatMap((name) => attributeValues(home, name));
  const files = [
    ...homeUrls.filter((url) => /^\/(?:_astro|assets|favicon|manifest)/.test(url)),
    ...manifestPaths.map(([, path = '']) => (path.startsWith('/') ? path : `/${path}`)),
    '/catalogo/manifest.json',
    '/feeds/google.tsv',
    '/feeds/google-local.tsv',
    '/feeds/meta.csv',
    '/sw.js',
    '/sitemap.xml',
    '/robots.txt',
    '/favicon.ico',
    // Netlify's image service keeps the headers of the site's own pictures; those of the API get others.
    `/.netlify/images?url=${encodeURIComponent('/assets/icons/icon-192.png')}&w=120`,
  ];
  for (const extension of [/\.js$/, /\.css$/, /\.woff2$/, /\.svg$/])
    expect(files.filter((path) => extension.test(path)).length, `files of ${extension}`).toBeGreaterThan(0);
  const violations = await Promise.all([...new Set(files)].map((path) => findHeaderViolations(request, path)));
  expect(violations.flat()).toEqual([]);
});

/** Parses a Content Security Policy into the sources of each directive. */
const parsePolicy = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((part) => {
      const [directive = '', ...sources] = part.trim().split(/\s+/);
      return [directive, sources];
    }),
  );

test('P45 P47 P48 the CSP header allows what the pages’ policies allow, and csp_evaluator finds no severe weakness', async ({
  request,
}) => {
  const header = (await request.get('/')).headers()['content-security-policy'] ?? '';
  const headerPolicy = parsePolicy(header);
  expect(headerPolicy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(headerPolicy.get('default-src')).toEqual(["'none'"]);
  // The reviewed Trusted Types policies: of the search worker, the offline worker and the patched glightbox.
  const trustedTypes = headerPolicy.get('trusted-types') ?? [];
  expect(trustedTypes.filter((name) => !['search-worker', 'sw', 'glightbox'].includes(name))).toEqual([]);
  expect(findUnsafeSources(header)).toEqual([]);
  expect(findCspFindings(header).filter(({ isHigh }) => isHigh)).toEqual([]);
  const pages = await Promise.all(
    pageKinds.map(async (kind) => [kind.name, await fetchText(await kind.path())] as const),
  );
  for (const [name, page] of pages) {
    const meta = /http-equiv="content-security-policy" content="([^"]+)"/.exec(page)?.[1] ?? '';
    for (const [directive, sources] of parsePolicy(meta)) {
      if (directive)
        expect(headerPolicy.get(directive), `${name}: ${directive}`).toEqual(
          expect.arrayContaining(sources.filter((source) => source !== "'none'")),
        );
    }
    for (const policy of [header, meta]) {
      expect(policy).not.toMatch(/'unsafe-|'strict-dynamic'|\*|(?:^|\s)(?:https?|data|blob):(?:\s|;|$)/);
      expect(findCspFindings(policy).filter(({ isHigh }) => isHigh)).toEqual([]);
    }
  }
});

declare global {
  var intruder: string | undefined;
  /** The load and error events of foreign scripts. */
  var scriptEvents: string[] | undefined;
}

test.describe('P81 an API response', () => {
  test.use({ allowCspViolations: true });
  const endpointPath = '/api/getCategorias.php';

  test('does not render as a page', async ({ page }) => {
    const response = await page.goto(endpointPath);
    expect([response?.status(), response?.headers()['content-type']]).toEqual([403, 'text/plain; charset=utf-8']);
    expect(response?.headers()['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
  });

  for (const kind of sampleEvenly(pageKinds, 1)) {
    test(`does not run as a script of ${kind.name}, nor does a file that is not a script`, async ({ page }) => {
      const slide = /assets\/imgs\/sliders\/[^"?&]+/.exec(await fetchText('/'))?.[0] ?? '';
      const sources = [endpointPath, '/%61pi/getCategorias.php', '/catalogo/manifest.json', `/${slide}`];
      await page.addInitScript(() => {
        globalThis.scriptEvents = [];
        for (const type of ['load', 'error'])
          addEventListener(
            type,
            ({ target }) => {
              if (target instanceof HTMLScriptElement && target.hasAttribute('data-foreign'))
                globalThis.scriptEvents?.push(`${type} ${target.getAttribute('src') ?? ''}`);
            },
            true,
          );
      });
      const url = await kind.path();
      await page.route(url, async (route) => {
        const response = await route.fetch();
        const scripts = sources.flatMap((src) =>
          ['text/javascript', 'module'].map((type) => `<script data-foreign type="${type}" src="${src}"></script>`),
        );
        await route.fulfill({
          response,
          body: (await response.text()).replace('</main>', `${scripts.join('')}</main>`),
        });
      });
      await page.goto(url);
      const expectedErrors = sources.flatMap((src) => [`error ${src}`, `error ${src}`]).sort();
      await expect.poll(() => page.evaluate(() => globalThis.scriptEvents?.sort())).toEqual(expectedErrors);
    });
  }
});

test.describe('P45 P48 injected markup neither runs nor exfiltrates data', () => {
  test.use({ allowCspViolations: true });

  const createPage = (path: string) => ({ name: path, path: () => Promise.resolve(path) });
  // Not results: they already have the Trusted Types policy that `attemptInjections` creates, so it would throw.
  const otherKinds = pageKinds.filter(({ name }) => name !== 'results');
  const scriptRenderedPages = ['/utilidades', '/producto/999001', '/categoria/no-existe'].map(createPage);
  for (const kind of sampleEvenly([...otherKinds, ...scriptRenderedPages], 1)) {
    test(`on ${kind.name}`, async ({ page }) => {
      const activity = await recordPageActivity(page);
      const attackerRequests: string[] = [];
      await page.route(`https://${attackerHost}/**`, (route) => {
        attackerRequests.push(`${route.request().method()} ${route.request().url()}`);
        return route.fulfill({ contentType: 'text/javascript', body: 'intruder = "from elsewhere"' });
      });
      const url = await kind.path();
      await page.route(url, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('</main>', `${maliciousMarkup}</main>`);
        await route.fulfill({ response, body });
      });
      await page.goto(url);
      const before = page.url();
      expect(await page.evaluate(attemptInjections, attackerHost)).toEqual([]);

      // The browser reports some violations only after it has resolved their URL.
      await expect
        .poll(async () => {
          const violations = await activity.cspViolations();
          return violatedDirectives.filter((directive) => !violations.some((line) => line.startsWith(directive)));
        })
        .toEqual([]);
      expect([await page.evaluate(() => globalThis.intruder), attackerRequests]).toEqual([undefined, []]);
      const elementsWithInjectedStyle = await page.evaluate(() =>
        [...document.querySelectorAll('body, #styled, body > div')].filter(
          (element) => getComputedStyle(element).outlineStyle !== 'none',
        ),
      );
      expect(elementsWithInjectedStyle).toEqual([]);
      expect(page.url()).toBe(before);
    });
  }
});

/** A page of another site. */
interface ForeignSite {
  url: string;
  close: () => void;
}

/** Serves a page at 127.0.0.1 with another port: another site than the shop under test, which is at localhost. */
async function serveForeignSite(html: string): Promise<ForeignSite> {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
  const port = await listen(server, 0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const toAbsoluteUrl = (path: string): string => new URL(path, baseUrl).href;

test.describe('P51 a page of another site', () => {
  let site: ForeignSite;
  test.beforeAll(async () => {
    site = await serveForeignSite('<!doctype html><title>Premio</title><p>x</p>');
  });
  test.afterAll(() => site.close());

  test('cannot frame any kind of page', async ({ page }) => {
    const urls = (await Promise.all(pageKinds.map((kind) => kind.path()))).map(toAbsoluteUrl);
    await page.goto(site.url);
    await page.evaluate((urls) => {
      for (const url of urls) document.body.appendChild(document.createElement('iframe')).src = url;
      const object = document.body.appendChild(document.createElement('object'));
      Object.assign(object, { type: 'text/html', data: urls[0] });
    }, urls);
    const childFrames = () => page.frames().slice(1);
    await expect
      .poll(() => childFrames().filter((frame) => frame.url().startsWith('chrome-error:')).length)
      .toBeGreaterThanOrEqual(urls.length);
    for (const frame of childFrames()) expect(frame.url()).not.toContain(new URL(baseUrl).host);
  });

  test('can neither read nor navigate a window with the shop that it opens', async ({ page, context }) => {
    await page.goto(site.url);
    const popup = context.waitForEvent('page');
    await page.evaluate((url) => {
      (globalThis as { shopWindow?: Window | null }).shopWindow = open(url, 'shop');
    }, baseUrl);
    const shopWindow = await popup;
    await shopWindow.waitForLoadState();
    expect(shopWindow.url()).toBe(toAbsoluteUrl('/'));
    expect(await shopWindow.evaluate(() => opener === null), 'the shop has no opener').toBe(true);
    const isClosedForOpener = await page.evaluate(() => {
      const { shopWindow } = globalThis as { shopWindow?: Window };
      if (shopWindow) shopWindow.location.href = '/stolen';
      return shopWindow?.closed;
    });
    expect(isClosedForOpener, 'the window is closed for its opener').toBe(true);
    await shopWindow.evaluate(() => new Promise(requestAnimationFrame));
    expect(shopWindow.url()).toBe(toAbsoluteUrl('/'));
  });

  test('can neither embed nor read anything of the shop', async ({ page }) => {
    const home = await fetchText('/');
    const script = attributeValues(home, 'src').find((url) => /^\/_astro\/.*\.js$/.test(url)) ?? '';
    const paths = ['/', '/catalogo/manifest.json', '/feeds/google.tsv', '/favicon.svg', '/sw.js', script, '/no-existe'];
    await page.goto(site.url);
    const successes = await page.evaluate(async (urls) => {
      const canLoad = (tag: 'img' | 'script', src: string) =>
        new Promise<boolean>((resolve) => {
          const element = document.createElement(tag);
          Object.assign(element, { src, onload: () => resolve(true), onerror: () => resolve(false) });
          document.body.append(element);
        });
      const canFetch = (url: string, mode: RequestMode) =>
        fetch(url, { mode }).then(
          () => true,
          () => false,
        );
      const attempts = urls.flatMap((url) => [
        { name: `${url} by fetch`, succeeds: canFetch(url, 'no-cors') },
        { name: `${url} by fetch with CORS`, succeeds: canFetch(url, 'cors') },
        { name: `${url} as a picture`, succeeds: canLoad('img', url) },
        { name: `${url} as a script`, succeeds: canLoad('script', url) },
      ]);
      const results = await Promise.all(attempts.map(async ({ name, succeeds }) => ((await succeeds) ? name : '')));
      return results.filter(Boolean);
    }, paths.map(toAbsoluteUrl));
    expect(successes).toEqual([]);
  });
});
