import { describe, expect, test } from 'vitest';
import { product, branch, category, livePriceAndStock } from '../../../src/contract/catalogue.ts';
import { dialect } from '../../../src/contract/dialect.ts';
import { listResponse, recordResponse, findError } from '../../../src/contract/responses.ts';
import { fileName, picture } from '../../../src/contract/fieldCodecs.ts';
import { createProduct, createProductRow, omitFields } from '../../support/productFactory.ts';
import { decode, encode, safeDecode } from '../../support/wireCodec.ts';

const products = listResponse(product);
const decodeList = (...rows: unknown[]) => decode(products, { results: rows });

describe('R10.2 the results of a list or a record', () => {
  test('null and an empty array are an empty list', () => {
    const empty = { items: [], rejected: [], missingFields: [] };
    expect(decode(products, { results: null })).toEqual(empty);
    expect(decode(products, { results: [] })).toEqual(empty);
    expect(decode(listResponse(fileName), { results: null, extra: 1 })).toEqual(empty);
    expect(encode(products, empty)).toEqual({ results: null });
  });

  test.each([{}, { results: 'x' }, { results: {} }, null, 'x', 7])('%j is not a list', (response) => {
    expect(safeDecode(products, response as never).success).toBe(false);
  });

  test.each([[null], [false], [[]]])('%j is not a record', (results) => {
    expect(decode(recordResponse(product), { results })).toBeNull();
  });

  test('a record may be alone or in a list', () => {
    expect(decode(recordResponse(product), { results: createProductRow() })).toEqual(createProduct());
    expect(decode(recordResponse(product), { results: [createProductRow()] })).toEqual(createProduct());
    expect(decode(recordResponse(product), encode(recordResponse(product), createProduct()))).toEqual(createProduct());
    expect(encode(recordResponse(product), null)).toEqual({ results: null });
  });

  test('the error of an invalid record names its field', () => {
    expect(safeDecode(recordResponse(product), { results: createProductRow({ Precio: 'gratis' }) })).toMatchObject({
      problem: { field: 'Precio', reason: expect.stringContaining('no es un precio mayor que 0: "gratis"') as string },
    });
  });
});

