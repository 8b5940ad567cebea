import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test, vi } from 'vitest';
import { createSandboxApp } from '../../scripts/sandbox/app.ts';
import { openDatabase } from '../../scripts/sandbox/database.ts';
import { seedDemoData } from '../../scripts/sandbox/demoData.ts';
import { seedDatabase } from '../../scripts/sandbox/seedDatabase.ts';
import { generateShop } from '../../scripts/sandbox/seed/generateShop.ts';
import { countRows, checkIntegrity } from '../support/database.ts';
import { startScript } from '../support/startScript.ts';
import { sampleRequests, sampleCustomer } from '../support/sampleRequests.ts';
import { expectSafeResponse, sendRawCall } from '../support/rawCalls.ts';
import { tempDir } from '../support/tempDir.ts';
import { formatMail } from '../support/concurrentWrites.ts';
import { isDeepRun } from '../support/isDeepRun.ts';

const now = () => new Date('2025-11-20T18:00:00Z');

/** Creates a sandbox with its database in a file. */
function createSandboxOnDisk() {
  const folder = tempDir();
  const file = join(folder, 'shop.db');
  const database = openDatabase(file, 50);
  seedDatabase(database, generateShop({ products: 5 }));
  seedDemoData({ database, now });
  const app = createSandboxApp({
    dependencies: { database, now },
    pictureDir: join(folder, 'pictures'),
    trustProxy: true,
  });
  const callApi = async (
    endpoint: keyof typeof sampleRequests,
    request: unknown = sampleRequests[endpoint],
    headers = {},
  ) => sendRawCall(app, endpoint, JSON.stringify(request ?? ''), headers);
  return { file, database, callApi };
}
const unavailable = {
  status: 503,
  text: '{"results":null,"error":"the database is unavailable for now"}',
};
/** Creates a visit of almost 2 KB. */
const createLongVisit = (index: number) => ({
  ...(sampleRequests.postVisita as object),
  Ruta: `/${index}${'x'.repeat(1900)}`,
});
const writeCalls = [
  'postVisita',
  'postRegistrarPromoCode',
  'postRegistrarCliente',
  'putModificarCliente',
  'postCorreoSolicitudFactura',
] as const;

describe('P68 a full disk is a 503 without partial rows', () => {
  test('reads still work, and so do writes once there is space again', async () => {
    const log = vi.spyOn(console, 'error');
    const { database, callApi } = createSandboxOnDisk();
    const { page_count: pages } = database.prepare('PRAGMA page_count').get() as { page_count: number };
    database.exec(`PRAGMA max_page_count = ${pages + 5}`);
    const statuses = [];
    for (let index = 0; index < 30; index++)
      statuses.push((await callApi('postVisita', createLongVisit(index))).status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(countRows(database)['visits']).toBe(statuses.filter((status) => status === 200).length);
    expect(await callApi('postVisita', createLongVisit(99))).toEqual(unavailable);
    expect((await callApi('getProductosEnVenta')).status).toBe(200);

    // An e-mail and its customer need more than one page: both are written, or neither.
    const text = `${formatMail('3312345678')}\n${'x'.repeat(9000)}`;
    const before = countRows(database);
    expect(await callApi('postCorreoSolicitudFactura', text, { 'idempotency-key': 'k' })).toEqual(unavailable);
    expect(countRows(database)).toEqual(before);

    database.exec('PRAGMA max_page_count = 100000');
    expect((await callApi('postCorreoSolicitudFactura', text, { 'idempotency-key': 'k' })).status).toBe(200);
    expect(countRows(database)).toMatchObject({ outbox: 1, outbox_customers: 1 });
    expect(checkIntegrity(database)).toBe('ok');
    expect(log).not.toHaveBeenCalled();
  });

  const canMount = isDeepRun && process.platform === 'linux' && process.getuid?.() === 0;
  if (canMount)
    test('a real file system of 2 MB', { timeout: 120_000 }, async ({ onTestFinished }) => {
      const folder = tempDir();
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]);
      onTestFinished(() => void execFileSync('umount', ['-l', folder]));
      const databaseFile = join(folder, 'shop.db');
      const sandbox = startScript('scripts/sandbox/sandbox.ts', {
        args: ['--port', '0', '--data', databaseFile, '--products', '20'],
      });
      onTestFinished(() => void sandbox.process.kill('SIGKILL'));
      const [, origin = ''] = await sandbox.waitForOutput(/(http:\/\/localhost:\d+)\/api/);
      const headers = { 'content-type': 'application/json' };
      const postVisit = async (index: number): Promise<number> =>
        (
          await fetch(`${origin}/api/postVisita.php`, {
            method: 'POST',
            headers,
            body: JSON.stringify(createLongVisit(index)),
          })
        ).status;
      const statuses = [];
      for (let index = 0; index < 1500; index++) statuses.push(await postVisit(index));
      expect(new Set(statuses)).toEqual(new Set([200, 503]));
      expect((await fetch(`${origin}/api/getCategorias.php`)).status).toBe(200);
      sandbox.process.kill('SIGKILL');
      await sandbox.exited;
      const database = new DatabaseSync(databaseFile);
      expect(checkIntegrity(database)).toBe('ok');
      expect(countRows(database)['visits']).toBe(statuses.filter((status) => status === 200).length);
      database.close();
      rmSync(databaseFile);
    });
});

