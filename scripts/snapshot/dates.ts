import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { totalStock } from '../../src/contract/rules.ts';
import type { CatalogueProduct } from '../../src/catalogue/snapshot.ts';
import { writeWhole } from './durableFiles.ts';

/** What a product's page says, digested, and since when it says so (ISO). By id. */
export type Dates = Record<string, { says: string; since: string }>;

/**
 * Since when each product is what it is: the date of before while nothing of it changed that a search engine would
 * come again for. Stock counts and units sold are no such thing; sold out or back is.
 * @param time ISO time of the pull
 */
export function datesOf(products: readonly CatalogueProduct[], before: Dates, time: string): Dates {
  return Object.fromEntries(
    products.map(({ stock, sold: _, ...shown }) => {
      const text = JSON.stringify({ ...shown, soldOut: totalStock(stock) === 0 });
      const says = createHash('sha256').update(text).digest('base64url').slice(0, 16);
      const known = before[shown.id];
      return [shown.id, { says, since: known?.says === says ? known.since : time }];
    }),
  );
}

const fileIn = (dir: string): string => join(dir, 'dates.json');

/** The dates beside the snapshot; none where there are none yet. Only the sitemap's lastmod hangs on them. */
export function readDates(dir: string): Dates {
  try {
    const read: unknown = JSON.parse(readFileSync(fileIn(dir), 'utf8'));
    return Object.fromEntries(
      Object.entries(read ?? {}).filter((entry): entry is [string, Dates[string]] => isDate(entry[1])),
    );
  } catch {
    return {};
  }
}

function isDate(value: unknown): value is Dates[string] {
  const { says, since } = (value ?? {}) as Partial<Record<keyof Dates[string], unknown>>;
  return typeof says === 'string' && typeof since === 'string' && /^\d{4}-\d\d-\d\d[\dT:.Z-]*$/.test(since);
}

export const writeDates = (dir: string, dates: Dates): void => writeWhole(fileIn(dir), JSON.stringify(dates));
