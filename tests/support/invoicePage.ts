import { expect, type Page } from '@playwright/test';
import { demoCustomer, demoReceipts } from '../../scripts/sandbox/demoData.ts';
import { recordCalls, toEndpointPattern, type RecordedCall } from './recordCalls.ts';
import { toDecimal } from '../../src/lib/money.ts';

/** A receipt of this month, which can be invoiced. */
export const validReceipt = demoReceipts.thisMonth;
/** A customer that the sandbox has. */
export const knownCustomer = demoCustomer;

/** Returns a random phone number, which no customer has. */
export const randomPhoneNumber = (): string => `33${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** The data of a new customer, by the labels of the fields. */
export const newCustomer = {
  'Nombre o razón social': 'MARIANA ORTEGA RUIZ',
  RFC: 'CACX7605101P8',
  Correo: 'mariana@correo.example',
  Calle: 'Mezquitán',
  'Núm. exterior': '1184',
  'Código postal': '44260',
  Colonia: 'Artesanos',
  Ciudad: 'Guadalajara',
  Estado: 'Jalisco',
};

export const clickButton = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).click();
export const requestErrorText = 'Ocurrió un error al solicitar su factura, intente de nuevo más tarde.';

/** URL pattern of the endpoint that sends the e-mail. */
export const emailEndpointPattern = toEndpointPattern('postCorreoSolicitudFactura');

export const formAlert = (page: Page) => page.getByRole('main').getByRole('alert');

/** Reads the draft from the tab's session storage. */
export const readDraft = (page: Page) => page.evaluate(() => sessionStorage.getItem('factura'));

export const invoiceField = (page: Page, label: string) => page.getByRole('main').getByLabel(label);
export const stepHeading = (page: Page, name: string) => page.getByRole('heading', { name });

/** Waits until the form is hydrated. */
export const waitForHydration = (page: Page): Promise<void> =>
  page.locator('astro-island[component-export="Invoice"]:not([ssr])').waitFor({ state: 'attached' });

/** Opens the page and waits until the form is hydrated. */
export async function openInvoice(page: Page): Promise<void> {
  await page.goto('/facturacion');
  await waitForHydration(page);
}

export async function fillReceipt(
  page: Page,
  receipt: string = validReceipt.receipt,
  total = toDecimal(validReceipt.total),
): Promise<void> {
  await invoiceField(page, 'Número de nota').fill(receipt);
  await invoiceField(page, 'Total de la nota').fill(total);
  await clickButton(page, 'Continuar');
}

export async function fillPhoneNumber(page: Page, phoneNumber: string): Promise<void> {
  await invoiceField(page, 'Teléfono').fill(phoneNumber);
  await clickButton(page, 'Continuar');
  await expect(stepHeading(page, 'Datos fiscales')).toBeVisible();
}

export async function fillCustomer(page: Page, changes: Partial<typeof newCustomer> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...newCustomer, ...changes }))
    await invoiceField(page, label).fill(text);
  await invoiceField(page, 'Régimen fiscal').selectOption('612');
  await invoiceField(page, 'Forma de pago').selectOption('04');
}

/** Opens the page and fills in the form up to the review. A known customer's data is already filled in. */
export async function fillUpToReview(
  page: Page,
  phoneNumber = randomPhoneNumber(),
  changes: Partial<typeof newCustomer> = {},
): Promise<void> {
  await openInvoice(page);
  await fillReceipt(page);
  await fillPhoneNumber(page, phoneNumber);
  if (phoneNumber === knownCustomer.phone) await invoiceField(page, 'Forma de pago').selectOption('04');
  else await fillCustomer(page, changes);
  await clickButton(page, 'Revisar solicitud');
  await expect(stepHeading(page, 'Revisa tu solicitud')).toBeVisible();
}

/** Records the writes of an invoice request from now on, in order. */
export const recordWrites = (page: Page): RecordedCall[] =>
  recordCalls(page, ['postRegistrarCliente', 'putModificarCliente', 'postCorreoSolicitudFactura']);

/** Counts the e-mails in the sandbox's outbox that contain a text. */
export async function countEmails(text: string): Promise<number> {
  const emails = (await (await fetch(`${process.env['SANDBOX_URL'] ?? ''}/bandeja`)).json()) as { text: string }[];
  return emails.filter((email) => email.text.includes(text)).length;
}
