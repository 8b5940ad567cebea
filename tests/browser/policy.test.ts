import { expect, test, type APIRequestContext } from '../support/test.ts';
import { findUnsafeSources } from '../../scripts/build/postprocess/policy.ts';
import { findWeaknesses } from '../../scripts/scan/evaluator.ts';
import { kinds, sampledKinds } from '../support/kinds.ts';
import { attributes, baseUrl, html } from '../support/site.ts';
import { violatedDirectives, maliciousMarkup, attemptInjections, intruderHost } from '../support/intruders.ts';
import { sample } from '../support/sampling.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';

const once = [
  ...['content-security-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy', 'permissions-policy'],
  ...['referrer-policy', 'strict-transport-security', 'x-content-type-options', 'x-frame-options'],
];

/** The security headers that a URL does not have exactly once. */
async function wrong(request: APIRequestContext, path: string): Promise<string[]> {
  const response = await request.get(path);
  const names = response.headersArray().map(({ name }) => name.toLowerCase());
  return once.flatMap((header) => {
    const times = names.filter((name) => name === header).length;
    return times === 1 ? [] : [`${path} (${response.status()}): ${header} ${times} times`];
  });
}

test('P47 each kind of page has each security header exactly once', async ({ request }) => {
  const paths = await Promise.all(kinds.map((kind) => kind.path()));
  // Where a redirect leads, live shells, and what is not there.
  const more = ['/utilidades', '/no-existe', '/inicio/', '/producto/999001', '/categoria/no-existe', '/_astro/no.js'];
  const found = await Promise.all([...paths, ...more].map((path) => wrong(request, path)));
  expect(found.flat()).toEqual([]);
});

test('P47 P51 each file has them, too: scripts, styles, fonts, workers, data, feeds, pictures', async ({ request }) => {
  const home = await html('/');
  const manifest = (await (await request.get('/catalogo/manifest.json')).json()) as object;
  const data = JSON.stringify(manifest).matchAll(/"(\/?catalogo\/[^"]+)"/g);
  const own = [...attributes(home, 'src'), ...attributes(home, 'href'), ...attributes(home, 'component-url')];
  const files = [
    ...own.filter((url) => /^\/(?:_astro|assets|favicon|manifest)/.test(url)),
    ...[...data].map(([, path = '']) => (path.startsWith('/') ? path : `/${path}`)),
    ...['/catalogo/manifest.json', '/feeds/google.tsv', '/feeds/google-local.tsv', '/feeds/meta.csv', '/sw.js'],
    ...['/sitemap.xml', '/robots.txt', '/favicon.ico'],
    // Of a picture of the site the host passes its headers on; of one of the API it decides itself.
    `/.netlify/images?url=${encodeURIComponent('/assets/icons/icon-192.png')}&w=120`,
  ];
  for (const kind of [/\.js$/, /\.css$/, /\.woff2$/, /\.svg$/])
    expect(files.filter((path) => kind.test(path)).length, `files of ${kind}`).toBeGreaterThan(0);
  const found = await Promise.all([...new Set(files)].map((path) => wrong(request, path)));
  expect(found.flat()).toEqual([]);
});

test('P45 P47 P48 the header is as strict as the pages’ policies, and csp_evaluator finds no weakness', async ({
  request,
}) => {
  const header = (await request.get('/')).headers()['content-security-policy'] ?? '';
  const allowed = (policy: string) =>
    new Map(policy.split(';').map((part) => [part.trim().split(/\s+/)[0] ?? '', part.trim().split(/\s+/).slice(1)]));
  expect(allowed(header).get('frame-ancestors')).toEqual(["'none'"]);
  expect(allowed(header).get('default-src')).toEqual(["'none'"]);
  // Each was reviewed: the search's worker, the offline worker, and what makes glightbox fit.
  const policies = allowed(header).get('trusted-types') ?? [];
  expect(policies.filter((name) => !['search-worker', 'sw', 'glightbox'].includes(name))).toEqual([]);
  expect(findUnsafeSources(header)).toEqual([]);
  expect(findWeaknesses(header).filter(({ high }) => high)).toEqual([]);
  const pages = await Promise.all(kinds.map(async (kind) => [kind.name, await html(await kind.path())] as const));
  for (const [name, page] of pages) {
    const meta = /http-equiv="content-security-policy" content="([^"]+)"/.exec(page)?.[1] ?? '';
    for (const [directive, sources] of allowed(meta)) {
      if (directive)
        expect(allowed(header).get(directive), `${name}: ${directive}`).toEqual(
          expect.arrayContaining(sources.filter((source) => source !== "'none'")),
        );
    }
    for (const policy of [header, meta]) {
      expect(policy).not.toMatch(/'unsafe-|'strict-dynamic'|\*|(?:^|\s)(?:https?|data|blob):(?:\s|;|$)/);
      expect(findWeaknesses(policy).filter(({ high }) => high)).toEqual([]);
    }
  }
});

declare global {
  var intruder: string | undefined;
  var settled: string[] | undefined;
}

