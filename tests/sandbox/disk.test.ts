import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test, vi } from 'vitest';
import { createApp } from '../../scripts/sandbox/app.ts';
import { openDatabase } from '../../scripts/sandbox/database.ts';
import { seedDemoData } from '../../scripts/sandbox/demoData.ts';
import { seedDatabase } from '../../scripts/sandbox/seedDatabase.ts';
import { seedCatalogue } from '../../scripts/sandbox/seed/catalogue.ts';
import { countRows, integrity } from '../support/database.ts';
import { startScript } from '../support/script.ts';
import { sampleRequests, sampleCustomer } from '../support/sampleRequests.ts';
import { expectSafeResponse, sendRaw } from '../support/shopCalls.ts';
import { tempDir } from '../support/tempDir.ts';
import { formatMail } from '../support/writer.ts';

const now = () => new Date('2025-11-20T18:00:00Z');

/** A shop whose database is a file. */
function shopOnDisk() {
  const folder = tempDir();
  const file = join(folder, 'shop.db');
  const database = openDatabase(file, 50);
  seedDatabase(database, seedCatalogue({ products: 5 }));
  seedDemoData({ database, now });
  const app = createApp({ backend: { database, now }, pictureDir: join(folder, 'pictures'), trustProxy: true });
  const ask = async (call: keyof typeof sampleRequests, content: unknown = sampleRequests[call], headers = {}) =>
    sendRaw(app, call, JSON.stringify(content ?? ''), headers);
  return { file, database, ask };
}
const rejected = {
  status: 503,
  text: '{"results":null,"error":"the database is unavailable for now"}',
};
const long = (index: number) => ({ ...(sampleRequests.postVisita as object), Ruta: `/${index}${'x'.repeat(1900)}` });
const writes = [
  'postVisita',
  'postRegistrarPromoCode',
  'postRegistrarCliente',
  'putModificarCliente',
  'postCorreoSolicitudFactura',
] as const;

describe('P68 a disk that is full is a 503 and no half row', () => {
  test('reads go on, and so do writes when there is room again', async () => {
    const log = vi.spyOn(console, 'error');
    const { database, ask } = shopOnDisk();
    const { page_count: pages } = database.prepare('PRAGMA page_count').get() as { page_count: number };
    database.exec(`PRAGMA max_page_count = ${pages + 5}`);
    const responses = [];
    for (let index = 0; index < 30; index++) responses.push((await ask('postVisita', long(index))).status);
    expect(new Set(responses)).toEqual(new Set([200, 503]));
    expect(countRows(database)['visits']).toBe(responses.filter((status) => status === 200).length);
    expect(await ask('postVisita', long(99))).toEqual(rejected);
    expect((await ask('getProductosEnVenta')).status).toBe(200);

    // A mail and its customer need more than one page: all of it, or none.
    const text = `${formatMail('3312345678')}\n${'x'.repeat(9000)}`;
    const before = countRows(database);
    expect(await ask('postCorreoSolicitudFactura', text, { 'idempotency-key': 'k' })).toEqual(rejected);
    expect(countRows(database)).toEqual(before);

    database.exec('PRAGMA max_page_count = 100000');
    expect((await ask('postCorreoSolicitudFactura', text, { 'idempotency-key': 'k' })).status).toBe(200);
    expect(countRows(database)).toMatchObject({ outbox: 1, outbox_customers: 1 });
    expect(integrity(database)).toBe('ok');
    expect(log).not.toHaveBeenCalled();
  });

  const mount = process.env['DEEP'] && process.platform === 'linux' && process.getuid?.() === 0;
  if (mount)
    test('a real one, of 2 MB', { timeout: 120_000 }, async ({ onTestFinished }) => {
      const folder = tempDir();
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]);
      onTestFinished(() => void execFileSync('umount', ['-l', folder]));
      const data = join(folder, 'shop.db');
      const running = startScript('scripts/sandbox/sandbox.ts', {
        args: ['--port', '0', '--data', data, '--products', '20'],
      });
      onTestFinished(() => void running.process.kill('SIGKILL'));
      const [, origin = ''] = await running.waitForOutput(/(http:\/\/localhost:\d+)\/api/);
      const headers = { 'content-type': 'application/json' };
      const post = async (index: number): Promise<number> =>
        (await fetch(`${origin}/api/postVisita.php`, { method: 'POST', headers, body: JSON.stringify(long(index)) }))
          .status;
      const statuses = [];
      for (let index = 0; index < 1500; index++) statuses.push(await post(index));
      expect(new Set(statuses)).toEqual(new Set([200, 503]));
      expect((await fetch(`${origin}/api/getCategorias.php`)).status).toBe(200);
      running.process.kill('SIGKILL');
      await running.ended;
      const database = new DatabaseSync(data);
      expect(integrity(database)).toBe('ok');
      expect(countRows(database)['visits']).toBe(statuses.filter((status) => status === 200).length);
      database.close();
      rmSync(data);
    });
});

