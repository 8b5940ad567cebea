import { expect, test } from 'vitest';
import { findServicePage } from '../../../../src/features/search/servicePages.ts';

test.each([
  ['garantía reacondicionado', '/garantias'],
  ['sucursal merida', '/sucursales'],
  ['Quiero mi FACTURA', '/facturacion'],
  ['hacen envíos?', '/como-comprar'],
  ['código promo', '/promocode'],
  ['audífonos en oferta', '/ofertas'],
  ['funda a54', undefined],
])('R4.12 a query for a service finds its page: "%s"', (query, url) => {
  expect(findServicePage(query)?.url).toBe(url);
});
