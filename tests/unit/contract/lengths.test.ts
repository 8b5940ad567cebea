import { describe, expect, test } from 'vitest';
import { decodeRow, type WireRow } from '../../../src/contract/schema.ts';
import { addReport } from '../../../src/contract/listReport.ts';
import { dialect } from '../../../src/contract/dialect.ts';
import * as catalogue from '../../../src/contract/catalogue.ts';
import * as forms from '../../../src/contract/forms.ts';
import { listResponse } from '../../../src/contract/responses.ts';
import {
  fileName,
  htmlText,
  isTooLong,
  line,
  maxWireExpansion,
  picture,
  requiredName,
  type FieldCodec,
} from '../../../src/contract/fieldCodecs.ts';
import { truncate } from '../../../src/lib/truncate.ts';

const textFields = Object.entries({ ...catalogue, ...forms }).flatMap(([name, entity]) =>
  'fields' in entity
    ? Object.values(entity.fields).map(([field, codec]): [string, string, FieldCodec<unknown>] => [name, field, codec])
    : [],
);
/** Ten times the largest limit. */
const oversize = 200_000;
const maxUrlLength = 2_000;

describe('P89 each text has a maximum length', () => {
  test.each(textFields)('%s %s is bounded', (_entity, _field, codec) => {
    for (const part of ['a', '😀', 'e\u0301', '&amp;', '<p>a</p>', '<!--', '9', '9.']) {
      const decoded = codec.decode(part.repeat(oversize / part.length), dialect) ?? '';
      const { length } = typeof decoded === 'string' ? decoded : JSON.stringify(decoded);
      expect(length).toBeLessThanOrEqual(codec.max ?? maxUrlLength);
    }
  });

  test.each<[string, FieldCodec<string>, number]>([
    ['a name', requiredName, 500],
    ['a line', line, 500],
    ['a description', htmlText, 20_000],
  ])('%s is truncated if it exceeds the limit', (_field, codec, max) => {
    const longest = 'ñ'.repeat(max);
    expect(codec.decode(longest, dialect)).toBe(longest);
    expect(isTooLong(codec, longest)).toBe(false);
    expect(codec.decode(`${longest}x`, dialect)).toBe(longest);
    expect(isTooLong(codec, `${longest}x`)).toBe(true);
    // An entity counts as one character.
    const entities = '&amp;'.repeat(max);
    expect(codec.decode(entities, dialect)).toBe('&'.repeat(max));
    expect(isTooLong(codec, entities)).toBe(false);
    // Graphemes of several code units are not split.
    for (const grapheme of ['😀', '👩‍👩‍👧‍👦', '👍🏽', 'e\u0301']) {
      const text = String(codec.decode(`x${grapheme.repeat(max)}`, dialect)).slice(1);
      expect(text.replaceAll(grapheme, '')).toBe('');
      expect(text.length).toBeGreaterThan(max - 32);
    }
  });

  test('truncation splits neither entities nor tags', () => {
    for (const [codec, markup] of [
      [line, '&amp;'],
      [htmlText, '<b class="x">b</b>'],
    ] as const) {
      const wireLimit = maxWireExpansion * (codec.max ?? 0);
      expect(codec.decode(`a${' '.repeat(wireLimit - 3)}${markup}`, dialect)).toBe('a');
    }
  });

  test('a picture URL or file name that is too long is invalid', () => {
    expect(picture.decode(`https://a.mx/${'a'.repeat(maxUrlLength)}.jpg`, dialect)).toBeUndefined();
    expect(fileName.decode('a'.repeat(maxUrlLength + 1), dialect)).toBeUndefined();
  });

  test('a column whose name is too long is ignored', () => {
    const row = {
      ProductoID: '1',
      Precio: '1',
      PrecioDescuento: '0',
      Stock1: '2',
      [`Stock${'9'.repeat(oversize)}`]: '3',
    };
    expect(decodeRow(catalogue.livePriceAndStock, row, dialect).value).toMatchObject({ stock: { 1: 2 } });
  });

  test('truncation never splits a surrogate pair, even among combining marks', () => {
    for (let max = 0; max < 80; max++) {
      const text = truncate(`${'\u0301'.repeat(50)}😀${'\u0301'.repeat(50)}`, max);
      expect(text.length).toBeLessThanOrEqual(max);
      expect(text.isWellFormed()).toBe(true);
    }
  });
});

test('P89 a list reports truncated texts', () => {
  const row: WireRow = { SucursalID: '1', CP: '1', Colonia: 'x'.repeat(501), Calle: 'y', NumExt: '1', Ciudad: 'z' };
  const { items, truncated } = listResponse(catalogue.branch).decode(
    { results: [{ ...row, Estado: 'w' }] },
    dialect,
    addReport,
  );
  expect(items).toMatchObject([{ neighbourhood: 'x'.repeat(500) }]);
  expect(truncated).toEqual([{ id: '1', field: 'Colonia', reason: 'tiene más de 500 letras: se cortó' }]);
});
