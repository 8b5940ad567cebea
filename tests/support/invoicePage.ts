import { expect, type Page } from '@playwright/test';
import { demoCustomer, demoReceipts } from '../../scripts/sandbox/demoData.ts';
import { toDecimal } from '../../src/lib/money.ts';

export const { thisMonth } = demoReceipts;
export const known = demoCustomer;

/** A phone that no customer has. */
export const newPhone = (): string => `33${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** The data of a customer, by the labels of their fields. */
export const data = {
  ...{ 'Nombre o razón social': 'MARIANA ORTEGA RUIZ', RFC: 'CACX7605101P8', Correo: 'mariana@correo.example' },
  ...{ Calle: 'Mezquitán', 'Núm. exterior': '1184', 'Código postal': '44260', Colonia: 'Artesanos' },
  ...{ Ciudad: 'Guadalajara', Estado: 'Jalisco' },
};

export const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click();
export const failure = 'Ocurrió un error al solicitar su factura, intente de nuevo más tarde.';

/** The route pattern of the call that sends the e-mail. */
export const mail = '**/postCorreoSolicitudFactura.php';

export const alert = (page: Page) => page.getByRole('main').getByRole('alert');

/** The draft in the tab's session storage. */
export const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('factura'));

export const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label);
export const title = (page: Page, name: string) => page.getByRole('heading', { name });

/** Opens the page and waits until it is interactive. */
export async function openInvoice(page: Page): Promise<void> {
  await page.goto('/facturacion');
  await expect(page.getByRole('button', { name: 'Continuar' })).toHaveAttribute('type', 'submit');
}

export async function fillReceipt(
  page: Page,
  receipt: string = thisMonth.receipt,
  total = toDecimal(thisMonth.total),
): Promise<void> {
  await field(page, 'Número de nota').fill(receipt);
  await field(page, 'Total de la nota').fill(total);
  await press(page, 'Continuar');
}

export async function fillPhone(page: Page, phone: string): Promise<void> {
  await field(page, 'Teléfono').fill(phone);
  await press(page, 'Continuar');
  await expect(title(page, 'Datos fiscales')).toBeVisible();
}

export async function fillData(page: Page, changes: Partial<typeof data> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...data, ...changes })) await field(page, label).fill(text);
  await field(page, 'Régimen fiscal').selectOption('612');
  await field(page, 'Forma de pago').selectOption('04');
}

/** Fills in the form up to the review, with the data of a new customer unless the phone is a known one. */
export async function toReview(page: Page, phone = newPhone(), changes: Partial<typeof data> = {}): Promise<void> {
  await openInvoice(page);
  await fillReceipt(page);
  await fillPhone(page, phone);
  if (phone === known.phone) await field(page, 'Forma de pago').selectOption('04');
  else await fillData(page, changes);
  await press(page, 'Revisar solicitud');
  await expect(title(page, 'Revisa tu solicitud')).toBeVisible();
}

export interface Sent {
  call: string;
  body: unknown;
  key: string | undefined;
}

/** Records the writes that the page sends from now on, in order. */
export function recordWrites(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    const call = /(postRegistrarCliente|putModificarCliente|postCorreoSolicitudFactura)/.exec(request.url())?.[1];
    if (call) sent.push({ call, body: request.postDataJSON() as unknown, key: request.headers()['idempotency-key'] });
  });
  return sent;
}

/** Counts the sandbox's e-mails that contain a text. */
export async function countMails(text: string): Promise<number> {
  const mails = (await (await fetch(`${process.env['SANDBOX_URL'] ?? ''}/bandeja`)).json()) as { text: string }[];
  return mails.filter((mail) => mail.text.includes(text)).length;
}
