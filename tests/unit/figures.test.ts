import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode, encode, safeDecode } from 'zod/mini';
import { calls } from '../../src/contract/calls.ts';
import {
  figuresRequest,
  listRequest,
  readAnswer,
  readFigures,
  readList,
  relatedRequest,
} from '../../src/contract/figures.ts';
import { product } from '../../src/contract/product.ts';
import { productRow, wireValue } from '../support/rows.ts';

describe('P22 R5.11 the live check reads what the whole contract reads', () => {
  test('the figures of a row', () => {
    expect(readFigures(productRow({ PrecioDescuento: '149.50', Stock: '7' }))).toEqual({
      price: 19900,
      discountPrice: 14950,
      stock: { 1: 4, 2: 3 },
    });
  });

  test.each([{ Precio: 'N/A' }, { Precio: '0' }, { Precio: null }, { PrecioDescuento: 'N/A' }])(
    '%j has none: the page keeps what it shows',
    (changes) => {
      expect(readFigures(productRow(changes))).toBeNull();
    },
  );

  test('any row: the same figures, or refused by both', () => {
    const changes = fc.record(
      { Precio: wireValue, PrecioDescuento: wireValue, Stock1: wireValue, Stock: wireValue, MiStock: wireValue },
      { requiredKeys: [] },
    );
    let [read, refused] = [0, 0];
    fc.assert(
      fc.property(changes, (given) => {
        const row = productRow(given);
        const whole = safeDecode(product, row);
        const figures = readFigures(row);
        if (whole.success) read++;
        else refused++;
        const { price, discountPrice, stock } = whole.data ?? {};
        expect(figures).toEqual(whole.success ? { price, discountPrice, stock } : null);
      }),
      { numRuns: 500 },
    );
    expect(Math.min(read, refused)).toBeGreaterThan(20);
  });

  test.each([
    [{ results: productRow() }, 19900],
    [{ results: [productRow({ Precio: '50' })] }, 5000],
    [{ results: null }, undefined],
    [{ results: [] }, undefined],
    [{ results: false }, undefined],
    [null, undefined],
    ['x', undefined],
  ])('an answer: a row, a list of one, or none (%#)', (answer, price) => {
    expect(readAnswer(answer)?.price).toBe(price);
  });

  test('a list, by id; what cannot be read is left out', () => {
    const results = [productRow(), productRow({ ProductoID: 7, Precio: 'N/A' }), null, 'x'];
    expect([...readList({ results })]).toEqual([
      ['501', { price: 19900, discountPrice: 0, stock: { 1: 4, 2: 3 }, unit: 'Pieza' }],
    ]);
    expect(readList({ results: null }).size).toBe(0);
    expect(encode(calls.postBuscarProductosRelacionados.request, { term: 'Funda' })).toEqual(relatedRequest('Funda'));
  });

  test('it asks what the contract asks', () => {
    const call = calls.postObtenervwProducto;
    expect(encode(call.request, { id: '501', branch: '2' })).toEqual(figuresRequest('501', '2'));
    expect(decode(call.request, figuresRequest('501', '2'))).toEqual({ id: '501', branch: '2' });
  });
});

test.each<[unknown, number]>([
  ['4', 4],
  [' 1,204 ', 1204],
  ['3.9', 3],
  ['-3', 0],
  [-3, 0],
  ['', 0],
  ['N/A', 0],
  ['1e3', 0],
  [null, 0],
])('R4.3 a stock of %j counts %i', (wire, pieces) => {
  expect(readFigures(productRow({ Stock1: wire, Stock2: '0' }))?.stock).toEqual({ 1: pieces, 2: 0 });
});

describe('R5.11 the figures that a list call tells', () => {
  test('by product; a row without a price is passed over', () => {
    const rows = [
      { ProductoID: 7, Precio: '199.00', PrecioDescuento: '0', Stock1: '2', Stock2: '' },
      { ProductoID: '8', Precio: 'N/A' },
      null,
    ];
    expect([...readList({ results: rows })]).toEqual([
      ['7', { price: 19_900, discountPrice: 0, stock: { 1: 2, 2: 0 }, unit: '' }],
    ]);
  });

  test.each([[null], [undefined], ['<html>'], [{}], [{ results: null }], [{ results: 'x' }], [[]]])(
    '%j is no list',
    (answer) => {
      expect(readList(answer).size).toBe(0);
    },
  );

  test('a category is asked by its name, offers by the branch alone', () => {
    expect(listRequest('Fundas', '3')).toEqual({ NombreCategoria: 'Fundas', SucursalID: '3' });
    expect(listRequest(undefined, '3')).toEqual({ SucursalID: '3' });
  });
});
