import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { UnconfirmedChangeError } from '../../scripts/snapshot/publishGuards.ts';
import { readState } from '../../scripts/rebuild/rebuildState.ts';
import { toSnapshotArguments } from '../../scripts/build/buildRequest.ts';
import { createRebuildHarness, type RebuildHarness } from '../support/rebuildHarness.ts';

let harness: RebuildHarness;
beforeEach(async () => {
  harness = await createRebuildHarness();
});
const edit = (sql: string): void => harness.database.exec(sql);

const columns =
  'description, price, discount_price, condition, recent, unit, brand, model, category, image, sold, visits, sold_rank, folded, drawing';
const insertProduct = `INSERT INTO products SELECT 900, 'Otro cable', ${columns} FROM products WHERE id = 5;
  INSERT INTO stock SELECT 900, branch, pieces FROM stock WHERE product = 5;
  INSERT INTO pictures SELECT 900, position, file FROM pictures WHERE product = 5`;

/** Changes in the back office, with the changed parts of the catalogue that trigger a build; without parts, none is triggered. */
const changes: [change: string, sql: string, parts: string[]][] = [
  ['a price', 'UPDATE products SET price = price + 1000 WHERE id = 5', ['products']],
  ['an offer begins', 'UPDATE products SET discount_price = price / 2 WHERE id = 5', ['products']],
  [
    'a sale of a whole category',
    "UPDATE products SET discount_price = price * 9 / 10 WHERE category = 'Fundas'",
    ['products'],
  ],
  ['an offer ends', 'UPDATE products SET discount_price = 0 WHERE id = 3', ['products']],
  ['a new product', insertProduct, ['products', 'pictures', 'categories']],
  [
    'a removed product',
    "DELETE FROM products WHERE id = (SELECT max(id) FROM products WHERE category = 'Fundas')",
    ['products', 'pictures', 'categories'],
  ],
  ['the name of a product', "UPDATE products SET name = 'Otro' WHERE id = 5", ['products']],
  ['the description of a product', "UPDATE products SET description = 'Otra' WHERE id = 5", ['products']],
  ['the card picture of a product', "UPDATE products SET image = '2.jpg' WHERE id = 5", ['products', 'pictures']],
  ['the brand of a product', "UPDATE products SET brand = 'Otra' WHERE id = 5", ['products']],
  [
    'the name of a category',
    "UPDATE categories SET name = 'Protectores' WHERE name = 'Fundas'; UPDATE products SET category = 'Protectores' WHERE category = 'Fundas'",
    ['products', 'categories'],
  ],
  [
    'the icon of a category',
    "UPDATE categories SET icon = '<i class=\"fa fa-tag\"></i>' WHERE name = 'Cargadores'",
    ['categories'],
  ],
  ['a new category', "INSERT INTO categories VALUES ('Nueva', '')", ['categories']],
  ['the address of a branch', "UPDATE branches SET street = 'Otra calle' WHERE id = 2", ['branches']],
  [
    'a new branch',
    "INSERT INTO branches VALUES (9, '83000', 'Centro', 'Rosales', '1', 'Hermosillo', 'Sonora')",
    ['branches'],
  ],
  ['a new slide', "INSERT INTO sliders (position, file) VALUES (99, 'nuevo.jpg')", ['sliders']],
  ['the order of the slides', 'UPDATE sliders SET position = -1 - position', ['sliders']],
  ['sold out', 'UPDATE stock SET pieces = 0 WHERE product = 5', ['soldOut']],
  ['back in stock', 'UPDATE stock SET pieces = 3 WHERE product = 1', ['soldOut']],
  ['stock counts', 'UPDATE stock SET pieces = pieces + 3 WHERE pieces > 0', []],
  [
    'stock that moves between branches',
    "UPDATE stock SET pieces = CASE branch WHEN '1' THEN 9 ELSE 0 END WHERE product = 6",
    [],
  ],
  ['units sold', 'UPDATE products SET sold = sold + id', []],
  ['most viewed', 'UPDATE products SET visits = 1000 - visits', []],
  ['last sold', 'UPDATE products SET sold_rank = 30 - sold_rank WHERE sold_rank >= 0', []],
  ['a discount price above the price', 'UPDATE products SET discount_price = price + 1 WHERE id = 9', []],
];

describe('R11.5 a relevant change triggers one build, other changes trigger none', () => {
  test.each(changes)('%s', async (_case, sql, parts) => {
    edit(sql);
    expect(await harness.poll()).toMatchObject({ action: parts.length > 0 ? 'build' : 'current', parts });
    expect(harness.hookBodies).toHaveLength(parts.length > 0 ? 1 : 0);
    if (parts.length === 0) return;
    expect(await harness.poll()).toMatchObject({ action: 'building' });
    await harness.build();
    expect(await harness.poll()).toMatchObject({ action: 'current', parts: [] });
    expect(harness.hookBodies).toHaveLength(1);
  });

  test('a new picture of an unchanged product triggers a build within seven days, which fetches all picture lists again', async () => {
    edit("INSERT INTO pictures VALUES (5, 9, '9.jpg')");
    await harness.poll();
    for (let day = 0; day < 7 && harness.hookBodies.length === 0; day++) {
      harness.clock.advance(86_400_000);
      await harness.poll();
    }
    expect(harness.hookBodies.map(toSnapshotArguments)).toEqual([['--refetch-pictures']]);
    await harness.build();
    expect(await harness.poll()).toMatchObject({ action: 'current' });
  });

  test('a change that is reverted before the next poll triggers nothing', async () => {
    edit('UPDATE products SET price = price + 1000 WHERE id = 5');
    edit('UPDATE products SET price = price - 1000 WHERE id = 5');
    expect(await harness.poll()).toMatchObject({ action: 'current' });
  });
});

