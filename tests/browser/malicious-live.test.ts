import { long } from '../support/tags.ts';
import { expect, test, type Page } from '../support/test.ts';
import { branchName } from '../../src/components/branch.ts';
import { truncate } from '../../src/lib/truncate.ts';
import { isFileName } from '../../src/contract/fieldCodecs.ts';
import { decodeEntities } from '../../src/lib/entities.ts';
import { shop } from '../../src/shop.ts';
import { toCallPattern } from '../support/recordCalls.ts';
import { field as codeField, modal, opener } from '../support/branches.ts';
import { waitUntilIdle } from '../support/kinds.ts';
import { liveCall } from '../support/live.ts';
import { maliciousShop, allTextsProductId } from '../support/maliciousShop.ts';
import {
  watchForAttacks,
  categoryNames,
  onMaliciousSite,
  products,
  shown,
  type Shown,
} from '../support/maliciousSite.ts';
import { buyLink, cards, categoriesButton, chatText, header, main, searchBox, section } from '../support/locators.ts';
import { give, utilitiesPassword } from '../support/utilities.ts';

/** Finds ids and names of elements that clobber properties (DOM clobbering), such as `document.forms` or `form.submit`. */
const findClobberedNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clean = document.createElement('form');
    return [...document.querySelectorAll('[id], [name]')].flatMap((element) => {
      const inForm = element.closest('form') !== null;
      const named = /^(?:form|img|iframe|embed|object)$/.test(element.localName);
      // Elements are accessible by id; only these also by name, from the document or a form.
      const ownNames = [element.id, inForm || named ? (element.getAttribute('name') ?? '') : ''].filter(Boolean);
      const clobbering = ownNames.filter(
        (name) =>
          (inForm && name in clean) ||
          (named && name in Document.prototype) ||
          // Not `in`: named elements are on the window's prototype chain.
          Object.hasOwn(Window.prototype, name) ||
          Object.hasOwn(globalThis, name) ||
          name in Object.prototype,
      );
      // Data may stand in an id only behind a word of ours: "categoria-Fundas". React's own begin otherwise.
      const foreign = element.id !== '' && !/^(?:[a-z]+\d*(?:-|$)|[_:«])/i.test(element.id) ? [element.id] : [];
      return [...clobbering, ...foreign].map((name) => `${element.localName} ${name}`);
    });
  });

onMaliciousSite();
const deep = Boolean(process.env['DEEP']);
test.describe.configure({ timeout: deep ? 900_000 : 60_000 });

/** Texts as a browser shows them on one line. */
const line = (text: string): string => text.replace(/[ \t\n\r\f]+/g, ' ').trim();
const texts = async (page: Page, selector: string): Promise<string[]> =>
  (await main(page).locator(selector).allTextContents()).map(line);

const paths = ['/', '/ofertas', '/sucursales', ...(deep ? ['/todos', '/masvendidos', '/estado', '/etiquetas'] : [])];
/** The whole list is looked at as HTML (malicious-shop.test.ts); these are opened. */
const some = products.filter(
  ({ id, name }, index) =>
    id === allTextsProductId || (/intruder/.test(name) && (deep || index % 12 === 1)) || (deep && index % 6 === 0),
);

test('P39 P46 P88 nothing runs on any kind of page or requests another host, and no id shadows what scripts use', async ({
  page,
}) => {
  const { expectNoEffects } = await watchForAttacks(page);
  for (const path of [...paths, ...some.map(({ id }) => `/producto/${id}`)]) {
    await page.goto(path);
    await waitUntilIdle(page);
    await expectNoEffects();
    expect(await findClobberedNames(page), path).toEqual([]);
  }
  // What was looked at is kept on the device, and comes back from there.
  const names = some.slice(-4, -1).map(({ name }) => line(name));
  const recent = section(page, 'Vistos recientemente').getByRole('link');
  expect((await recent.allTextContents()).map(line)).toEqual(expect.arrayContaining(names));
});

