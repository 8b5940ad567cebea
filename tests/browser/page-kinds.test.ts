import { findAxeViolations } from '../support/axe.ts';
import { countBytes } from '../support/bytes.ts';
import { sampledKinds, waitUntilIdle, openPageKind, type PageKind } from '../support/pageKinds.ts';
import { productEndpointPattern } from '../support/productPage.ts';
import { categoriesButton } from '../support/locators.ts';
import { attributeValues, fetchText, onSandbox } from '../support/site.ts';
import { testsAllCases } from '../support/sampling.ts';
import { expect, test, type Page } from '../support/test.ts';
import { maxLayoutShiftScore, recordPageActivity, type PageActivity } from '../support/pageActivity.ts';

// Rules for every page, checked on one page of each sampled kind (in the deep tests and on deploys: of all kinds). Each page is
// opened once. Soft assertions let the remaining steps run after a failure.

const kilobyte = 1024;
const checkoutWords =
  /carrito|cesta|bolsa de compra|checkout|\bcart\b|proceder al pago|realizar pago|pagar ahora|forma de pago|mi cuenta|crear (?:una )?cuenta|iniciar sesi[oó]n|inicia sesi[oó]n|reg[ií]strate|registrarse|mis pedidos|a[ñn]adir|agregar al/i;
const checkoutPaths =
  /cart|carrito|checkout|pag(?:o|ar)|payment|login|sesion|cuenta|account|registr|pedido|stripe|paypal|mercadopago/i;
const metaSelectors = { title: 'title', description: 'meta[name="description"]', canonical: 'link[rel="canonical"]' };

/**
 * Logs at each stage of the page load, from the start of the body on. `debug` is not silenced: it proves that the test
 * receives the messages.
 */
function logAtEachStage(): void {
  // Frames of third parties may log.
  if (self !== top) return;
  const log = (stage: string): void => {
    console.debug(stage);
    for (const method of ['log', 'warn', 'info', 'error'] as const) console[method](`${method} ${stage}`);
  };
  const observer = new MutationObserver(() => {
    if (!document.querySelector('body')) return;
    observer.disconnect();
    log('body started');
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => log('parsed'));
  addEventListener('load', () => log('loaded'));
}

for (const kind of sampledKinds) {
  test(`R1.11 R1.12 P46 ${kind.name} keeps its budget and its CSP, logs nothing, and is accessible`, async ({
    page,
  }) => {
    const readBytes = countBytes(page);
    const activity = await recordPageActivity(page);
    await page.addInitScript(logAtEachStage);
    // On wide screens results have the filter sidebar, which loads React.
    if (kind.name === 'results') await page.setViewportSize({ width: 390, height: 844 });
    const liveResponse = kind.name === 'product' ? page.waitForResponse(productEndpointPattern) : undefined;
    const response = await openPageKind(page, kind);
    await liveResponse;
    await waitUntilIdle(page);
    const source = await fetchText(await kind.path());

    await test.step(`Budget: at most ${kind.maxScriptKB} KB of JavaScript, and no layout shift during loading`, async () => {
      const { script, nonPictureRequests, markup } = await readBytes();
      test.info().annotations.push({
        type: 'bytes',
        description: `${script} bytes of script, ${markup} of HTML and CSS, gzip; ${nonPictureRequests} requests`,
      });
      expect.soft(nonPictureRequests, 'requests besides pictures').toBeLessThanOrEqual(kind.maxRequests ?? 12);
      expect.soft(script, 'bytes of script').toBeGreaterThan(0);
      expect.soft(script, 'bytes of script').toBeLessThanOrEqual(kind.maxScriptKB * kilobyte);
      if (kind.name === 'product') expect.soft(markup, 'bytes of HTML and CSS').toBeLessThanOrEqual(20 * kilobyte);
      expect
        .soft(await activity.layoutShiftScore(), (await activity.layoutShifts()).join('\n'))
        .toBeLessThan(maxLayoutShiftScore);
    });

    await test.step('Budget: one script of at most 500 bytes runs before the first paint', () => {
      const head = source.slice(0, source.indexOf('<body'));
      const scripts = [...head.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].filter(
        ([, attributes = '']) => !attributes.includes('type="application/ld+json"'),
      );
      expect
        .soft(
          scripts.map(([, attributes]) => attributes),
          'the attributes of the scripts in the head',
        )
        .toEqual(['']);
      expect.soft(Buffer.byteLength(scripts[0]?.[2] ?? ''), 'bytes of the script').toBeLessThanOrEqual(500);
    });

    if (!kind.usesReact)
      await test.step('Budget: no React before user interaction', async () => {
        const texts = await Promise.all(
          activity.scripts.map(async (script) => (await script.response())?.text() ?? ''),
        );
        const reactScripts = activity.scripts.filter((_, index) =>
          /react\.element|__CLIENT_INTERNALS/.test(texts[index] ?? ''),
        );
        expect.soft(reactScripts.map((script) => script.url())).toEqual([]);
      });
    else
      await test.step('Budget: the HTML references every initial script', () =>
        expectInitialScriptsInHtml(source, activity));

    await test.step('Metadata: one title, description and canonical URL, and one heading', async () => {
      for (const selector of Object.values(metaSelectors))
        await expect.soft(page.locator(`head ${selector}`)).toHaveCount(1);
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect.soft((await page.title()).length, 'length of the title').toBeGreaterThan(5);
      const description = (await page.locator(metaSelectors.description).getAttribute('content')) ?? '';
      expect.soft(description.length, description).toBeGreaterThan(20);
      expect.soft(description.length, description).toBeLessThanOrEqual(160);
      const canonical = new URL((await page.locator(metaSelectors.canonical).getAttribute('href')) ?? '');
      expect.soft(canonical.search + canonical.hash, 'query of the canonical URL').toBe('');
      if (kind.status === 404)
        await expect.soft(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      else expect.soft(canonical.pathname).toBe(new URL(page.url()).pathname);
      await expect.soft(page.locator('html')).toHaveAttribute('lang', 'es-MX');
    });

    await test.step('R1.12 no cart, payment, account or other form', () => expectNoCheckout(page, kind));

    await test.step('R1.11 console methods print nothing, from the first script on', async () => {
      await page.evaluate(() => {
        for (const method of ['log', 'warn', 'info', 'error'] as const) console[method](method, 1);
        console.debug('late');
      });
      await expect.poll(() => activity.consoleMessages).toContain('debug: late');
      // The browser logs a missing page, and on a deploy the writes that the tests block (R12.2).
      const loggedByBrowser = /^error: Failed to load resource: (?:.* 404|net::ERR_BLOCKED_BY_CLIENT)/;
      const mayFail = kind.status === 404 || !onSandbox;
      expect
        .soft(activity.consoleMessages.filter((line) => !(mayFail && loggedByBrowser.test(line))))
        .toEqual(['body started', 'parsed', 'loaded', 'late'].map((stage) => `debug: ${stage}`));
    });

    await test.step('P46 no CSP violation, failed response or uncaught error', async () => {
      expect.soft(response.status()).toBe(kind.status ?? 200);
      await categoriesButton(page).click();
      await page.keyboard.press('Escape');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await waitUntilIdle(page);
      expect.soft(await activity.cspViolations()).toEqual([]);
      expect.soft(activity.failedResponses).toEqual([]);
      expect.soft(activity.pageErrors).toEqual([]);
      // The CSP would block these attributes.
      for (const name of ['style', 'onclick', 'onload', 'onerror'])
        expect.soft(attributeValues(source, name), name).toEqual([]);
    });

    await test.step('Accessible: axe finds nothing at phone width, light and dark', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => scrollTo(0, 0));
      await waitUntilIdle(page);
      // Header and footer are the same on all pages: a short run checks them on home only.
      expect.soft(await findAxeViolations(page, testsAllCases || kind.name === 'home' ? 'html' : 'main')).toEqual([]);
    });
  });
}

