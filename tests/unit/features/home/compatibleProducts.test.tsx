import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toListEntry } from '../../../../src/components/card.ts';
import { CompatibleProducts, toCompatibleTiles } from '../../../../src/features/home/CompatibleProducts.tsx';
import { toPlainText } from '../../../support/plainText.ts';
import { createProduct } from '../../../support/productFactory.ts';

const createEntry = (id: string, name: string, category: string, sold: number, price: number, pieces = 1) =>
  toListEntry(createProduct({ id, category, name, sold, price, discountPrice: price, stock: { 1: pieces } }));

/** The URLs of categories, as from the category menu: a slug that two categories have gets a number. */
const categoryUrl = (name: string) => ({ Fundas: '/categoria/fundas-2' })[name] ?? null;

const entries = [
  createEntry('1', 'Pantalla OLED', 'Refacciones', 90, 170_900),
  createEntry('2', 'Cristal templado', 'Cristales templados', 5, 16_900),
  createEntry('3', 'Funda lisa', 'Fundas', 80, 9_900, 0),
  createEntry('4', 'Funda dura', 'Fundas', 3, 24_900),
  createEntry('5', 'Funda suave', 'Fundas', 2, 14_900),
  createEntry('6', 'Batería', 'Baterías', 4, 39_900, 0),
];

test('Phone: home has a tile with the lowest price for each category of compatible products; cases first, sold out last', () => {
  const tiles = toCompatibleTiles(entries, 'galaxy-a54', categoryUrl);
  expect(tiles.map(({ url }) => url)).toEqual([
    '/categoria/fundas-2?celular=galaxy-a54',
    '/producto/2',
    '/producto/1',
    '/producto/6',
  ]);
  const html = renderToStaticMarkup(
    <CompatibleProducts phone={{ slug: 'galaxy-a54', name: 'Galaxy A54' }} tiles={tiles} total={6} />,
  );
  const texts = [...html.matchAll(/<b>(.*?)<\/b><span>(.*?)<\/span><\/a>/g)].map(([, ...parts]) =>
    parts.map(toPlainText),
  );
  expect(texts).toEqual([
    ['Fundas', 'desde $149'],
    ['Cristales templados', '$169'],
    ['Refacciones', '$1,709'],
    ['Baterías', 'Agotado'],
  ]);
});

test('Phone: a tile of a category without a URL links to its best product', () => {
  const tiles = toCompatibleTiles(
    [createEntry('1', 'A', '¿?', 1, 100), createEntry('2', 'B', '¿?', 2, 100)],
    'a',
    categoryUrl,
  );
  expect(tiles.map(({ url }) => url)).toEqual(['/producto/2']);
});

test('Phone: home has at most four tiles, and none if nothing fits', () => {
  const manyEntries = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, index) =>
    createEntry(String(index), name, name, index, 1_000),
  );
  expect(toCompatibleTiles(manyEntries, 'a', categoryUrl)).toHaveLength(4);
  expect(toCompatibleTiles([], 'a', categoryUrl)).toEqual([]);
});