test('P36 P37 the menu with every malicious icon: nothing runs, and it covers only itself', async ({ page }) => {
  const { expectNoEffects } = await watchForAttacks(page);
  await page.goto('/garantias');
  const at = (x: number, y: number): Promise<string> =>
    page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest('main, #categories')?.id ?? '', [
      x,
      y,
    ] as const);
  expect(await at(640, 400)).toBe('main');
  await categoriesButton(page).click();
  const menu = page.locator('#categories');
  await expect(menu).toBeVisible();
  // All of them come from a file, once the menu is reached for.
  await expect(menu.locator('.category-icon')).toHaveCount(categoryNames.length);
  const boxes = await menu.locator('.category-icon').evaluateAll((icons) =>
    icons.map((icon) => {
      const { width, height } = icon.getBoundingClientRect();
      const drawing = icon.querySelector('svg') as SVGElement;
      const { position, overflow } = getComputedStyle(drawing);
      return [width <= 64 && height <= 64, position, overflow].join();
    }),
  );
  expect(boxes).toHaveLength(categoryNames.length);
  expect(new Set(boxes)).toEqual(new Set(['true,static,hidden']));
  // No drawing is hit outside of its own box.
  const outside = await menu.locator('.category-icon').evaluateAll(
    (icons) =>
      icons.filter((icon) => {
        const { right, top, height } = icon.getBoundingClientRect();
        const hit = document.elementFromPoint(right + 2, top + height / 2);
        return hit !== null && icon.contains(hit);
      }).length,
  );
  expect(outside).toBe(0);
  await page.keyboard.press('Escape');
  expect(await at(640, 400)).toBe('main');
  await expectNoEffects();
});

test('P39 suggestions are text, whether they come from the file or from the live API', async ({ page }) => {
  const { expectNoEffects } = await watchForAttacks(page);
  const names = new Set(products.map(({ name }) => line(name)));
  for (const live of [true, false]) {
    if (live) await page.route('**/catalogo/busqueda/*.txt', (route) => route.abort());
    else await page.unroute('**/catalogo/busqueda/*.txt');
    await page.goto('/garantias');
    for (const typed of ['script', 'onerror=globalThis', '__proto__']) {
      await searchBox(page).fill(typed);
      const shownNames = header(page).locator('.products .name');
      await expect(shownNames.first()).toBeVisible();
      const suggested = await shownNames.allTextContents();
      for (const name of suggested) expect(names).toContain(line(name));
      await searchBox(page).fill('');
      // What is there before one types is the shop's own.
      await expect(header(page).locator('.products .name')).toHaveCount(0);
    }
    await expectNoEffects();
  }
});

test('P39 P42 results show the term and the products as text', async ({ page }) => {
  const { expectNoEffects } = await watchForAttacks(page);
  const names = products.map(({ name }) => line(name));
  for (const term of ['</h1><script>globalThis.intruder=1</script>', '"><img src=x onerror=globalThis.intruder=1>']) {
    await page.goto(`/busqueda?busqueda=${encodeURIComponent(term)}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Búsqueda: ${term}`);
    await expect(page).toHaveTitle(`${shop.name} - Búsqueda: ${term}`);
    await expect(cards(page).first()).toBeVisible();
    for (const name of await texts(page, '.card h3 a')) expect(names).toContain(name);
    await waitUntilIdle(page);
    await expectNoEffects();
  }
  // Every brand and category is a box, and a box that is checked a button.
  const box = main(page).getByRole('complementary', { name: 'Filtros' }).getByRole('checkbox').nth(2);
  await box.check();
  await expect(box).toBeChecked();
  await expectNoEffects();
});

test('P39 the live page of a product that the site lacks', long, async ({ page }) => {
  const { expectNoEffects } = await watchForAttacks(page);
  const row = (id: string) => maliciousShop.products.find(({ ProductoID }) => ProductoID === id);
  for (const { id, name, brand, model, description } of deep ? some : some.slice(1, 3)) {
    await page.route(liveCall, (route) => route.fulfill({ json: { results: { ...row(id), ProductoID: '77' } } }));
    await page.goto('/producto/77');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(line(await page.title())).toBe(line(`${name} - ${shop.name}`));
    expect((await texts(page, '.specs dd')).slice(0, 2)).toEqual([line(brand), line(model)]);
    if (description) expect(await main(page).locator('.description p').textContent()).toBe(description);
    if ((await buyLink(page).count()) > 0) expect(await chatText(buyLink(page))).toContain(truncate(name, 400));
    const related = await texts(page, '.related .card h3 a');
    for (const each of related) expect(products.map((other) => line(other.name))).toContain(each);
    await waitUntilIdle(page);
    await expectNoEffects();
    await page.unroute(liveCall);
  }
});

