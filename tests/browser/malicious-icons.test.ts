import { isDeepRun } from '../support/isDeepRun.ts';
import * as fc from 'fast-check';
import { expect, test, type Page } from '../support/test.ts';
import { categoryIcon } from '../../src/features/categories/categoryIcon.ts';
import { anyIcon, maliciousIcons } from '../support/maliciousIcons.ts';

test.describe.configure({ timeout: isDeepRun ? 600_000 : 60_000 });

const sanitize = (markup: string): string => {
  const icon = categoryIcon(markup);
  return 'markup' in icon ? icon.markup : '';
};

/** Shows icons on a page without a CSP, so that whatever passes the sanitizer can run, send requests and cover the page. */
async function showIcons(page: Page, markups: readonly string[]): Promise<void> {
  await page.setContent(
    '<!doctype html><style>span{display:inline-block;width:24px;height:24px;overflow:hidden}</style>' +
      `<main id="main" style="position:fixed;inset:0 0 50%"></main><div style="margin-top:60vh">` +
      `${markups.map((markup) => `<span>${markup}</span>`).join('')}</div>`,
  );
}

interface Findings {
  /** Whether a script of an icon has run. */
  hasRunScript: boolean;
  /** The id of the element at the centre of the upper half: `main`, unless an icon covers the page. */
  coveringId: string;
  /** Elements other than shapes, and attributes other than geometry and paint. */
  disallowedMarkup: string[];
}

const inspectIcons = (page: Page): Promise<Findings> =>
  page.evaluate(() => {
    const elements = /^(?:svg|g|path|circle|rect|line|polyline|polygon|ellipse)$/;
    const attributes =
      /^(?:class|aria-hidden|focusable|viewBox|d|cx|cy|r|rx|ry|x|y|x1|y1|x2|y2|points|width|height|transform|fill|stroke|(?:fill|clip)-rule|stroke-(?:width|linecap|linejoin))$/;
    const paint = /^(?:[a-z]+|#[0-9a-f]{3,8}|[\d.]+(?:px)?)$/i;
    const disallowedMarkup = [...document.querySelectorAll('span *')].flatMap((element) => [
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
      hasRunScript: 'intruder' in globalThis,
      coveringId: document.elementFromPoint(innerWidth / 2, innerHeight / 4)?.id ?? '',
      disallowedMarkup,
    };
  });

const noFindings: Findings = { hasRunScript: false, coveringId: 'main', disallowedMarkup: [] };

/** Records the requests and dialogs of a page from now on. */
function recordEffects(page: Page): string[] {
  const effects: string[] = [];
  page.on('request', (request) => effects.push(request.url()));
  page.on('dialog', (dialog) => {
    effects.push(dialog.message());
    void dialog.dismiss();
  });
  return effects;
}

test('P36 P37 no malicious icon runs a script, sends a request or covers the page, even without a CSP', async ({
  page,
}) => {
  expect(maliciousIcons.length).toBeGreaterThan(150);
  const effects = recordEffects(page);
  await showIcons(page, maliciousIcons.map(sanitize));
  for (const icon of await page.locator('span').all()) if (isDeepRun) await icon.hover({ force: true });
  await page.locator('span').first().click();
  expect(await inspectIcons(page)).toEqual(noFindings);
  expect(effects).toEqual([]);
});

test('P36 the checks of these tests detect icons that are not sanitized', async ({ page }) => {
  const effects = recordEffects(page);
  await page.route('**', (route) => route.fulfill({ body: '' }));
  await showIcons(page, [...maliciousIcons.slice(0, 60), ...maliciousIcons.filter((icon) => icon.includes('style='))]);
  await expect.poll(() => effects.length).toBeGreaterThan(0);
  const findings = await inspectIcons(page);
  expect(findings.disallowedMarkup.length).toBeGreaterThan(20);
  expect(findings.hasRunScript, 'an unsanitized malicious icon runs its script').toBe(true);
});

test('P36 P37 no random icon runs a script, sends a request or covers the page', async ({ page }) => {
  const effects = recordEffects(page);
  const icons = fc.sample(anyIcon, { numRuns: isDeepRun ? 10_000 : 600, seed: isDeepRun ? Date.now() : 36 });
  let shownCount = 0;
  for (let start = 0; start < icons.length; start += 600) {
    const sanitized = icons.slice(start, start + 600).map(sanitize);
    shownCount += sanitized.filter(Boolean).length;
    await showIcons(page, sanitized);
    expect(await inspectIcons(page)).toEqual(noFindings);
    // Sanitizing what the browser has parsed changes nothing.
    const serialized = await page.locator('span').evaluateAll((spans) => spans.map((span) => span.innerHTML));
    for (const [index, markup] of serialized.entries()) expect(sanitize(markup)).toBe(sanitized[index]);
  }
  expect(shownCount).toBeGreaterThan(icons.length / 10);
  expect(effects).toEqual([]);
});
