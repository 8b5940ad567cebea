import { createHash } from 'node:crypto';
import { demoUtilities } from '../../scripts/sandbox/demoData.ts';
import { findAxeViolations } from '../support/accessible.ts';
import { waitUntilIdle } from '../support/kinds.ts';
import { main } from '../support/locators.ts';
import { attributes, html, onSandbox } from '../support/site.ts';
import { expect, test, type Page } from '../support/test.ts';
import { box, forUtilities, give, letters, utilitiesPassword, utilityList } from '../support/utilities.ts';
import { recordPageActivity } from '../support/pageActivity.ts';

forUtilities();

const leftForHome = (page: Page): Promise<void> => page.waitForURL((url) => /^\/(?:inicio)?$/.test(url.pathname));

test('R1.8 R8.1 the page is locked; the password, pasted too, is neither sent nor stored, and only then the list is fetched', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const activity = await recordPageActivity(page);
  const sent: string[] = [];
  page.on('request', (request) => void sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const lists = () => sent.filter((url) => url.includes('listarUtilidades')).length;
  await page.goto('/utilidades');
  await expect(box(page)).toHaveAttribute('autocomplete', 'current-password');
  await waitUntilIdle(page);
  expect(lists(), 'calls of the list before the password').toBe(0);
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  await page.evaluate((text) => navigator.clipboard.writeText(text), utilitiesPassword);
  await box(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(letters(page)).toHaveText(['C', 'M', 'Ñ']);
  expect(lists(), 'calls of the list after it').toBe(1);
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  const left = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, document.cookie, history.state]),
  );
  expect(decodeURIComponent(sent.join('\n')) + left + page.url()).not.toContain('azar');
  expect([await activity.violations(), activity.problems]).toEqual([[], []]);
});

test('R8.1 neither the password, nor a plain hash of it, nor a file name is published', async ({ page }) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/script|stylesheet|document/.test(response.request().resourceType()))
      bodies.push(response.text().catch(() => ''));
  });
  await page.goto('/utilidades');
  await box(page).focus();
  await waitUntilIdle(page);
  const others = ['/', '/todos', '/catalogo/manifest.json'].map(html);
  const published = (await Promise.all([...bodies, ...others])).join('\n');
  expect(published.length).toBeGreaterThan(10_000);
  expect([...published.matchAll(/sourceMappingURL=(\S+)/g)]).toEqual([]);
  for (const file of demoUtilities) {
    for (const form of [file, encodeURIComponent(file), file.replace('.txt', '')])
      expect(published).not.toContain(form);
  }
  expect(published).not.toContain(utilitiesPassword);
  for (const hash of ['md5', 'sha1', 'sha256', 'sha512']) {
    for (const form of ['hex', 'base64', 'base64url'] as const)
      expect(published).not.toContain(createHash(hash).update(utilitiesPassword).digest(form));
  }
});

test('R8.2 a blank or wrong password: the alert, then home; Back returns to a working form', async ({ page }) => {
  for (const password of ['   ', 'x'.repeat(10_000), 'esta no es la contraseña']) {
    const alertText = await give(page, password);
    await leftForHome(page);
    expect(alertText()).toBe('Información incorrecta');
    page.removeAllListeners('dialog');
  }
  await page.goBack();
  await box(page).fill(utilitiesPassword);
  await box(page).press('Enter');
  await expect(letters(page).first()).toBeVisible();
});

test('R8.3 nothing links to it, and it is not indexed', async () => {
  expect(await html('/utilidades')).toMatch(/<meta name="robots" content="noindex/);
  for (const path of ['/', '/todos', '/garantias', '/promocode', '/aviso-de-privacidad'])
    expect(attributes(await html(path), 'href').filter((href) => href.includes('utilidades'))).toEqual([]);
});

test('R8.3 each file is a download under its first letter', async ({ page }) => {
  test.skip(!onSandbox, 'The files of the sandbox.');
  await give(page, utilitiesPassword);
  await expect(main(page).getByRole('link', { name: /\.txt$/ })).toHaveText(demoUtilities);
  await expect(page.getByRole('heading', { level: 2, name: '4 archivos' })).toBeVisible();
  for (const file of demoUtilities) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('link', { name: file }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
    expect(await download.failure()).toBeNull();
  }
});

test('R8.3 a list that fails shows an error and a retry; an empty one says "No hay archivos disponibles"', async ({
  page,
}) => {
  await page.route(utilityList, (route) => route.abort());
  await give(page, utilitiesPassword);
  await expect(main(page).getByRole('alert')).toContainText('No se pudo cargar');
  await page.unroute(utilityList);
  await page.route(utilityList, (route) => route.fulfill({ json: { results: null } }));
  await main(page).getByRole('button', { name: 'Reintentar' }).click();
  await expect(main(page).getByRole('heading', { name: 'No hay archivos disponibles', exact: true })).toBeFocused();
});
