import { expect, test } from '../support/test.ts';
import { brokenBy, hostileMarkup, intrude, intruderHost } from '../support/intruders.ts';
import { onlyOnce, someKinds } from '../support/kinds.ts';
import { some } from '../support/spread.ts';
import { watch } from '../support/watch.ts';
import { wide } from '../support/widths.ts';

onlyOnce();

declare global {
  var intruder: string | undefined;
}

test.describe('P81 the API, as a page, a script or a style', wide, () => {
  test.use({ breaksPolicy: true });
  const call = '/api/getCategorias.php';

  test('opened as a page it is not rendered, whatever it answers', async ({ page }) => {
    const response = await page.goto(call);
    expect([response?.status(), response?.headers()['content-type']]).toEqual([403, 'text/plain; charset=utf-8']);
    expect(response?.headers()['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
  });

  for (const kind of some(someKinds, 3)) {
    test(`${kind.name} takes no script from it, nor from where files lie that were fetched`, async ({ page }) => {
      const seen = await watch(page);
      const [asked, refused]: [string[], string[]] = [[], []];
      // As if the API, or a file, were a script, and the host's guard were not there.
      for (const place of ['**/api/evil.php', '**/assets/imgs/sliders/evil.js', '**/evil.js', '**/_astro/../api/x.php'])
        await page.route(place, (route) => {
          asked.push(route.request().url());
          return route.fulfill({ contentType: 'text/javascript', body: 'globalThis.intruder = "script"' });
        });
      const address = await kind.path();
      const sources = ['/api/evil.php', '/assets/imgs/sliders/evil.js', '/evil.js', '/_astro/../api/x.php'];
      await page.route(address, async (route) => {
        const response = await route.fetch();
        const markup = sources
          .map((src) => `<script src="${src}"></script><link rel="modulepreload" href="${src}">`)
          .join('');
        await route.fulfill({ response, body: (await response.text()).replace('</main>', `${markup}</main>`) });
      });
      await page.goto(address);
      await expect.poll(async () => (await seen.violations()).length).toBeGreaterThanOrEqual(sources.length);
      for (const source of sources)
        await page.evaluate((url) => import(/* @vite-ignore */ url), source).catch(() => refused.push(source));
      expect(refused).toEqual(sources);
      expect([asked, await page.evaluate(() => globalThis.intruder)]).toEqual([[], undefined]);
    });
  }
});

test.describe('P45 P48 whatever gets into a page neither runs nor leaves it', wide, () => {
  test.use({ breaksPolicy: true });

  const path = (name: string) => ({ name, path: () => Promise.resolve(name) });
  const all = [...someKinds, path('/utilidades'), path('/producto/999001'), path('/categoria/no-existe')];
  for (const kind of some(all, 5)) {
    test(`of ${kind.name}`, async ({ page }) => {
      const seen = await watch(page);
      const left: string[] = [];
      await page.route(`https://${intruderHost}/**`, (route) => {
        left.push(`${route.request().method()} ${route.request().url()}`);
        return route.fulfill({ contentType: 'text/javascript', body: 'intruder = "from elsewhere"' });
      });
      const address = await kind.path();
      await page.route(address, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('</main>', `${hostileMarkup}</main>`);
        await route.fulfill({ response, body });
      });
      await page.goto(address);
      const before = page.url();
      expect(await page.evaluate(intrude, intruderHost)).toEqual([]);

      // Some are told after the browser has looked at where they lead.
      await expect
        .poll(async () => {
          const blocked = await seen.violations();
          return brokenBy.filter((directive) => !blocked.some((line) => line.startsWith(directive)));
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
