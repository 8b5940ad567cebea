import { test, type Locator, type Page } from '@playwright/test';
import { main } from './locators.ts';
import { onSandbox } from './site.ts';
import { newAddress } from './visitor.ts';

/** Prepares tests that open the promo page: each has its own IP address, and none runs against a live API (R12.2). */
export function forPromoPage(): void {
  test.skip(!onSandbox, 'Opening the page registers a code.');
  test.beforeEach(async ({ context }) => {
    await newAddress(context);
  });
}

export const lastVisit = '**/postObtenerUltimaVisitaParaPromoCode*';
export const registration = '**/postRegistrarPromoCode*';
export const rejectionText = 'NO FUE POSIBLE GENERAR UN PROMOCODE EN ESTE MOMENTO:(';

export const codeTiles = (page: Page): Locator => main(page).getByRole('img', { name: /^Código \S(?: \S){4}$/ });
export const clock = (page: Page): Locator => main(page).getByRole('timer');
export const rejection = (page: Page): Locator => main(page).getByRole('alert');
export const readCode = async (page: Page): Promise<string> => (await codeTiles(page).textContent()) ?? '';

/** Opens the page and returns the code that it shows. */
export async function openPromo(page: Page): Promise<string> {
  await page.goto('/promocode');
  await clock(page).waitFor();
  return readCode(page);
}

/** Records the bodies of the registrations that a page sends from now on. */
export function recordRegistrations(page: Page): Record<string, string>[] {
  const sent: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('postRegistrarPromoCode')) sent.push(request.postDataJSON() as Record<string, string>);
  });
  return sent;
}
