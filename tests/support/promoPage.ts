import { test, type Locator, type Page } from '@playwright/test';
import { main } from './locators.ts';
import { onSandbox } from './site.ts';
import { recordCalls, toEndpointPattern, type RecordedCall } from './recordCalls.ts';
import { assignRandomIp } from './publicIp.ts';

/** Sets up tests that open the promo page: gives each its own IP address, and skips them on a live API (R12.2). */
export function setUpPromoTests(): void {
  test.skip(!onSandbox, 'Opening the page registers a code.');
  test.beforeEach(async ({ context }) => {
    await assignRandomIp(context);
  });
}

/** URL pattern of the endpoint that returns the visitor's last visit. */
export const lastVisitEndpointPattern = toEndpointPattern('postObtenerUltimaVisitaParaPromoCode');
/** URL pattern of the endpoint that registers a code. */
export const registrationEndpointPattern = toEndpointPattern('postRegistrarPromoCode');
export const rejectionText = 'NO FUE POSIBLE GENERAR UN PROMOCODE EN ESTE MOMENTO:(';

/** The code of a promotion, whose characters are shown as one image. */
export const codeImage = (page: Page): Locator => main(page).getByRole('img', { name: /^Código \S(?: \S){4}$/ });
export const countdown = (page: Page): Locator => main(page).getByRole('timer');
export const rejectionAlert = (page: Page): Locator => main(page).getByRole('alert');
export const readCode = async (page: Page): Promise<string> => (await codeImage(page).textContent()) ?? '';

/** Opens the page. @returns the code that it shows */
export async function openPromo(page: Page): Promise<string> {
  await page.goto('/promocode');
  await countdown(page).waitFor();
  return readCode(page);
}

/** Records the registrations of codes from now on. */
export const recordRegistrations = (page: Page): RecordedCall[] => recordCalls(page, ['postRegistrarPromoCode']);
