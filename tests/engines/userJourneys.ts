import { demoReceipts } from '../../scripts/sandbox/demoData.ts';
import { toDecimal } from '../../src/lib/money.ts';
import { findFixture } from '../support/fixtures.ts';
import { findOtherBranch } from '../support/branches.ts';
import { findPicturedProduct } from '../support/gallery.ts';
import { data, newPhone } from '../support/invoice.ts';
import { aCategory } from '../support/kinds.ts';
import { utilitiesPassword } from '../support/utilities.ts';
import { until } from './client.ts';
import type { Tour } from './test.ts';

const cards = 'main a[href^="/producto/"]';

/** The beginning of a name, as a page may write it. */
const starting = (name: string): RegExp => new RegExp(name.slice(0, 12).replaceAll(/[^\w ]/g, '.'));

/** Every ability of the shop, as a shopper on a phone goes through it; the same in every engine. */
export const abilities: Record<string, (tour: Tour) => Promise<void>> = {
  'home: slides turn, products are listed': async ({ user, picture }) => {
    await user.open('/');
    await user.reads(/Lo más visto en el sitio/);
    await user.reads(/1 \/ \d/);
    await picture('home');
    await user.click('main button', /^Pausar|^Detener/);
    const before = await user.run(() => /\d+ \/ \d+/.exec(document.querySelector('main')?.innerText ?? '')?.[0] ?? '');
    await user.click('main button', /siguiente/i);
    await until('another slide shows', () =>
      user.run((last) => !document.querySelector('main')?.innerText.includes(last), before),
    );
    await until('products are shown', async () => (await user.count(cards)) >= 12);
  },

  'categories: the menu opens, closes and leads to a category': async ({ user, picture }) => {
    await user.open('/');
    await user.click('header summary', /^Categorías/);
    await user.find('header a[href^="/categoria/"]');
    await picture('menu');
    await user.escape('header a[href^="/categoria/"]');
    await user.click('header summary', /^Categorías/);
    await user.click('header a[href^="/categoria/"]');
    await user.isAt(/^\/categoria\//);
    await user.reads(/^Categoría: ?\S/, 'h1');
    await user.find(cards);
    await picture('category');
    await user.open('/categorias');
    await user.find('main a[href^="/categoria/"]');
    await picture('categories');
  },

  'search: what is typed is suggested, and found': async ({ user, picture }) => {
    await user.open('/');
    await user.fill(/Buscar productos/, 'cargador');
    await user.find('header [role="option"]', /cargador/i);
    await picture('suggestions');
    await user.press('Enter');
    await user.isAt(/^\/busqueda\?busqueda=cargador/);
    await user.find(cards, /cargador/i);
    await user.reads(/Búsqueda: cargador/, 'h1');
    // What a person works with has come.
    await user.click('main button', /^Filtros/);
    await user.find('dialog[open] input[type="checkbox"]');
    await user.escape('dialog[open]');
    // The worker goes on responding once it has loaded a part of itself.
    await user.reads(/^Cargadores/, '[data-interpretation] h2');
    await picture('results');
  },

  'filters: a brand, stock and order narrow a list, Back widens it': async ({ user, picture }) => {
    await user.open('/todos');
    await user.find(cards);
    await user.click('main button', /^Filtros/);
    await user.find('dialog[open] input[id^="marca-"]');
    await picture('filters');
    const first = await user.run(() => document.querySelector('dialog[open] input[id^="marca-"]')?.id ?? '');
    await user.click(`label[for="${first}"], [id="${first}"]`);
    await until('the URL has the brand', () => user.run(() => location.search.includes('marca=')));
    await user.click('dialog[open] button', /^Ver .*resultado/);
    await user.lacks('dialog[open]');
    await user.reads(/\d+ de \d+ productos/);
    await picture('filtered');
    await user.choose(/Ordenar/, '1');
    await until('the URL has the order', () => user.run(() => location.search.includes('ordenar=ASC')));
    await user.open('/todos?existencias=1');
    await user.reads(/\d+ de \d+ productos/);
  },

  'product: gallery, full size, figures, description and Comprar': async ({ user, picture }) => {
    const { id, name } = await findPicturedProduct();
    await user.open(`/producto/${id}`);
    await user.reads(/\S/, 'h1');
    await picture('product');
    await user.click('main button', /^Imagen siguiente/);
    await user.reads(/2 \/ \d/);
    await user.click('main button', /^Ver imagen completa/);
    await user.reads(/Imagen 2 de \d/, '[role="dialog"]');
    await picture('lightbox');
    await user.escape('[role="dialog"].glightbox-container, .glightbox-container');
    const chat = new URL(await user.href('main a', /^Comprar$/));
    if (!chat.searchParams.get('text')?.includes(name)) throw new Error(`Comprar does not name ${name}: ${chat.href}`);
    await user.reads(/Precio y existencias al día/);
  },

  'branches: one is chosen by postal code, and is first': async ({ user, picture }) => {
    const branch = await findOtherBranch();
    const { id } = await findFixture('onOffer');
    await user.open(`/producto/${id}`);
    await user.click('header button', /sucursal|Abierto|Cerrado|Abre|Cierra/i);
    await user.fill(/Código postal/, branch.postalCode);
    await user.press('Enter');
    await user.find('dialog[open] input[type="radio"]');
    await picture('branch dialog');
    await user.click('dialog[open] label', new RegExp(branch.postalCode));
    await user.click('dialog[open] button', /^Elegir /);
    await user.lacks('dialog[open]');
    await until('the choice is kept', () => user.run(() => localStorage.length > 0));
    await user.open('/sucursales');
    await picture('branches');
  },

  'invoice: from the receipt to the sent request': async ({ user, picture }) => {
    await user.open('/facturacion');
    await user.find('main button[type="submit"]', /Continuar/);
    await user.fill(/Número de nota/, demoReceipts.thisMonth.receipt);
    await user.fill(/Total de la nota/, toDecimal(demoReceipts.thisMonth.total));
    await picture('invoice');
    await user.click('main button', /^Continuar/);
    await user.fill(/Teléfono/, newPhone());
    await user.click('main button', /^Continuar/);
    for (const [label, text] of Object.entries(data)) await user.fill(new RegExp(`^${label}`), text);
    await user.choose(/Régimen fiscal/, '612');
    await user.choose(/Forma de pago/, '04');
    await picture('invoice data');
    await user.click('main button', /^Revisar solicitud/);
    await user.reads(/Revisa tu solicitud/);
    await picture('invoice review');
    await user.click('main button', /^Solicitar factura/);
    await user.find('main button', /^Facturar otra compra/);
    await user.reads(/1 a 5 días/);
    await picture('invoice sent');
  },

  'promo: a code is made': async ({ user, picture }) => {
    await user.open('/promocode');
    await user.reads(/([5-9]|10) ?% /);
    await user.find('main [role="timer"]');
    await picture('promo');
  },

  'utilities: locked until the password is given': async ({ user, picture }) => {
    await user.open('/utilidades');
    await user.fill(/Contraseña/, utilitiesPassword);
    await user.press('Enter');
    await user.find('main h3', /^[A-ZÑ]$/);
    await picture('utilities');
  },

  'live pages: what the site lacks is asked from the API': async ({ user, site, picture }) => {
    const { id, name } = await findFixture('onOffer');
    // A product that the API has and the site lacks, as the host serves it.
    site.serve('/producto/999001', `/producto/${id}`);
    await user.open(`/producto/${id}`);
    await user.reads(starting(name), 'h1');
    await user.find('main a[href*="wa.me"], main a[href*="whatsapp"]');
    await picture('live product');
    await user.open('/producto/999001');
    await user.reads(/ya no está en la tienda/);
    const category = await aCategory();
    site.serve('/categoria/no-existe', category);
    await user.open(category);
    await user.find(cards);
    await picture('live category');
  },

  'offline: visited pages stay, and says so': async ({ client, user, site, picture }) => {
    const { id, name } = await findFixture('lastOne');
    await user.open(`/producto/${id}`);
    await until('the page is kept', () =>
      user.run(async () => Boolean(await (await caches.open('page-1')).match(location.pathname))),
    );
    site.online(false);
    // As a link does it: of a page that a worker responds with, Firefox reports to its driver that it failed.
    await user.run(() => void setTimeout(() => location.assign('?otra')));
    await user.isAt(/\?otra$/);
    await user.reads(starting(name), 'h1');
    await user.reads(/sin conexión|copia/i, 'body');
    await picture('offline');
    site.online(true);
    // What the network failed is what this was for.
    client.complaints();
    site.faults();
  },
};
