import { createHash } from 'node:crypto';
import { expect, test, type Page } from '../support/test.ts';
import { demoUtilities } from '../../scripts/sandbox/demoData.ts';
import { findAxeViolations } from '../support/accessible.ts';
import { main } from '../support/parts.ts';
import { attributes, html } from '../support/site.ts';
import { box, forUtilities, give, letters, utilitiesPassword } from '../support/utilities.ts';
import { watch } from '../support/watch.ts';

forUtilities();
/** Counts the reckonings with a password. */
const countDerivations = (page: Page) =>
  page.addInitScript(() => {
    const derive = crypto.subtle.deriveBits.bind(crypto.subtle);
    crypto.subtle.deriveBits = (...given) => {
      sessionStorage.setItem('derived', 'yes');
      return derive(...given);
    };
  });

test('R8.1 R1.8 the page is locked, and the list is fetched only after the password', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto('/utilidades');
  await expect(box(page)).toHaveAttribute('autocomplete', 'current-password');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => address.includes('listarUtilidades'))).toEqual([]);
  await box(page).fill(utilitiesPassword);
  await main(page).getByRole('button', { name: 'Entrar' }).click();
  await expect(letters(page)).toHaveText(['C', 'M', 'Ñ']);
  expect(asked.filter((address) => address.includes('listarUtilidades'))).toHaveLength(1);
  expect(new URL(page.url()).search).toBe('');
});

test('R8.1 a password can be pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/utilidades');
  await page.evaluate((text) => navigator.clipboard.writeText(text), utilitiesPassword);
  await box(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await page.keyboard.press('Enter');
  await expect(letters(page).first()).toBeVisible();
});

test('R8.1 neither password, nor a plain hash of it, nor a file name is published', async ({ page }) => {
  const bodies: string[] = [];
  page.on('response', (response) => {
    if (/script|stylesheet|document/.test(response.request().resourceType()))
      void response.text().then(
        (text) => bodies.push(text),
        () => undefined,
      );
  });
  await page.goto('/utilidades');
  await box(page).focus();
  await page.waitForLoadState('networkidle');
  const scripts = bodies.join('\n');
  expect(scripts.length).toBeGreaterThan(10_000);
  const maps = [...scripts.matchAll(/sourceMappingURL=(\S+)/g)];
  expect(maps).toEqual([]);
  const published = [scripts, await html('/'), await html('/todos'), await html('/catalogo/manifest.json')].join('\n');
  for (const file of demoUtilities) {
    for (const form of [file, encodeURIComponent(file), file.replace('.txt', '')])
      expect(published).not.toContain(form);
  }
  expect(published).not.toContain(utilitiesPassword);
  for (const hash of ['md5', 'sha1', 'sha256', 'sha512']) {
    for (const form of ['hex', 'base64', 'base64url'] as const) {
      expect(published).not.toContain(createHash(hash).update(utilitiesPassword).digest(form));
    }
  }
});

for (const [what, password] of Object.entries({
  wrong: 'esta no es la contraseña',
  'ten thousand signs': 'x'.repeat(10_000),
})) {
  test(`R8.2 ${what}: the alert, then home`, async ({ page }) => {
    const said = await give(page, password);
    await page.waitForURL((url) => /^\/(?:inicio)?$/.test(url.pathname));
    expect(said()).toBe('Información incorrecta');
  });
}

for (const blank of ['', '   ']) {
  test(`R8.2 blank (${blank.length} spaces): the alert, then home, without a hash`, async ({ page }) => {
    await countDerivations(page);
    const said = await give(page, blank);
    await page.waitForURL((url) => /^\/(?:inicio)?$/.test(url.pathname));
    expect(said()).toBe('Información incorrecta');
    expect(await page.evaluate(() => sessionStorage.getItem('derived'))).toBeNull();
  });
}

test('R8.1 without WebCrypto it stays locked', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  const said = await give(page, utilitiesPassword);
  await page.waitForURL((url) => /^\/(?:inicio)?$/.test(url.pathname));
  expect(said()).toBe('Información incorrecta');
});

test('R8.2 Back after a wrong password leads to a form that works', async ({ page }) => {
  await give(page, 'esta no es la contraseña');
  await page.waitForURL((url) => /^\/(?:inicio)?$/.test(url.pathname));
  await page.goBack();
  await box(page).fill(utilitiesPassword);
  await box(page).press('Enter');
  await expect(letters(page).first()).toBeVisible();
});

test('R8.3 nothing links to it, and search engines leave it out', async ({ page }) => {
  await page.goto('/utilidades');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  for (const path of ['/', '/todos', '/garantias', '/promocode', '/aviso-de-privacidad']) {
    expect(attributes(await html(path), 'href').filter((href) => href.includes('utilidades'))).toEqual([]);
  }
});

test('Utilities: locked and open, the page is accessible and breaks no policy', async ({ page }) => {
  const seen = await watch(page);
  await page.goto('/utilidades');
  expect(await findAxeViolations(page)).toEqual([]);
  await box(page).fill(utilitiesPassword);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(letters(page).first()).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  expect([await seen.violations(), seen.problems]).toEqual([[], []]);
});

test('R8.1 the password is neither sent nor stored', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => void sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await give(page, utilitiesPassword);
  await expect(letters(page).first()).toBeVisible();
  const left = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, document.cookie, history.state]),
  );
  expect(decodeURIComponent(sent.join('\n')) + left + page.url()).not.toContain('azar');
});
