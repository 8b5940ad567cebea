import { createHash } from 'node:crypto';
import { demoUtilities } from '../../scripts/sandbox/demoData.ts';
import { findAxeViolations } from '../support/axe.ts';
import { waitUntilIdle } from '../support/pageKinds.ts';
import { main } from '../support/locators.ts';
import { attributeValues, fetchText, onSandbox } from '../support/site.ts';
import { expect, test, type Page } from '../support/test.ts';
import {
  passwordField,
  skipWithoutPassword,
  enterPassword,
  groupHeadings,
  utilitiesPassword,
  utilitiesEndpointPattern,
} from '../support/utilitiesPage.ts';
import { recordPageActivity } from '../support/pageActivity.ts';

skipWithoutPassword();

const waitForHome = (page: Page): Promise<void> => page.waitForURL((url) => /^\/(?:inicio)?$/.test(url.pathname));

test('R1.8 R8.1 the page fetches the list only after the password, which can be pasted and is neither sent nor stored', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const activity = await recordPageActivity(page);
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(`${request.url()} ${request.postData() ?? ''}`));
  const countListRequests = () => requests.filter((request) => request.includes('listarUtilidades')).length;
  await page.goto('/utilidades');
  await expect(passwordField(page)).toHaveAttribute('autocomplete', 'current-password');
  await waitUntilIdle(page);
  expect(countListRequests(), 'requests of the list before the password').toBe(0);
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  await page.evaluate((text) => navigator.clipboard.writeText(text), utilitiesPassword);
  await passwordField(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(groupHeadings(page)).toHaveText(['C', 'M', 'Ñ']);
  expect(countListRequests(), 'requests of the list after the password').toBe(1);
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  const storedData = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, document.cookie, history.state]),
  );
  expect(decodeURIComponent(requests.join('\n')) + storedData + page.url()).not.toContain('azar');
  expect([await activity.cspViolations(), activity.pageErrors]).toEqual([[], []]);
});

test('R8.1 neither the password, nor a plain hash of it, nor a file name is published', async ({ page }) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/script|stylesheet|document/.test(response.request().resourceType()))
      bodies.push(response.text().catch(() => ''));
  });
  await page.goto('/utilidades');
  await passwordField(page).focus();
  await waitUntilIdle(page);
  const otherFiles = ['/', '/todos', '/catalogo/manifest.json'].map(fetchText);
  const publishedText = (await Promise.all([...bodies, ...otherFiles])).join('\n');
  expect(publishedText.length).toBeGreaterThan(10_000);
  expect([...publishedText.matchAll(/sourceMappingURL=(\S+)/g)]).toEqual([]);
  for (const file of demoUtilities) {
    for (const spelling of [file, encodeURIComponent(file), file.replace('.txt', '')])
      expect(publishedText).not.toContain(spelling);
  }
  expect(publishedText).not.toContain(utilitiesPassword);
  for (const algorithm of ['md5', 'sha1', 'sha256', 'sha512']) {
    for (const encoding of ['hex', 'base64', 'base64url'] as const)
      expect(publishedText).not.toContain(createHash(algorithm).update(utilitiesPassword).digest(encoding));
  }
});

test('R8.2 a blank or wrong password shows an alert and leads home; Back returns to a working form', async ({
  page,
}) => {
  for (const password of ['   ', 'x'.repeat(10_000), 'esta no es la contraseña']) {
    const alertText = await enterPassword(page, password);
    await waitForHome(page);
    expect(alertText()).toBe('Información incorrecta');
    page.removeAllListeners('dialog');
  }
  await page.goBack();
  await passwordField(page).fill(utilitiesPassword);
  await passwordField(page).press('Enter');
  await expect(groupHeadings(page).first()).toBeVisible();
});

test('R8.3 /utilidades is noindex, and other pages do not link to it', async () => {
  expect(await fetchText('/utilidades')).toMatch(/<meta name="robots" content="noindex/);
  for (const path of ['/', '/todos', '/garantias', '/promocode', '/aviso-de-privacidad'])
    expect(attributeValues(await fetchText(path), 'href').filter((href) => href.includes('utilidades'))).toEqual([]);
});

test('R8.3 all files are listed and can be downloaded', async ({ page }) => {
  test.skip(!onSandbox, 'Requires the files of the sandbox.');
  await enterPassword(page, utilitiesPassword);
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

test('R8.3 a list that fails to load shows an error with a retry; an empty one says "No hay archivos disponibles"', async ({
  page,
}) => {
  await page.route(utilitiesEndpointPattern, (route) => route.abort());
  await enterPassword(page, utilitiesPassword);
  await expect(main(page).getByRole('alert')).toContainText('No se pudo cargar');
  await page.unroute(utilitiesEndpointPattern);
  await page.route(utilitiesEndpointPattern, (route) => route.fulfill({ json: { results: null } }));
  await main(page).getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(main(page).getByRole('heading', { name: 'No hay archivos disponibles', exact: true })).toBeFocused();
});
