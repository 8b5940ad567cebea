import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { promoCode } from '../../../../src/contract/forms.ts';
import { encode } from '../../../support/wireCodec.ts';
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
const batch = new Uint32Array(16_384);
let nextInBatch = batch.length;
/** Returns cryptographically secure random numbers, generated in batches. */
const secureRandom: RandomUint32 = () => {
  if (nextInBatch === batch.length) {
    crypto.getRandomValues(batch);
    nextInBatch = 0;
  }
  return batch[nextInBatch++] ?? 0;
};
/** Creates a generator that returns the given numbers in order, and then repeats the last one. */
const mockRandom = (...numbers: number[]): RandomUint32 => {
  let index = 0;
  return () => numbers[Math.min(index++, numbers.length - 1)] ?? 0;
};

/** Pearson's chi-squared statistic for a uniform distribution. */
function chiSquare(counts: number[]): number {
  const expected = counts.reduce((sum, count) => sum + count) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('R7.1 a code', () => {
  test('has 5 characters from A-Z, Ñ and 0-9, and a whole discount from 5 to 10', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2 ** 32 - 1), { minLength: 6, maxLength: 6 }), (numbers) => {
        const { code, discount } = createPromo(noon, mockRandom(...numbers, 0));
        expect(code).toMatch(/^[A-ZÑ0-9]{5}$/);
        expect([5, 6, 7, 8, 9, 10]).toContain(discount);
      }),
    );
  });

  test('has uniformly distributed characters and discounts (20,000 codes)', () => {
    const counts = new Map<string, number>();
    const count = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
    for (let codes = 0; codes < 20_000; codes++) {
      [...drawCode(secureRandom)].forEach((character, position) => count(`${position}${character}`));
      count(`%${drawDiscount(secureRandom)}`);
    }
    // A uniform distribution exceeds these once in a million runs (36 and 5 degrees of freedom).
    for (let position = 0; position < 5; position++) {
      expect(chiSquare(alphabet.map((character) => counts.get(`${position}${character}`) ?? 0))).toBeLessThan(94);
    }
    expect(chiSquare([5, 6, 7, 8, 9, 10].map((discount) => counts.get(`%${discount}`) ?? 0))).toBeLessThan(36);
  });

  test('rejects random numbers that would favour some characters', () => {
    const limit = Math.floor(2 ** 32 / 37) * 37;
    expect(createPromo(noon, mockRandom(limit, 2 ** 32 - 1, limit - 1, 0)).code).toBe('9AAAA');
    expect(createPromo(noon, mockRandom(0, 14, 15, 26, 27, 2 ** 32 - 5, 5)).code).toBe('AÑOZ0');
  });

  test('has a description with its discount, and is valid for 5 minutes', () => {
    const promo = createPromo(noon, mockRandom(0, 0, 0, 0, 0, 3));
    expect(promo.description).toBe('8% de descuento en el total de tu compra');
    expect([promo.validFrom, promo.validUntil]).toEqual(['2026-11-20 12:00:00', '2026-11-20 12:05:00']);
  });
});

describe('R7.2 the sent promo code', () => {
  test('has exactly the required fields', () => {
    const midnight = new Date('2026-12-31T23:58:00.400-06:00');
    expect(encode(promoCode, createPromo(midnight, mockRandom(10, 34, 14, 29, 1, 3)))).toEqual({
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

describe('R7.3 a code 6 hours after the last visit of an IP address, Mexico City time', () => {
  const formatTimeBefore = (ms: number): string => toMexicoTime(new Date(noon.getTime() - ms));

  test.each([
    ['5:59:59 ago', codeInterval - 1000, false],
    ['6:00:00 ago', codeInterval, true],
    ['just now', 0, false],
    ["in the future, as the server's clock is ahead", -60_000, false],
    ['a day ago', 24 * 3_600_000, true],
  ])('after a visit %s', (_case, ago, isAllowed) => {
    expect(canRequestCode(formatTimeBefore(ago), noon)).toBe(isAllowed);
  });

  test('the interval is 6 hours, and the validity 5 minutes', () => {
    const parseLocal = (time: string) => new Date(`2026-11-20T${time}-06:00`);
    expect(canRequestCode('2026-11-20 06:00:00', parseLocal('11:59:59'))).toBe(false);
    expect(canRequestCode('2026-11-20 06:00:00', parseLocal('12:00:00'))).toBe(true);
    const { validFrom, validUntil } = createPromo(parseLocal('12:00:00'), () => 0);
    expect([validFrom, validUntil]).toEqual(['2026-11-20 12:00:00', '2026-11-20 12:05:00']);
  });

  test('a first visit gets a code; one after an unreadable time gets none', () => {
    expect(canRequestCode(null, noon)).toBe(true);
    for (const text of ['', '0000-00-00 00:00:00', 'ayer']) expect(canRequestCode(text, noon)).toBe(false);
  });

  test('the interval is exact to the millisecond', () => {
    const anyDate = fc.date({ min: new Date('2023-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -5000, max: 5000 }), (date, offset) => {
        const last = new Date(Math.floor(date.getTime() / 1000) * 1000);
        const now = new Date(last.getTime() + codeInterval + offset);
        expect(canRequestCode(toMexicoTime(last), now)).toBe(offset >= 0);
      }),
    );
  });
});
