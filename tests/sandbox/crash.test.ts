import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { startScript } from '../support/script.ts';
import { integrity } from '../support/database.ts';
import { tempDir } from '../support/tempDir.ts';
import { acknowledges, formatMail, noWrites, total, writeUntilGone, type Acknowledged } from '../support/writer.ts';

const rounds = process.env['DEEP'] ? 200 : 2;

async function start(data: string, more: string[] = []) {
  const args = ['--port', '0', '--data', data, '--trust-proxy', ...more];
  const running = startScript('scripts/sandbox/sandbox.ts', { args });
  const [, origin = ''] = await running.waitForOutput(/(http:\/\/localhost:\d+)\/api/);
  const kill = async (): Promise<void> => {
    running.process.kill('SIGKILL');
    await running.ended;
  };
  return { origin, kill };
}

/** What the server said that it has, and has not. */
function lost(database: DatabaseSync, { visits, promos, phones, mails }: Acknowledged): string[] {
  const column = (sql: string): Set<string> =>
    new Set(
      database
        .prepare(sql)
        .all()
        .map(({ value }) => String(value)),
    );
  const missing = (acknowledged: string[], sql: string): string[] => {
    const there = column(sql);
    return acknowledged.filter((value) => !there.has(value));
  };
  return [
    ...missing(visits, 'SELECT route AS value FROM visits'),
    ...missing(promos, 'SELECT code AS value FROM promo_codes'),
    ...missing(phones, 'SELECT phone AS value FROM customers'),
    ...missing(mails, 'SELECT key AS value FROM outbox'),
    ...missing(mails, 'SELECT key AS value FROM outbox JOIN outbox_customers ON mail = outbox.id'),
  ];
}

test(
  `P68 P69 killed ${rounds} times while it writes, it has all that it acknowledged, each mail once and with its customer`,
  { timeout: 3_600_000 },
  async ({ onTestFinished }) => {
    const data = join(tempDir(), 'shop.db');
    const kept = noWrites();
    for (let round = 0; round < rounds; round++) {
      const { origin, kill } = await start(data, round === 0 ? ['--products', '5'] : []);
      onTestFinished(kill);
      // In the middle of the others' writes, after another number of visitors in each round.
      let visitors = 3 + ((round * 7) % 30);
      await writeUntilGone(origin, round * 10_000, kept, () => void (--visitors === 0 && kill()));
      await kill();
    }

    const { origin, kill } = await start(data);
    onTestFinished(kill);
    const database = new DatabaseSync(data);
    expect(integrity(database)).toBe('ok');
    expect(total(kept)).toBeGreaterThan(rounds);
    expect(lost(database, kept)).toEqual([]);

    // Who got no response asks again with the same key, and is not told apart from who did.
    const unsure = database
      .prepare("SELECT phone FROM customers WHERE phone LIKE '33000%' ORDER BY id DESC LIMIT 20")
      .all()
      .map(({ phone }) => String(phone));
    for (let time = 0; time < 2; time++)
      for (const phone of unsure) {
        const key = { 'idempotency-key': `key-${Number(phone) - 3300000000}` };
        expect(await acknowledges(origin, 'postCorreoSolicitudFactura', formatMail(phone), key)).toBe(true);
      }
    const mails = database
      .prepare(
        "SELECT text, count(*) AS n, count(DISTINCT key) AS keys FROM outbox WHERE key LIKE 'key-%' GROUP BY text",
      )
      .all();
    expect(mails.length).toBeGreaterThanOrEqual(unsure.length);
    expect(mails.filter(({ n, keys }) => n !== 1 || keys !== 1)).toEqual([]);
    expect(
      database.prepare('SELECT count(*) AS n FROM outbox WHERE id NOT IN (SELECT mail FROM outbox_customers)').get(),
    ).toEqual({ n: 0 });
    const rows = database.prepare('SELECT count(*) AS n FROM visits').get()?.['n'];
    console.log(`${rounds} kills, ${total(kept)} acknowledged writes, 0 lost (${String(rows)} visits in all)`);
    database.close();
  },
);
