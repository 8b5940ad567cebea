import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatTimeLeft,
  createPromo,
  parseShownCode,
  promoWhatsappUrl,
  timeLeft,
  toShownCode,
  untilNextSecond,
} from '../../../../src/features/promo/promo.ts';
import { parseStored } from '../../../support/parseStored.ts';

const now = Date.parse('2026-11-20T12:00:00-06:00');
const shown = { code: 'K7Ñ2B', discount: 8, until: now + 272_000 };

describe('R7.1 the time left', () => {
  test.each([
    [300_000, '5:00'],
    [299_999, '5:00'],
    [299_000, '4:59'],
    [272_000, '4:32'],
    [60_001, '1:01'],
    [60_000, '1:00'],
    [9_000, '0:09'],
    [1, '0:01'],
    [0, '0:00'],
  ])('%i ms is %s', (left, text) => {
    expect(formatTimeLeft(left)).toBe(text);
  });

  test('is never negative, and each value is shown for one second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300_000 }), (left) => {
        const delay = untilNextSecond(left);
        expect(delay).toBeGreaterThan(0);
        expect(delay).toBeLessThanOrEqual(1000);
        expect(formatTimeLeft(left - delay)).not.toBe(formatTimeLeft(left));
        expect(formatTimeLeft(left - delay + 1)).toBe(formatTimeLeft(left));
        expect(timeLeft(now + left, now)).toBe(left);
        expect(timeLeft(now - left, now)).toBe(0);
      }),
    );
  });

  test('is 0 if the clock was set back to before the creation of the code', () => {
    expect(timeLeft(now + 300_000, now)).toBe(300_000);
    expect(timeLeft(now + 300_001, now)).toBe(0);
  });

  test('ends at the registered second', () => {
    const promo = createPromo(new Date(now + 999), () => 0);
    expect(toShownCode(promo).until).toBe(now + 300_000);
  });
});

describe('R7.3 the code that a tab stores', () => {
  test('is restored', () => {
    expect(parseShownCode(parseStored(JSON.stringify(shown)), now)).toEqual(shown);
  });

  test.each([
    ['nothing', null],
    ['invalid JSON', '{'],
    ['null', 'null'],
    ['a code that is too short', JSON.stringify({ ...shown, code: 'K7Ñ2' })],
    ['a code with an invalid character', JSON.stringify({ ...shown, code: 'K7Ñ2<' })],
    ['a fractional discount', JSON.stringify({ ...shown, discount: 8.5 })],
    ['an expiry time that is text', JSON.stringify({ ...shown, until: String(shown.until) })],
    ['markup as code', JSON.stringify({ ...shown, code: '<b>' })],
    ['an object as code', JSON.stringify({ ...shown, code: { length: shown.code.length } })],
    ['a discount that is text', JSON.stringify({ ...shown, discount: '8' })],
    ['no expiry time', JSON.stringify({ ...shown, until: null })],
    ['an expired code', JSON.stringify({ ...shown, until: now })],
    ['a code that is valid for too long', JSON.stringify({ ...shown, until: now + 3_600_000 })],
  ])('is null if the tab stores %s', (_case, text) => {
    expect(parseShownCode(parseStored(text), now)).toBeNull();
  });
});

test('R7.1 the WhatsApp message has the code, its discount and its expiry time', () => {
  const text = new URL(promoWhatsappUrl(shown)).searchParams.get('text');
  expect(text).toBe(
    'Hola, quiero usar mi PromoCode K7Ñ2B: 8 % de descuento en el total de mi compra. Vence a las 12:04 (hora del centro).',
  );
});
