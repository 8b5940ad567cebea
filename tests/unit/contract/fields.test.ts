import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amount,
  opaque,
  count,
  dateTime,
  fileName,
  flag,
  numericFlag,
  id,
  isFileName,
  numericCount,
  line,
  nullableLine,
  price,
  requiredLine,
  text,
  type FieldCodec,
} from '../../../src/contract/fieldCodecs.ts';
import * as fieldCodecs from '../../../src/contract/fieldCodecs.ts';
import { dialect } from '../../../src/contract/dialect.ts';

/** Decodes a value, or returns the error message of the codec. */
const decode = (codec: FieldCodec<unknown>, wire: unknown): unknown =>
  codec.decode(wire, dialect) ?? { invalid: codec.errorMessage };
const encode = (codec: FieldCodec<unknown>, value: unknown): unknown => codec.encode(value);
const emptyValues = [null, '', '  '];

describe('R10.2 fields in the formats of PHP and MySQL', () => {
  test.each<[unknown, string]>([
    [' Norda &amp; C&iacute;a ', 'Norda & Cía'],
    [65, '65'],
    [0, '0'],
    [false, 'false'],
    ...emptyValues.map((wire): [unknown, string] => [wire, '']),
  ])('text %j is decoded as %j', (wire, expected) => {
    expect(decode(text, wire)).toBe(expected);
  });

  test('required text must not be empty', () => {
    expect(decode(requiredLine, '&lt;b&gt;')).toBe('<b>');
    for (const wire of emptyValues) expect(decode(requiredLine, wire)).toEqual({ invalid: 'está vacío' });
  });

  test.each([
    ['501', '501'],
    [501, '501'],
    [' 501 ', '501'],
  ])('id %j is decoded as %j', (wire, expected) => {
    expect(decode(id, wire)).toBe(expected);
  });

  test.each([...emptyValues, 'abc', '-1', '1.5', '../1', '1/2', '1'.repeat(13), '٣', true, 1e21])(
    'id %j is invalid',
    (wire) => {
      expect(decode(id, wire)).toEqual({ invalid: 'no es un número de registro' });
    },
  );

  test.each([
    ['1,299.00', 129900],
    [199.9, 19990],
    ['0.01', 1],
    ['$1,299.00', 129900],
    ['$ 199', 19900],
    ['199.00 MXN', 19900],
    ['MXN 1,299.5', 129950],
    ['$1,299.00 M.N.', 129900],
    ['250 pesos', 25000],
  ])('price %j is decoded as %j cents', (wire, expected) => {
    expect(decode(price, wire)).toBe(expected);
  });

  test.each([...emptyValues, 'gratis', '1e3', '12,34', true, '$', 'MXN', '$$5', '5 USD', '1.299,00'])(
    'price %j is invalid',
    (wire) => {
      expect(decode(price, wire)).toEqual({ invalid: 'no es un precio mayor que 0' });
    },
  );

  test.each(['0', '0.00', -5, '-0.01', '0.004'])('price %j is invalid, since it is not above 0', (wire) => {
    expect(decode(price, wire)).toEqual({ invalid: 'no es un precio mayor que 0' });
  });

  test.each([...emptyValues.map((wire) => [wire, 0]), ['149.50', 14950], ['-3', 0], [0, 0]])(
    'amount %j is decoded as %j cents',
    (wire, cents) => {
      expect(decode(amount, wire)).toBe(cents);
    },
  );

  test.each(['N/A', '12,34', true])('amount %j is invalid', (wire) => {
    expect(decode(amount, wire)).toEqual({ invalid: 'no es una cantidad en pesos' });
  });

  test.each([
    [1, true],
    ['1', true],
    [true, true],
    [' 1 ', true],
    [0, false],
    ['0', false],
    ['2', false],
    ['si', false],
    [null, false],
  ])('flag %j is decoded as %j', (wire, expected) => {
    expect(decode(flag, wire)).toBe(expected);
  });

  test('codecs decode arrays and objects like an empty string; opaque values become null', () => {
    const codecs = Object.values(fieldCodecs).filter((value) => typeof value === 'object');
    for (const wire of [[], {}, ['1']]) {
      for (const codec of codecs) if (codec !== opaque) expect(decode(codec, wire)).toEqual(decode(codec, ''));
      expect(opaque.decode(wire, dialect)).toBeNull();
    }
  });

  test.each([
    ['Cable\nUSB\r\n2 m', 'Cable USB 2 m'],
    ['a\t\tb\u2028c', 'a b c'],
    ['Funda \u202eadnuF\u202c roja', 'Funda adnuF roja'],
    ['a\u200fb\u2067c', 'abc'],
    ['dos  espacios', 'dos  espacios'],
  ])('line breaks and direction marks are removed: %j is decoded as %j', (wire, expected) => {
    expect(decode(requiredLine, wire)).toBe(expected);
    expect(decode(line, wire)).toBe(expected);
  });

  test('R6.7 nullable lines keep null, and opaque values are encoded unchanged', () => {
    expect(nullableLine.decode(null, dialect)).toBeNull();
    expect(nullableLine.decode('', dialect)).toBe('');
    expect(encode(nullableLine, null)).toBeNull();
    for (const wire of [null, '', 0, 1, '0', true, '1990-04-12'])
      expect(encode(opaque, opaque.decode(wire, dialect))).toBe(wire);
  });

  test.each([
    ['2026-11-20 12:30:05', '2026-11-20 12:30:05'],
    ['2026-11-20T12:30:05Z', '2026-11-20 12:30:05'],
    ['2026-11-20 12:30', '2026-11-20 12:30:00'],
    ['2026-11-20', '2026-11-20 00:00:00'],
    ['20/11/2026 12:30:05', '2026-11-20 12:30:05'],
    ['11/20/2026', '2026-11-20 00:00:00'],
    ['05-05-2026', '2026-05-05 00:00:00'],
  ])('unambiguous date %s is decoded as %s', (wire, expected) => {
    expect(decode(dateTime, wire)).toBe(expected);
  });

  test.each(['', '05/11/2026', '2026-13-01', '2026-02-30', '31/02/2026', '2026-11-20 25:00', 'ayer', '20/11/26'])(
    'date %j is invalid or ambiguous',
    (wire) => {
      expect(dateTime.decode(wire, dialect)).toBeUndefined();
    },
  );

  test('dates with slashes are day first only if the dialect has d/m/Y', () => {
    const dayFirst = { ...dialect, dates: 'd/m/Y' as const };
    expect(dateTime.decode('05/11/2026 08:00', dayFirst)).toBe('2026-11-05 08:00:00');
    expect(dateTime.decode('2026-11-05', dayFirst)).toBe('2026-11-05 00:00:00');
    expect(dateTime.decode('11/20/2026', dayFirst)).toBeUndefined();
  });

  test.each([
    [numericCount, 7, 7],
    [numericFlag, true, 1],
    [numericFlag, false, 0],
  ] as [FieldCodec<unknown>, unknown, number][])(
    'R7.2 numeric fields are encoded as numbers (%#)',
    (codec, value, wire) => {
      expect(encode(codec, value)).toBe(wire);
    },
  );

  test.each([
    [price, 19990, '199.90'],
    [amount, 0, '0.00'],
    [count, 12, '12'],
    [flag, true, '1'],
    [flag, false, '0'],
    [text, 'a', 'a'],
  ] as [FieldCodec<unknown>, unknown, string][])(
    'a value is encoded in the format of the API (%#)',
    (codec, value, wire) => {
      expect(encode(codec, value)).toBe(wire);
    },
  );

  test('a price that is encoded and decoded is the same', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 1e10 }), (cents) => decode(price, encode(price, cents)) === cents));
  });
});

