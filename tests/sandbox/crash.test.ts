import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { startSandbox } from '../support/startSandbox.ts';
import { checkIntegrity } from '../support/database.ts';
import { tempDir } from '../support/tempDir.ts';
import {
  sendWrite,
  formatMail,
  createAcknowledgedWrites,
  countAcknowledgedWrites,
  writeUntilServerExits,
  type AcknowledgedWrites,
} from '../support/concurrentWrites.ts';
import { isDeepRun } from '../support/isDeepRun.ts';

const rounds = isDeepRun ? 200 : 2;

const startTestedSandbox = (databaseFile: string, extraArgs: string[] = []) =>
  startSandbox(['--data', databaseFile, '--trust-proxy', ...extraArgs]);

/** Finds acknowledged writes that are not in the database. */
function findLostWrites(
  database: DatabaseSync,
  { visitRoutes, promoCodes, customerPhones, mailKeys }: AcknowledgedWrites,
): string[] {
  const readColumn = (sql: string): Set<string> =>
    new Set(
      database
        .prepare(sql)
        .all()
        .map(({ value }) => String(value)),
    );
  const findMissing = (acknowledged: string[], sql: string): string[] => {
    const stored = readColumn(sql);
    return acknowledged.filter((value) => !stored.has(value));
  };
  return [
    ...findMissing(visitRoutes, 'SELECT route AS value FROM visits'),
    ...findMissing(promoCodes, 'SELECT code AS value FROM promo_codes'),
    ...findMissing(customerPhones, 'SELECT phone AS value FROM customers'),
    ...findMissing(mailKeys, 'SELECT key AS value FROM outbox'),
    ...findMissing(mailKeys, 'SELECT key AS value FROM outbox JOIN outbox_customers ON mail = outbox.id'),
  ];
}

test(
  `P68 P69 the sandbox keeps all acknowledged writes when it is killed ${rounds} times, and each e-mail once, with its customer`,
  { timeout: 3_600_000 },
  async ({ onTestFinished }) => {
    const databaseFile = join(tempDir(), 'shop.db');
    const acknowledged = createAcknowledgedWrites();
    for (let round = 0; round < rounds; round++) {
      const { origin, kill } = await startTestedSandbox(databaseFile, round === 0 ? ['--products', '5'] : []);
      onTestFinished(kill);
      // Kills the sandbox during concurrent writes, after a different number of visitors in each round.
      let remainingVisitors = 3 + ((round * 7) % 30);
      await writeUntilServerExits(origin, round * 10_000, acknowledged, () => {
        remainingVisitors--;
        if (remainingVisitors === 0) void kill();
      });
      await kill();
    }

    const { origin, kill } = await startTestedSandbox(databaseFile);
    onTestFinished(kill);
    const database = new DatabaseSync(databaseFile);
    expect(checkIntegrity(database)).toBe('ok');
    expect(countAcknowledgedWrites(acknowledged)).toBeGreaterThan(rounds);
    expect(findLostWrites(database, acknowledged)).toEqual([]);

    // Retries with the same key are acknowledged, whether the first request got a response or not.
    const lastPhones = database
      .prepare("SELECT phone FROM customers WHERE phone LIKE '33000%' ORDER BY id DESC LIMIT 20")
      .all()
      .map(({ phone }) => String(phone));
    for (let attempt = 0; attempt < 2; attempt++) {
      for (const phone of lastPhones) {
        const headers = { 'idempotency-key': `key-${Number(phone) - 3300000000}` };
        expect(await sendWrite(origin, 'postCorreoSolicitudFactura', formatMail(phone), headers)).toBe(true);
      }
    }
    const mails = database
      .prepare(
        "SELECT text, count(*) AS n, count(DISTINCT key) AS keys FROM outbox WHERE key LIKE 'key-%' GROUP BY text",
      )
      .all();
    expect(mails.length).toBeGreaterThanOrEqual(lastPhones.length);
    expect(mails.filter(({ n, keys }) => n !== 1 || keys !== 1)).toEqual([]);
    expect(
      database.prepare('SELECT count(*) AS n FROM outbox WHERE id NOT IN (SELECT mail FROM outbox_customers)').get(),
    ).toEqual({ n: 0 });
    const visitCount = database.prepare('SELECT count(*) AS n FROM visits').get()?.['n'];
    console.log(
      `${rounds} kills, ${countAcknowledgedWrites(acknowledged)} acknowledged writes, 0 lost (${String(visitCount)} visits in total)`,
    );
    database.close();
  },
);
