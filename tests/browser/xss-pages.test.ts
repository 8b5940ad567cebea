import { deepOnly } from '../support/tags.ts';
import { expect, test, type Page } from '../support/test.ts';
import { branchName } from '../../src/components/branch.ts';
import { truncate } from '../../src/lib/truncate.ts';
import { isFileName } from '../../src/contract/fieldCodecs.ts';
import { decodeHtmlEntities } from '../../src/lib/htmlEntities.ts';
import { deviceEntries, tabEntries } from '../../src/lib/storage.ts';
import { shop } from '../../src/shop.ts';
import { toEndpointPattern } from '../support/recordCalls.ts';
import { postalCodeField, branchModal, branchButton } from '../support/branches.ts';
import { waitForPaint, waitUntilIdle } from '../support/pageKinds.ts';
import { isDeepRun } from '../support/isDeepRun.ts';
import { sampleEvenly } from '../support/sampling.ts';
import { productEndpointPattern } from '../support/productPage.ts';
import { maliciousShop, allTextsProductId } from '../support/maliciousShop.ts';
import {
  watchForAttacks,
  shownCategoryNames,
  setUpMaliciousSite,
  shownProducts,
  decodeShownText,
  type ShownProduct,
} from '../support/maliciousSite.ts';
import {
  buyLink,
  cards,
  categoriesButton,
  readWhatsAppMessage,
  header,
  main,
  searchBox,
  section,
} from '../support/locators.ts';
import { enterPassword, utilitiesPassword } from '../support/utilitiesPage.ts';

/** Finds elements whose id or name clobbers a property (DOM clobbering), such as `document.forms` or `form.submit`. */
const findClobberedNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const emptyForm = document.createElement('form');
    return [...document.querySelectorAll('[id], [name]')].flatMap((element) => {
      const isInForm = element.closest('form') !== null;
      const isNameable = /^(?:form|img|iframe|embed|object)$/.test(element.localName);
      // All elements are accessible by id, but only those of forms and nameable ones by name.
      const hasNamedAccess = isInForm || isNameable;
      const names = [element.id, hasNamedAccess ? (element.getAttribute('name') ?? '') : ''].filter(Boolean);
      const clobberingNames = names.filter(
        (name) =>
          (isInForm && name in emptyForm) ||
          (isNameable && name in Document.prototype) ||
          // Not `in`: named elements are on the window's prototype chain.
          Object.hasOwn(Window.prototype, name) ||
          Object.hasOwn(globalThis, name) ||
          name in Object.prototype,
      );
      // Ids may contain data only after a fixed prefix ("categoria-Fundas"). React's ids begin with a special character.
      const hasSafePrefix = /^(?:[a-z]+\d*(?:-|$)|[_:«])/i.test(element.id);
      const unprefixedIds = element.id !== '' && !hasSafePrefix ? [element.id] : [];
      return [...clobberingNames, ...unprefixedIds].map((name) => `${element.localName} ${name}`);
    });
  });

setUpMaliciousSite();
test.describe.configure({ timeout: isDeepRun ? 900_000 : 60_000 });

/** Collapses white space like a browser. */
const collapseSpace = (text: string): string => text.replace(/[ \t\n\r\f]+/g, ' ').trim();
const readTexts = async (page: Page, selector: string): Promise<string[]> =>
  (await main(page).locator(selector).allTextContents()).map(collapseSpace);

const paths = [
  '/',
  '/ofertas',
  '/sucursales',
  ...(isDeepRun ? ['/todos', '/masvendidos', '/estado', '/etiquetas'] : []),
];
/** The products whose pages are opened. xss-html.test.ts checks the HTML of all products. */
const openedProducts = shownProducts.filter(
  ({ id, name }, index) =>
    id === allTextsProductId ||
    (/intruder/.test(name) && (isDeepRun || index % 12 === 1)) ||
    (isDeepRun && index % 6 === 0),
);

