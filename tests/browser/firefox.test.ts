import type { Browser, Page } from 'puppeteer-core';
import { demoNotes } from '../../scripts/sandbox/demo.ts';
import { toDecimal } from '../../src/lib/money.ts';
import { another } from '../support/branches.ts';
import { expect } from '../support/test.ts';
import { test } from '../support/deploys.ts';
import { firefoxPath, press, startFirefox, textOf, typeIn } from '../support/firefox.ts';
import { onlyOnce } from '../support/kinds.ts';
import { baseUrl, onSandbox } from '../support/site.ts';

onlyOnce();
// A first start of Firefox makes a profile: tens of seconds on a machine that has other work.
test.describe.configure({ mode: 'serial', timeout: 240_000 });
const path = firefoxPath();
test.skip(!path, 'No Firefox is installed (Debian: firefox-esr), and FIREFOX_PATH names none.');
test.skip(!onSandbox, 'It writes: what ends the writes of the other tests is not in Firefox.');

let firefox: Browser;
let page: Page;
test.beforeAll(async () => {
  firefox = await startFirefox(path ?? '');
  page = await firefox.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  page.setDefaultTimeout(90_000);
});
test.afterAll(async () => {
  if (path && onSandbox) await firefox.close();
});
const open = (address: string): Promise<unknown> => page.goto(baseUrl + address);

test('R1.2 R4.8 Firefox: what is typed is suggested, found and filtered', async () => {
  await open('/inicio');
  await page.locator('#search').fill('cargador');
  await page.waitForSelector('header [role="listbox"] [role="option"]');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.pathname === '/busqueda');
  await page.waitForSelector('main a[href^="/producto/"]');

  await open('/todos');
  const count = (): Promise<number> =>
    page.$$eval('main li a[href^="/producto/"]', (links) => new Set(links.map((link) => link.href)).size);
  expect(await count()).toBeGreaterThan(20);
  await page.locator('main aside input[id^="marca-"]').click();
  await page.waitForFunction(() => location.search.includes('marca='));
  await page.goBack();
  await page.waitForFunction(() => location.search === '');
});

test('R2.6 R5.1 Firefox: a product is bought by chat, and a branch is chosen', async () => {
  await open('/producto/5');
  expect(await textOf(page, 'h1')).toMatch(/\S/);
  expect(await page.$eval('main a[href*="wa.me"], main a[href*="whatsapp"]', (link) => link.href)).toMatch(/text=/);
  await press(page, 'header', /Tu sucursal/);
  await page.waitForSelector('dialog[open]');
  await page.locator('dialog[open] input').fill((await another()).postalCode);
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog[open] input[type="radio"]');
  await page.$eval('dialog[open] input[type="radio"]', (radio) => radio.click());
  await press(page, 'dialog[open]', /^Elegir /);
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
});

test('R6.1 R7.1 Firefox: the wizard finds a note, and a promo code is made', async () => {
  await open('/facturacion');
  await page.waitForFunction(() => document.querySelector('main button[type="submit"]'));
  await typeIn(page, 'Número de nota', demoNotes.thisMonth.note);
  await typeIn(page, 'Total de la nota', toDecimal(demoNotes.thisMonth.total));
  await press(page, 'main', /Continuar/);
  await page.waitForFunction(() => /Teléfono/.test(document.querySelector('main')?.innerText ?? ''));

  await open('/promocode');
  // A second tour within six hours is refused, as it should be.
  await page.waitForFunction(() =>
    /Tu PromoCode: ([5-9]|10)\s% menos|24\s+horas/.test(document.querySelector('main')?.innerText ?? ''),
  );
});

test('P21 Firefox: what was seen stays when the network is gone, and says so', async ({ deploy }) => {
  // A page of its own: beside other tests that of the forms was not always left.
  page = await firefox.newPage();
  page.setDefaultTimeout(90_000);
  await page.goto(`${deploy.origin}/producto/5`, { waitUntil: 'domcontentloaded' });
  const name = await textOf(page, 'h1');
  await page.waitForFunction(async () => {
    const kept = await caches.open('page-1');
    return Boolean(await kept.match(location.pathname));
  });
  deploy.change(() => Promise.reject(new Error('gone')));
  // As a link does it: of a page that a worker answers Firefox tells who drives it that it failed.
  await page.evaluate(() => setTimeout(() => location.assign('/producto/5?otra')));
  await page.waitForFunction(() => location.search === '?otra' && document.readyState === 'complete');
  expect(await textOf(page, 'h1')).toBe(name);
  await page.waitForFunction(() => /sin conexión|copia/i.test(document.body.innerText));
});
