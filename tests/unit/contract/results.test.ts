import { describe, expect, test } from 'vitest';
import { product, branch, category } from '../../../src/contract/catalogue.ts';
import { listResponse, recordResponse } from '../../../src/contract/responses.ts';
import { fileName, picture } from '../../../src/contract/fieldCodecs.ts';
import { productOf, productRow, omitFields } from '../../support/rows.ts';
import { decode, encode, safeDecode } from '../../support/wire.ts';

const products = listResponse(product);
const list = (...rows: unknown[]) => decode(products, { results: rows });

describe('R10.2 results may be null', () => {
  test('a list of nothing', () => {
    const empty = { items: [], rejected: [], missingFields: [] };
    expect(decode(products, { results: null })).toEqual(empty);
    expect(decode(products, { results: [] })).toEqual(empty);
    expect(decode(listResponse(fileName), { results: null, extra: 1 })).toEqual(empty);
    expect(encode(products, empty)).toEqual({ results: null });
  });

  test.each([{}, { results: 'x' }, { results: {} }, null, 'x', 7])('%j is no list', (response) => {
    expect(safeDecode(products, response as never).success).toBe(false);
  });

  test.each([[null], [false], [[]]])('one record: %j means that there is none', (results) => {
    expect(decode(recordResponse(product), { results })).toBeNull();
  });

  test('one record, by itself or as a list of one', () => {
    expect(decode(recordResponse(product), { results: productRow() })).toEqual(productOf());
    expect(decode(recordResponse(product), { results: [productRow()] })).toEqual(productOf());
    expect(decode(recordResponse(product), encode(recordResponse(product), productOf()))).toEqual(productOf());
    expect(encode(recordResponse(product), null)).toEqual({ results: null });
  });

  test('one record that cannot be read is an error that names its field', () => {
    expect(safeDecode(recordResponse(product), { results: productRow({ Precio: 'gratis' }) })).toMatchObject({
      problem: { field: 'Precio', reason: expect.stringContaining('no es un precio mayor que 0: "gratis"') as string },
    });
  });
});

describe('R11.2 a bad row does not spoil the others', () => {
  test.each<[string, unknown, { id: string | null; field: string; reason: string }]>([
    [
      'a price of 0',
      productRow({ Precio: '0' }),
      { id: '501', field: 'Precio', reason: 'no es un precio mayor que 0: "0"' },
    ],
    [
      'no price',
      productRow({ Precio: undefined }),
      { id: '501', field: 'Precio', reason: 'no es un precio mayor que 0: nada' },
    ],
    ['no name', productRow({ Nombre: ' ' }), { id: '501', field: 'Nombre', reason: 'está vacío: " "' }],
    [
      'an id that leads elsewhere',
      productRow({ ProductoID: '../1' }),
      { id: '../1', field: 'ProductoID', reason: 'no es un número de registro: "../1"' },
    ],
    [
      'an id that is a number',
      productRow({ ProductoID: -5 }),
      { id: '-5', field: 'ProductoID', reason: 'no es un número de registro: -5' },
    ],
    [
      'a discount that is no amount',
      productRow({ PrecioDescuento: 'N/A' }),
      { id: '501', field: 'PrecioDescuento', reason: 'no es una cantidad en pesos: "N/A"' },
    ],
    [
      'no id: its name is told',
      productRow({ ProductoID: null }),
      { id: 'Cable USB-C trenzado 2 m', field: 'ProductoID', reason: 'no es un número de registro: null' },
    ],
  ])('%s is told by id, field and reason', (_case, row, rejected) => {
    expect(list(productRow(), row)).toMatchObject({ items: [productOf()], rejected: [rejected] });
  });

  test.each([[null], ['x'], [7], [[]]])('a row that is %j is set aside too', (row) => {
    const { items, rejected } = list(row, productRow());
    expect(items).toEqual([productOf()]);
    const id = typeof row === 'string' || typeof row === 'number' ? String(row) : null;
    expect(rejected).toEqual([{ id, field: '', reason: expect.any(String) as string }]);
  });

  test('P84 a row that is nested deeper than the stack is set aside too', () => {
    const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown;
    for (const row of [deep, productRow({ ProductoID: deep as never })])
      expect(list(row, productRow())).toMatchObject({
        items: [productOf()],
        rejected: [{ reason: expect.stringMatching(/: \[…]$/) as string }],
      });
  });

  test('a branch and a category are told by what names them', () => {
    expect(decode(listResponse(branch), { results: [{ SucursalID: 'x', CP: '44100' }] }).rejected).toMatchObject([
      { id: 'x', field: 'SucursalID' },
    ]);
    expect(decode(listResponse(category), { results: [{ Nombre: '', Icono: '' }] }).rejected).toMatchObject([
      { id: '', field: 'Nombre' },
    ]);
  });

  test('a name of a file that is unsafe', () => {
    const { items, rejected } = decode(listResponse(fileName), { results: ['a.jpg', '../b.jpg', 'c.mp4'] });
    expect(items).toEqual(['a.jpg', 'c.mp4']);
    expect(rejected).toEqual([{ id: '../b.jpg', field: '', reason: 'no es un nombre de archivo seguro: "../b.jpg"' }]);
    expect(
      decode(listResponse(picture), { results: ['/img/productos/7/1.jpg', 'http://x.example/1.jpg'] }),
    ).toMatchObject({
      items: ['1.jpg'],
      rejected: [{ reason: 'no es una dirección de imagen segura: "http://x.example/1.jpg"' }],
    });
  });
});

