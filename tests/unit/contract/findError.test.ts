import { expect, test } from 'vitest';
import { listResponse, recordResponse, findError } from '../../../src/contract/responses.ts';
import { dialect } from '../../../src/contract/dialect.ts';
import { livePriceAndStock } from '../../../src/contract/catalogue.ts';

/** A row that must not be serialized. */
const row = {
  ProductoID: '1',
  Precio: '1',
  PrecioDescuento: '0',
  Stock1: '2',
  toJSON: () => expect.unreachable('The row was serialized.'),
};

test.each<[string, object]>([
  ['results alone', {}],
  ['with status fields', { success: true, status: 200, error: '', message: 'ok' }],
])('P84 a successful response is not serialized in search of an error: %s', (_case, statusFields) => {
  expect(listResponse(livePriceAndStock).decode({ results: [row], ...statusFields }, dialect).items).toHaveLength(1);
  expect(recordResponse(livePriceAndStock).decode({ results: row, ...statusFields }, dialect)).toMatchObject({
    id: '1',
  });
});

test('R10.2 an error has its message, or else the start of its JSON', () => {
  expect(findError({ success: false, mensaje: 'no hay' })).toBe('no hay');
  expect(findError({ success: false })).toBe('{"success":false}');
  expect(findError({ message: 'Error: x' })).toBe('Error: x');
  expect(findError({ error: { code: 5 } })).toBe('{"code":5}');
  expect(findError({ error: 'x'.repeat(500) })).toHaveLength(200);
});
