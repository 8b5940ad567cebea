import { expect, test, type Page, type Response } from '../support/test.ts';
import { countBytes, type Bytes } from '../support/bytes.ts';
import { kinds, settled, visit, type Kind } from '../support/kinds.ts';
import { liveCall } from '../support/live.ts';
import { categoriesButton } from '../support/parts.ts';
import { attributes, html } from '../support/site.ts';
import { watch, type Watch } from '../support/watch.ts';

// What holds for every page, on one of each kind: opened once, and looked at for one thing after the other.

const kilobyte = 1024;
const offers =
  /carrito|cesta|bolsa de compra|checkout|\bcart\b|proceder al pago|realizar pago|pagar ahora|forma de pago|mi cuenta|crear (?:una )?cuenta|iniciar sesi[oó]n|inicia sesi[oó]n|reg[ií]strate|registrarse|mis pedidos|a[ñn]adir|agregar al/i;
const leads =
  /cart|carrito|checkout|pag(?:o|ar)|payment|login|sesion|cuenta|account|registr|pedido|stripe|paypal|mercadopago/i;
const meta = { title: 'title', description: 'meta[name="description"]', canonical: 'link[rel="canonical"]' };

for (const kind of kinds) {
  test.describe(kind.name, () => {
    test.describe.configure({ mode: 'serial' });
    let page: Page;
    let seen: Watch;
    let response: Response;
    let counted: () => Promise<Bytes>;

    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage();
      counted = countBytes(page);
      seen = await watch(page);
      // On wide screens a column of filters comes with the results, and React with it.
      if (kind.name === 'results') await page.setViewportSize({ width: 390, height: 844 });
      const live = kind.name === 'product' ? page.waitForResponse(liveCall) : undefined;
      response = await visit(page, kind);
      await live;
      await settled(page);
    });

    test.afterAll(() => page.close());

    test(`Budget: at most ${kind.script} KB of JavaScript, and nothing moves as it loads`, async () => {
      const { script, besidesPictures, markup } = await counted();
      test.info().annotations.push({ type: 'requests', description: `${besidesPictures} besides pictures` });
      expect.soft(besidesPictures, 'requests besides pictures').toBeLessThanOrEqual(kind.requests ?? 12);
      test.info().annotations.push({ type: 'bytes', description: `${script} bytes of script, gzip` });
      expect(script).toBeGreaterThan(0);
      expect(script).toBeLessThanOrEqual(kind.script * kilobyte);
      test.info().annotations.push({ type: 'bytes', description: `${markup} bytes of HTML and CSS, gzip` });
      if (kind.name === 'product') expect(markup).toBeLessThanOrEqual(20 * kilobyte);
      // What remains below this is the header's text when its font arrives; it rounds to 0.
      expect(await seen.shift(), (await seen.moved()).join('\n')).toBeLessThan(0.0005);
    });

    test('Budget: one script of at most 500 bytes runs before the first paint', async () => {
      const source = await html(await kind.path());
      const head = source.slice(0, source.indexOf('<body'));
      const scripts = [...head.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].filter(
        ([, given = '']) => !given.includes('type="application/ld+json"'),
      );
      expect(scripts).toHaveLength(1);
      expect(scripts[0]?.[1]).toBe('');
      expect(Buffer.byteLength(scripts[0]?.[2] ?? '')).toBeLessThanOrEqual(500);
    });

    if (kind.script <= 30)
      test('Budget: no React before it is touched', async () => {
        const texts = await Promise.all(seen.scripts.map(async (each) => (await each.response())?.text() ?? ''));
        const withReact = seen.scripts.filter((_, index) =>
          /react\.element|__CLIENT_INTERNALS/.test(texts[index] ?? ''),
        );
        expect(withReact).toEqual([]);
      });
    else namesItsScripts(kind, () => seen);

    test('Metadata: one title, description and canonical address, and one heading', async () => {
      for (const selector of Object.values(meta)) await expect(page.locator(`head ${selector}`)).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect((await page.title()).length).toBeGreaterThan(5);
      const description = (await page.locator(meta.description).getAttribute('content')) ?? '';
      expect(description.length).toBeGreaterThan(20);
      expect(description.length).toBeLessThanOrEqual(160);
      const canonical = new URL((await page.locator(meta.canonical).getAttribute('href')) ?? '');
      expect(canonical.search + canonical.hash).toBe('');
      if (kind.status === 404) await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      else expect(canonical.pathname).toBe(new URL(page.url()).pathname);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
    });

    test('R1.12 no cart, payment or account, and forms that only search', async () => {
      // The shop's own words: what products are called and described with is the catalogue's.
      const words = await page.evaluate(() => {
        const copy = document.body.cloneNode(true) as HTMLElement;
        for (const part of copy.querySelectorAll('script, style, a[href^="/producto/"], h1')) part.remove();
        return copy.textContent;
      });
      expect(kind.form ? words.replaceAll(/forma de pago/gi, '') : words).not.toMatch(offers);
      const addresses = await page
        .locator('a[href], form')
        .evaluateAll((found) => found.map((part) => part.getAttribute('href') ?? part.getAttribute('action') ?? ''));
      const paths = addresses.filter((address) => /^(?:\/(?!producto|categoria)|https?:\/\/(?!wa\.me))/.test(address));
      expect(paths.filter((address) => leads.test(address))).toEqual([]);
      const secret = 'input[type="password"], [autocomplete^="cc-"], [autocomplete*="password"]';
      await expect(page.locator(secret)).toHaveCount(0);
      if (kind.form) return;
      const forms = await page
        // A range of prices narrows the list at hand, and goes nowhere.
        .locator('form:not(.filters *, dialog *)')
        .evaluateAll((found) => found.map((form) => [form.getAttribute('action'), (form as HTMLFormElement).method]));
      // That of the branch leads to all of them where no script opens its modal.
      const search = forms.filter(([action]) => action !== '/sucursales');
      for (const form of search) expect(form).toEqual(['/busqueda', 'get']);
    });

    test('P46 breaks none of its own rules and asks for nothing that is missing', async () => {
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
  });
}

/** That the page names every script that it starts with, so that none waits for another. */
function namesItsScripts(kind: Kind, seen: () => Watch): void {
  test('Budget: every script that it starts with is named from the start', async () => {
    const source = await html(await kind.path());
    const named = [...attributes(source, 'href'), ...attributes(source, 'src')];
    const own = seen()
      .scripts.map((request) => new URL(request.url()).pathname)
      .filter((path) => path.startsWith('/_astro/'));
    // What follows the first cards of results is not to be fetched beside them.
    const follows = own.findIndex((path) => path.includes('fullResults'));
    const starting = (follows < 0 ? own : own.slice(0, follows)).filter((path) => !/worker|firstResults/.test(path));
    expect(starting.length).toBeGreaterThanOrEqual(3);
    expect(starting.filter((path) => !named.includes(path))).toEqual([]);
  });
}
