import { expect, test } from 'vitest';
import { countStock, findFallbackLink } from '../../../../src/features/product/product.ts';

test('R5.5 the fallback link of a sold out product has a count, and is null where nothing is in stock', () => {
  const phone = { slug: 'galaxy-a54', name: 'Galaxy A54' };
  const shelf = (stock: number) => ({
    ...{ name: 'FUNDAS', slug: 'fundas' },
    products: ['1', '2', '3'].map((id) => ({ id, brand: 'Norda', stock: { 1: id === '3' ? 0 : stock } })),
  });
  const link = (stock: number, phonesFor: (id: string) => (typeof phone)[] = () => []) =>
    findFallbackLink(countStock(shelf(stock), phonesFor), phone);
  expect(link(2, (id) => (id === '1' ? [phone] : []))).toEqual({
    ...{ text: 'Ver fundas para Galaxy A54 (1)', url: '/categoria/fundas?existencias=1&celular=galaxy-a54' },
  });
  expect(link(2)?.text).toBe('Ver fundas con existencias (2)');
  expect(link(0)).toBeNull();
});

test('R5.5 brands and names with their own spelling keep their capitals', () => {
  const shelf = (name: string, brand: string) => ({ name, slug: 'x', products: [{ id: '1', brand, stock: { 1: 1 } }] });
  const text = (name: string, brand: string): string | undefined =>
    findFallbackLink(
      countStock(shelf(name, brand), () => []),
      undefined,
    )?.text;
  expect(text('Belkin Routers & Switches', 'belkin')).toBe('Ver Belkin Routers & Switches con existencias (1)');
  expect(text('Samsung Fundas', 'Norda')).toBe('Ver Samsung Fundas con existencias (1)');
  expect(text('Routers Belkin', 'belkin')).toBe('Ver routers Belkin con existencias (1)');
});
