import { expect, test } from 'vitest';
import { wayOn } from '../../../../src/features/product/wayOn.ts';

test('R5.5 the way on from what is sold out says how many there are, and is none where there is nothing', () => {
  const phone = { slug: 'galaxy-a54', name: 'Galaxy A54' };
  const shelf = (stock: number) => ({
    ...{ name: 'FUNDAS', slug: 'fundas' },
    products: ['1', '2', '3'].map((id) => ({ id, stock: { 1: id === '3' ? 0 : stock } })),
  });
  expect(wayOn(shelf(2), phone, (id) => (id === '1' ? [phone] : []))).toEqual({
    ...{ text: 'Ver fundas para Galaxy A54 (1)', address: '/categoria/fundas?existencias=1&celular=galaxy-a54' },
  });
  expect(wayOn(shelf(2), phone, () => [])?.text).toBe('Ver fundas con existencias (2)');
  expect(wayOn(shelf(0), phone, () => [])).toBeNull();
  expect(wayOn(undefined, phone, () => [])).toBeNull();
});
