import { expect, test } from 'vitest';
import { listResponse, recordResponse, findError } from '../../../src/contract/responses.ts';
import { dialect } from '../../../src/contract/dialect.ts';
import { liveFigures } from '../../../src/contract/catalogue.ts';

/** Reports that it was written down. */
const row = {
  ...{ ProductoID: '1', Precio: '1', PrecioDescuento: '0', Stock1: '2' },
  toJSON: () => expect.unreachable('It was written down.'),
};

test.each<[string, object]>([
  ['alone', {}],
  ['beside what says so', { success: true, status: 200, error: '', message: 'ok' }],
])('P84 nothing of a good response is written down to find that it is one, however large: %s', (_what, beside) => {
  expect(listResponse(liveFigures).decode({ results: [row], ...beside }, dialect).items).toHaveLength(1);
  expect(recordResponse(liveFigures).decode({ results: row, ...beside }, dialect)).toMatchObject({ id: '1' });
});

test('R10.2 an error says why in its own words, or else as it came', () => {
  expect(findError({ success: false, mensaje: 'no hay' })).toBe('no hay');
  expect(findError({ success: false })).toBe('{"success":false}');
  expect(findError({ message: 'Error: x' })).toBe('Error: x');
  expect(findError({ error: { code: 5 } })).toBe('{"code":5}');
  expect(findError({ error: 'x'.repeat(500) })).toHaveLength(200);
});
