import { fold } from '../../src/lib/text.ts';
import { parseLegacyUrl, parseTerm } from '../../src/features/search/searchTerm.ts';
import type { RecordedVisit } from './readVisits.ts';

/** Counts by the Monday of the week: "2026-11-23"; "" for visits without a date. */
export type CountByWeek = Map<string, number>;

/** The visits of an export, counted. */
export interface VisitTally {
  visits: CountByWeek;
  /** Searches by the folded term, with the term as first typed. */
  searches: Map<string, { term: string; weeks: CountByWeek }>;
  /** Views of product pages by the product's id. */
  views: Map<string, CountByWeek>;
}

export async function tallyVisits(visits: AsyncIterable<RecordedVisit>): Promise<VisitTally> {
  const tally: VisitTally = { visits: new Map(), searches: new Map(), views: new Map() };
  for await (const { day, route, parameters } of visits) {
    const week = toWeek(day);
    addCount(tally.visits, week);
    const term = findTerm(route, parameters);
    if (term)
      addCount(getOrCreate(tally.searches, fold(term), () => ({ term, weeks: new Map<string, number>() })).weeks, week);
    const [, id] = /^\/producto\/(\d+)/i.exec(route) ?? [];
    if (id)
      addCount(
        getOrCreate(tally.views, id, () => new Map<string, number>()),
        week,
      );
  }
  return tally;
}

export const addCount = (counts: CountByWeek, week: string, count = 1): void =>
  void counts.set(week, (counts.get(week) ?? 0) + count);

export const sumWeeks = (counts: CountByWeek): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

export function getOrCreate<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}

/** The Monday of a day's week. */
function toWeek(day: string): string {
  if (!day) return '';
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/** Personal data that shoppers type into the search box. Numbers of products remain: "usb 3.0 2.0", "6.67 pulgadas". */
const personalData: readonly RegExp[] = [
  // IP addresses, e-mail addresses.
  /(?:\d{1,3}\.){3}\d{1,3}|:[^\s:]*:|\S@\S/,
  // Phone numbers: "+52 (33) 1234-5678", "33.1234.5678". Not "9.7 10.5 11 12.9", "199.50-299.50", "BX8071512400F".
  /(?<!\d\.?)(?!(?<=[a-z])\d+[a-z])(?:521?|01|04[45])?(?:\d(?:[\s()\p{Pd}]|(?<=\d\d)\.(?=\d{3}))*){9}\d(?!\.?\d)/iu,
  // A coordinate: four decimals, a sign ("-103.34"), "20.67 N", "lat 20.67", or degrees and minutes ("20°40'").
  /\d\.\d{4}|(?<![\w.])[-−]1?\d{1,2}\.\d{2}|\d\.\d{2,}\s?[°º]?\s?n(?![a-z])|\blat(?:itud)?\W*\d+\.\d|\d\s?[°º]\s?\d[\d.]*\s?['’′]/i,
  // Coordinates without a sign: "20.673, 103.344".
  /(?<!\d)\d{1,2}\.\d{3}[^\da-z]{1,3}\d{2,3}\.\d{3}/i,
];

/**
 * The search term of a visit to the results page (R1.2), at its current or its legacy URL; "" for other visits. Some APIs store
 * the parameters with the route.
 */
function findTerm(route: string, parameters: string): string {
  const [path = '', routeQuery = ''] = route.split(/\?(.*)/s);
  const query =
    parseLegacyUrl({ pathname: path, search: '' }) ?? (/^\/busqueda\/?$/i.test(path) ? parameters || routeQuery : '');
  const term = parseTerm(query);
  return personalData.some((pattern) => pattern.test(term)) ? '' : term;
}
