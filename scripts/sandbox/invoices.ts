import type { EndpointName } from '../../src/contract/endpoints.ts';
import type { Customer, Sale } from '../../src/contract/forms.ts';
import { parseTotal, findSaleError } from '../../src/features/invoice/invoice.ts';
import { taxRegimes } from '../../src/features/invoice/sat.ts';
import { toMexicoTime } from '../../src/lib/time.ts';
import { transaction } from './database.ts';
import { HttpError, type Dependencies, type Caller } from './dependencies.ts';
import { sql } from './sql.ts';

/** Finds a sale by its receipt number. */
export function findSale({ database }: Dependencies, receipt: string): Sale | null {
  const row = sql(database, 'SELECT CAST(id AS TEXT) AS id, date, total FROM sales WHERE id = ?').get(receipt);
  return (row as Sale | undefined) ?? null;
}

/** Finds a customer by phone. Omits the birth date, which no form needs. */
export function findCustomer({ database }: Dependencies, phone: string): Customer | null {
  const row = sql(database, 'SELECT id, record FROM customers WHERE phone = ?').get(phone);
  if (!row) return null;
  return { ...(JSON.parse(String(row['record'])) as Customer), id: String(row['id']), birthDate: null };
}

/** Registers a customer. @returns false if the phone is already registered */
export function registerCustomer({ database }: Dependencies, customer: Customer): boolean {
  validateCustomer(customer);
  const insert = sql(database, 'INSERT OR IGNORE INTO customers (phone, record) VALUES (?, ?)');
  return insert.run(customer.phone ?? '', JSON.stringify(customer)).changes === 1;
}

/** Updates a customer by id. @returns false for an unknown id, or for the phone of another customer */
export function updateCustomer({ database }: Dependencies, customer: Customer): boolean {
  validateCustomer(customer);
  // findCustomer() omits the birth date, so an update without it keeps the stored one.
  const update = sql(
    database,
    `UPDATE OR IGNORE customers SET phone = ?1, record = json_set(?2, '$.birthDate',
       coalesce(nullif(json_extract(?2, '$.birthDate'), ''), json_extract(record, '$.birthDate'))) WHERE id = ?3`,
  );
  return update.run(customer.phone ?? '', JSON.stringify(customer), String(customer.id ?? '')).changes === 1;
}

/** A repeated text within this time is a duplicate (another tab, or a client without an idempotency key), ms. */
const duplicateWindow = 600_000;

/**
 * Stores an invoice request and its customer in the outbox: once per idempotency key, and once per text in ten minutes.
 * @returns false for a receipt that cannot be invoiced (R6.2, by the server's clock)
 */
export function mailInvoiceRequest(dependencies: Dependencies, text: string, { idempotencyKey: key }: Caller): boolean {
  const { database, now } = dependencies;
  if (!text.trim() || text.length > 10_000) throw new HttpError('the text is empty or longer than 10,000 characters');
  if (!canBeInvoiced(dependencies, text)) return false;
  const earliest = toMexicoTime(new Date(now().getTime() - duplicateWindow));
  transaction(database, () => {
    const duplicate = sql(database, 'SELECT 1 FROM outbox WHERE key = ? OR (text = ? AND date > ?)');
    if (duplicate.get(key, text, earliest)) return;
    const insertMail = sql(database, 'INSERT INTO outbox (text, key, date) VALUES (?, ?, ?)');
    const mail = insertMail.run(text, key, toMexicoTime(now())).lastInsertRowid;
    const insertCustomer = sql(
      database,
      'INSERT INTO outbox_customers (mail, customer, record) SELECT ?, id, record FROM customers WHERE phone = ?',
    );
    insertCustomer.run(mail, /^Teléfono: (\d{10})$/m.exec(text)?.[1] ?? '');
  });
  return true;
}

/** Lists the latest 100 e-mails of the outbox, newest first. The sandbox sends none. */
export const listMails = ({ database }: Dependencies): { date: string; text: string }[] =>
  sql(database, 'SELECT date, text FROM outbox ORDER BY id DESC LIMIT 100').all() as {
    date: string;
    text: string;
  }[];

function canBeInvoiced(dependencies: Dependencies, text: string): boolean {
  const receipt = /^Nota de venta: (\d+)$/m.exec(text)?.[1];
  const total = parseTotal(/^Total: (\S+)/m.exec(text)?.[1] ?? '');
  return (
    receipt !== undefined &&
    total !== null &&
    findSaleError(findSale(dependencies, receipt), total, dependencies.now()) === null
  );
}

function validateCustomer(customer: Customer): void {
  const { phone, postalCode, rfc, email, taxRegime } = customer;
  const tooLong = Object.entries(customer).find(([, value]) => typeof value === 'string' && value.length > 200);
  if (tooLong) throw new HttpError(`${tooLong[0]} is longer than 200 characters`);
  if (!/^\d{10}$/.test(phone ?? '')) throw new HttpError('the phone must have 10 digits');
  if (!/^\d{5}$/.test(postalCode ?? '')) throw new HttpError('the postal code must have 5 digits');
  if (!rfc || rfc.length > 13) throw new HttpError('the RFC must have 1 to 13 characters');
  if (!taxRegimes.some(({ code }) => code === taxRegime)) throw new HttpError('the tax regime is unknown');
  if (!email?.includes('@')) throw new HttpError('the e-mail address is invalid');
}

/** Lookups that return personal data. */
const limitedEndpoints: EndpointName[] = ['postObtenerClientePorTelefono', 'postObtenerInformacionVenta'];
const maxLookups = 5;
/** ms */
const limitWindow = 600_000;

/**
 * Limits lookups by phone and receipt to 5 of each per IP address in 10 minutes, against brute force.
 * @returns a function that counts a call, and throws an HttpError (429) above the limit
 */
export function createLookupLimiter(now: () => Date): (endpoint: EndpointName, ip: string) => void {
  const lookupTimes = new Map<string, number[]>();
  return (endpoint, ip) => {
    if (!limitedEndpoints.includes(endpoint)) return;
    const key = `${endpoint} ${ip}`;
    const recent = (lookupTimes.get(key) ?? []).filter((time) => now().getTime() - time < limitWindow);
    if (recent.length >= maxLookups) throw new HttpError('too many lookups, try again in ten minutes', 429);
    lookupTimes.set(key, [...recent, now().getTime()]);
    if (lookupTimes.size > 10_000) lookupTimes.delete(lookupTimes.keys().next().value ?? '');
  };
}