test('P39 P46 P88 no page runs injected code, requests another host or has an id that clobbers properties', async ({
  page,
}) => {
  const { expectNoEffects } = await watchForAttacks(page);
  for (const path of [...paths, ...openedProducts.map(({ id }) => `/producto/${id}`)]) {
    await page.goto(path);
    await waitUntilIdle(page);
    await expectNoEffects();
    expect(await findClobberedNames(page), path).toEqual([]);
  }
  // Viewed products are stored on the device, and listed from there.
  const names = openedProducts.slice(-4, -1).map(({ name }) => collapseSpace(name));
  const recentLinks = section(page, 'Vistos recientemente').getByRole('link');
  expect((await recentLinks.allTextContents()).map(collapseSpace)).toEqual(expect.arrayContaining(names));
});

test('P36 P37 no malicious icon in the category menu runs code or covers the page', async ({ page }) => {
  const { expectNoEffects } = await watchForAttacks(page);
  await page.goto('/garantias');
  const findElementIdAt = (x: number, y: number): Promise<string> =>
    page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest('main, #categories')?.id ?? '', [
      x,
      y,
    ] as const);
  expect(await findElementIdAt(640, 400)).toBe('main');
  await categoriesButton(page).click();
  const menu = page.locator('#categories');
  await expect(menu).toBeVisible();
  // The full list of categories is fetched on user intent.
  await expect(menu.locator('.category-icon')).toHaveCount(shownCategoryNames.length);
  const iconStyles = await menu.locator('.category-icon').evaluateAll((icons) =>
    icons.map((icon) => {
      const { width, height } = icon.getBoundingClientRect();
      const { position, overflow } = getComputedStyle(icon.querySelector('svg') as SVGElement);
      return [width <= 64 && height <= 64, position, overflow].join();
    }),
  );
  expect(iconStyles).toHaveLength(shownCategoryNames.length);
  expect(new Set(iconStyles)).toEqual(new Set(['true,static,hidden']));
  // No icon overflows its box.
  const overflowingIcons = await menu.locator('.category-icon').evaluateAll(
    (icons) =>
      icons.filter((icon) => {
        const { right, top, height } = icon.getBoundingClientRect();
        const elementBeside = document.elementFromPoint(right + 2, top + height / 2);
        return elementBeside !== null && icon.contains(elementBeside);
      }).length,
  );
  expect(overflowingIcons).toBe(0);
  await page.keyboard.press('Escape');
  expect(await findElementIdAt(640, 400)).toBe('main');
  await expectNoEffects();
});

test('P39 suggestions show product names as text, from the search file or the live API', async ({ page }) => {
  const { expectNoEffects } = await watchForAttacks(page);
  const names = new Set(shownProducts.map(({ name }) => collapseSpace(name)));
  const suggestedNames = header(page).locator('.products .name');
  for (const isLive of [true, false]) {
    if (isLive) await page.route('**/catalogo/busqueda/*.txt', (route) => route.abort());
    else await page.unroute('**/catalogo/busqueda/*.txt');
    await page.goto('/garantias');
    for (const query of ['script', 'onerror=globalThis', '__proto__']) {
      await searchBox(page).fill(query);
      await expect(suggestedNames.first()).toBeVisible();
      for (const name of await suggestedNames.allTextContents()) expect(names).toContain(collapseSpace(name));
      await searchBox(page).fill('');
      // An empty box suggests no products.
      await expect(suggestedNames).toHaveCount(0);
    }
    await expectNoEffects();
  }
});

test('P39 P42 results show the term, products, brands and categories as text', async ({ page }) => {
  const { expectNoEffects } = await watchForAttacks(page);
  const names = shownProducts.map(({ name }) => collapseSpace(name));
  for (const term of ['</h1><script>globalThis.intruder=1</script>', '"><img src=x onerror=globalThis.intruder=1>']) {
    await page.goto(`/busqueda?busqueda=${encodeURIComponent(term)}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Búsqueda: ${term}`);
    await expect(page).toHaveTitle(`${shop.name} - Búsqueda: ${term}`);
    await expect(cards(page).first()).toBeVisible();
    for (const name of await readTexts(page, '.card h3 a')) expect(names).toContain(name);
    await waitUntilIdle(page);
    await expectNoEffects();
  }
  // Brands and categories are the labels of checkboxes, and of the chips of checked ones.
  const checkbox = main(page).getByRole('complementary', { name: 'Filtros' }).getByRole('checkbox').nth(2);
  await checkbox.check();
  await expect(checkbox).toBeChecked();
  await expectNoEffects();
});

