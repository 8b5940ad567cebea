import { describe, expect, test } from 'vitest';
import { findWarrantyKind, warrantyLine } from '../../../../src/features/warranty/warranty.ts';
import { warrantyKinds } from '../../../../src/shop/warrantyTerms.ts';

describe('R9.1 the warranty of a product, by its category, name and condition', () => {
  test.each([
    ['Cargadores', 'Cargador rápido 65 W', 'Nuevo', 'electronica'],
    ['Audífonos', 'Audífonos con cable', 'Nuevo', 'electronica'],
    ['Baterías portátiles', 'Power bank', '', 'electronica'],
    ['Relojes y correas', 'Reloj inteligente con correa', 'Nuevo', 'electronica'],
    ['Teclados y mouse', 'Mouse', 'Nuevo', 'electronica'],
    ['CRISTALES TEMPLADOS', 'Cristal', 'Nuevo', 'cristal-templado'],
    ['Refacciones', 'Batería para iPhone 11', 'Nuevo', 'componentes'],
    ['Refacciones', 'Pantalla', 'Nuevo', 'componentes'],
    ['Fundas', 'Funda con batería', 'Nuevo', 'fundas'],
    ['Celulares', 'Galaxy A54', 'Usado', 'usados'],
    ['Celulares', 'Galaxy A54', 'REACONDICIONADO', 'usados'],
    ['Usados y reacondicionados', 'iPhone 12', '', 'usados'],
    ['Cargadores', 'Cargador', 'Usado', 'usados'],
    ['Soportes y auto', 'Cargador para auto', 'Nuevo', 'electronica'],
    ['Relojes y correas', 'Correa de silicón', 'Nuevo', null],
    ['Soportes y auto', 'Soporte con cargador', 'Nuevo', null],
    ['Energía y hogar', 'Foco', 'Nuevo', null],
    ['Celulares', 'Galaxy A54', 'Nuevo', null],
    ['', '', '', null],
  ])('%s, %s, %s: %s', (category, name, condition, expectedKind) => {
    expect(findWarrantyKind({ category, name, condition })?.id ?? null).toBe(expectedKind);
  });

  test('has a line with its term for each kind', () => {
    expect(Object.fromEntries(warrantyKinds.map((kind) => [kind.id, warrantyLine(kind)]))).toEqual({
      electronica: 'Un mes contra defectos de fábrica.',
      'cristal-templado': 'Un mes, también si se rompe.',
      componentes: '15 días, solo si lo instalamos nosotros.',
      fundas: 'Las fundas no llevan garantía.',
      usados: 'Lo usado o reacondicionado no lleva garantía.',
    });
  });
});
