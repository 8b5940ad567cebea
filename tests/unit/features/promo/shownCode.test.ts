import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatTimeLeft,
  createPromo,
  parseShownCode,
  promoChat,
  timeLeft,
  toShownCode,
  untilNextSecond,
} from '../../../../src/features/promo/promo.ts';
import { parseStored } from '../../../support/stored.ts';

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

  test('it never grows, is never negative, and each second is shown for a second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300_000 }), (left) => {
        const wait = untilNextSecond(left);
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(1000);
        expect(formatTimeLeft(left - wait)).not.toBe(formatTimeLeft(left));
        expect(formatTimeLeft(left - wait + 1)).toBe(formatTimeLeft(left));
        expect(timeLeft(now + left, now)).toBe(left);
        expect(timeLeft(now - left, now)).toBe(0);
      }),
    );
  });

  test('a clock that was put back before the code was made ends it', () => {
    expect(timeLeft(now + 300_000, now)).toBe(300_000);
    expect(timeLeft(now + 300_001, now)).toBe(0);
  });

  test('ends to the second that the shop has', () => {
    const promo = createPromo(new Date(now + 999), () => 0);
    expect(toShownCode(promo).until).toBe(now + 300_000);
  });
});

describe('R7.3 the code that a tab kept', () => {
  test('comes back as it was', () => {
    expect(parseShownCode(parseStored(JSON.stringify(shown)), now)).toEqual(shown);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a code that is too short', JSON.stringify({ ...shown, code: 'K7Ñ2' })],
    ['a code with a foreign sign', JSON.stringify({ ...shown, code: 'K7Ñ2<' })],
    ['a fraction as discount', JSON.stringify({ ...shown, discount: 8.5 })],
    ['an end that is text', JSON.stringify({ ...shown, until: String(shown.until) })],
    ['another code', JSON.stringify({ ...shown, code: '<b>' })],
    ['what is no code', JSON.stringify({ ...shown, code: { length: shown.code.length } })],
    ['no discount', JSON.stringify({ ...shown, discount: '8' })],
    ['no end', JSON.stringify({ ...shown, until: null })],
    ['one that is over', JSON.stringify({ ...shown, until: now })],
    ['one that lasts too long', JSON.stringify({ ...shown, until: now + 3_600_000 })],
  ])('is none where it kept %s', (_case, text) => {
    expect(parseShownCode(parseStored(text), now)).toBeNull();
  });
});

test('R7.1 the chat text names code, discount and end', () => {
  const text = new URL(promoChat(shown)).searchParams.get('text');
  expect(text).toBe(
    'Hola, quiero usar mi PromoCode K7Ñ2B: 8 % de descuento en el total de mi compra. Vence a las 12:04 (hora del centro).',
  );
});
