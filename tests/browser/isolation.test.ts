import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/test.ts';
import { kinds } from '../support/kinds.ts';
import { attributes, baseUrl, html } from '../support/site.ts';

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

let site: IntruderSite;
test.beforeAll(async () => {
  site = await intruderSite('<!doctype html><title>Premio</title><p>x</p>');
});
test.afterAll(() => site.close());

const whole = (path: string): string => new URL(path, baseUrl).href;

test('P51 no kind of page can be framed', async ({ page }) => {
  const addresses = (await Promise.all(kinds.map((kind) => kind.path()))).map(whole);
  await page.goto(site.url);
  await page.evaluate((urls) => {
    for (const url of urls) document.body.appendChild(document.createElement('iframe')).src = url;
    const object = document.body.appendChild(document.createElement('object'));
    Object.assign(object, { type: 'text/html', data: urls[0] });
  }, addresses);
  const inside = () => page.frames().slice(1);
  await expect
    .poll(() => inside().filter((frame) => frame.url().startsWith('chrome-error:')).length)
    .toBeGreaterThanOrEqual(addresses.length);
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
  expect(await shop.evaluate(() => opener === null)).toBe(true);
  const held = await page.evaluate(() => {
    const { shop: window } = globalThis as { shop?: Window };
    if (window) window.location.href = '/stolen';
    return window?.closed;
  });
  expect(held).toBe(true);
  await shop.evaluate(() => new Promise(requestAnimationFrame));
  expect(shop.url()).toBe(whole('/'));
});

test('P51 nothing of the shop can be embedded or read by another site', async ({ page }) => {
  const home = await html('/');
  const script = attributes(home, 'src').find((address) => /^\/_astro\/.*\.js$/.test(address)) ?? '';
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
