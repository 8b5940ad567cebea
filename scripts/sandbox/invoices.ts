import type { Customer, Sale } from '../../src/contract/forms.ts';
import { parseTotal, findRefusal } from '../../src/features/invoice/invoice.ts';
import { regimes } from '../../src/features/invoice/sat.ts';
import { toMexicoTime } from '../../src/lib/time.ts';
import { transaction } from './database.ts';
import { Refusal, type Backend, type Caller } from './backend.ts';
import { sql } from './sql.ts';

/** A sale by its note number. */
export function findSale({ database }: Backend, note: string): Sale | null {
  const row = sql(database, 'SELECT CAST(id AS TEXT) AS id, date, total FROM sales WHERE id = ?').get(note);
  return (row as Sale | undefined) ?? null;
}

/** A customer by phone; the birth date stays here, no form needs it. */
export function findCustomer({ database }: Backend, phone: string): Customer | null {
  const row = sql(database, 'SELECT id, record FROM customers WHERE phone = ?').get(phone);
  if (!row) return null;
  return { ...(JSON.parse(String(row['record'])) as Customer), id: String(row['id']), birthDate: null };
}

/** Registers a customer; a phone that is already known is refused by null, as a duplicate key would be. */
export function registerCustomer({ database }: Backend, customer: Customer): boolean {
  check(customer);
  const insert = sql(database, 'INSERT OR IGNORE INTO customers (phone, record) VALUES (?, ?)');
  return insert.run(customer.phone ?? '', JSON.stringify(customer)).changes === 1;
}

/** Updates a customer by id; one that is not there, or a phone that is another customer's, is refused by null. */
export function updateCustomer({ database }: Backend, customer: Customer): boolean {
  check(customer);
  // The look-up keeps the birth date back: what comes without one does not erase it.
  const update = sql(
    database,
    `UPDATE OR IGNORE customers SET phone = ?1, record = json_set(?2, '$.birthDate',
       coalesce(nullif(json_extract(?2, '$.birthDate'), ''), json_extract(record, '$.birthDate'))) WHERE id = ?3`,
  );
  return update.run(customer.phone ?? '', JSON.stringify(customer), String(customer.id ?? '')).changes === 1;
}

/** How long the same text is the same request, ms: another tab, or a client that sends no key. */
const sameFor = 600_000;

/**
 * Puts the request into the outbox, with the customer who asks: once for each key, and once for the same text in ten
 * minutes.
 * @returns whether it is there; false for a note that cannot be invoiced (R6.2, judged by this server's clock)
 */
export function mailInvoiceRequest(backend: Backend, text: string, { key }: Caller): boolean {
  const { database, now } = backend;
  if (!text.trim() || text.length > 10_000) throw new Refusal('the text is empty or longer than 10,000 characters');
  if (!canBeInvoiced(backend, text)) return false;
  const earliest = toMexicoTime(new Date(now().getTime() - sameFor));
  transaction(database, () => {
    const sent = sql(database, 'SELECT 1 FROM outbox WHERE key = ? OR (text = ? AND date > ?)');
    if (sent.get(key, text, earliest)) return;
    const insert = sql(database, 'INSERT INTO outbox (text, key, date) VALUES (?, ?, ?)');
    const mail = insert.run(text, key, toMexicoTime(now())).lastInsertRowid;
    const asker = sql(
      database,
      'INSERT INTO outbox_customers (mail, customer, record) SELECT ?, id, record FROM customers WHERE phone = ?',
    );
    asker.run(mail, /^Teléfono: (\d{10})$/m.exec(text)?.[1] ?? '');
  });
  return true;
}

/** The mails that would have been sent, the latest first. */
export const outbox = ({ database }: Backend): { date: string; text: string }[] =>
  sql(database, 'SELECT date, text FROM outbox ORDER BY id DESC LIMIT 100').all() as {
    date: string;
    text: string;
  }[];

function canBeInvoiced(backend: Backend, text: string): boolean {
  const note = /^Nota de venta: (\d+)$/m.exec(text)?.[1];
  const total = parseTotal(/^Total: (\S+)/m.exec(text)?.[1] ?? '');
  return note !== undefined && total !== null && findRefusal(findSale(backend, note), total, backend.now()) === null;
}

function check(customer: Customer): void {
  const { phone, postalCode, rfc, email, taxRegime } = customer;
  const tooLong = Object.entries(customer).find(([, value]) => typeof value === 'string' && value.length > 200);
  if (tooLong) throw new Refusal(`${tooLong[0]} is longer than 200 characters`);
  if (!/^\d{10}$/.test(phone ?? '')) throw new Refusal('the phone has not 10 digits');
  if (!/^\d{5}$/.test(postalCode ?? '')) throw new Refusal('the postal code has not 5 digits');
  if (!rfc || rfc.length > 13) throw new Refusal('the RFC has not 1 to 13 characters');
  if (!regimes.some(({ code }) => code === taxRegime)) throw new Refusal('the tax regime is unknown');
  if (!email?.includes('@')) throw new Refusal('the e-mail is none');
}
