import type { PromoCode } from '../../src/contract/forms.ts';
import type { Visit } from '../../src/contract/visits.ts';
import { fromMexicoTime } from '../../src/lib/fromMexicoTime.ts';
import { toMexicoTime } from '../../src/lib/time.ts';
import { Refusal, type Backend, type Caller } from './backend.ts';
import { sql } from './sql.ts';

const hours = 3_600_000;
const between = 6 * hours;
const validity = 300_000;

/** When the promo page was last seen from an address, or a code made from it; null where never. */
export function lastPromoVisit({ database }: Backend, ip: string): { date: string } | null {
  const row = sql(
    database,
    `SELECT max(date) AS date FROM (
       SELECT date FROM visits WHERE ip = ?1 AND route LIKE '/promocode%'
       UNION ALL SELECT created FROM promo_codes WHERE address = ?1)`,
  ).get(ip);
  return row?.['date'] ? { date: String(row['date']) } : null;
}

/**
 * Registers a code: one for an address in 6 hours, whatever the client claims. One conditional statement, so that
 * of simultaneous requests exactly one succeeds. @returns false where there is one already, or the code is taken
 */
export function registerPromo({ database, now }: Backend, promo: PromoCode, { address }: Caller): boolean {
  check(promo);
  const created = toMexicoTime(now());
  const since = toMexicoTime(new Date(now().getTime() - between));
  const insert = sql(
    database,
    `INSERT OR IGNORE INTO promo_codes (code, discount, created, address, record)
     SELECT ?1, ?2, ?3, ?4, ?5 WHERE NOT EXISTS (SELECT 1 FROM promo_codes WHERE address = ?4 AND created > ?6)`,
  );
  return insert.run(promo.code, promo.discount, created, address, JSON.stringify(promo), since).changes === 1;
}

/** Records a page view. */
export function recordVisit({ database, now }: Backend, visit: Visit): boolean {
  const { ip, latitude, longitude, server, route, parameters } = visit;
  if (!/^[\da-f.:]{2,45}$/i.test(ip)) throw new Refusal('IP is no address');
  if ([server, route, parameters].some((text) => text.length > 2000))
    throw new Refusal('a text is longer than 2,000 characters');
  sql(
    database,
    'INSERT INTO visits (ip, latitude, longitude, server, route, parameters, date) VALUES (?, ?, ?, ?, ?, ?, ?)',
  ).run(ip, latitude, longitude, server, route, parameters, toMexicoTime(now()));
  return true;
}

function check({ code, discount, discountType, promoType, quantity, active, validFrom, validUntil }: PromoCode): void {
  if (!/^[A-ZÑ0-9]{5}$/.test(code)) throw new Refusal('the code is not 5 of A-Z, Ñ and 0-9');
  if (discount < 5 || discount > 10) throw new Refusal('the discount is not from 5 to 10');
  if (discountType !== 'Porcentaje' || promoType !== 'Total')
    throw new Refusal('the kind of discount or promo is unknown');
  if (quantity !== 1 || !active) throw new Refusal('quantity and active have to be 1');
  const [from, until] = [fromMexicoTime(validFrom), fromMexicoTime(validUntil)];
  if (!from || !until || until.getTime() - from.getTime() !== validity)
    throw new Refusal('the code is not valid for 5 minutes');
}
