import * as fc from 'fast-check';
import { blankProduct } from '../../scripts/sandbox/seed/types.ts';
import type { Product } from '../../src/contract/catalogue.ts';

/** Creates a row of getProductosEnVenta, whose values are strings. */
export const createProductRow = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  ProductoID: '501',
  Nombre: 'Cable USB-C trenzado 2 m',
  Descripcion: 'Carga a 60 W.',
  Precio: '199.00',
  PrecioDescuento: '0',
  Estado: 'Nuevo',
  Reciente: '0',
  Stock1: '4',
  Stock2: '3',
  ClaveUnidad: 'Pieza',
  Marca: 'Norda',
  Modelo: 'ND-C2',
  Categoria: 'Cables y adaptadores',
  RutaImagen: '1.jpg',
  Vendidos: '12',
  ...changes,
});

/** Copies a row without these fields. */
export const omitFields = (row: Record<string, unknown>, ...names: string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

/** Creates the product that the contract decodes from `createProductRow`. */
export const createProduct = (changes: Partial<Product> = {}): Product => ({
  ...blankProduct,
  id: '501',
  name: 'Cable USB-C trenzado 2 m',
  description: 'Carga a 60 W.',
  price: 19900,
  discountPrice: 0,
  condition: 'Nuevo',
  recent: false,
  unit: 'Pieza',
  brand: 'Norda',
  model: 'ND-C2',
  category: 'Cables y adaptadores',
  image: '1.jpg',
  sold: 12,
  stock: { 1: 4, 2: 3 },
  ...changes,
});

/** Any text, including lone surrogates and control characters. */
export const anyText = fc.array(fc.nat(0xffff), { maxLength: 12 }).map((units) => String.fromCharCode(...units));

/** Any amount, count or invalid value that servers have been seen to send. */
export const anyWireValue = fc.oneof(
  fc.constantFrom(null, '', ' ', '0', '-1', '1e3', '12,34', '1,299.00', 'N/A', true, false, NaN, '007', ' 5 '),
  fc.integer({ min: -50, max: 5_000_000 }),
  fc.integer({ min: 0, max: 5_000_000 }).map((cents) => (cents / 100).toFixed(2)),
  fc.string({ maxLength: 6 }),
);
