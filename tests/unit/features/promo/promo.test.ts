import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { promoCode } from '../../../../src/contract/forms.ts';
import { encode } from '../../../support/wire.ts';
import {
  codeInterval,
  drawCode,
  drawDiscount,
  createPromo,
  canRequestCode,
  type RandomUint32,
} from '../../../../src/features/promo/promo.ts';
import { toMexicoTime } from '../../../../src/lib/time.ts';

const alphabet = Array.from('ABCDEFGHIJKLMNÑOPQRSTUVWXYZ0123456789');
const noon = new Date('2026-11-20T12:00:00-06:00');
const pool = new Uint32Array(16_384);
let taken = pool.length;
const secure: RandomUint32 = () => {
  if (taken === pool.length) taken = (crypto.getRandomValues(pool), 0);
  return pool[taken++] ?? 0;
};
/** Random numbers that a test chooses; the last one is repeated. */
const scripted = (...numbers: number[]): RandomUint32 => {
  let at = 0;
  return () => numbers[Math.min(at++, numbers.length - 1)] ?? 0;
};

/** How far counts are from all being alike; the larger, the less likely by chance. */
function chiSquare(counts: number[]): number {
  const expected = counts.reduce((sum, count) => sum + count) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('R7.1 a code', () => {
  test('is 5 of A-Z, Ñ and 0-9, and a whole discount from 5 to 10', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2 ** 32 - 1), { minLength: 6, maxLength: 6 }), (numbers) => {
        const { code, discount } = createPromo(noon, scripted(...numbers, 0));
        expect(code).toMatch(/^[A-ZÑ0-9]{5}$/);
        expect([5, 6, 7, 8, 9, 10]).toContain(discount);
      }),
    );
  });

  test('no character and no discount is likelier than another (20,000 codes)', () => {
    const counts = new Map<string, number>();
    const count = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
    for (let made = 0; made < 20_000; made++) {
      [...drawCode(secure)].forEach((character, place) => count(`${place}${character}`));
      count(`%${drawDiscount(secure)}`);
    }
    // Chance exceeds these once in a million runs: 36 and 5 degrees of freedom.
    for (let place = 0; place < 5; place++) {
      expect(chiSquare(alphabet.map((character) => counts.get(`${place}${character}`) ?? 0))).toBeLessThan(94);
    }
    expect(chiSquare([5, 6, 7, 8, 9, 10].map((discount) => counts.get(`%${discount}`) ?? 0))).toBeLessThan(36);
  });

  test('numbers above the last whole multiple of 37 are drawn again', () => {
    const last = Math.floor(2 ** 32 / 37) * 37;
    expect(createPromo(noon, scripted(last, 2 ** 32 - 1, last - 1, 0)).code).toBe('9AAAA');
    expect(createPromo(noon, scripted(0, 14, 15, 26, 27, 2 ** 32 - 5, 5)).code).toBe('AÑOZ0');
  });

  test('is described as that percent off the total, and lasts 5 minutes', () => {
    const promo = createPromo(noon, scripted(0, 0, 0, 0, 0, 3));
    expect(promo.description).toBe('8% de descuento en el total de tu compra');
    expect([promo.validFrom, promo.validUntil]).toEqual(['2026-11-20 12:00:00', '2026-11-20 12:05:00']);
  });
});

describe('R7.2 the entity as it is sent', () => {
  test('has exactly its fields', () => {
    const midnight = new Date('2026-12-31T23:58:00.400-06:00');
    expect(encode(promoCode, createPromo(midnight, scripted(10, 34, 14, 29, 1, 3)))).toEqual({
      PromoCodeID: '',
      PromoCode: 'K7Ñ2B',
      Descripcion: '8% de descuento en el total de tu compra',
      Descuento: 8,
      TipoDescuento: 'Porcentaje',
      TipoPromo: 'Total',
      ProductosID: '',
      VigenciaInicio: '2026-12-31 23:58:00',
      VigenciaFin: '2027-01-01 00:03:00',
      Cantidad: 1,
      Activo: 1,
    });
  });
});

describe('R7.3 one within 6 hours, Mexico City time', () => {
  const agoText = (ms: number): string => toMexicoTime(new Date(noon.getTime() - ms));

  test.each([
    ['5:59:59 ago', codeInterval - 1000, false],
    ['6:00:00 ago', codeInterval, true],
    ['just now', 0, false],
    ['in the future, by a server whose clock is ahead', -60_000, false],
    ['a day ago', 24 * 3_600_000, true],
  ])('%s', (_case, ago, allowed) => {
    expect(canRequestCode(agoText(ago), noon)).toBe(allowed);
  });

  test('the interval is 6 hours and the validity 5 minutes', () => {
    const at = (time: string) => new Date(`2026-11-20T${time}-06:00`);
    expect(canRequestCode('2026-11-20 06:00:00', at('11:59:59'))).toBe(false);
    expect(canRequestCode('2026-11-20 06:00:00', at('12:00:00'))).toBe(true);
    const { validFrom, validUntil } = createPromo(at('12:00:00'), () => 0);
    expect([validFrom, validUntil]).toEqual(['2026-11-20 12:00:00', '2026-11-20 12:05:00']);
  });

  test('never before: allowed; a time that cannot be read: not', () => {
    expect(canRequestCode(null, noon)).toBe(true);
    for (const text of ['', '0000-00-00 00:00:00', 'ayer']) expect(canRequestCode(text, noon)).toBe(false);
  });

  test('the border is exact at any moment', () => {
    const moments = fc.date({ min: new Date('2023-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.integer({ min: -5000, max: 5000 }), (moment, off) => {
        const last = new Date(Math.floor(moment.getTime() / 1000) * 1000);
        const now = new Date(last.getTime() + codeInterval + off);
        expect(canRequestCode(toMexicoTime(last), now)).toBe(off >= 0);
      }),
    );
  });
});