describe('R10.2 file names', () => {
  // prettier-ignore
  const safeNames = [
    '1.jpg', 'foto (2).webp', 'Ñandú_azul+rojo, 3.png', 'sin-extension', '٣.jpg',
    "Audio & Video's #1 [nuevo]!.jpg", 'a%2e', '100% @casa = ~bien; ® – x.pdf', 'a..jpg', 'a?.jpg', 'C:', '<b>',
    'n\u0303andu\u0301.jpg', 'x'.repeat(230),
  ];
  test.each(safeNames)('%s is safe', (name) => {
    expect(isFileName(name)).toBe(true);
    expect(decode(fileName, name)).toBe(name);
  });

  // prettier-ignore
  const unsafeNames = [
    '', '.', '..', '../1.jpg', 'a/b.jpg', 'a\\b.jpg', '.htaccess', 'a\0.jpg', 'a\n.jpg', '\ud800.jpg',
    'x'.repeat(231), 'ñ'.repeat(116),
  ];
  test.each(unsafeNames)('%j is unsafe', (name) => {
    expect(isFileName(name)).toBe(false);
    expect(fileName.decode(name, dialect)).toBeUndefined();
  });

  test('a safe name never leaves its folder', () => {
    const anyName = fc.string({ unit: fc.constantFrom(...Array.from('./\\%0aZñ ~:?#&"\0')), maxLength: 12 });
    fc.assert(
      fc.property(anyName, (name) => {
        fc.pre(isFileName(name));
        const url = new URL(encodeURIComponent(name), 'https://api.example/img/productos/7/');
        expect(url.pathname).toMatch(/^\/img\/productos\/7\/[^/]+$/);
      }),
    );
  });
});
