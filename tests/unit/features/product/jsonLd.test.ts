import { describe, expect, test } from 'vitest';
import { toProductData } from '../../../../src/features/product/product.ts';
import { productBreadcrumbs, toOpenGraph, productJsonLd } from '../../../../src/features/product/jsonLd.ts';
import { createProduct } from '../../../support/productFactory.ts';

const origin = 'https://clavija.example';
const createData = (changes = {}) =>
  toProductData({ ...createProduct(changes), pictures: ['1.jpg'] }, { origin, categoryUrl: '/categoria/cables' });

describe('JSON-LD of a product', () => {
  test('R5.3 has the price of the page', () => {
    expect(productJsonLd(createData({ price: 89_900, discountPrice: 62_930 }), origin)).toMatchObject({
      '@type': 'Product',
      sku: '501',
      offers: { price: '629.30', priceCurrency: 'MXN', url: `${origin}/producto/501` },
    });
    expect(productJsonLd(createData({ price: 19_900, discountPrice: 19_900 }), origin)).toMatchObject({
      offers: { price: '199.00' },
    });
  });

  test.each([
    [0, 'OutOfStock'],
    [1, 'LimitedAvailability'],
    [2, 'InStock'],
  ])('R5.4 with %i pieces has the availability %s', (pieces, availability) => {
    const offer = productJsonLd(createData({ stock: { '1': pieces } }), origin)['offers'];
    expect(offer).toMatchObject({ availability: `https://schema.org/${availability}` });
  });

  test.each([
    ['Nuevo', 'NewCondition'],
    ['Usado', 'UsedCondition'],
    ['Reacondicionado', 'RefurbishedCondition'],
  ])('R5.2 with the condition "%s" has %s', (condition, expected) => {
    expect(productJsonLd(createData({ condition }), origin)['offers']).toMatchObject({
      itemCondition: `https://schema.org/${expected}`,
    });
  });

  test.each(['', 'Exhibición'])('R5.2 with the condition %j has no itemCondition', (condition) => {
    expect(productJsonLd(createData({ condition }), origin)['offers']).not.toHaveProperty('itemCondition');
  });

  test('R5.3 link previews have the same price', () => {
    expect(toOpenGraph(createData({ price: 89_900, discountPrice: 62_930 }))).toMatchObject({
      'og:type': 'product',
      'product:price:amount': '629.30',
      'product:price:currency': 'MXN',
      'product:availability': 'in stock',
    });
    expect(toOpenGraph(createData({ stock: { 1: 0 } }))['product:availability']).toBe('out of stock');
  });

  test('the breadcrumbs begin at the home page', () => {
    expect(productBreadcrumbs(createData(), origin)['itemListElement']).toMatchObject([
      { position: 1, item: `${origin}/` },
      { position: 2, item: `${origin}/categoria/cables` },
      { position: 3, item: `${origin}/producto/501` },
    ]);
  });
});
