import { expect, test, vi } from 'vitest';
import {
  $discontinued,
  addDiscontinued,
  readDiscontinued,
  storePriceAndStock,
} from '../../../../src/features/listing/priceAndStock.store.ts';
import { stubStorage } from '../../../support/stubStorage.ts';

const createPriceAndStock = (id: string) => ({ id, price: 100, discountPrice: 0, unit: '', stock: { 1: 2 } });

test('R5.12 the tab stores discontinued products, the latest first, until they are available again', () => {
  stubStorage('sessionStorage');
  addDiscontinued('1');
  addDiscontinued('2');
  addDiscontinued('1');
  expect(readDiscontinued()).toEqual(['1', '2']);
  expect($discontinued.get()).toEqual(['1', '2']);
  storePriceAndStock([createPriceAndStock('1'), createPriceAndStock('3')]);
  expect(readDiscontinued()).toEqual(['2']);
  expect($discontinued.get()).toEqual(['2']);
});

test('P82 stored values that are not ids of products are ignored', () => {
  const stored = JSON.stringify(['1', 2, ['3'], { toString: 1 }, null, '4']);
  vi.stubGlobal('sessionStorage', { getItem: () => stored });
  expect(readDiscontinued()).toEqual(['1', '4']);
});

test('R5.12 where the browser blocks storage, the page knows its discontinued products', () => {
  vi.stubGlobal('sessionStorage', undefined);
  $discontinued.set([]);
  addDiscontinued('1');
  addDiscontinued('2');
  expect($discontinued.get()).toEqual(['2', '1']);
});
