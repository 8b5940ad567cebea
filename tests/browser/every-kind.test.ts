import { findAxeViolations } from '../support/accessible.ts';
import { countBytes } from '../support/bytes.ts';
import { mostViewedKinds, waitUntilIdle, visit, type Kind } from '../support/kinds.ts';
import { liveCall } from '../support/live.ts';
import { categoriesButton } from '../support/locators.ts';
import { attributes, html, onSandbox } from '../support/site.ts';
import { deep } from '../support/sampling.ts';
import { expect, test, type Page } from '../support/test.ts';
import { recordPageActivity, type PageActivity } from '../support/pageActivity.ts';

// What holds for every page, on one of each kind (all of them in the long tests): opened once, and looked at for one thing after the other. A step that fails
// does not keep the others from being looked at.

const kilobyte = 1024;
const offers =
  /carrito|cesta|bolsa de compra|checkout|\bcart\b|proceder al pago|realizar pago|pagar ahora|forma de pago|mi cuenta|crear (?:una )?cuenta|iniciar sesi[oó]n|inicia sesi[oó]n|reg[ií]strate|registrarse|mis pedidos|a[ñn]adir|agregar al/i;
const leads =
  /cart|carrito|checkout|pag(?:o|ar)|payment|login|sesion|cuenta|account|registr|pedido|stripe|paypal|mercadopago/i;
const meta = { title: 'title', description: 'meta[name="description"]', canonical: 'link[rel="canonical"]' };

/** Speaks at each step of a page, from its first element of the body on. `debug` is not silenced: it shows that we listen. */
function speak(): void {
  // What other companies print in their frames is theirs.
  if (self !== top) return;
  const say = (when: string): void => {
    console.debug(`heard ${when}`);
    for (const method of ['log', 'warn', 'info', 'error'] as const) console[method](`${method} ${when}`);
  };
  const body = new MutationObserver(() => {
    if (!document.querySelector('body')) return;
    body.disconnect();
    say('early');
  });
  body.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => say('parsed'));
  addEventListener('load', () => say('loaded'));
}

for (const kind of mostViewedKinds) {
  test(`R1.11 R1.12 P46 ${kind.name} keeps its budget and the policy, prints nothing, and is accessible`, async ({
    page,
  }) => {
    const counted = countBytes(page);
    const activity = await recordPageActivity(page);
    await page.addInitScript(speak);
    // On wide screens a column of filters comes with the results, and React with it.
    if (kind.name === 'results') await page.setViewportSize({ width: 390, height: 844 });
    const live = kind.name === 'product' ? page.waitForResponse(liveCall) : undefined;
    const response = await visit(page, kind);
    await live;
    await waitUntilIdle(page);
    const source = await html(await kind.path());

    await test.step(`Budget: at most ${kind.script} KB of JavaScript, and nothing moves as it loads`, async () => {
      const { script, besidesPictures, markup } = await counted();
      test.info().annotations.push({
        type: 'bytes',
        description: `${script} bytes of script, ${markup} of HTML and CSS, gzip; ${besidesPictures} requests`,
      });
      expect.soft(besidesPictures, 'requests besides pictures').toBeLessThanOrEqual(kind.requests ?? 12);
      expect.soft(script, 'bytes of script').toBeGreaterThan(0);
      expect.soft(script, 'bytes of script').toBeLessThanOrEqual(kind.script * kilobyte);
      if (kind.name === 'product') expect.soft(markup, 'bytes of HTML and CSS').toBeLessThanOrEqual(20 * kilobyte);
      // What remains below this is the header's text when its font arrives; it rounds to 0.
      expect.soft(await activity.layoutShift(), (await activity.shiftedElements()).join('\n')).toBeLessThan(0.0005);
    });

    await test.step('Budget: one script of at most 500 bytes runs before the first paint', () => {
      const head = source.slice(0, source.indexOf('<body'));
      const scripts = [...head.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].filter(
        ([, given = '']) => !given.includes('type="application/ld+json"'),
      );
      expect
        .soft(
          scripts.map(([, given]) => given),
          'scripts in the head, by their attributes',
        )
        .toEqual(['']);
      expect.soft(Buffer.byteLength(scripts[0]?.[2] ?? ''), 'bytes of it').toBeLessThanOrEqual(500);
    });

    if (!kind.react)
      await test.step('Budget: no React before it is touched', async () => {
        const texts = await Promise.all(activity.scripts.map(async (each) => (await each.response())?.text() ?? ''));
        const withReact = activity.scripts.filter((_, index) =>
          /react\.element|__CLIENT_INTERNALS/.test(texts[index] ?? ''),
        );
        expect.soft(withReact.map((each) => each.url())).toEqual([]);
      });
    else
      await test.step('Budget: every script that it starts with is named from the start', () =>
        namesItsScripts(source, activity));

    await test.step('Metadata: one title, description and canonical URL, and one heading', async () => {
      for (const selector of Object.values(meta)) await expect.soft(page.locator(`head ${selector}`)).toHaveCount(1);
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect.soft((await page.title()).length, 'length of the title').toBeGreaterThan(5);
      const description = (await page.locator(meta.description).getAttribute('content')) ?? '';
      expect.soft(description.length, description).toBeGreaterThan(20);
      expect.soft(description.length, description).toBeLessThanOrEqual(160);
      const canonical = new URL((await page.locator(meta.canonical).getAttribute('href')) ?? '');
      expect.soft(canonical.search + canonical.hash, 'query of the canonical URL').toBe('');
      if (kind.status === 404)
        await expect.soft(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      else expect.soft(canonical.pathname).toBe(new URL(page.url()).pathname);
      await expect.soft(page.locator('html')).toHaveAttribute('lang', 'es-MX');
    });

    await test.step('R1.12 no cart, payment or account, and forms that only search', () => onlySearches(page, kind));

    await test.step('R1.11 the console prints nothing, from the first script on', async () => {
      await page.evaluate(() => {
        for (const method of ['log', 'warn', 'info', 'error'] as const) console[method](method, 1);
        console.debug('heard late');
      });
      await expect.poll(() => activity.printed).toContain('debug: heard late');
      // The browser reports a missing page, and a write that the tests block on a deploy (R12.2).
      const byBrowser = /^error: Failed to load resource: (?:.* 404|net::ERR_BLOCKED_BY_CLIENT)/;
      const tolerated = kind.status === 404 || !onSandbox;
      expect
        .soft(activity.printed.filter((line) => !(tolerated && byBrowser.test(line))))
        .toEqual(['early', 'parsed', 'loaded', 'late'].map((when) => `debug: heard ${when}`));
    });

    await test.step('P46 it breaks none of its own rules and asks for nothing that is missing', async () => {
      expect.soft(response.status()).toBe(kind.status ?? 200);
      await categoriesButton(page).click();
      await page.keyboard.press('Escape');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await waitUntilIdle(page);
      expect.soft(await activity.violations()).toEqual([]);
      expect.soft(activity.missing).toEqual([]);
      expect.soft(activity.problems).toEqual([]);
      // No attribute that the policy would only ignore.
      for (const name of ['style', 'onclick', 'onload', 'onerror'])
        expect.soft(attributes(source, name), name).toEqual([]);
    });

    await test.step('Accessible: axe finds nothing at the width of a phone, light and dark', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => scrollTo(0, 0));
      await waitUntilIdle(page);
      // Header and footer are the same on all.
      expect.soft(await findAxeViolations(page, deep || kind.name === 'home' ? 'html' : 'main')).toEqual([]);
    });
  });
}