test(
  'P39 the live page of a product that the site lacks shows markup in its texts as text',
  deepOnly,
  async ({ page }) => {
    const { expectNoEffects } = await watchForAttacks(page);
    const findRow = (id: string) => maliciousShop.products.find(({ ProductoID }) => ProductoID === id);
    for (const { id, name, brand, model, description } of isDeepRun ? openedProducts : openedProducts.slice(1, 3)) {
      await page.route(productEndpointPattern, (route) =>
        route.fulfill({ json: { results: { ...findRow(id), ProductoID: '77' } } }),
      );
      await page.goto('/producto/77');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      expect(collapseSpace(await page.title())).toBe(collapseSpace(`${name} - ${shop.name}`));
      expect((await readTexts(page, '.specs dd')).slice(0, 2)).toEqual([collapseSpace(brand), collapseSpace(model)]);
      if (description) expect(await main(page).locator('.description p').textContent()).toBe(description);
      if ((await buyLink(page).count()) > 0)
        expect(await readWhatsAppMessage(buyLink(page))).toContain(truncate(name, 400));
      const productNames = shownProducts.map((product) => collapseSpace(product.name));
      for (const relatedName of await readTexts(page, '.related .card h3 a'))
        expect(productNames).toContain(relatedName);
      await waitUntilIdle(page);
      await expectNoEffects();
      await page.unroute(productEndpointPattern);
    }
  },
);

