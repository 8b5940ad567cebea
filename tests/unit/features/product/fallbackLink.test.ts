import { expect, test } from 'vitest';
import { countInStock, findFallbackLink } from '../../../../src/features/product/product.ts';

test('R5.5 the fallback link is for the phone or the category, has a product count, and is null if nothing is in stock', () => {
  const phone = { slug: 'galaxy-a54', name: 'Galaxy A54' };
  const createCategory = (pieces: number) => ({
    name: 'FUNDAS',
    slug: 'fundas',
    products: ['1', '2', '3'].map((id) => ({ id, brand: 'Norda', stock: { 1: id === '3' ? 0 : pieces } })),
  });
  const findLink = (pieces: number, phonesFor: (id: string) => (typeof phone)[] = () => []) =>
    findFallbackLink(countInStock(createCategory(pieces), phonesFor), phone);
  expect(findLink(2, (id) => (id === '1' ? [phone] : []))).toEqual({
    text: 'Ver fundas para Galaxy A54 (1)',
    url: '/categoria/fundas?existencias=1&celular=galaxy-a54',
  });
  expect(findLink(2)?.text).toBe('Ver fundas con existencias (2)');
  expect(findLink(0)).toBeNull();
});

test('R5.5 the fallback link lowercases the first word of the category, unless it is a brand', () => {
  const createCategory = (name: string, brand: string) => ({
    name,
    slug: 'x',
    products: [{ id: '1', brand, stock: { 1: 1 } }],
  });
  const linkText = (name: string, brand: string): string | undefined => {
    const stock = countInStock(createCategory(name, brand), () => []);
    return findFallbackLink(stock, undefined)?.text;
  };
  expect(linkText('Belkin Routers & Switches', 'belkin')).toBe('Ver Belkin Routers & Switches con existencias (1)');
  expect(linkText('Samsung Fundas', 'Norda')).toBe('Ver Samsung Fundas con existencias (1)');
  expect(linkText('Routers Belkin', 'belkin')).toBe('Ver routers Belkin con existencias (1)');
});
