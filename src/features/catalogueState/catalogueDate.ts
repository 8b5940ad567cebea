import { formatDay } from '../../lib/dates.ts';
import { toMexicoClock, toMexicoTime } from '../../lib/time.ts';

/** The date of the catalogue in the time of Mexico City: "catálogo de hoy, 9:10", "catálogo del 20 de noviembre, 9:10". */
export function formatCatalogueDate(snapshotTime: Date, now: Date): string {
  const local = toMexicoTime(snapshotTime);
  const isToday = local.slice(0, 10) === toMexicoTime(now).slice(0, 10);
  return `catálogo ${isToday ? 'de hoy' : `del ${formatDay(local)}`}, ${toMexicoClock(snapshotTime)}`;
}

/** The date of price and stock on a product page that has no live ones. */
export const formatPriceAndStockDate = (snapshotTime: Date, now: Date): string =>
  `Precio y existencias del ${formatCatalogueDate(snapshotTime, now)}`;
