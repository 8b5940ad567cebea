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
const price = (cents: number, id = 5): void => edit(`UPDATE products SET price = ${cents} WHERE id = ${id}`);

const columns =
  'description, price, discount_price, condition, recent, unit, brand, model, category, image, sold, visits, sold_rank, folded, drawing';
const another = `INSERT INTO products SELECT 900, 'Otro cable', ${columns} FROM products WHERE id = 5;
  INSERT INTO stock SELECT 900, branch, pieces FROM stock WHERE product = 5;
  INSERT INTO pictures SELECT 900, position, file FROM pictures WHERE product = 5`;

/** What somebody does in the back office, and whether the site is to be built for it. */
const changes: [string, string, string[]][] = [
  ['a price', 'UPDATE products SET price = price + 1000 WHERE id = 5', ['products']],
  ['an offer begins', 'UPDATE products SET discount_price = price / 2 WHERE id = 5', ['products']],
  [
    'a sale of a whole category',
    "UPDATE products SET discount_price = price * 9 / 10 WHERE category = 'Fundas'",
    ['products'],
  ],
  ['an offer ends', 'UPDATE products SET discount_price = 0 WHERE id = 3', ['products']],
  ['a new product', another, ['products', 'pictures', 'categories']],
  [
    'a product goes',
    "DELETE FROM products WHERE id = (SELECT max(id) FROM products WHERE category = 'Fundas')",
    ['products', 'pictures', 'categories'],
  ],
  ['another name', "UPDATE products SET name = 'Otro' WHERE id = 5", ['products']],
  ['another description', "UPDATE products SET description = 'Otra' WHERE id = 5", ['products']],
  ['another picture on the card', "UPDATE products SET image = '2.jpg' WHERE id = 5", ['products', 'pictures']],
  ['another brand', "UPDATE products SET brand = 'Otra' WHERE id = 5", ['products']],
  [
    'a category under another name',
    "UPDATE categories SET name = 'Protectores' WHERE name = 'Fundas'; UPDATE products SET category = 'Protectores' WHERE category = 'Fundas'",
    ['products', 'categories'],
  ],
  [
    'another icon of a category',
    "UPDATE categories SET icon = '<i class=\"fa fa-tag\"></i>' WHERE name = 'Cargadores'",
    ['categories'],
  ],
  ['a new category', "INSERT INTO categories VALUES ('Nueva', '')", ['categories']],
  ['a branch moves', "UPDATE branches SET street = 'Otra calle' WHERE id = 2", ['branches']],
  [
    'a new branch',
    "INSERT INTO branches VALUES (9, '83000', 'Centro', 'Rosales', '1', 'Hermosillo', 'Sonora')",
    ['branches'],
  ],
  ['a new slide', "INSERT INTO sliders (position, file) VALUES (99, 'nuevo.jpg')", ['sliders']],
  ['the order of the slides', 'UPDATE sliders SET position = -1 - position', ['sliders']],
  ['sold out', 'UPDATE stock SET pieces = 0 WHERE product = 5', ['soldOut']],
  ['returned', 'UPDATE stock SET pieces = 3 WHERE product = 1', ['soldOut']],
  ['stock counts', 'UPDATE stock SET pieces = pieces + 3 WHERE pieces > 0', []],
  [
    'stock that moves between branches',
    "UPDATE stock SET pieces = CASE branch WHEN '1' THEN 9 ELSE 0 END WHERE product = 6",
    [],
  ],
  ['units sold', 'UPDATE products SET sold = sold + id', []],
  ['the most viewed', 'UPDATE products SET visits = 1000 - visits', []],
  ['the last sold', 'UPDATE products SET sold_rank = 30 - sold_rank WHERE sold_rank >= 0', []],
  ['a discount that is none', 'UPDATE products SET discount_price = price + 1 WHERE id = 9', []],
];

describe('R11.5 a rebuild is triggered for what it is for, once, and for nothing else', () => {
  test.each(changes)('%s', async (_case, sql, parts) => {
    edit(sql);
    expect(await shop.poll()).toMatchObject({ action: parts.length > 0 ? 'build' : 'current', parts });
    expect(shop.posts).toHaveLength(parts.length > 0 ? 1 : 0);
    if (parts.length === 0) return;
    expect(await shop.poll()).toMatchObject({ action: 'building' });
    await shop.build();
    expect(await shop.poll()).toMatchObject({ action: 'current', parts: [] });
    expect(shop.posts).toHaveLength(1);
  });

  test('a picture of a product that else is as it was: within seven days, with every list asked anew', async () => {
    edit("INSERT INTO pictures VALUES (5, 9, '9.jpg')");
    await shop.poll();
    for (let day = 0; day < 7 && shop.posts.length === 0; day++) {
      shop.clock.pass(864e5);
      await shop.poll();
    }
    expect(shop.posts.map(toSnapshotArguments)).toEqual([['--fresh']]);
    await shop.build();
    expect(await shop.poll()).toMatchObject({ action: 'current' });
  });

  test('changed and changed back before anybody looked: nothing', async () => {
    edit('UPDATE products SET price = price + 1000 WHERE id = 5');
    edit('UPDATE products SET price = price - 1000 WHERE id = 5');
    expect(await shop.poll()).toMatchObject({ action: 'current' });
  });
});

