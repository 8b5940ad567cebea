import type { DatabaseSync } from 'node:sqlite';
import { createProductTable } from './productTable.ts';

/** Creates missing tables. Prices are in cents. */
export function createTables(database: DatabaseSync): void {
  createProductTable(database);
  database.exec(`
  CREATE TABLE IF NOT EXISTS categories (name TEXT PRIMARY KEY, icon TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS branches (
    id INTEGER PRIMARY KEY, postal_code TEXT NOT NULL, neighbourhood TEXT NOT NULL, street TEXT NOT NULL,
    number TEXT NOT NULL, city TEXT NOT NULL, state TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS sliders (position INTEGER PRIMARY KEY, file TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS stock (
    product INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE, branch TEXT NOT NULL, pieces INTEGER NOT NULL,
    PRIMARY KEY (product, branch)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS pictures (
    product INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE, position INTEGER NOT NULL, file TEXT NOT NULL,
    PRIMARY KEY (product, position)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS sales (id INTEGER PRIMARY KEY, date TEXT NOT NULL, total INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS customers (id INTEGER PRIMARY KEY, phone TEXT NOT NULL UNIQUE, record TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS promo_codes (
    id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, discount INTEGER NOT NULL, created TEXT NOT NULL,
    ip TEXT NOT NULL, record TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS promo_codes_by_ip ON promo_codes (ip, created);
  CREATE TABLE IF NOT EXISTS visits (
    id INTEGER PRIMARY KEY, ip TEXT NOT NULL, latitude REAL, longitude REAL, server TEXT NOT NULL, route TEXT NOT NULL,
    parameters TEXT NOT NULL, date TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS visits_by_ip ON visits (ip, date);
  CREATE TABLE IF NOT EXISTS outbox (id INTEGER PRIMARY KEY, text TEXT NOT NULL, key TEXT UNIQUE, date TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS outbox_customers ( -- the customer of each e-mail, as stored at that time
    mail INTEGER PRIMARY KEY REFERENCES outbox (id), customer INTEGER NOT NULL REFERENCES customers (id),
    record TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS outbox_by_text ON outbox (text, date);
  CREATE TABLE IF NOT EXISTS utilities (file TEXT PRIMARY KEY) STRICT;

  -- Counts changes of the catalogue by any process, to invalidate the product cache.
  CREATE TABLE IF NOT EXISTS revision (number INTEGER NOT NULL) STRICT;
  INSERT INTO revision SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM revision);
  CREATE TRIGGER IF NOT EXISTS products_added AFTER INSERT ON products BEGIN UPDATE revision SET number = number + 1; END;
  CREATE TRIGGER IF NOT EXISTS products_changed AFTER UPDATE ON products BEGIN UPDATE revision SET number = number + 1; END;
  CREATE TRIGGER IF NOT EXISTS products_removed AFTER DELETE ON products BEGIN UPDATE revision SET number = number + 1; END;
  CREATE TRIGGER IF NOT EXISTS stock_added AFTER INSERT ON stock BEGIN UPDATE revision SET number = number + 1; END;
  CREATE TRIGGER IF NOT EXISTS stock_changed AFTER UPDATE ON stock BEGIN UPDATE revision SET number = number + 1; END;
  CREATE TRIGGER IF NOT EXISTS stock_removed AFTER DELETE ON stock BEGIN UPDATE revision SET number = number + 1; END;
`);
}
