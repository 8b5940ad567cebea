import { expect, test } from '../support/test.ts';
import { actor } from '../support/cast.ts';
import { onlyOnce, someKinds, visit } from '../support/kinds.ts';
import { buyLink } from '../support/parts.ts';
import { wide } from '../support/widths.ts';

onlyOnce();

const offers =
  /carrito|cesta|bolsa de compra|checkout|\bcart\b|proceder al pago|realizar pago|pagar ahora|forma de pago|mi cuenta|crear (?:una )?cuenta|iniciar sesi[oó]n|inicia sesi[oó]n|reg[ií]strate|registrarse|mis pedidos|a[ñn]adir|agregar al/i;
const leads =
  /cart|carrito|checkout|pag(?:o|ar)|payment|login|sesion|cuenta|account|registr|pedido|stripe|paypal|mercadopago/i;

for (const kind of someKinds) {
  test(`R1.12 ${kind.name} offers no cart, payment or account`, wide, async ({ page }) => {
    await visit(page, kind);
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
    await expect(page.locator('input[type="password"], [autocomplete^="cc-"], [autocomplete*="password"]')).toHaveCount(
      0,
    );
  });

  if (kind.form) continue;
  test(`R1.12 the forms of ${kind.name} only search`, wide, async ({ page }) => {
    await visit(page, kind);
    const forms = await page
      // A range of prices narrows the list at hand, and goes nowhere.
      .locator('form:not(.filters *, dialog *)')
      .evaluateAll((found) => found.map((form) => [form.getAttribute('action'), (form as HTMLFormElement).method]));
    for (const form of forms) expect(form).toEqual(['/busqueda', 'get']);
  });
}

test('R1.12 R5.5 the only way to buy is the chat', wide, async ({ page }) => {
  await page.goto(`/producto/${(await actor('onOffer')).id}`);
  const buy = page
    .getByRole('link', { name: /compra(?!s\b)/i })
    .or(page.getByRole('button', { name: /compra(?!s\b)/i }));
  const names = (await buy.allTextContents()).map((name) => name.trim());
  expect([...new Set(names)].filter((name) => name !== 'Factura tu compra')).toEqual(['Comprar']);
  await expect(buyLink(page)).toHaveCount(1);
  await expect(buyLink(page)).toHaveAttribute('href', /^https:\/\/wa\.me\/52\d{10}\?text=/);
});