describe('R10.2 a picture whose name is unsafe', () => {
  test.each(['../../etc/passwd', 'a/b.jpg', '.htaccess', 'a\0.jpg', '%2e%2e/a.jpg', 'x'.repeat(5000)])(
    '%j is read as none, and told',
    (RutaImagen) => {
      const { items, unsafeFiles } = list(productRow({ RutaImagen }), productRow({ ProductoID: '502' }));
      expect(items.map(({ image }) => image)).toEqual(['', '1.jpg']);
      expect(unsafeFiles).toMatchObject([
        {
          id: '501',
          field: 'RutaImagen',
          reason: expect.stringMatching(/^no es una dirección de imagen segura: /) as string,
        },
      ]);
    },
  );
});

describe('R11.1 a row that lacks what a record needs', () => {
  test('is to be asked a product, in its place of the list', () => {
    const slim = omitFields(productRow({ ProductoID: '7' }), 'Nombre', 'Precio');
    const { items, rejected, incomplete, missingFields } = list(productRow(), slim, productRow({ ProductoID: '8' }));
    expect(items.map(({ id }) => id)).toEqual(['501', '8']);
    expect({ rejected, incomplete, missingFields }).toEqual({
      rejected: [],
      incomplete: [{ at: 1, id: '7' }],
      missingFields: ['Nombre', 'Precio'],
    });
  });

  test.each<[string, Record<string, unknown>]>([
    ['has no id either', omitFields(productRow(), 'ProductoID', 'Precio')],
    ['is wrong besides', omitFields(productRow({ Precio: 'gratis' }), 'Nombre')],
    ['has an id that is none', omitFields(productRow({ ProductoID: '../1' }), 'Precio')],
  ])('one that %s is bad', (_case, row) => {
    expect(list(row)).toMatchObject({ items: [], rejected: [{}] });
  });
});

describe('R11.1 what a list does not tell', () => {
  const partial = omitFields(productRow(), 'Descripcion', 'Vendidos');

  test('nothing, where each row has each field', () => {
    expect(list(productRow(), productRow({ Descripcion: null })).missingFields).toEqual([]);
  });

  test('the fields that some row lacks', () => {
    expect(list(productRow(), partial).missingFields).toEqual(['Descripcion', 'Vendidos']);
  });
});
