import { describe, expect, test } from 'vitest';
import { decodeRow, type WireRow } from '../../../src/contract/schema.ts';
import { reportRows } from '../../../src/contract/listReport.ts';
import { dialect } from '../../../src/contract/dialect.ts';
import * as fields from '../../../src/contract/catalogue.ts';
import * as formFields from '../../../src/contract/forms.ts';
import { listResponse } from '../../../src/contract/responses.ts';
import { fileName, line, picture, htmlText, requiredName, type FieldCodec } from '../../../src/contract/fieldCodecs.ts';
import { truncate } from '../../../src/lib/truncate.ts';

const all = Object.entries({ ...fields, ...formFields }).flatMap(([name, entity]) =>
  'fields' in entity
    ? Object.values(entity.fields).map(([field, codec]): [string, string, FieldCodec<unknown>] => [name, field, codec])
    : [],
);
/** More than any limit, whose largest is 20,000. */
const size = 200_000;

describe('P89 each text has a length', () => {
  test.each(all)('%s %s is bounded', (_entity, _field, codec) => {
    for (const piece of ['a', '😀', 'e\u0301', '&amp;', '<p>a</p>', '<!--', '9', '9.'])
      expect(JSON.stringify(codec.decode(piece.repeat(size / piece.length), dialect) ?? '').length).toBeLessThan(
        40_100,
      );
  });

  test.each<[string, FieldCodec<string>, number]>([
    ['a name', requiredName, 500],
    ['a line', line, 500],
    ['a description', htmlText, 20_000],
  ])('%s at the limit stays whole; a longer one is truncated', (_what, codec, max) => {
    const whole = 'ñ'.repeat(max);
    expect([codec.decode(whole, dialect), codec.isTooLong?.(whole)]).toEqual([whole, false]);
    expect([codec.decode(`${whole}x`, dialect), codec.isTooLong?.(`${whole}x`)]).toEqual([whole, true]);
    // Entities are one letter each, however they are written.
    const written = '&amp;'.repeat(max);
    expect([codec.decode(written, dialect), codec.isTooLong?.(written)]).toEqual(['&'.repeat(max), false]);
    // Letters of two units, and of several, are there whole or not at all.
    for (const letter of ['😀', '👩‍👩‍👧‍👦', '👍🏽', 'e\u0301']) {
      const text = String(codec.decode(`x${letter.repeat(max)}`, dialect)).slice(1);
      expect(text.replaceAll(letter, '')).toBe('');
      expect(text.length).toBeGreaterThan(max - 32);
    }
  });

  test('no entity and no tag is halved where the wire is cut', () => {
    const wire = `${' '.repeat(2_498)}&amp;`;
    expect(line.decode(`a${wire}`, dialect)).toBe('a');
    expect(htmlText.decode(`a${' '.repeat(99_990)}<b class="x">b</b>`, dialect)).toBe('a');
  });

  test('a URL and a file that are too long are none', () => {
    expect(picture.decode(`https://a.mx/${'a'.repeat(2_000)}.jpg`, dialect)).toBeUndefined();
    expect(fileName.decode('a'.repeat(2_001), dialect)).toBeUndefined();
  });

  test('a name of a column that is too long is none', () => {
    const row = { ProductoID: '1', Precio: '1', PrecioDescuento: '0', Stock1: '2', [`Stock${'9'.repeat(size)}`]: '3' };
    expect(decodeRow(fields.liveFigures, row, dialect).value).toMatchObject({ stock: { 1: 2 } });
  });

  test('a letter is never halved, however many marks it bears', () => {
    for (let max = 0; max < 80; max++) {
      const text = truncate(`${'\u0301'.repeat(50)}😀${'\u0301'.repeat(50)}`, max);
      expect(text.length).toBeLessThanOrEqual(max);
      expect(text.isWellFormed()).toBe(true);
    }
  });
});

test('P89 a list reports truncated texts', () => {
  const row: WireRow = { SucursalID: '1', CP: '1', Colonia: 'x'.repeat(501), Calle: 'y', NumExt: '1', Ciudad: 'z' };
  const { items, truncated } = listResponse(fields.branch).decode(
    { results: [{ ...row, Estado: 'w' }] },
    dialect,
    reportRows,
  );
  expect(items).toMatchObject([{ neighbourhood: 'x'.repeat(500) }]);
  expect(truncated).toEqual([{ id: '1', field: 'Colonia', reason: 'tiene más de 500 letras: se cortó' }]);
});