test('P68 a database that is read-only: writes are a 503, reads are served', async () => {
  const { database, ask } = shopOnDisk();
  database.exec('PRAGMA query_only = ON');
  const before = countRows(database);
  for (const call of writes) expect(await ask(call), call).toEqual(rejected);
  for (const call of ['getProductosEnVenta', 'postObtenervwProducto', 'postBuscarProducto', 'getSucursales'] as const)
    expect((await ask(call)).status).toBe(200);
  expect(countRows(database)).toEqual(before);
});

test('P68 while another process holds the database, writes are a 503 and reads are served; then both write', async () => {
  const { file, database, ask } = shopOnDisk();
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  for (const call of writes) expect(await ask(call), call).toEqual(rejected);
  expect((await ask('getProductosEnVenta')).status).toBe(200);
  other.exec('UPDATE products SET price = 12300 WHERE id = (SELECT min(id) FROM products)');
  other.exec('COMMIT');
  for (const call of writes) expect((await ask(call)).status, call).toBe(200);
  // What the other one wrote is what is served now.
  expect((await ask('getProductosEnVenta')).text).toContain('"Precio":"123.00"');
  expect(integrity(database)).toBe('ok');
  other.close();
});

test('P68 what is acknowledged is on the disk, not only with the system', () => {
  const { database } = shopOnDisk();
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
});

test('P68 a file that is no database is named, with what to do', () => {
  const file = join(tempDir(), 'shop.db');
  writeFileSync(file, 'hola '.repeat(1000));
  expect(() => openDatabase(file)).toThrow(`The database ${file} cannot be used (file is not a database). Free it,`);
});

describe('P69 customer and mail are recorded together', () => {
  test('a fault between the two leaves neither, and the same key brings both, once', async () => {
    const { database, ask } = shopOnDisk();
    const phone = '3300000001';
    await ask('postRegistrarCliente', { ...sampleCustomer, Telefono: phone });
    const mail = () => ask('postCorreoSolicitudFactura', formatMail(phone), { 'idempotency-key': 'k' });
    database.exec(
      "CREATE TEMP TRIGGER fault BEFORE INSERT ON outbox_customers BEGIN SELECT RAISE(ABORT, 'fault'); END",
    );
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failed = await mail();
    log.mockRestore();
    expect(failed).toEqual({ status: 500, text: '{"results":null,"error":"the sandbox failed; see its log"}' });
    expect(countRows(database)).toMatchObject({ outbox: 0, outbox_customers: 0 });

    database.exec('DROP TRIGGER fault');
    for (let time = 0; time < 3; time++) expectSafeResponse(await mail());
    expect(countRows(database)).toMatchObject({ outbox: 1, outbox_customers: 1 });
    const { record } = database.prepare('SELECT record FROM outbox_customers').get() as { record: string };
    expect(JSON.parse(record)).toMatchObject({ phone, rfc: sampleCustomer.RFC });
  });

  test('a mail of somebody that the shop does not know is alone', async () => {
    const { database, ask } = shopOnDisk();
    await ask('postCorreoSolicitudFactura', formatMail('3399999999'));
    expect(countRows(database)).toMatchObject({ outbox: 1, outbox_customers: 0 });
  });
});
