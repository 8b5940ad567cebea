import { test, type Locator, type Page } from '@playwright/test';
import { main } from './locators.ts';
import { toEndpointPattern } from './recordCalls.ts';
import { onSandbox } from './site.ts';

/** The password of the utilities page: UTILITIES_PASSWORD on a deploy; scripts/test/site.mjs has the hash of the other one. */
export const utilitiesPassword = process.env['UTILITIES_PASSWORD'] ?? 'cinco palabras al azar y un ñandú';

/** Skips tests of the utilities page if its password is unknown. */
export const skipWithoutPassword = (): void =>
  test.skip(!onSandbox && !process.env['UTILITIES_PASSWORD'], 'Set UTILITIES_PASSWORD to the password of this deploy.');

/** URL pattern of the endpoint that lists the files. */
export const utilitiesEndpointPattern = toEndpointPattern('listarUtilidades');
export const passwordField = (page: Page): Locator => main(page).getByLabel('Contraseña');
export const groupHeadings = (page: Page): Locator => main(page).getByRole('heading', { level: 3 });

/** Opens the page and enters a password. @returns a function that returns the text of the alert, if there was one */
export async function enterPassword(page: Page, password: string): Promise<() => string | undefined> {
  let alertText: string | undefined;
  page.on('dialog', (dialog) => {
    alertText = dialog.message();
    void dialog.accept();
  });
  await page.goto('/utilidades');
  await passwordField(page).fill(password);
  await passwordField(page).press('Enter');
  return () => alertText;
}