/** Expects no texts, links or fields of a cart, a payment or an account, and no form but the search, unless the kind has one. */
async function expectNoCheckout(page: Page, kind: PageKind): Promise<void> {
  // Only the site's own texts: product names come from the catalogue.
  const text = await page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('script, style, a[href^="/producto/"], h1')) element.remove();
    return copy.textContent;
  });
  expect.soft(kind.mentionsPayment ? text.replaceAll(/forma de pago/gi, '') : text).not.toMatch(checkoutWords);
  const urls = await page
    .locator('a[href], form')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('href') ?? element.getAttribute('action') ?? ''),
    );
  const paths = urls.filter((url) => /^(?:\/(?!producto|categoria)|https?:\/\/(?!wa\.me))/.test(url));
  expect.soft(paths.filter((url) => checkoutPaths.test(url))).toEqual([]);
  const passwordAndCardFields = 'input[type="password"], [autocomplete^="cc-"], [autocomplete*="password"]';
  await expect.soft(page.locator(passwordAndCardFields)).toHaveCount(0);
  if (kind.hasForm) return;
  const forms = await page
    // The price filter has a form, but submits nothing.
    .locator('form:not(.filters *, dialog *)')
    .evaluateAll((elements) => elements.map((form) => [form.getAttribute('action'), (form as HTMLFormElement).method]));
  // The branch button is a form that leads to the list of branches without JavaScript.
  for (const form of forms.filter(([action]) => action !== '/sucursales'))
    expect.soft(form).toEqual(['/busqueda', 'get']);
}

/** Expects the HTML to reference every initial script, so that none is discovered only after another has loaded. */
function expectInitialScriptsInHtml(source: string, activity: PageActivity): void {
  const references = [...attributeValues(source, 'href'), ...attributeValues(source, 'src')];
  const loadedPaths = activity.scripts
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => path.startsWith('/_astro/'));
  // The full results load after the first cards, not beside them.
  const fullResults = loadedPaths.findIndex((path) => path.includes('fullResults'));
  const initialPaths = fullResults < 0 ? loadedPaths : loadedPaths.slice(0, fullResults);
  const initialScripts = initialPaths.filter((path) => !/worker/.test(path));
  expect.soft(initialScripts.length).toBeGreaterThanOrEqual(3);
  expect.soft(initialScripts.filter((path) => !references.includes(path))).toEqual([]);
}