test.describe('P81 the API, as a page, a script or a style', () => {
  test.use({ allowCspViolations: true });
  const call = '/api/getCategorias.php';

  test('opened as a page it does not render, whatever the response', async ({ page }) => {
    const response = await page.goto(call);
    expect([response?.status(), response?.headers()['content-type']]).toEqual([403, 'text/plain; charset=utf-8']);
    expect(response?.headers()['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
  });

  for (const kind of sample(sampledKinds, 1)) {
    test(`${kind.name} runs no script from it, nor from a file that is not a script`, async ({ page }) => {
      const slide = /assets\/imgs\/sliders\/[^"?&]+/.exec(await html('/'))?.[0] ?? '';
      const sources = [call, '/%61pi/getCategorias.php', '/catalogo/manifest.json', `/${slide}`];
      await page.addInitScript(() => {
        globalThis.settled = [];
        for (const type of ['load', 'error'])
          addEventListener(
            type,
            ({ target }) => {
              if (target instanceof HTMLScriptElement && target.hasAttribute('data-foreign'))
                globalThis.settled?.push(`${type} ${target.getAttribute('src') ?? ''}`);
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
      const rejected = sources.flatMap((src) => [`error ${src}`, `error ${src}`]).sort();
      await expect.poll(() => page.evaluate(() => globalThis.settled?.sort())).toEqual(rejected);
    });
  }
});

test.describe('P45 P48 injected markup neither runs nor exfiltrates data', () => {
  test.use({ allowCspViolations: true });

  const path = (name: string) => ({ name, path: () => Promise.resolve(name) });
  // Results have taken the name that an intruder would borrow (tests/support/intruders.ts): the attempt itself throws.
  const open = sampledKinds.filter(({ name }) => name !== 'results');
  const all = [...open, path('/utilidades'), path('/producto/999001'), path('/categoria/no-existe')];
  for (const kind of sample(all, 1)) {
    test(`of ${kind.name}`, async ({ page }) => {
      const activity = await recordPageActivity(page);
      const left: string[] = [];
      await page.route(`https://${intruderHost}/**`, (route) => {
        left.push(`${route.request().method()} ${route.request().url()}`);
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
      expect(await page.evaluate(attemptInjections, intruderHost)).toEqual([]);

      // Some are told after the browser has looked at where they lead.
      await expect
        .poll(async () => {
          const blocked = await activity.violations();
          return violatedDirectives.filter((directive) => !blocked.some((line) => line.startsWith(directive)));
        })
        .toEqual([]);
      expect([await page.evaluate(() => globalThis.intruder), left]).toEqual([undefined, []]);
      const outlined = await page.evaluate(() =>
        [...document.querySelectorAll('body, #styled, body > div')].filter(
          (part) => getComputedStyle(part).outlineStyle !== 'none',
        ),
      );
      expect(outlined).toEqual([]);
      expect(page.url()).toBe(before);
    });
  }
});

/** A site of somebody else, with one page. */
interface IntruderSite {
  url: string;
  close: () => void;
}

/** Serves a page on a port and at a host (127.0.0.1, where the shop under test is localhost) that are not the shop's. */
async function intruderSite(page: string): Promise<IntruderSite> {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const whole = (path: string): string => new URL(path, baseUrl).href;

test.describe('P51 a page of another site', () => {
  let site: IntruderSite;
  test.beforeAll(async () => {
    site = await intruderSite('<!doctype html><title>Premio</title><p>x</p>');
  });
  test.afterAll(() => site.close());

  test('P51 no kind of page can be framed', async ({ page }) => {
    const urls = (await Promise.all(kinds.map((kind) => kind.path()))).map(whole);
    await page.goto(site.url);
    await page.evaluate((urls) => {
      for (const url of urls) document.body.appendChild(document.createElement('iframe')).src = url;
      const object = document.body.appendChild(document.createElement('object'));
      Object.assign(object, { type: 'text/html', data: urls[0] });
    }, urls);
    const inside = () => page.frames().slice(1);
    await expect
      .poll(() => inside().filter((frame) => frame.url().startsWith('chrome-error:')).length)
      .toBeGreaterThanOrEqual(urls.length);
    for (const frame of inside()) expect(frame.url()).not.toContain(new URL(baseUrl).host);
  });

  test('P51 a page that opens the shop can neither see nor steer it', async ({ page, context }) => {
    await page.goto(site.url);
    const opening = context.waitForEvent('page');
    await page.evaluate((url) => {
      (globalThis as { shop?: Window | null }).shop = open(url, 'shop');
    }, baseUrl);
    const shop = await opening;
    await shop.waitForLoadState();
    expect(shop.url()).toBe(whole('/'));
    expect(await shop.evaluate(() => opener === null), 'the shop has no opener').toBe(true);
    const held = await page.evaluate(() => {
      const { shop: window } = globalThis as { shop?: Window };
      if (window) window.location.href = '/stolen';
      return window?.closed;
    });
    expect(held, 'the window is closed for who opened it').toBe(true);
    await shop.evaluate(() => new Promise(requestAnimationFrame));
    expect(shop.url()).toBe(whole('/'));
  });

  test('P51 nothing of the shop can be embedded or read by another site', async ({ page }) => {
    const home = await html('/');
    const script = attributes(home, 'src').find((url) => /^\/_astro\/.*\.js$/.test(url)) ?? '';
    const paths = ['/', '/catalogo/manifest.json', '/feeds/google.tsv', '/favicon.svg', '/sw.js', script, '/no-existe'];
    await page.goto(site.url);
    const got = await page.evaluate(async (urls) => {
      const loaded = (tag: 'img' | 'script', src: string) =>
        new Promise<boolean>((resolve) => {
          const part = document.createElement(tag);
          Object.assign(part, { src, onload: () => resolve(true), onerror: () => resolve(false) });
          document.body.append(part);
        });
      const fetched = (url: string, mode: RequestMode) =>
        fetch(url, { mode }).then(
          () => true,
          () => false,
        );
      const tries = urls.flatMap((url) => [
        { what: `${url} by fetch`, done: fetched(url, 'no-cors') },
        { what: `${url} by fetch with CORS`, done: fetched(url, 'cors') },
        { what: `${url} as a picture`, done: loaded('img', url) },
        { what: `${url} as a script`, done: loaded('script', url) },
      ]);
      const results = await Promise.all(tries.map(async ({ what, done }) => ((await done) ? what : '')));
      return results.filter(Boolean);
    }, paths.map(whole));
    expect(got).toEqual([]);
  });
});
