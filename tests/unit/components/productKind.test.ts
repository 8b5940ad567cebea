import { describe, expect, test } from 'vitest';
import { kindIcons } from '../../../src/components/kindIcons.ts';
import { findProductKind, type ProductKind } from '../../../src/components/productKind.ts';

describe('R4.16 the kind of a product, by its category and name, has an icon', () => {
  test.each<[string, string, ProductKind]>([
    ['Cristales templados', 'Mica 9H para iPhone 15', 'screenProtector'],
    ['Fundas', 'Funda para Galaxy S24', 'case'],
    ['Accesorios', 'Funda para celular', 'case'],
    ['', 'Cable USB-C trenzado', 'cable'],
    ['', 'Memoria USB 64 GB', 'memory'],
    ['', 'Cargador de pared con cable', 'charger'],
    ['Audífonos', 'Diadema con micrófono', 'headphones'],
    ['Bocinas', 'Brasa Fiesta', 'speaker'],
    ['Baterías portátiles', 'Volta 20,000 mAh', 'battery'],
    ['Relojes y correas', 'Correa de silicón', 'watch'],
    ['Refacciones', 'Pantalla para Moto G', 'screen'],
    ['Refacciones para celular', 'Juego de tornillos para iPhone 11', 'other'],
    ['Refacciones para celular', 'Batería para Galaxy A54', 'battery'],
    ['Teclados y mouse', 'Teclado mecánico', 'keyboard'],
    ['Usados y reacondicionados', 'iPhone 13', 'phone'],
    ['Headphones', 'Sony WH-1000XM5', 'headphones'],
    ['Hogar', 'Vaso térmico', 'other'],
    ['', '', 'other'],
    ['手机', '…', 'other'],
  ])('%s, %s: %s', (category, name, kind) => {
    expect(findProductKind({ category, name })).toBe(kind);
    expect(kindIcons).toHaveProperty(kind);
  });
});