describe('R11.5 changes are gathered', () => {
  test('for the debounce time, counted from the first one', async () => {
    const limits = { debounce: 15 * 60_000 };
    for (let minute = 0; minute < 15; minute += 5) {
      harness.setPrice(10_000 + minute);
      expect(await harness.poll({ limits })).toMatchObject({ action: 'debounce' });
      harness.clock.advance(5 * 60_000);
    }
    expect(await harness.poll({ limits })).toMatchObject({ action: 'build' });
    expect(harness.hookBodies).toHaveLength(1);
  });
});

describe('R11.5 one change triggers one build', () => {
  test('a build that does not finish sends one alert, and is not triggered again without --force', async () => {
    harness.setPrice(10_000);
    await harness.poll();
    harness.clock.advance(31 * 60_000);
    for (let poll = 0; poll < 3; poll++) {
      expect(await harness.poll()).toMatchObject({ action: 'failed' });
      harness.clock.advance(60 * 60_000);
    }
    expect(harness.hookBodies).toHaveLength(1);
    expect(harness.alerts).toEqual([expect.stringContaining('--force')]);
    expect(await harness.poll({ force: true })).toMatchObject({
      action: 'build',
      reason: expect.stringMatching(/^forced \(.*the build hook was called/) as string,
    });
    expect(harness.hookBodies).toHaveLength(2);
  });

  test('a change during a build waits for its end', async () => {
    harness.setPrice(10_000);
    await harness.poll();
    await harness.build();
    harness.setPrice(11_000);
    expect(await harness.poll()).toMatchObject({ action: 'build' });
    harness.setPrice(12_000);
    expect(await harness.poll()).toMatchObject({ action: 'building' });
    await harness.build();
    expect(await harness.poll()).toMatchObject({ action: 'current' });
    expect(harness.hookBodies).toHaveLength(2);
  });

  test('a lost response of the hook counts as a triggered build', async () => {
    harness.setPrice(10_000);
    harness.mockHook(() => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } })));
    expect(await harness.poll()).toMatchObject({ action: 'build' });
    expect(await harness.poll()).toMatchObject({ action: 'building' });
    expect(harness.hookBodies).toHaveLength(1);
  });

  test.each<[string, () => Promise<Response>]>([
    ['responds with 404', () => Promise.resolve(new Response('', { status: 404 }))],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }))],
  ])(
    'a hook that %s triggers no build: one alert is sent, and the next poll calls the hook again',
    async (_case, response) => {
      harness.setPrice(10_000);
      harness.mockHook(response);
      await expect(harness.poll()).rejects.toThrow(/responded with 404|cannot be reached/);
      await expect(harness.poll()).rejects.toThrow(/^(?!.*secret)/);
      expect(harness.alerts).toHaveLength(1);
      harness.mockHook(null);
      expect(await harness.poll()).toMatchObject({ action: 'build' });
    },
  );

  test('an invalid state file stops polling', async () => {
    await harness.poll();
    writeFileSync(join(harness.rebuildDir, 'state.json'), '{"triggeredBuilds":');
    await expect(harness.poll()).rejects.toThrow(/state\.json cannot be read.*remove the file/);
  });

  test('a state file of an earlier version, with other keys, is read', () => {
    const time = '2026-11-20T14:00:00.000Z';
    mkdirSync(harness.rebuildDir, { recursive: true });
    writeFileSync(
      join(harness.rebuildDir, 'state.json'),
      JSON.stringify({
        posts: [time],
        others: [time],
        since: time,
        jump: 0.1,
        posted: { key: 'x', time },
        troubles: { api: { key: 'api', since: time } },
        frozen: { since: time, why: 'Buen Fin', seen: true },
        newest: time,
        accepted: 'cierre',
        looked: time,
      }),
    );
    expect(readState(harness.rebuildDir)).toEqual({
      triggeredBuilds: [time],
      otherBuilds: [time],
      pendingSince: time,
      maxPriceChange: 0.1,
      lastBuild: { key: 'x', time },
      alerts: { api: { key: 'api', since: time } },
      frozen: { since: time, reason: 'Buen Fin', detectedRollback: true },
      newestCatalogue: time,
      futureBuilds: {},
      acceptReason: 'cierre',
      lastPoll: time,
    });
  });
});

describe('R11.3 what the guards reject is not built', () => {
  const removeMostProducts = 'DELETE FROM products WHERE id > 5';
  test('and one alert is sent', async () => {
    await harness.poll();
    edit(removeMostProducts);
    await expect(harness.poll()).rejects.toThrow(UnconfirmedChangeError);
    await expect(harness.poll()).rejects.toThrow(UnconfirmedChangeError);
    expect({ hookBodies: harness.hookBodies, alerts: harness.alerts.length }).toEqual({ hookBodies: [], alerts: 1 });
  });
});

test('R11.5 a dry run writes no files, not even the slides that it fetches', async () => {
  expect(await harness.poll({ dryRun: true, publicDir: 'nowhere' })).toMatchObject({ action: 'build' });
  expect(existsSync(harness.rebuildDir)).toBe(false);
});

test('R11.5 a dry run returns the decision, calls no hook and saves no state', async () => {
  harness.setPrice(10_000);
  expect(await harness.poll({ dryRun: true })).toMatchObject({ action: 'build', reason: 'products changed' });
  expect(await harness.poll({ dryRun: true })).toMatchObject({ action: 'build' });
  expect(harness.hookBodies).toEqual([]);
  expect(await harness.poll()).toMatchObject({ action: 'build' });
});
