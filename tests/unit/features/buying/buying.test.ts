import { expect, test } from 'vitest';
import { buyingRows, buyingLines, buyingSteps, findReturnPolicy } from '../../../../src/features/buying/buying.ts';
import type { BuyingTerms, Returns } from '../../../../src/shop/types.ts';

const returns: Returns = { days: 7, method: 'sucursal', includesUsed: false };
const terms: BuyingTerms = {
  payment: { lead: 'Pagas al recoger:', rest: 'efectivo', text: 'Efectivo.', accepted: 'Efectivo' },
  pickup: { lead: 'Recoges en sucursal', rest: 'o te lo enviamos', text: 'Te lo apartamos.' },
  delivery: 'Por paquetería.',
};

test.each([
  ['Nuevo', returns],
  ['', returns],
  ['De exhibición', returns],
  ['Usado', 'none'],
  ['Seminuevo', 'none'],
  ['Reacondicionado', null],
])('R5.14 products labelled "%s" have the return policy %j', (label, policy) => {
  expect(findReturnPolicy(label, returns)).toEqual(policy);
});

test('R5.14 a shop that accepts returns of used products, or no returns at all, has one policy for every label', () => {
  expect(findReturnPolicy('Usado', { ...returns, includesUsed: true })).toEqual({ ...returns, includesUsed: true });
  expect(findReturnPolicy('Nuevo', null)).toBeNull();
});

const leads = (label: string, buyingTerms = terms, policy: Returns | null = returns): string[] =>
  buyingLines(buyingTerms, policy, label).map(({ lead }) => lead);

test('R5.14 the lines beside Comprar are payment, pickup and the returns of the condition', () => {
  expect(leads('Nuevo')).toEqual(['Pagas al recoger:', 'Recoges en sucursal', '7 días para devolverlo,']);
  expect(leads('Usado').at(-1)).toBe('Sin devolución');
  expect(leads('Reacondicionado')).toHaveLength(2);
});

test('R5.14 terms that shop.ts omits are not shown', () => {
  expect(leads('Nuevo', { payment: null, pickup: null, delivery: null }, null)).toEqual([]);
  expect(buyingRows({ payment: null, pickup: null, delivery: null }, null, 6).map(({ name }) => name)).toEqual([
    'Garantía',
    'Factura',
  ]);
  expect(buyingSteps({ ...terms, delivery: null }).at(-1)?.text).toBe('Al recogerlo en la sucursal.');
});

test('R5.14 the rows of terms have the number of branches, and no asterisk before the text on returns', () => {
  const rows = buyingRows(terms, '*En los primeros 7 días.', 6);
  expect(rows.find(({ name }) => name === 'Recoger')?.text).toBe('En las 6 sucursales. Te lo apartamos.');
  expect(rows.find(({ name }) => name === 'Devolución')?.text).toBe('En los primeros 7 días.');
  expect(buyingRows(terms, null, 1).find(({ name }) => name === 'Recoger')?.text).toMatch(/^En nuestra sucursal\./);
});
