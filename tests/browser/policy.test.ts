import { expect, test } from '../support/test.ts';
import { kinds, onlyOnce, visit } from '../support/kinds.ts';
import { categoriesButton } from '../support/parts.ts';
import { attributes, html } from '../support/site.ts';
import { watch } from '../support/watch.ts';

onlyOnce();

declare global {
  var intruder: string | undefined;
}

for (const kind of kinds) {
  test(`Policy: ${kind.name} breaks none of its own rules and asks for nothing that is missing`, async ({ page }) => {
    const seen = await watch(page);
    const response = await visit(page, kind);
    expect(response.status()).toBe(kind.status ?? 200);
    await categoriesButton(page).click();
    await page.keyboard.press('Escape');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(await seen.violations()).toEqual([]);
    expect(seen.missing).toEqual([]);
    expect(seen.problems).toEqual([]);
    // No attribute that the policy would only ignore.
    const source = await html(await kind.path());
    for (const name of ['style', 'onclick', 'onload', 'onerror']) expect(attributes(source, name), name).toEqual([]);
  });

  test(`Policy: markup that found its way into ${kind.name} does not run`, async ({ page }) => {
    const seen = await watch(page);
    const path = await kind.path();
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const intruders =
        '<script>intruder = "inline"</script><img src="/no.png" onerror="intruder = \'attribute\'">' +
        '<script src="https://intruder.example/x.js"></script><a id="lure" href="javascript:intruder = \'link\'">x</a>' +
        '<style>body{outline:9px solid red}</style><base href="https://intruder.example/">';
      await route.fulfill({ response, body: (await response.text()).replace('</main>', `${intruders}</main>`) });
    });
    await page.goto(path);
    await page.locator('#lure').dispatchEvent('click');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('intruder = "late"');
      document.body.append(script);
    });
    const blocked = await seen.violations();
    for (const directive of ['script-src-elem', 'script-src-attr', 'style-src-elem', 'base-uri']) {
      expect(
        blocked.filter((line) => line.startsWith(directive)),
        directive,
      ).not.toEqual([]);
    }
    expect(await page.evaluate(() => globalThis.intruder)).toBeUndefined();
    expect(await page.evaluate(() => getComputedStyle(document.body).outlineStyle)).toBe('none');
  });
}

test('Policy: text cannot become markup or code', async ({ page }) => {
  await page.goto('/');
  const refused = await page.evaluate(async () => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    const tries = {
      innerHTML: () => (document.body.innerHTML = '<b>x</b>'),
      markup: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- that it is refused is the point
      code: () => new Function('return 1'),
      policy: () => trustedTypes.createPolicy('intruder', {}),
    };
    // Not within the call of the test's own tool, which may make code.
    await new Promise(requestAnimationFrame);
    return Object.entries(tries)
      .filter(([, attempt]) => {
        try {
          attempt();
          return false;
        } catch {
          return true;
        }
      })
      .map(([name]) => name);
  });
  expect(refused).toEqual(['innerHTML', 'markup', 'code', 'policy']);
});

test('Policy: the host sends what a page cannot say itself', async ({ request }) => {
  for (const path of ['/', '/todos', '/catalogo/no-existe']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
  }
});
