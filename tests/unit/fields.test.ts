import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeDecode, safeEncode, type ZodMiniType } from 'zod/mini';
import { amount, count, fileName, flag, id, price, required, text } from '../../src/contract/fields.ts';
import { isFileName } from '../../src/contract/fileName.ts';

/** What a field reads, or why it is refused. */
const read = (field: ZodMiniType, wire: unknown): unknown => {
  const result = safeDecode(field, wire as never);
  return result.success ? result.data : { refused: result.error.issues[0]?.message };
};
const write = (field: ZodMiniType, value: unknown): unknown => safeEncode(field, value as never).data;
const nothing = [undefined, null, '', '  '];

describe('R10.2 fields as PHP and MySQL write them', () => {
  test.each<[unknown, string]>([
    [' Norda &amp; C&iacute;a ', 'Norda & Cía'],
    [65, '65'],
    [0, '0'],
    [false, 'false'],
    ...nothing.map((wire): [unknown, string] => [wire, '']),
  ])('text %j is %j', (wire, expected) => {
    expect(read(text, wire)).toBe(expected);
  });

  test('text that has to be there', () => {
    expect(read(required, '&lt;b&gt;')).toBe('<b>');
    for (const wire of nothing) expect(read(required, wire)).toEqual({ refused: 'está vacío' });
  });

  test.each([
    ['501', '501'],
    [501, '501'],
    [' 501 ', '501'],
  ])('id %j is %j', (wire, expected) => {
    expect(read(id, wire)).toBe(expected);
  });

  test.each([...nothing, 'abc', '-1', '1.5', '../1', '1/2', '1'.repeat(13), '٣', true, 1e21])('%j is no id', (wire) => {
    expect(read(id, wire)).toEqual({ refused: 'no es un número de registro' });
  });

  test.each([
    ['1,299.00', 129900],
    [199.9, 19990],
    ['0.01', 1],
  ])('price %j is %j cents', (wire, expected) => {
    expect(read(price, wire)).toBe(expected);
  });

  test.each([...nothing, 'gratis', '1e3', '12,34', true])('%j is no price', (wire) => {
    expect(read(price, wire)).toEqual({ refused: 'no es un precio' });
  });

  test.each(['0', '0.00', -5, '-0.01', '0.004'])('a price of %j is refused', (wire) => {
    expect(read(price, wire)).toEqual({ refused: 'no es un precio mayor que 0' });
  });

  test.each([...nothing.map((wire) => [wire, 0]), ['149.50', 14950], ['-3', 0], [0, 0]])(
    'amount %j is %j',
    (wire, cents) => {
      expect(read(amount, wire)).toBe(cents);
    },
  );

  test.each(['N/A', '12,34', true])('%j is no amount', (wire) => {
    expect(read(amount, wire)).toEqual({ refused: 'no es una cantidad en pesos' });
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
    [undefined, false],
  ])('flag %j is %j', (wire, expected) => {
    expect(read(flag, wire)).toBe(expected);
  });

  test('no field takes a list or an object', () => {
    for (const field of [text, required, id, price, amount, count, flag, fileName])
      for (const wire of [[], {}, ['1']]) expect(safeDecode(field, wire as never).success).toBe(false);
  });

  test.each([
    [price, 19990, '199.90'],
    [amount, 0, '0.00'],
    [count, 12, '12'],
    [flag, true, '1'],
    [flag, false, '0'],
    [text, 'a', 'a'],
  ] as [ZodMiniType, unknown, string][])('%# is written as the API writes it', (field, value, wire) => {
    expect(write(field, value)).toBe(wire);
  });

  test('prices come back from the wire', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 1e10 }), (cents) => read(price, write(price, cents)) === cents));
  });
});

describe('R10.2 names of files', () => {
  test.each(['1.jpg', 'foto (2).webp', 'Ñandú_azul+rojo, 3.png', 'sin-extension', '٣.jpg'])('%s is one', (name) => {
    expect(isFileName(name)).toBe(true);
    expect(read(fileName, name)).toBe(name);
  });

  test.each([
    '',
    '.',
    '..',
    '../1.jpg',
    'a/b.jpg',
    'a\\b.jpg',
    '.htaccess',
    'a..jpg',
    'a\0.jpg',
    'a\n.jpg',
    'a?.jpg',
    'a#b',
    'a%2e',
    '<b>',
    'C:',
    'x'.repeat(201),
  ])('%j is read as none', (name) => {
    expect(isFileName(name)).toBe(false);
    expect(read(fileName, name)).toBe('');
  });

  test('no name leads out of its folder', () => {
    const name = fc.string({ unit: fc.constantFrom(...Array.from('./\\%0aZñ ~:?#&"\0')), maxLength: 12 });
    fc.assert(
      fc.property(name, (given) => {
        fc.pre(isFileName(given));
        const address = new URL(encodeURIComponent(given), 'https://api.example/img/productos/7/');
        expect(address.pathname).toMatch(/^\/img\/productos\/7\/[^/]+$/);
      }),
    );
  });
});