test(
  'P39 a product page that renders changed live price and stock shows markup in name and unit as text',
  deepOnly,
  async ({ page }) => {
    const { expectNoEffects } = await watchForAttacks(page);
    const { id, name, unit } = openedProducts.find((product) => product.id !== allTextsProductId) as ShownProduct;
    const row = maliciousShop.products.find(({ ProductoID }) => ProductoID === id);
    await page.route(productEndpointPattern, (route) =>
      route.fulfill({ json: { results: { ...row, Precio: '3210.00', PrecioDescuento: '0', Stock1: '7' } } }),
    );
    await page.goto(`/producto/${id}`);
    await expect(main(page).getByText('$3,210').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const stock = Number(row?.['Stock2']) + 7;
    expect(await readTexts(page, '.stock-total .stock')).toEqual([collapseSpace(`${stock} ${unit}(s) en stock`)]);
    expect(await readWhatsAppMessage(buyLink(page))).toContain(truncate(name, 400));
    await expectNoEffects();
  },
);

test(
  'P39 the live page of a category that the site lacks shows markup in its name as text',
  deepOnly,
  async ({ page }) => {
    const { expectNoEffects } = await watchForAttacks(page);
    const name = 'Nueva <script>globalThis.intruder=1</script> "categoría"';
    await page.route(toEndpointPattern('getCategorias'), (route) =>
      route.fulfill({ json: { results: [{ Nombre: name, Icono: '<svg onload=globalThis.intruder=1>' }] } }),
    );
    await page.route(toEndpointPattern('postObtenerProductosCategoria'), (route) =>
      route.fulfill({ json: { results: maliciousShop.products.slice(0, 40) } }),
    );
    await page.goto(`/categoria/${encodeURIComponent(name)}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Categoría: ${name}`);
    await expect(cards(page)).toHaveCount(40);
    await waitUntilIdle(page);
    await expectNoEffects();
  },
);

test(
  'P39 the branch modal shows markup in texts of branches as text; /sucursales runs none of it',
  deepOnly,
  async ({ page }) => {
    const { expectNoEffects } = await watchForAttacks(page);
    await page.goto('/garantias');
    await branchButton(page).click();
    const nearbyBranches = maliciousShop.branches.filter(({ CP }) => decodeShownText(CP).startsWith('<'));
    const [postalCode = ''] = nearbyBranches.map(({ CP }) => decodeShownText(CP));
    await postalCodeField(page).fill(postalCode.slice(0, 5));
    await postalCodeField(page).press('Enter');
    const names = nearbyBranches.map((row) =>
      branchName({ neighbourhood: decodeShownText(row['Colonia']), city: decodeShownText(row['Ciudad']) }),
    );
    const nearbyOptions = branchModal(page).getByRole('group', { name: 'Cerca de ti' }).getByRole('radio');
    await expect(nearbyOptions).toHaveCount(nearbyBranches.length);
    const modalText = collapseSpace(await branchModal(page).innerText());
    for (const row of nearbyBranches)
      for (const text of [decodeShownText(row['Colonia']), decodeShownText(row['Ciudad'])])
        if (/intruder/.test(text)) expect(modalText).toContain(collapseSpace(text));
    await branchModal(page).getByRole('radio').first().check({ force: true });
    await branchModal(page)
      .getByRole('button', { name: /^Elegir / })
      .click();
    await expect(branchButton(page)).toContainText(names[0] ?? '?');
    await page.goto('/sucursales');
    await waitUntilIdle(page);
    await expectNoEffects();
  },
);

test(
  'P39 the utilities page shows markup in file names as text, and links only to the files’ folder',
  deepOnly,
  async ({ page }) => {
    const { expectNoEffects } = await watchForAttacks(page);
    await enterPassword(page, utilitiesPassword);
    const links = main(page).locator('a[download]');
    await expect(links.first()).toBeVisible();
    const files = [
      ...new Set(maliciousShop.utilities.map((file) => decodeHtmlEntities(file).trim()).filter(isFileName)),
    ];
    expect((await links.allTextContents()).sort()).toEqual(files.sort());
    for (const url of await links.evaluateAll((anchors) => anchors.map((link) => (link as HTMLAnchorElement).href)))
      expect(url).toMatch(/^http:\/\/localhost:\d+\/assets\/utilidades\/[^/?#]+$/);
    await expectNoEffects();
  },
);

test('P82 pages load with any content in local and session storage', async ({ page }) => {
  if (isDeepRun) test.setTimeout(3_000_000);
  const { expectNoEffects } = await watchForAttacks(page);
  const storedTexts = [
    '',
    'x',
    'null',
    'true',
    '5',
    '-1',
    '"x"',
    '[]',
    '{}',
    '[[]]',
    '[null]',
    '[{}]',
    '{"id":{}}',
    '{"slug":[],"name":{}}',
    '{"id":"1","name":"<img src=x onerror=globalThis.intruder=1>","slug":"a","picture":"javascript:globalThis.intruder=1"}',
    '[{"id":"1","name":"<img src=x onerror=globalThis.intruder=1>","picture":"javascript:globalThis.intruder=1"}]',
    '{"step":"data","values":{"receipt":{}},"sale":5,"customer":[],"attempt":"x","until":9e15}',
    '{"step":"review","values":[],"sale":{"date":{}},"matched":" ","phone":"","until":9e15}',
    '{"code":"ABCDE","discount":5,"until":9e15}',
    '{"__proto__":{"intruder":1},"constructor":1}',
    '[{"toString":1}]',
    `{"branch":"1","responses":{"":{"at":9e15,"ids":["__proto__"]}},"products":{"1001":{"id":"1001","at":9e15,"price":-1,"discountPrice":1e300,"unit":"<img src=x onerror=globalThis.intruder=1>","stock":{"1":1e308}}}}`,
    '{',
    '['.repeat(5000),
    `"${'a'.repeat(300_000)}"`,
  ];
  const storageKeys = [...Object.keys(deviceEntries), ...Object.keys(tabEntries)];
  const storagePaths = [
    '/',
    '/facturacion',
    '/promocode',
    '/producto/1001',
    ...(isDeepRun ? ['/todos', '/sucursales', '/busqueda?busqueda=a', '/utilidades'] : []),
  ];
  await page.goto('/garantias');
  for (const storedText of isDeepRun ? storedTexts : sampleEvenly(storedTexts, 2)) {
    await page.evaluate(
      ([text, keys]) => {
        for (const storage of [localStorage, sessionStorage]) {
          storage.clear();
          for (const key of keys) storage.setItem(key, text);
        }
      },
      [storedText, storageKeys] as const,
    );
    for (const path of storagePaths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path === '/facturacion')
        await expect(page.getByRole('button', { name: /Continuar|Enviar|Solicitar/ }).first()).toBeVisible();
      await waitForPaint(page);
      await expectNoEffects();
    }
  }
});
