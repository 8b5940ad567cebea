import { describe, expect, test } from 'vitest';
import { readRow, type Entity, type Row } from '../../../src/contract/entity.ts';
import { dialect } from '../../../src/contract/dialect.ts';
import * as fields from '../../../src/contract/fields.ts';
import * as formFields from '../../../src/contract/formFields.ts';
import { listOf } from '../../../src/contract/answers.ts';
import { fileName, line, picture, prose, requiredName, type Kind } from '../../../src/contract/fieldKinds.ts';
import { cut } from '../../../src/lib/cut.ts';

const entities: Record<string, Pick<Entity<unknown>, 'fields'>> = { ...fields, ...formFields };
const all = Object.entries(entities).flatMap(([entity, { fields: own }]) =>
  Object.values(own).map(([field, kind]): [string, string, Kind<unknown>] => [entity, field, kind]),
);
const size = 1_000_000;

describe('P89 each text has a length', () => {
  test.each(all)('%s %s holds no megabyte', (_entity, _field, kind) => {
    for (const piece of ['a', '😀', 'e\u0301', '&amp;', '<p>a</p>', '<!--', '9', '9.'])
      expect(JSON.stringify(kind.read(piece.repeat(size / piece.length), dialect) ?? '').length).toBeLessThan(40_100);
  });

  test.each<[string, Kind<string>, number]>([
    ['a name', requiredName, 500],
    ['a line', line, 500],
    ['a description', prose, 20_000],
  ])('%s of so many letters stays whole; of a longer one the beginning is left', (_what, kind, most) => {
    const whole = 'ñ'.repeat(most);
    expect([kind.read(whole, dialect), kind.isCut?.(whole)]).toEqual([whole, false]);
    expect([kind.read(`${whole}x`, dialect), kind.isCut?.(`${whole}x`)]).toEqual([whole, true]);
    // Entities are one letter each, however they are written.
    const written = '&amp;'.repeat(most);
    expect([kind.read(written, dialect), kind.isCut?.(written)]).toEqual(['&'.repeat(most), false]);
    // Letters of two units, and of several, are there whole or not at all.
    for (const letter of ['😀', '👩‍👩‍👧‍👦', '👍🏽', 'e\u0301']) {
      const text = String(kind.read(`x${letter.repeat(most)}`, dialect)).slice(1);
      expect(text.replaceAll(letter, '')).toBe('');
      expect(text.length).toBeGreaterThan(most - 32);
    }
  });

  test('no entity and no tag is halved where the wire is cut', () => {
    const wire = `${' '.repeat(2_498)}&amp;`;
    expect(line.read(`a${wire}`, dialect)).toBe('a');
    expect(prose.read(`a${' '.repeat(99_990)}<b class="x">b</b>`, dialect)).toBe('a');
  });

  test('an address and a file that are too long are none', () => {
    expect(picture.read(`https://a.mx/${'a'.repeat(2_000)}.jpg`, dialect)).toBeUndefined();
    expect(fileName.read('a'.repeat(2_001), dialect)).toBeUndefined();
  });

  test('a name of a column that is too long is none', () => {
    const row = { ProductoID: '1', Precio: '1', PrecioDescuento: '0', Stock1: '2', [`Stock${'9'.repeat(size)}`]: '3' };
    expect(readRow(fields.liveFigures, row, dialect).value).toMatchObject({ stock: { 1: 2 } });
  });

  test('a letter is never halved, however many marks it bears', () => {
    for (let most = 0; most < 80; most++) {
      const text = cut(`${'\u0301'.repeat(50)}😀${'\u0301'.repeat(50)}`, most);
      expect(text.length).toBeLessThanOrEqual(most);
      expect(text.isWellFormed()).toBe(true);
    }
  });
});

test('P89 a list tells which texts were cut', () => {
  const row: Row = { SucursalID: '1', CP: '1', Colonia: 'x'.repeat(501), Calle: 'y', NumExt: '1', Ciudad: 'z' };
  const { items, cut: longer } = listOf(fields.branch).read({ results: [{ ...row, Estado: 'w' }] }, dialect);
  expect(items).toMatchObject([{ neighbourhood: 'x'.repeat(500) }]);
  expect(longer).toEqual([{ id: '1', field: 'Colonia', reason: 'tiene más de 500 letras: se cortó' }]);
});
