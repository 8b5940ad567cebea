import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { UnconfirmedChangeError } from '../../scripts/snapshot/publishGuards.ts';
import { toSnapshotArguments } from '../../scripts/build/buildRequest.ts';
import { lock } from '../../scripts/rebuild/lock.ts';
import { createRebuildHarness, type RebuildHarness } from '../support/rebuildHarness.ts';
import { tempDir } from '../support/tempDir.ts';

let shop: RebuildHarness;
beforeEach(async () => {
  shop = await createRebuildHarness();
});
const edit = (sql: string): void => shop.database.exec(sql);
const setPrice = (cents: number, id = 5): void => edit(`UPDATE products SET price = ${cents} WHERE id = ${id}`);

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
    expect(await shop.poll()).toMatchObject({ action: parts.length > 0 ? 'build' : 'current', parts });
    expect(shop.hookBodies).toHaveLength(parts.length > 0 ? 1 : 0);
    if (parts.length === 0) return;
    expect(await shop.poll()).toMatchObject({ action: 'building' });
    await shop.build();
    expect(await shop.poll()).toMatchObject({ action: 'current', parts: [] });
    expect(shop.hookBodies).toHaveLength(1);
  });

  test('a new picture of an unchanged product triggers a build within seven days, which fetches all picture lists again', async () => {
    edit("INSERT INTO pictures VALUES (5, 9, '9.jpg')");
    await shop.poll();
    for (let day = 0; day < 7 && shop.hookBodies.length === 0; day++) {
      shop.clock.advance(864e5);
      await shop.poll();
    }
    expect(shop.hookBodies.map(toSnapshotArguments)).toEqual([['--fresh']]);
    await shop.build();
    expect(await shop.poll()).toMatchObject({ action: 'current' });
  });

  test('a change that is reverted before the next poll triggers nothing', async () => {
    edit('UPDATE products SET price = price + 1000 WHERE id = 5');
    edit('UPDATE products SET price = price - 1000 WHERE id = 5');
    expect(await shop.poll()).toMatchObject({ action: 'current' });
  });
});

describe('R11.5 changes are gathered', () => {
  test('for the debounce time, counted from the first one', async () => {
    const limits = { debounce: 15 * 60_000 };
    for (let minute = 0; minute < 15; minute += 5) {
      setPrice(10_000 + minute);
      expect(await shop.poll({ limits })).toMatchObject({ action: 'debounce' });
      shop.clock.advance(5 * 60_000);
    }
    expect(await shop.poll({ limits })).toMatchObject({ action: 'build' });
    expect(shop.hookBodies).toHaveLength(1);
  });
});

describe('R11.5 one change triggers one build', () => {
  test('a build that does not finish sends one alert, and is not triggered again without --force', async () => {
    setPrice(10_000);
    await shop.poll();
    shop.clock.advance(31 * 60_000);
    for (let poll = 0; poll < 3; poll++) {
      expect(await shop.poll()).toMatchObject({ action: 'failed' });
      shop.clock.advance(60 * 60_000);
    }
    expect(shop.hookBodies).toHaveLength(1);
    expect(shop.alerts).toEqual([expect.stringContaining('--force')]);
    expect(await shop.poll({ force: true })).toMatchObject({ action: 'build' });
    expect(shop.hookBodies).toHaveLength(2);
  });

  test('a change during a build waits for its end', async () => {
    setPrice(10_000);
    await shop.poll();
    await shop.build();
    setPrice(11_000);
    expect(await shop.poll()).toMatchObject({ action: 'build' });
    setPrice(12_000);
    expect(await shop.poll()).toMatchObject({ action: 'building' });
    await shop.build();
    expect(await shop.poll()).toMatchObject({ action: 'current' });
    expect(shop.hookBodies).toHaveLength(2);
  });

  test('a lost response of the hook counts as a triggered build', async () => {
    setPrice(10_000);
    shop.mockHook(() => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } })));
    expect(await shop.poll()).toMatchObject({ action: 'build' });
    expect(await shop.poll()).toMatchObject({ action: 'building' });
    expect(shop.hookBodies).toHaveLength(1);
  });

  test.each<[string, () => Promise<Response>]>([
    ['responds with 404', () => Promise.resolve(new Response('', { status: 404 }))],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }))],
  ])(
    'a hook that %s triggers no build: one alert is sent, and the next poll calls the hook again',
    async (_case, response) => {
      setPrice(10_000);
      shop.mockHook(response);
      await expect(shop.poll()).rejects.toThrow(/responded with 404|cannot be reached/);
      await expect(shop.poll()).rejects.toThrow(/^(?!.*secret)/);
      expect(shop.alerts).toHaveLength(1);
      shop.mockHook(null);
      expect(await shop.poll()).toMatchObject({ action: 'build' });
    },
  );

  test('an invalid state file stops polling', async () => {
    await shop.poll();
    writeFileSync(join(shop.rebuildDir, 'state.json'), '{"posts":');
    await expect(shop.poll()).rejects.toThrow(/state\.json cannot be read.*remove the file/);
  });

  test('a second process in the same folder fails, unless the first was killed', () => {
    const dir = tempDir();
    const file = join(dir, 'lock');
    writeFileSync(file, String(process.ppid));
    expect(() => lock(dir)).toThrow(/Another rebuild is running/);
    // The lock of a killed process, and of a process in an earlier container that had the id of this one.
    for (const pid of [999999999, process.pid]) {
      writeFileSync(file, String(pid));
      lock(dir)();
      expect(existsSync(file)).toBe(false);
    }
  });
});

describe('R11.3 what the guards reject is not built', () => {
  const removeMostProducts = 'DELETE FROM products WHERE id > 5';
  test('and one alert is sent', async () => {
    await shop.poll();
    edit(removeMostProducts);
    await expect(shop.poll()).rejects.toThrow(UnconfirmedChangeError);
    await expect(shop.poll()).rejects.toThrow(UnconfirmedChangeError);
    expect({ hookBodies: shop.hookBodies, alerts: shop.alerts.length }).toEqual({ hookBodies: [], alerts: 1 });
  });
});

test('R11.5 a dry run returns the decision, calls no hook and saves no state', async () => {
  setPrice(10_000);
  expect(await shop.poll({ dryRun: true })).toMatchObject({ action: 'build', reason: 'products changed' });
  expect(await shop.poll({ dryRun: true })).toMatchObject({ action: 'build' });
  expect(shop.hookBodies).toEqual([]);
  expect(await shop.poll()).toMatchObject({ action: 'build' });
});
