import * as fc from 'fast-check';
import { expect, test, type Page } from '../support/test.ts';
import { categoryIcon } from '../../src/features/categories/categoryIcon.ts';
import { anyIcon, maliciousIcons } from '../support/icons.ts';

const deep = Boolean(process.env['DEEP']);
test.describe.configure({ timeout: deep ? 600_000 : 60_000 });

const safe = (markup: string): string => {
  const icon = categoryIcon(markup);
  return 'markup' in icon ? icon.markup : '';
};

/** A page without any policy that could help: what the sanitiser lets through runs, asks and covers. */
async function show(page: Page, markups: readonly string[]): Promise<void> {
  await page.setContent(
    '<!doctype html><style>span{display:inline-block;width:24px;height:24px;overflow:hidden}</style>' +
      `<main id="main" style="position:fixed;inset:0 0 50%"></main><div style="margin-top:60vh">` +
      `${markups.map((markup) => `<span>${markup}</span>`).join('')}</div>`,
  );
}

interface Faults {
  intruder: boolean;
  centre: string;
  odd: string[];
}

/** What is in the page that no icon may bring: anything but shapes, and any attribute but geometry and paint. */
const faults = (page: Page): Promise<Faults> =>
  page.evaluate(() => {
    const elements = /^(?:svg|g|path|circle|rect|line|polyline|polygon|ellipse)$/;
    const attributes =
      /^(?:class|aria-hidden|focusable|viewBox|d|cx|cy|r|rx|ry|x|y|x1|y1|x2|y2|points|width|height|transform|fill|stroke|(?:fill|clip)-rule|stroke-(?:width|linecap|linejoin))$/;
    const paint = /^(?:[a-z]+|#[0-9a-f]{3,8}|[\d.]+(?:px)?)$/i;
    const odd = [...document.querySelectorAll('span *')].flatMap((element) => [
      ...(elements.test(element.localName) && element.namespaceURI === 'http://www.w3.org/2000/svg'
        ? []
        : [element.outerHTML.slice(0, 200)]),
      ...[...element.attributes]
        .filter(
          ({ name, value }) =>
            !attributes.test(name) ||
            (name === 'class' && value !== 'icon') ||
            (/^(?:fill|stroke)$/.test(name) && !paint.test(value)),
        )
        .map(({ name, value }) => `${element.localName} ${name}=${value}`.slice(0, 200)),
    ]);
    return {
      intruder: 'intruder' in globalThis,
      centre: document.elementFromPoint(innerWidth / 2, innerHeight / 4)?.id ?? '',
      odd,
    };
  });

const none: Faults = { intruder: false, centre: 'main', odd: [] };

/** The requests and dialogs of a page from now on. */
function noted(page: Page): string[] {
  const all: string[] = [];
  page.on('request', (request) => all.push(request.url()));
  page.on('dialog', (dialog) => {
    all.push(dialog.message());
    void dialog.dismiss();
  });
  return all;
}

test('P36 P37 no malicious icon runs, requests or covers anything, even without a policy', async ({ page }) => {
  expect(maliciousIcons.length).toBeGreaterThan(150);
  const requests = noted(page);
  await show(page, maliciousIcons.map(safe));
  for (const icon of await page.locator('span').all()) if (deep) await icon.hover({ force: true });
  await page.locator('span').first().click();
  expect(await faults(page)).toEqual(none);
  expect(requests).toEqual([]);
});

test('P36 the test detects an icon that is not sanitized', async ({ page }) => {
  const requests = noted(page);
  await page.route('**', (route) => route.fulfill({ body: '' }));
  await show(page, [...maliciousIcons.slice(0, 60), ...maliciousIcons.filter((icon) => icon.includes('style='))]);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  const found = await faults(page);
  expect(found.odd.length).toBeGreaterThan(20);
  expect(found.intruder, 'a malicious icon runs where it is not made safe').toBe(true);
});

test('P36 P37 nor does any other icon of the same elements', async ({ page }) => {
  const requests = noted(page);
  const all = fc.sample(anyIcon, { numRuns: deep ? 10_000 : 600, seed: deep ? Date.now() : 36 });
  let drawn = 0;
  for (let from = 0; from < all.length; from += 600) {
    const some = all.slice(from, from + 600).map(safe);
    drawn += some.filter(Boolean).length;
    await show(page, some);
    expect(await faults(page)).toEqual(none);
    // What was written is what the browser made of it: no second reading makes something else.
    const again = await page.locator('span').evaluateAll((spans) => spans.map((span) => span.innerHTML));
    for (const [at, markup] of again.entries()) expect(safe(markup)).toBe(some[at]);
  }
  expect(drawn).toBeGreaterThan(all.length / 10);
  expect(requests).toEqual([]);
});
