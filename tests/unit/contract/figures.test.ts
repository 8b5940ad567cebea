import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  getProductosNuevos,
  postObtenervwProducto,
  liveFiguresList,
  liveFiguresRecord,
  product,
  liveFigures,
} from '../../../src/contract/catalogue.ts';
import { productRow, wireValue } from '../../support/rows.ts';
import { decode, safeDecode } from '../../support/wire.ts';

const one = liveFiguresRecord(postObtenervwProducto).response;
const list = liveFiguresList(getProductosNuevos).response;

describe('R10.5 R5.11 the live check reads what the whole contract reads', () => {
  test('the figures of a row', () => {
    expect(decode(liveFigures, productRow({ PrecioDescuento: '149.50', Stock: '7' }))).toEqual({
      ...{ id: '501', price: 19900, discountPrice: 14950, unit: 'Pieza' },
      stock: { 1: 4, 2: 3 },
    });
  });

  test.each([{ Precio: 'N/A' }, { Precio: '0' }, { Precio: null }, { PrecioDescuento: 'N/A' }])(
    '%j has none: the page keeps what it shows',
    (changes) => {
      expect(safeDecode(one, { results: productRow(changes) }).success).toBe(false);
    },
  );

  test('any row: the same figures, or rejected by both', () => {
    const changes = fc.record(
      { Precio: wireValue, PrecioDescuento: wireValue, Stock1: wireValue, Stock: wireValue, MiStock: wireValue },
      { requiredKeys: [] },
    );
    let [read, rejected] = [0, 0];
    fc.assert(
      fc.property(changes, (given) => {
        const whole = safeDecode(product, productRow(given));
        const figures = safeDecode(liveFigures, productRow(given));
        expect(figures.success).toBe(whole.success);
        if (!whole.success || !figures.success) {
          rejected++;
          return;
        }
        read++;
        const { id, price, discountPrice, unit, stock } = whole.data;
        expect(figures.data).toEqual({ id, price, discountPrice, unit, stock });
      }),
      { numRuns: 500 },
    );
    expect(Math.min(read, rejected)).toBeGreaterThan(20);
  });

  test.each([
    [{ results: productRow() }, 19900],
    [{ results: [productRow({ Precio: '50' })] }, 5000],
    [{ results: null }, undefined],
    [{ results: [] }, undefined],
    [{ results: false }, undefined],
  ])('R5.12 a response: a row, a list of one, or that the shop has none (%#)', (response, price) => {
    expect(decode(one, response)?.price).toBe(price);
  });

  test.each([null, 'x', {}, { error: 'x' }, { results: null, error: 'SQLSTATE[HY000]' }, { results: 'x' }])(
    'R5.12 %j is a failure, and does not say that the product is gone',
    (response) => {
      expect(safeDecode(one, response).success).toBe(false);
    },
  );

  test('a list by its rows: what tells no more than figures is read, what tells none is left out', () => {
    const bare = { ProductoID: 7, Precio: '199.00', Stock1: '2', Stock2: '' };
    const { items } = decode(list, { results: [bare, { ProductoID: '8', Precio: 'N/A' }, null] });
    expect(items).toEqual([{ id: '7', price: 19_900, discountPrice: 0, unit: '', stock: { 1: 2, 2: 0 } }]);
    expect(decode(list, { results: null }).items).toEqual([]);
  });

  test.each([[null], ['<html>'], [{}], [{ results: 'x' }], [{ success: false, results: [] }]])(
    '%j is no list',
    (response) => {
      expect(safeDecode(list, response).success).toBe(false);
    },
  );
});
