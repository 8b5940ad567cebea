import { test, type Locator, type Page } from '@playwright/test';
import { main } from './locators.ts';
import { onSandbox } from './site.ts';

/** The password of the utilities page of the test site (scripts/test/site.mjs has its hash); on another deploy UTILITIES_PASSWORD. */
export const utilitiesPassword = process.env['UTILITIES_PASSWORD'] ?? 'cinco palabras al azar y un ñandú';

/** Skips tests of the utilities page without its password. */
export const forUtilities = (): void =>
  test.skip(!onSandbox && !process.env['UTILITIES_PASSWORD'], 'Set UTILITIES_PASSWORD to the one of this deploy.');

export const utilityList = '**/listarUtilidades*';
export const box = (page: Page): Locator => main(page).getByLabel('Contraseña');
export const letters = (page: Page): Locator => main(page).getByRole('heading', { level: 3 });

/** Enters a password. @returns a function that returns the text of the alert, if any */
export async function give(page: Page, password: string): Promise<() => string | undefined> {
  let message: string | undefined;
  page.on('dialog', (dialog) => {
    message = dialog.message();
    void dialog.accept();
  });
  await page.goto('/utilidades');
  await box(page).fill(password);
  await box(page).press('Enter');
  return () => message;
}