describe('R11.2 an invalid row is rejected, and the others are kept', () => {
  test.each<[string, unknown, { id: string | null; field: string; reason: string }]>([
    [
      'a price of 0',
      createProductRow({ Precio: '0' }),
      { id: '501', field: 'Precio', reason: 'no es un precio mayor que 0: "0"' },
    ],
    [
      'no price',
      createProductRow({ Precio: undefined }),
      { id: '501', field: 'Precio', reason: 'no es un precio mayor que 0: nada' },
    ],
    ['no name', createProductRow({ Nombre: ' ' }), { id: '501', field: 'Nombre', reason: 'está vacío: " "' }],
    [
      'an id with a path',
      createProductRow({ ProductoID: '../1' }),
      { id: '../1', field: 'ProductoID', reason: 'no es un número de registro: "../1"' },
    ],
    [
      'an id that is a negative number',
      createProductRow({ ProductoID: -5 }),
      { id: '-5', field: 'ProductoID', reason: 'no es un número de registro: -5' },
    ],
    [
      'a discount that is not an amount',
      createProductRow({ PrecioDescuento: 'N/A' }),
      { id: '501', field: 'PrecioDescuento', reason: 'no es una cantidad en pesos: "N/A"' },
    ],
    [
      'no id, so the name is reported',
      createProductRow({ ProductoID: null }),
      { id: 'Cable USB-C trenzado 2 m', field: 'ProductoID', reason: 'no es un número de registro: null' },
    ],
  ])('%s is reported with id, field and reason', (_case, row, rejected) => {
    expect(decodeList(createProductRow(), row)).toMatchObject({ items: [createProduct()], rejected: [rejected] });
  });

  test.each([[null], ['x'], [7], [[]]])('row %j is rejected', (row) => {
    const { items, rejected } = decodeList(row, createProductRow());
    expect(items).toEqual([createProduct()]);
    const id = typeof row === 'string' || typeof row === 'number' ? String(row) : null;
    expect(rejected).toEqual([{ id, field: '', reason: expect.any(String) as string }]);
  });

  test('P84 a row that is nested deeper than the stack is rejected', () => {
    const deepValue = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown;
    for (const row of [deepValue, createProductRow({ ProductoID: deepValue as never })])
      expect(decodeList(row, createProductRow())).toMatchObject({
        items: [createProduct()],
        rejected: [{ reason: expect.stringMatching(/: \[…]$/) as string }],
      });
  });

  test('a branch is reported by its id, a category by its name', () => {
    expect(decode(listResponse(branch), { results: [{ SucursalID: 'x', CP: '44100' }] }).rejected).toMatchObject([
      { id: 'x', field: 'SucursalID' },
    ]);
    expect(decode(listResponse(category), { results: [{ Nombre: '', Icono: '' }] }).rejected).toMatchObject([
      { id: '', field: 'Nombre' },
    ]);
  });

  test('an unsafe file name is rejected', () => {
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

describe('R10.2 an unsafe picture name', () => {
  test.each(['../../etc/passwd', 'a/b.jpg', '.htaccess', 'a\0.jpg', '%2e%2e/a.jpg', 'x'.repeat(5000)])(
    '%j is decoded as an empty string and reported',
    (RutaImagen) => {
      const { items, unsafeFiles } = decodeList(
        createProductRow({ RutaImagen }),
        createProductRow({ ProductoID: '502' }),
      );
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

describe('R11.1 a row without the required fields', () => {
  test('is not an item, but is reported with what it has and what it lacks', () => {
    const incompleteRow = omitFields(createProductRow({ ProductoID: '7' }), 'Nombre', 'Precio');
    const { items, rejected, rows, missingFields } = decodeList(
      createProductRow(),
      incompleteRow,
      createProductRow({ ProductoID: '8' }),
    );
    expect(items.map(({ id }) => id)).toEqual(['501', '8']);
    expect({ rejected, rows, missingFields }).toEqual({
      rejected: [],
      rows: [
        { value: createProduct(), missing: [] },
        { value: { ...createProduct({ id: '7' }), name: undefined, price: undefined }, missing: ['price', 'name'] },
        { value: createProduct({ id: '8' }), missing: [] },
      ],
      missingFields: ['Nombre', 'Precio'],
    });
  });

  test.each<[string, Record<string, unknown>]>([
    ['has no id', omitFields(createProductRow(), 'ProductoID', 'Precio')],
    ['has an invalid field', omitFields(createProductRow({ Precio: 'gratis' }), 'Nombre')],
    ['has an invalid id', omitFields(createProductRow({ ProductoID: '../1' }), 'Precio')],
  ])('is rejected if it %s', (_case, row) => {
    expect(decodeList(row)).toMatchObject({ items: [], rejected: [{}] });
  });
});

describe('R11.1 the missing fields of a list', () => {
  const partialRow = omitFields(createProductRow(), 'Descripcion', 'Vendidos');

  test('are none if all rows have all fields, even if null', () => {
    expect(decodeList(createProductRow(), createProductRow({ Descripcion: null })).missingFields).toEqual([]);
  });

  test('are those that any row lacks', () => {
    expect(decodeList(createProductRow(), partialRow).missingFields).toEqual(['Descripcion', 'Vendidos']);
  });

  test('include stock if a row has no column of it; one of several is enough', () => {
    const { missingFields, rows } = decodeList(omitFields(createProductRow(), 'Stock1', 'Stock2'));
    expect({ missingFields, rows }).toEqual({
      missingFields: ['Stock'],
      rows: [{ value: createProduct({ stock: {} }), missing: ['stock'] }],
    });
    expect(decodeList(omitFields(createProductRow(), 'Stock1')).missingFields).toEqual([]);
    expect(decodeList(createProductRow({ Stock1: null, Stock2: null })).missingFields).toEqual([]);
  });
});

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
