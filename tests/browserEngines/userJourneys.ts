import { demoReceipts } from '../../scripts/sandbox/demoData.ts';
import { toDecimal } from '../../src/lib/money.ts';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { findOtherBranch } from '../support/branches.ts';
import { findProductWithGallery } from '../support/gallery.ts';
import { newCustomer, randomPhoneNumber } from '../support/invoicePage.ts';
import { findCategoryPath } from '../support/pageKinds.ts';
import { utilitiesPassword } from '../support/utilitiesPage.ts';
import { waitUntil } from './driver.ts';
import type { Session } from './fixtures.ts';

const cardLinks = 'main a[href^="/producto/"]';

/** Matches the beginning of a name; special characters may be typographic ones in the page. */
const toNamePattern = (name: string): RegExp => new RegExp(name.slice(0, 12).replaceAll(/[^\w ]/g, '.'));

/** The user journeys of the shop on a phone, by test title. */
export const userJourneys: Record<string, (session: Session) => Promise<void>> = {
  'home: the carousel advances, products are listed': async ({ user, screenshot }) => {
    await user.open('/');
    await user.waitForText(/Lo más visto en el sitio/);
    await user.waitForText(/1 \/ \d/);
    await screenshot('home');
    await user.click('main button', /^Pausar|^Detener/);
    const slideCounter = await user.evaluate(
      () => /\d+ \/ \d+/.exec(document.querySelector('main')?.innerText ?? '')?.[0] ?? '',
    );
    await user.click('main button', /siguiente/i);
    await waitUntil('another slide shows', () =>
      user.evaluate((counter) => !document.querySelector('main')?.innerText.includes(counter), slideCounter),
    );
    await waitUntil('products are shown', async () => (await user.countVisible(cardLinks)) >= 12);
  },

  'categories: the menu opens, closes and leads to a category': async ({ user, screenshot }) => {
    await user.open('/');
    await user.click('header summary', /^Categorías/);
    await user.waitForVisible('header a[href^="/categoria/"]');
    await screenshot('menu');
    await user.closeWithEscape('header a[href^="/categoria/"]');
    await user.click('header summary', /^Categorías/);
    await user.click('header a[href^="/categoria/"]');
    await user.waitForUrl(/^\/categoria\//);
    await user.waitForText(/^Categoría: ?\S/, 'h1');
    await user.waitForVisible(cardLinks);
    await screenshot('category');
    await user.open('/categorias');
    await user.waitForVisible('main a[href^="/categoria/"]');
    await screenshot('categories');
  },

  'search: typing shows suggestions and finds products': async ({ user, screenshot }) => {
    await user.open('/');
    await user.fill(/Buscar productos/, 'cargador');
    await user.waitForVisible('header [role="option"]', /cargador/i);
    await screenshot('suggestions');
    await user.press('Enter');
    await user.waitForUrl(/^\/busqueda\?busqueda=cargador/);
    await user.waitForVisible(cardLinks, /cargador/i);
    await user.waitForText(/Búsqueda: cargador/, 'h1');
    // The filters island is hydrated.
    await user.click('main button', /^Filtros/);
    await user.waitForVisible('dialog[open] input[type="checkbox"]');
    await user.closeWithEscape('dialog[open]');
    // The search worker still responds after it has loaded its lazy module.
    await user.waitForText(/^Cargadores/, '[data-interpretation] h2');
    await screenshot('results');
  },

  'filters: a brand and stock narrow the list, brand and order are in the URL': async ({ user, screenshot }) => {
    await user.open('/todos');
    await user.waitForVisible(cardLinks);
    await user.click('main button', /^Filtros/);
    await user.waitForVisible('dialog[open] input[id^="marca-"]');
    await screenshot('filters');
    const brandId = await user.evaluate(() => document.querySelector('dialog[open] input[id^="marca-"]')?.id ?? '');
    await user.click(`label[for="${brandId}"], [id="${brandId}"]`);
    await waitUntil('the URL has the brand', () => user.evaluate(() => location.search.includes('marca=')));
    await user.click('dialog[open] button', /^Ver .*resultado/);
    await user.waitForHidden('dialog[open]');
    await user.waitForText(/\d+ de \d+ productos/);
    await screenshot('filtered');
    await user.selectOption(/Ordenar/, '1');
    await waitUntil('the URL has the order', () => user.evaluate(() => location.search.includes('ordenar=ASC')));
    await user.open('/todos?existencias=1');
    await user.waitForText(/\d+ de \d+ productos/);
  },

  'product: gallery, lightbox, live price, live stock and Comprar': async ({ user, screenshot }) => {
    const { id, name } = await findProductWithGallery();
    await user.open(`/producto/${id}`);
    await user.waitForText(/\S/, 'h1');
    await screenshot('product');
    await user.click('main button', /^Imagen siguiente/);
    await user.waitForText(/2 \/ \d/);
    await user.click('main button', /^Ver imagen completa/);
    await user.waitForText(/Imagen 2 de \d/, '[role="dialog"]');
    await screenshot('lightbox');
    await user.closeWithEscape('[role="dialog"].glightbox-container, .glightbox-container');
    const chat = new URL(await user.findHref('main a', /^Comprar$/));
    if (!chat.searchParams.get('text')?.includes(name)) throw new Error(`Comprar does not name ${name}: ${chat.href}`);
    await user.waitForText(/Precio y existencias al día/);
  },

  'branches: the shopper chooses a branch by postal code, and the browser stores it': async ({ user, screenshot }) => {
    const branch = await findOtherBranch();
    const { id } = await findFixtureProduct('onOffer');
    await user.open(`/producto/${id}`);
    await user.click('header button', /sucursal|Abierto|Cerrado|Abre|Cierra/i);
    await user.fill(/Código postal/, branch.postalCode);
    await user.press('Enter');
    await user.waitForVisible('dialog[open] input[type="radio"]');
    await screenshot('branch dialog');
    await user.click('dialog[open] label', new RegExp(branch.postalCode));
    await user.click('dialog[open] button', /^Elegir /);
    await user.waitForHidden('dialog[open]');
    await waitUntil('the choice is stored', () => user.evaluate(() => localStorage.length > 0));
    await user.open('/sucursales');
    await screenshot('branches');
  },

  'invoice: the shopper enters a receipt and sends the request': async ({ user, screenshot }) => {
    await user.open('/facturacion');
    await user.waitForVisible('main button[type="submit"]', /Continuar/);
    await user.fill(/Número de nota/, demoReceipts.thisMonth.receipt);
    await user.fill(/Total de la nota/, toDecimal(demoReceipts.thisMonth.total));
    await screenshot('invoice');
    await user.click('main button', /^Continuar/);
    await user.fill(/Teléfono/, randomPhoneNumber());
    await user.click('main button', /^Continuar/);
    for (const [label, text] of Object.entries(newCustomer)) await user.fill(new RegExp(`^${label}`), text);
    await user.selectOption(/Régimen fiscal/, '612');
    await user.selectOption(/Forma de pago/, '04');
    await screenshot('invoice data');
    await user.click('main button', /^Revisar solicitud/);
    await user.waitForText(/Revisa tu solicitud/);
    await screenshot('invoice review');
    await user.click('main button', /^Solicitar factura/);
    await user.waitForVisible('main button', /^Facturar otra compra/);
    await user.waitForText(/1 a 5 días/);
    await screenshot('invoice sent');
  },

  'promo: the page shows a discount and a countdown': async ({ user, screenshot }) => {
    await user.open('/promocode');
    await user.waitForText(/([5-9]|10) ?% /);
    await user.waitForVisible('main [role="timer"]');
    await screenshot('promo');
  },

  'utilities: the password unlocks the page': async ({ user, screenshot }) => {
    await user.open('/utilidades');
    await user.fill(/Contraseña/, utilitiesPassword);
    await user.press('Enter');
    await user.waitForVisible('main h3', /^[A-ZÑ]$/);
    await screenshot('utilities');
  },

  'live pages: products and categories without a page come from the API': async ({ user, site, screenshot }) => {
    const { id, name } = await findFixtureProduct('onOffer');
    // A product that is newer than the site: Netlify serves the live page.
    site.servePageAt('/producto/999001', `/producto/${id}`);
    await user.open(`/producto/${id}`);
    await user.waitForText(toNamePattern(name), 'h1');
    await user.waitForVisible('main a[href*="wa.me"], main a[href*="whatsapp"]');
    await screenshot('live product');
    await user.open('/producto/999001');
    await user.waitForText(/ya no está en la tienda/);
    const category = await findCategoryPath();
    site.servePageAt('/categoria/no-existe', category);
    await user.open(category);
    await user.waitForVisible(cardLinks);
    await screenshot('live category');
  },

  'offline: visited pages stay available, with a notice': async ({ driver, user, site, screenshot }) => {
    const { id, name } = await findFixtureProduct('lastOne');
    await user.open(`/producto/${id}`);
    await waitUntil('the page is cached', () =>
      user.evaluate(async () => Boolean(await (await caches.open('page-1')).match(location.pathname))),
    );
    site.setOnline(false);
    // By script, since Puppeteer's `goto` fails in Firefox for a page that a service worker serves.
    await user.evaluate(() => void setTimeout(() => location.assign('?otra')));
    await user.waitForUrl(/\?otra$/);
    await user.waitForText(toNamePattern(name), 'h1');
    await user.waitForText(/sin conexión|copia/i, 'body');
    await screenshot('offline');
    site.setOnline(true);
    // Discards the errors of the simulated network failure.
    driver.takeErrors();
    site.takeErrors();
  },
};
