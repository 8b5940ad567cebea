import { expect, test } from '../support/test.ts';
import { brokenBy, hostileMarkup, intrude, intruderHost } from '../support/intruders.ts';
import { someKinds } from '../support/kinds.ts';
import { html } from '../support/site.ts';
import { some } from '../support/spread.ts';
import { watch } from '../support/watch.ts';

declare global {
  var intruder: string | undefined;
  var settled: string[] | undefined;
}

test.describe('P81 the API, as a page, a script or a style', () => {
  test.use({ breaksPolicy: true });
  const call = '/api/getCategorias.php';

  test('opened as a page it is not rendered, whatever it answers', async ({ page }) => {
    const response = await page.goto(call);
    expect([response?.status(), response?.headers()['content-type']]).toEqual([403, 'text/plain; charset=utf-8']);
    expect(response?.headers()['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
  });

  for (const kind of some(someKinds, 1)) {
    test(`${kind.name} takes no script from it, nor from a file that is none`, async ({ page }) => {
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
      const address = await kind.path();
      await page.route(address, async (route) => {
        const response = await route.fetch();
        const scripts = sources.flatMap((src) =>
          ['text/javascript', 'module'].map((type) => `<script data-foreign type="${type}" src="${src}"></script>`),
        );
        await route.fulfill({
          response,
          body: (await response.text()).replace('</main>', `${scripts.join('')}</main>`),
        });
      });
      await page.goto(address);
      const refused = sources.flatMap((src) => [`error ${src}`, `error ${src}`]).sort();
      await expect.poll(() => page.evaluate(() => globalThis.settled?.sort())).toEqual(refused);
    });
  }
});

test.describe('P45 P48 whatever gets into a page neither runs nor leaves it', () => {
  test.use({ breaksPolicy: true });

  const path = (name: string) => ({ name, path: () => Promise.resolve(name) });
  const all = [...someKinds, path('/utilidades'), path('/producto/999001'), path('/categoria/no-existe')];
  for (const kind of some(all, 3)) {
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
