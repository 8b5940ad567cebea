import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { kinds } from '../../scripts/sandbox/seed/art/kinds.ts';
import { hasFile, paintFile } from '../../scripts/sandbox/seed/art/paintFile.ts';
import { fixtureIds } from '../../scripts/sandbox/seed/fixtures.ts';
import { seedCatalogue, type SeedProduct } from '../../scripts/sandbox/seed/catalogue.ts';
import { countDrawings, drawPicture } from '../../scripts/sandbox/seed/art/kinds.ts';
import type { Drawing } from '../../scripts/sandbox/seed/drawing.ts';
import { drawingFor } from '../../scripts/sandbox/seed/drawingFor.ts';
import { drawSlide } from '../../scripts/sandbox/seed/slides.ts';
import { phones } from '../../scripts/sandbox/seed/phones.ts';
import { positive, readData } from '../../scripts/sandbox/seed/readData.ts';
import { renderJpeg } from '../../scripts/sandbox/seed/render.ts';

const shop = seedCatalogue({});
const byId = new Map(shop.products.map((item) => [item.product.id, item]));
const getFixture = (name: keyof typeof fixtureIds): SeedProduct => {
  const item = byId.get(fixtureIds[name]);
  if (!item) throw new Error(`${name} is missing`);
  return item;
};
const pieces = ({ product }: SeedProduct): number => Object.values(product.stock).reduce((a, b) => a + b, 0);
const onOffer = ({ product: { price, discountPrice } }: SeedProduct): boolean =>
  discountPrice > 0 && discountPrice < price;
const share = (test: (item: SeedProduct) => boolean): number =>
  shop.products.filter(test).length / shop.products.length;
const duplicates = (list: readonly string[]): string[] => list.filter((value, i) => list.indexOf(value) !== i);

