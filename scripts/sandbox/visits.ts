import { isIP } from 'node:net';
import { dialect } from '../../src/contract/dialect.ts';
import { lastPromoVisit } from '../../src/contract/forms.ts';
import { encodeRow } from '../../src/contract/schema.ts';
import { visit, type Visit } from '../../src/contract/visits.ts';
import { toCsv } from '../../src/features/feeds/delimitedText.ts';
import { toMexicoTime } from '../../src/lib/time.ts';
import { HttpError, type Dependencies } from './dependencies.ts';
import { sql } from './sql.ts';

/** Records a page view. */
export function recordVisit({ database, now }: Dependencies, visit: Visit): boolean {
  const { ip, latitude, longitude, server, route, parameters } = visit;
  if (isIP(ip) === 0) throw new HttpError('the IP address is invalid');
  if ([server, route, parameters].some((text) => text.length > 2000))
    throw new HttpError('a text is longer than 2,000 characters');
  sql(
    database,
    'INSERT INTO visits (ip, latitude, longitude, server, route, parameters, date) VALUES (?, ?, ?, ?, ?, ?, ?)',
  ).run(ip, latitude, longitude, server, route, parameters, toMexicoTime(now()));
  return true;
}

/** Exports all visits as CSV in the format of phpMyAdmin, for `npm run demand`. */
export function exportVisits({ database }: Dependencies): string {
  const rows = sql(
    database,
    'SELECT ip, latitude, longitude, server, route, parameters, date FROM visits ORDER BY id',
  ).all() as unknown as (Visit & { date: string })[];
  const records = rows.map((row) => ({
    ...encodeRow(visit, row, dialect),
    ...encodeRow(lastPromoVisit, row, dialect),
  }));
  return toCsv(records as Record<string, string>[]);
}
