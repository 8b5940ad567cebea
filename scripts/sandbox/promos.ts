import type { PromoCode } from '../../src/contract/forms.ts';
import {
  codeInterval,
  isCode,
  maxDiscount,
  minDiscount,
  validityPeriod,
  validMinutes,
} from '../../src/features/promo/promo.ts';
import { parseMexicoTime } from '../../src/lib/parseMexicoTime.ts';
import { toMexicoTime } from '../../src/lib/time.ts';
import { HttpError, type Dependencies, type Caller } from './dependencies.ts';
import { sql } from './sql.ts';

/** Finds the date of the last visit to the promo page, or of the last code, from an IP address. */
export function findLastPromoVisit({ database }: Dependencies, ip: string): { date: string } | null {
  const row = sql(
    database,
    `SELECT max(date) AS date FROM (
       SELECT date FROM visits WHERE ip = ?1 AND route LIKE '/promocode%'
       UNION ALL SELECT created FROM promo_codes WHERE ip = ?1)`,
  ).get(ip);
  return row?.['date'] ? { date: String(row['date']) } : null;
}

/**
 * Registers a code: one per IP address, as the server sees it, in `codeInterval`. A single conditional INSERT, so that
 * exactly one of several concurrent requests succeeds.
 * @returns false if the address has had a code in that time, or the code is taken
 */
export function registerPromo({ database, now }: Dependencies, promo: PromoCode, { ip }: Caller): boolean {
  validatePromo(promo);
  const created = toMexicoTime(now());
  const since = toMexicoTime(new Date(now().getTime() - codeInterval));
  const insert = sql(
    database,
    `INSERT OR IGNORE INTO promo_codes (code, discount, created, ip, record)
     SELECT ?1, ?2, ?3, ?4, ?5 WHERE NOT EXISTS (SELECT 1 FROM promo_codes WHERE ip = ?4 AND created > ?6)`,
  );
  return insert.run(promo.code, promo.discount, created, ip, JSON.stringify(promo), since).changes === 1;
}

function validatePromo({
  code,
  discount,
  discountType,
  promoType,
  quantity,
  active,
  validFrom,
  validUntil,
}: PromoCode): void {
  if (!isCode(code)) throw new HttpError('the code has the wrong length, or characters other than A-Z, Ñ and 0-9');
  if (discount < minDiscount || discount > maxDiscount)
    throw new HttpError(`the discount must be from ${minDiscount} to ${maxDiscount}`);
  if (discountType !== 'Porcentaje' || promoType !== 'Total')
    throw new HttpError('the kind of discount or promo is unknown');
  if (quantity !== 1 || !active) throw new HttpError('quantity and active must be 1');
  const from = parseMexicoTime(validFrom);
  const until = parseMexicoTime(validUntil);
  if (!from || !until || until.getTime() - from.getTime() !== validityPeriod)
    throw new HttpError(`the code must be valid for ${validMinutes} minutes`);
}
