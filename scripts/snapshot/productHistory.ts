import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { totalStock } from '../../src/contract/rules.ts';
import type { Catalogue, CatalogueProduct, DiscontinuedProduct } from '../../src/catalogue/snapshot.ts';
import { compareIds } from '../../src/lib/text.ts';
import { writeAtomically } from './durableFiles.ts';

/** By product id: a digest of what its page shows, and the time of the last change of that (ISO). */
export type ProductDates = Record<string, { digest: string; lastChanged: string }>;

/**
 * Updates the date of each product's last change that is relevant to search engines. Stock counts and units sold are not;
 * selling out and coming back are.
 * @param time of this snapshot, ISO
 */
export function updateDates(products: readonly CatalogueProduct[], previous: ProductDates, time: string): ProductDates {
  return Object.fromEntries(
    products.map(({ stock, sold: _, ...shown }) => {
      const text = JSON.stringify({ ...shown, soldOut: totalStock(stock) === 0 });
      const digest = createHash('sha256').update(text).digest('base64url').slice(0, 16);
      const before = previous[shown.id];
      return [shown.id, { digest, lastChanged: before?.digest === digest ? before.lastChanged : time }];
    }),
  );
}

const datesFile = (dir: string): string => join(dir, 'dates.json');

/** An entry of dates.json. Its keys are fixed: a new version must read the dates of an old one. */
interface StoredDate {
  says: string;
  since: string;
}

/** Reads the stored dates, for `lastmod` of the sitemap; empty if there are none yet. */
export function readDates(dir: string): ProductDates {
  try {
    const stored: unknown = JSON.parse(readFileSync(datesFile(dir), 'utf8'));
    const dates = Object.entries(stored ?? {}).filter((entry): entry is [string, StoredDate] => isDate(entry[1]));
    return Object.fromEntries(dates.map(([id, { says, since }]) => [id, { digest: says, lastChanged: since }]));
  } catch {
    return {};
  }
}

function isDate(value: unknown): value is StoredDate {
  const { says, since } = (value ?? {}) as Partial<Record<keyof StoredDate, unknown>>;
  return typeof says === 'string' && typeof since === 'string' && /^\d{4}-\d\d-\d\d[\dT:.Z-]*$/.test(since);
}

/** Stores the dates next to the snapshot. */
export function writeDates(dir: string, dates: ProductDates): void {
  const stored = Object.entries(dates).map(([id, { digest, lastChanged }]): [string, StoredDate] => [
    id,
    { says: digest, since: lastChanged },
  ]);
  writeAtomically(datesFile(dir), JSON.stringify(Object.fromEntries(stored)));
}

/** Each discontinued product has a page; links to older ones are unlikely. */
const maxDiscontinued = 2_000;

function compareNewestFirst(a: DiscontinuedProduct, b: DiscontinuedProduct): number {
  if (a.since === b.since) return compareIds(a.id, b.id);
  return a.since < b.since ? 1 : -1;
}

/**
 * Updates the discontinued products: adds those of the previous snapshot that are missing now, and removes those that came
 * back. Keeps the newest 2,000, sorted by id.
 * @param day "2026-11-20"
 */
export function updateDiscontinued(
  previous: Pick<Catalogue, 'products' | 'discontinued'>,
  { products }: Pick<Catalogue, 'products'>,
  day: string,
): DiscontinuedProduct[] {
  const current = new Set(products.map(({ id }) => id));
  const candidates = previous.products.map(({ id, name, category }): DiscontinuedProduct => ({
    id,
    name,
    category,
    since: day,
  }));
  return [...candidates, ...(previous.discontinued ?? [])]
    .filter(({ id }) => !current.has(id))
    .sort(compareNewestFirst)
    .slice(0, maxDiscontinued)
    .sort((a, b) => compareIds(a.id, b.id));
}
