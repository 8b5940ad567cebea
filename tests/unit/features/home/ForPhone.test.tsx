import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toListEntry } from '../../../../src/components/card.ts';
import { ForPhone, toPhoneTiles } from '../../../../src/features/home/ForPhone.tsx';
import { textIn } from '../../../support/markup.ts';
import { productOf } from '../../../support/rows.ts';

const of = (id: string, name: string, category: string, sold: number, price: number, pieces = 1) =>
  toListEntry(productOf({ id, category, name, sold, price, discountPrice: price, stock: { 1: pieces } }));

const shop = [
  of('1', 'Pantalla OLED', 'Refacciones', 90, 170_900),
  of('2', 'Cristal templado', 'Cristales templados', 5, 16_900),
  of('3', 'Funda lisa', 'Fundas', 80, 9_900, 0),
  of('4', 'Funda dura', 'Fundas', 3, 24_900),
  of('5', 'Funda suave', 'Fundas', 2, 14_900),
  of('6', 'Batería', 'Baterías', 4, 39_900, 0),
];

test('Mi celular: home names each kind that there is for it, from which price; cases first, sold out last', () => {
  const tiles = toPhoneTiles(shop, 'galaxy-a54');
  expect(tiles.map(({ url }) => url)).toEqual([
    '/categoria/fundas?celular=galaxy-a54',
    '/producto/2',
    '/producto/1',
    '/producto/6',
  ]);
  const html = renderToStaticMarkup(
    <ForPhone phone={{ slug: 'galaxy-a54', name: 'Galaxy A54' }} tiles={tiles} total={6} />,
  );
  const texts = [...html.matchAll(/<b>(.*?)<\/b><span>(.*?)<\/span><\/a>/g)].map(([, ...parts]) => parts.map(textIn));
  expect(texts).toEqual([
    ['Fundas', 'desde $149'],
    ['Cristales templados', '$169'],
    ['Refacciones', '$1,709'],
    ['Baterías', 'Agotado'],
  ]);
});

test('Mi celular: four kinds at most, and nothing that fits is nothing at all', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, place) => of(String(place), name, name, place, 1_000));
  expect(toPhoneTiles(many, 'a')).toHaveLength(4);
  expect(toPhoneTiles([], 'a')).toEqual([]);
});