describe('the catalogue', () => {
  test('is the same for the same arguments, and the seed moves figures only', () => {
    expect(seedCatalogue({ seed: 1, products: 264 })).toEqual(shop);
    const other = seedCatalogue({ seed: 2 });
    expect(other.products.map(({ product }) => product.name)).toEqual(shop.products.map(({ product }) => product.name));
    expect(other.products.map(({ product }) => product.stock)).not.toEqual(
      shop.products.map(({ product }) => product.stock),
    );
    expect(other.products.slice(0, 13)).toEqual(shop.products.slice(0, 13));
  });

  test('has 264 products in 15 categories, six branches and four sliders', () => {
    expect(shop.products).toHaveLength(264);
    expect(shop.categories).toHaveLength(15);
    expect(shop.branches.map(({ postalCode }) => postalCode.charAt(0))).toEqual(['4', '4', '0', '6', '2', '9']);
    expect(shop.sliders.filter((file) => file.endsWith('.mp4'))).toEqual(['entrega.mp4']);
    for (const { name } of shop.categories)
      expect(shop.products.filter(({ product }) => product.category === name).length, name).toBeGreaterThanOrEqual(12);
    expect(shop.products.every(({ product }) => shop.categories.some(({ name }) => name === product.category))).toBe(
      true,
    );
    expect(phones.length).toBeGreaterThanOrEqual(30);
  });

  test('names, ids and models are unique, and nothing is left to fill in', () => {
    const products = shop.products.map(({ product }) => product);
    expect(duplicates(products.map(({ id }) => id))).toEqual([]);
    expect(duplicates(products.map(({ name }) => name))).toEqual([]);
    expect(duplicates(products.map(({ model }) => model).filter(Boolean))).toEqual([]);
    for (const { id, name, description } of products) {
      expect(`${name} ${description}`, id).not.toMatch(/undefined|null|NaN|\$\{|\{\{|\}\}|%s|\[object/);
      expect(name, id).not.toMatch(/\s{2}|\s,|,\s*$|^\s|\s$/);
      if (id !== fixtureIds.markupName) expect(name, id).not.toMatch(/[<>{}]/);
      expect(description.split('\n\n').length, id).toBeGreaterThanOrEqual(1);
    }
  });

  test('prices, offers, stock and sales look like those of a shop', () => {
    for (const { product } of shop.products) {
      expect(Number.isSafeInteger(product.price) && product.price > 1500, product.name).toBe(true);
      expect(Number.isSafeInteger(product.discountPrice), product.name).toBe(true);
      expect(Object.keys(product.stock), product.name).toEqual(['1', '2', '3', '4', '5', '6']);
      expect(['Nuevo', 'Usado', 'Reacondicionado']).toContain(product.condition);
    }
    expect(share(onOffer)).toBeGreaterThan(0.14);
    expect(share(onOffer)).toBeLessThan(0.27);
    expect(share(({ product }) => product.recent)).toBeGreaterThan(0.05);
    expect(share((item) => pieces(item) === 0)).toBeGreaterThan(0.02);
    expect(share((item) => pieces(item) === 1)).toBeGreaterThan(0.02);
    expect(new Set(shop.products.map(({ product }) => product.unit))).toEqual(
      new Set(['Pieza', 'Par', 'Juego', 'Paquete', 'Metro']),
    );
    const ranks = shop.products.map(({ soldRank }) => soldRank).filter((rank) => rank >= 0);
    expect([...ranks].sort((a, b) => a - b)).toEqual(ranks.map((_, i) => i));
    const sold = shop.products.map(({ product }) => product.sold).sort((a, b) => b - a);
    expect(sold[0]).toBeGreaterThan((sold[132] ?? 0) * 10);
  });

  test('makes fifty thousand different products', () => {
    const { products } = seedCatalogue({ products: 50_000 });
    expect(new Set(products.map(({ product }) => product.id)).size).toBe(50_000);
    expect(new Set(products.map(({ product }) => product.name)).size).toBe(50_000);
    expect(new Set(products.map(({ product }) => product.model)).size).toBe(50_000);
    expect(products.slice(13, 200).map(({ product }) => product.name)).toEqual(
      shop.products.slice(13, 200).map(({ product }) => product.name),
    );
  });

  test.each([0, 1, 5, 13, 14])('%i products are asked for and come', (products) => {
    expect(seedCatalogue({ products }).products).toHaveLength(products);
  });
});

test('a fault in a data file is reported with the file and the place', () => {
  const schema = z.array(z.looseObject({ usedPrice: positive }));
  expect(() => readData('phones.json', schema)).toThrow(/seed\/phones\.json[^]*usedPrice/);
  expect(() => readData('nowhere.json', schema)).toThrow('seed/nowhere.json');
});

describe('the fixtures', () => {
  test('has ids 1 to 13, and everything else starts at 101', () => {
    expect(Object.values(fixtureIds)).toEqual(Array.from({ length: 13 }, (_, i) => String(i + 1)));
    const rest = shop.products.slice(13).map(({ product }) => Number(product.id));
    expect(rest).toEqual(rest.map((_, i) => 101 + i));
  });

  test('each has the property of its name', () => {
    expect(pieces(getFixture('soldOut'))).toBe(0);
    expect(pieces(getFixture('lastOne'))).toBe(1);
    expect(getFixture('onOffer').product).toMatchObject({ price: 89900, discountPrice: 62930 });
    expect(getFixture('recent').product.recent).toBe(true);
    expect(getFixture('longDescription').product.description.length).toBeGreaterThan(5000);
    expect(getFixture('gallery').pictures.slice(0, 6)).toEqual([
      ...['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'],
      'demostracion.mp4',
    ]);
    expect(getFixture('noPicture')).toMatchObject({ pictures: [], product: { image: '' } });
    expect(getFixture('markupName').product.name).toBe('Cable <b>USB-C</b> & "Lightning" 2 m');
    expect(getFixture('noModel').product.model).toBe('');
    expect(getFixture('used').product.condition).toBe('Usado');
    expect(getFixture('cents').product.price).toBe(764910);
    const { price, discountPrice } = getFixture('equalDiscount').product;
    expect(discountPrice).toBe(price);
    expect(getFixture('links').product.description.match(/https?:\/\//g)).toHaveLength(3);
  });

  test('no other fixture is on offer by chance', () => {
    const offers = Object.values(fixtureIds).filter((id) => onOffer(byId.get(id) as SeedProduct));
    expect(offers).toEqual([fixtureIds.onOffer]);
  });
});

/** Same document, same ids, nothing that is not a number. */
function check(svg: string, what: string): void {
  expect(svg, what).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (400 400|1600 600)"/);
  expect(svg, what).not.toMatch(/NaN|undefined|null|Infinity|#[0-9a-f]*NaN/);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  expect(duplicates(ids), what).toEqual([]);
  for (const [, used = ''] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids, what).toContain(used);
}

describe('the pictures', () => {
  test('there are at least twelve kinds with at least three views', () => {
    const names = Object.keys(kinds);
    expect(names.length).toBeGreaterThanOrEqual(12);
    for (const kind of names) expect(countDrawings({ kind, colour: '#1f7a5c' }), kind).toBeGreaterThanOrEqual(3);
  });

  test('every file of drawings/ can be drawn, and every colour and part in it is known', () => {
    const folder = new URL('../../scripts/sandbox/seed/drawings/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'));
    const paint = { colours: { colour: '#1f7a5c' }, words: { hero: 'caja', x: '1', y: '1', zoom: '1' } };
    for (const file of files) {
      const defs: string[] = [];
      const drawn = paintFile(file.replace(/\.svg$/, ''), paint, defs) + defs.join('');
      expect(drawn, file).not.toMatch(/<use|<text|[{}]|--|color-mix|light-dark/);
      for (const [, href = ''] of readFileSync(new URL(file, folder), 'utf8').matchAll(/href="([^"]*)\.svg"/g))
        expect(href.startsWith('{') || hasFile(href), `${href} in ${file}`).toBe(true);
    }
  });

  test('every drawing of the shop draws in every view, each differently and always the same', () => {
    for (const { drawing, product, pictures } of shop.products) {
      const views = Array.from({ length: countDrawings(drawing) }, (_, view) => drawPicture(drawing, view));
      views.forEach((svg, view) => {
        check(svg, `${product.name}, view ${view}`);
      });
      expect(new Set(views).size, product.name).toBe(views.length);
      const drawn = pictures.filter((name) => name.endsWith('.jpg'));
      expect(drawn.length, product.name).toBeLessThanOrEqual(views.length);
      expect(kinds, drawing.kind).toHaveProperty([drawing.kind]);
    }
    const { drawing } = getFixture('gallery');
    expect(drawPicture(JSON.parse(JSON.stringify(drawing)) as Drawing, 0)).toBe(drawPicture(drawing, 0));
  });

  test('no two of the shop have the same picture', () => {
    expect(duplicates(shop.products.map(({ drawing }) => drawPicture(drawing, 0)))).toEqual([]);
  });

  test.each(shop.categories.map(({ name }) => name))('no two of the first 24 in %s look alike', (category) => {
    const first = shop.products.filter(({ product }) => product.category === category).slice(0, 24);
    expect(
      duplicates(first.map(({ drawing: { kind, colour, variant = '' } }) => `${kind} ${colour} ${variant}`)),
    ).toEqual([]);
  });

  test.each([
    ['Funda Silicone Case para iPhone 14 Pro Max negra', 'Accesorios', 'funda', '#23282c'],
    ['Mica de hidrogel Redmi Note 12', '', 'vidrio', undefined],
    ['CABLE TIPO C A LIGHTNING 1M BLANCO', 'Varios', 'cable', '#f3f3ef'],
    ['Display LCD Samsung A12', 'Componentes', 'pantalla', undefined],
    ['Power bank 10000 mAh', '', 'pila', undefined],
    ['Wireless gaming mouse', 'Computer', 'mouse', undefined],
    ['X-2000', 'Bocinas', 'bocina', undefined],
    ['Artículo sin nombre conocido', 'Otros', 'caja', undefined],
    ['', '', 'caja', undefined],
  ])('%s (%s) is drawn as %s', (name, category, kind, colour) => {
    const drawing = drawingFor({ ...getFixture('onOffer').product, id: '990001', name, category });
    expect(drawing.kind).toMatch(new RegExp(`^${kind}`));
    if (colour) expect(drawing.colour).toBe(colour);
    check(drawPicture(drawing, 0), name);
  });

  test('a product of an unknown shop keeps its drawing, and its neighbours differ', () => {
    const base = { ...getFixture('onOffer').product, name: 'Funda para celular', category: 'Fundas' };
    const drawings = Array.from({ length: 24 }, (_, i) =>
      JSON.stringify(drawingFor({ ...base, id: String(5000 + i) })),
    );
    expect(drawings).toEqual(
      Array.from({ length: 24 }, (_, i) => JSON.stringify(drawingFor({ ...base, id: String(5000 + i) }))),
    );
    expect(new Set(drawings).size).toBeGreaterThan(18);
  });

  test('an unknown kind and a view out of range still draw', () => {
    check(drawPicture({ kind: 'constructor', colour: '#1f7a5c' }, 0), 'an inherited name');
    check(drawPicture({ kind: 'nadie lo dibujó', colour: '#1f7a5c' }, 99), 'an unknown kind');
    check(drawPicture(getFixture('onOffer').drawing, -7), 'a negative view');
  });

  test('slides say what they say, known or not', () => {
    for (const file of [...shop.sliders, 'promo <b> & más.png', '', 'x', 'constructor']) check(drawSlide(file), file);
    expect(drawSlide('carga-rapida.jpg')).toContain('<title>Carga rápida, precio tranquilo.');
  });

  test('they render as JPEGs of the asked size', async () => {
    const jpeg = await renderJpeg(drawPicture(getFixture('onOffer').drawing, 0));
    expect(jpeg.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(jpeg.length).toBeLessThan(60_000);
    const slide = await renderJpeg(drawSlide('carga-rapida.jpg'), 1600);
    expect(slide.length).toBeLessThan(200_000);
  });
});