test('P39 a product whose live figures differ', long, async ({ page }) => {
  const { expectNoEffects } = await watchForAttacks(page);
  const { id, name, unit } = some.find(({ id: each }) => each !== allTextsProductId) as Shown;
  const row = maliciousShop.products.find(({ ProductoID }) => ProductoID === id);
  await page.route(liveCall, (route) =>
    route.fulfill({ json: { results: { ...row, Precio: '3210.00', PrecioDescuento: '0', Stock1: '7' } } }),
  );
  await page.goto(`/producto/${id}`);
  await expect(main(page).getByText('$3,210').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const stock = Number(row?.['Stock2']) + 7;
  expect(await texts(page, '.stock-total .stock')).toEqual([line(`${stock} ${unit}(s) en stock`)]);
  expect(await chatText(buyLink(page))).toContain(truncate(name, 400));
  await expectNoEffects();
});

test('P39 the live page of a category that the site lacks', long, async ({ page }) => {
  const { expectNoEffects } = await watchForAttacks(page);
  const name = 'Nueva <script>globalThis.intruder=1</script> "categoría"';
  await page.route(toCallPattern('getCategorias'), (route) =>
    route.fulfill({ json: { results: [{ Nombre: name, Icono: '<svg onload=globalThis.intruder=1>' }] } }),
  );
  await page.route(toCallPattern('postObtenerProductosCategoria'), (route) =>
    route.fulfill({ json: { results: maliciousShop.products.slice(0, 40) } }),
  );
  await page.goto(`/categoria/${encodeURIComponent(name)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Categoría: ${name}`);
  await expect(cards(page)).toHaveCount(40);
  await waitUntilIdle(page);
  await expectNoEffects();
});

test('P39 the modal of the branches', long, async ({ page }) => {
  const { expectNoEffects } = await watchForAttacks(page);
  await page.goto('/garantias');
  await opener(page).click();
  const [first = ''] = maliciousShop.branches.map(({ CP }) => shown(CP)).filter((code) => code.startsWith('<'));
  await codeField(page).fill(first.slice(0, 5));
  await codeField(page).press('Enter');
  const near = maliciousShop.branches.filter(({ CP }) => shown(CP).startsWith('<'));
  const names = near.map((row) => branchName({ neighbourhood: shown(row['Colonia']), city: shown(row['Ciudad']) }));
  await expect(modal(page).getByRole('group', { name: 'Cerca de ti' }).getByRole('radio')).toHaveCount(near.length);
  const all = line(await modal(page).innerText());
  for (const row of near)
    for (const part of [shown(row['Colonia']), shown(row['Ciudad'])])
      if (/intruder/.test(part)) expect(all).toContain(line(part));
  await modal(page).getByRole('radio').first().check({ force: true });
  await modal(page)
    .getByRole('button', { name: /^Elegir / })
    .click();
  await expect(opener(page)).toContainText(names[0] ?? '?');
  await page.goto('/sucursales');
  await waitUntilIdle(page);
  await expectNoEffects();
});

test('P39 the files of the utilities page', long, async ({ page }) => {
  const { expectNoEffects } = await watchForAttacks(page);
  await give(page, utilitiesPassword);
  const links = main(page).locator('a[download]');
  await expect(links.first()).toBeVisible();
  const files = [...new Set(maliciousShop.utilities.map((file) => decodeEntities(file).trim()).filter(isFileName))];
  expect((await links.allTextContents()).sort()).toEqual(files.sort());
  for (const url of await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href)))
    expect(url).toMatch(/^http:\/\/localhost:\d+\/assets\/utilidades\/[^/?#]+$/);
  await expectNoEffects();
});
