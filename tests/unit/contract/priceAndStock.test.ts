import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  getProductosNuevos,
  postObtenervwProducto,
  toLivePriceAndStockList,
  toLivePriceAndStockRecord,
  product,
  livePriceAndStock,
} from '../../../src/contract/catalogue.ts';
import { createProductRow, anyWireValue } from '../../support/productFactory.ts';
import { decode, safeDecode } from '../../support/wireCodec.ts';

const recordCodec = toLivePriceAndStockRecord(postObtenervwProducto).response;
const listCodec = toLivePriceAndStockList(getProductosNuevos).response;

describe('R10.5 R5.11 live price and stock are decoded like whole products', () => {
  test('the price and stock of a row', () => {
    expect(decode(livePriceAndStock, createProductRow({ PrecioDescuento: '149.50', Stock: '7' }))).toEqual({
      id: '501',
      price: 19900,
      discountPrice: 14950,
      unit: 'Pieza',
      stock: { 1: 4, 2: 3 },
    });
  });

  test.each([{ Precio: 'N/A' }, { Precio: '0' }, { Precio: null }, { PrecioDescuento: 'N/A' }])(
    'a row with %j is invalid, so that the page keeps its own price and stock',
    (changes) => {
      expect(safeDecode(recordCodec, { results: createProductRow(changes) }).success).toBe(false);
    },
  );

  test('any row has the same price and stock as the product, or both are invalid', () => {
    const changes = fc.record(
      {
        Precio: anyWireValue,
        PrecioDescuento: anyWireValue,
        Stock1: anyWireValue,
        Stock: anyWireValue,
        MiStock: anyWireValue,
      },
      { requiredKeys: [] },
    );
    let validCount = 0;
    let invalidCount = 0;
    fc.assert(
      fc.property(changes, (columns) => {
        const productResult = safeDecode(product, createProductRow(columns));
        const priceAndStock = safeDecode(livePriceAndStock, createProductRow(columns));
        expect(priceAndStock.success).toBe(productResult.success);
        if (!productResult.success || !priceAndStock.success) {
          invalidCount++;
          return;
        }
        validCount++;
        const { id, price, discountPrice, unit, stock } = productResult.data;
        expect(priceAndStock.data).toEqual({ id, price, discountPrice, unit, stock });
      }),
      { numRuns: 500 },
    );
    expect(Math.min(validCount, invalidCount)).toBeGreaterThan(20);
  });

  test.each([
    [{ results: createProductRow() }, 19900],
    [{ results: [createProductRow({ Precio: '50' })] }, 5000],
    [{ results: null }, undefined],
    [{ results: [] }, undefined],
    [{ results: false }, undefined],
  ])('R5.12 the response for a product is a row, a list of one row, or empty (%#)', (response, price) => {
    expect(decode(recordCodec, response)?.price).toBe(price);
  });

  test.each([null, 'x', {}, { error: 'x' }, { results: null, error: 'SQLSTATE[HY000]' }, { results: 'x' }])(
    'R5.12 %j is a failure, not a missing product',
    (response) => {
      expect(safeDecode(recordCodec, response).success).toBe(false);
    },
  );

  test('a list keeps rows with price and stock alone, and leaves out invalid ones', () => {
    const priceAndStockRow = { ProductoID: 7, Precio: '199.00', Stock1: '2', Stock2: '' };
    const { items } = decode(listCodec, { results: [priceAndStockRow, { ProductoID: '8', Precio: 'N/A' }, null] });
    expect(items).toEqual([{ id: '7', price: 19_900, discountPrice: 0, unit: '', stock: { 1: 2, 2: 0 } }]);
    expect(decode(listCodec, { results: null }).items).toEqual([]);
  });

  test.each([[null], ['<html>'], [{}], [{ results: 'x' }], [{ success: false, results: [] }]])(
    '%j is not a list',
    (response) => {
      expect(safeDecode(listCodec, response).success).toBe(false);
    },
  );
});