test('P68 a read-only database: writes are a 503, reads still work', async () => {
  const { database, callApi } = createSandboxOnDisk();
  database.exec('PRAGMA query_only = ON');
  const before = countRows(database);
  for (const endpoint of writeCalls) expect(await callApi(endpoint), endpoint).toEqual(unavailable);
  for (const endpoint of [
    'getProductosEnVenta',
    'postObtenervwProducto',
    'postBuscarProducto',
    'getSucursales',
  ] as const)
    expect((await callApi(endpoint)).status).toBe(200);
  expect(countRows(database)).toEqual(before);
});

test('P68 a database locked by another connection: writes are a 503, reads still work; once it is unlocked, writes work', async () => {
  const { file, database, callApi } = createSandboxOnDisk();
  const otherConnection = new DatabaseSync(file);
  otherConnection.exec('BEGIN IMMEDIATE');
  for (const endpoint of writeCalls) expect(await callApi(endpoint), endpoint).toEqual(unavailable);
  expect((await callApi('getProductosEnVenta')).status).toBe(200);
  otherConnection.exec('UPDATE products SET price = 12300 WHERE id = (SELECT min(id) FROM products)');
  otherConnection.exec('COMMIT');
  for (const endpoint of writeCalls) expect((await callApi(endpoint)).status, endpoint).toBe(200);
  // The sandbox serves what the other connection wrote.
  expect((await callApi('getProductosEnVenta')).text).toContain('"Precio":"123.00"');
  expect(checkIntegrity(database)).toBe('ok');
  otherConnection.close();
});

test('P68 acknowledged writes are synced to the disk: write-ahead log with full synchronization', () => {
  const { database } = createSandboxOnDisk();
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
});

test('P68 the error for a file that is not a database names the file and a remedy', () => {
  const file = join(tempDir(), 'shop.db');
  writeFileSync(file, 'hola '.repeat(1000));
  expect(() => openDatabase(file)).toThrow(`The database ${file} cannot be used (file is not a database). Free it,`);
});

describe('P69 customer and e-mail are recorded together', () => {
  test('an error between the two writes stores neither, and a retry with the same key stores both once', async () => {
    const { database, callApi } = createSandboxOnDisk();
    const phone = '3300000001';
    await callApi('postRegistrarCliente', { ...sampleCustomer, Telefono: phone });
    const sendMail = () => callApi('postCorreoSolicitudFactura', formatMail(phone), { 'idempotency-key': 'k' });
    database.exec(
      "CREATE TEMP TRIGGER fault BEFORE INSERT ON outbox_customers BEGIN SELECT RAISE(ABORT, 'fault'); END",
    );
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const response = await sendMail();
    log.mockRestore();
    expect(response).toEqual({ status: 500, text: '{"results":null,"error":"the sandbox failed; see its log"}' });
    expect(countRows(database)).toMatchObject({ outbox: 0, outbox_customers: 0 });

    database.exec('DROP TRIGGER fault');
    for (let attempt = 0; attempt < 3; attempt++) expectSafeResponse(await sendMail());
    expect(countRows(database)).toMatchObject({ outbox: 1, outbox_customers: 1 });
    const { record } = database.prepare('SELECT record FROM outbox_customers').get() as { record: string };
    expect(JSON.parse(record)).toMatchObject({ phone, rfc: sampleCustomer.RFC });
  });

  test('the e-mail of an unknown customer is stored without a customer', async () => {
    const { database, callApi } = createSandboxOnDisk();
    await callApi('postCorreoSolicitudFactura', formatMail('3399999999'));
    expect(countRows(database)).toMatchObject({ outbox: 1, outbox_customers: 0 });
  });
});