async function onlySearches(page: Page, kind: Kind): Promise<void> {
  // The shop's own words: what products are called and described with is the catalogue's.
  const words = await page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll('script, style, a[href^="/producto/"], h1')) part.remove();
    return copy.textContent;
  });
  expect.soft(kind.form ? words.replaceAll(/forma de pago/gi, '') : words).not.toMatch(offers);
  const urls = await page
    .locator('a[href], form')
    .evaluateAll((found) => found.map((part) => part.getAttribute('href') ?? part.getAttribute('action') ?? ''));
  const paths = urls.filter((url) => /^(?:\/(?!producto|categoria)|https?:\/\/(?!wa\.me))/.test(url));
  expect.soft(paths.filter((url) => leads.test(url))).toEqual([]);
  const secret = 'input[type="password"], [autocomplete^="cc-"], [autocomplete*="password"]';
  await expect.soft(page.locator(secret)).toHaveCount(0);
  if (kind.form) return;
  const forms = await page
    // A range of prices narrows the list at hand, and goes nowhere.
    .locator('form:not(.filters *, dialog *)')
    .evaluateAll((found) => found.map((form) => [form.getAttribute('action'), (form as HTMLFormElement).method]));
  // That of the branch leads to all of them where no script opens its modal.
  for (const form of forms.filter(([action]) => action !== '/sucursales'))
    expect.soft(form).toEqual(['/busqueda', 'get']);
}

/** That the page names every script that it starts with, so that none waits for another. */
function namesItsScripts(source: string, activity: PageActivity): void {
  const named = [...attributes(source, 'href'), ...attributes(source, 'src')];
  const own = activity.scripts
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => path.startsWith('/_astro/'));
  // What follows the first cards of results is not to be fetched beside them.
  const follows = own.findIndex((path) => path.includes('fullResults'));
  const starting = (follows < 0 ? own : own.slice(0, follows)).filter((path) => !/worker/.test(path));
  expect.soft(starting.length).toBeGreaterThanOrEqual(3);
  expect.soft(starting.filter((path) => !named.includes(path))).toEqual([]);
}