describe('R11.5 changes are gathered', () => {
  test('from the first one on, however many follow', async () => {
    const limits = { debounce: 15 * 60_000 };
    for (let minute = 0; minute < 15; minute += 5) {
      price(10_000 + minute);
      expect(await shop.poll({ limits })).toMatchObject({ action: 'debounce' });
      shop.clock.pass(5 * 60_000);
    }
    expect(await shop.poll({ limits })).toMatchObject({ action: 'build' });
    expect(shop.posts).toHaveLength(1);
  });
});

describe('R11.5 never twice for one change', () => {
  test('a build that does not come: somebody is told, once, and it is not triggered again', async () => {
    price(10_000);
    await shop.poll();
    shop.clock.pass(31 * 60_000);
    for (let look = 0; look < 3; look++) {
      expect(await shop.poll()).toMatchObject({ action: 'failed' });
      shop.clock.pass(60 * 60_000);
    }
    expect(shop.posts).toHaveLength(1);
    expect(shop.alerts).toEqual([expect.stringContaining('--force')]);
    expect(await shop.poll({ force: true })).toMatchObject({ action: 'build' });
    expect(shop.posts).toHaveLength(2);
  });

  test('a change while the build runs waits for its end', async () => {
    price(10_000);
    await shop.poll();
    await shop.build();
    price(11_000);
    expect(await shop.poll()).toMatchObject({ action: 'build' });
    price(12_000);
    expect(await shop.poll()).toMatchObject({ action: 'building' });
    await shop.build();
    expect(await shop.poll()).toMatchObject({ action: 'current' });
    expect(shop.posts).toHaveLength(2);
  });

  test('a response of the hook that is lost counts as a triggered build', async () => {
    price(10_000);
    shop.hookResponses(() => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } })));
    expect(await shop.poll()).toMatchObject({ action: 'build' });
    expect(await shop.poll()).toMatchObject({ action: 'building' });
    expect(shop.posts).toHaveLength(1);
  });

  test.each<[string, () => Promise<Response>]>([
    ['rejects', () => Promise.resolve(new Response('', { status: 404 }))],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }))],
  ])('a hook that %s triggered no build: it is told once, and tried again', async (_case, response) => {
    price(10_000);
    shop.hookResponses(response);
    await expect(shop.poll()).rejects.toThrow(/responded with 404|cannot be reached/);
    await expect(shop.poll()).rejects.toThrow(/^(?!.*secret)/);
    expect(shop.alerts).toHaveLength(1);
    shop.hookResponses(null);
    expect(await shop.poll()).toMatchObject({ action: 'build' });
  });

  test('a state that cannot be read stops it', async () => {
    await shop.poll();
    writeFileSync(join(shop.rebuildDir, 'state.json'), '{"posts":');
    await expect(shop.poll()).rejects.toThrow(/state\.json cannot be read.*remove the file/);
  });

  test('two at a time in one folder do not go', () => {
    const dir = tempDir();
    const file = join(dir, 'lock');
    writeFileSync(file, String(process.ppid));
    expect(() => lock(dir)).toThrow(/Another rebuild runs/);
    // One that was killed, and one of an earlier container, which had the id of this process.
    for (const pid of [999999999, process.pid]) {
      writeFileSync(file, String(pid));
      lock(dir)();
      expect(existsSync(file)).toBe(false);
    }
  });
});

describe('R11.3 what the guards reject is not built', () => {
  const emptied = 'DELETE FROM products WHERE id > 5';
  test('somebody is told, once', async () => {
    await shop.poll();
    edit(emptied);
    await expect(shop.poll()).rejects.toThrow(UnconfirmedChangeError);
    await expect(shop.poll()).rejects.toThrow(UnconfirmedChangeError);
    expect({ posts: shop.posts, alerts: shop.alerts.length }).toEqual({ posts: [], alerts: 1 });
  });
});

test('R11.5 a dry run says what it would do, and leaves nothing', async () => {
  price(10_000);
  expect(await shop.poll({ dryRun: true })).toMatchObject({ action: 'build', reason: 'products changed' });
  expect(await shop.poll({ dryRun: true })).toMatchObject({ action: 'build' });
  expect(shop.posts).toEqual([]);
  expect(await shop.poll()).toMatchObject({ action: 'build' });
});
