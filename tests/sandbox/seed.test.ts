import { describe, expect, test } from 'vitest';
import { fixtureIds } from '../../scripts/sandbox/seed/fixtures.ts';
import { generateShop } from '../../scripts/sandbox/seed/generateShop.ts';
import type { GeneratedProduct } from '../../scripts/sandbox/seed/types.ts';
import { countViews, drawingKinds, drawPicture } from '../../scripts/sandbox/seed/art/drawingKinds.ts';
import type { Drawing } from '../../scripts/sandbox/seed/drawing.ts';
import { phones } from '../../scripts/sandbox/seed/phones.ts';

const shop = generateShop({});
const productsById = new Map(shop.products.map((item) => [item.product.id, item]));
const getFixture = (name: keyof typeof fixtureIds): GeneratedProduct => {
  const item = productsById.get(fixtureIds[name]);
  if (!item) throw new Error(`${name} is missing`);
  return item;
};
const totalStock = ({ product }: GeneratedProduct): number =>
  Object.values(product.stock).reduce((sum, count) => sum + count, 0);
const findDuplicates = (list: readonly string[]): string[] =>
  list.filter((value, index) => list.indexOf(value) !== index);

describe('the demo catalogue', () => {
  test('depends only on its arguments; another seed changes stock, but neither names nor fixtures', () => {
    expect(generateShop({ seed: 1, products: 264 })).toEqual(shop);
    const reseeded = generateShop({ seed: 2 });
    expect(reseeded.products.map(({ product }) => product.name)).toEqual(
      shop.products.map(({ product }) => product.name),
    );
    expect(reseeded.products.map(({ product }) => product.stock)).not.toEqual(
      shop.products.map(({ product }) => product.stock),
    );
    expect(reseeded.products.slice(0, 13)).toEqual(shop.products.slice(0, 13));
  });

  test('has 264 products in 15 categories, six branches and four slides', () => {
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

  test('has unique names, ids and models, and no unfilled placeholders', () => {
    const products = shop.products.map(({ product }) => product);
    expect(findDuplicates(products.map(({ id }) => id))).toEqual([]);
    expect(findDuplicates(products.map(({ name }) => name))).toEqual([]);
    expect(findDuplicates(products.map(({ model }) => model).filter(Boolean))).toEqual([]);
    for (const { id, name, description } of products) {
      expect(`${name} ${description}`, id).not.toMatch(/undefined|null|NaN|\$\{|\{\{|\}\}|%s|\[object/);
      expect(name, id).not.toMatch(/\s{2}|\s,|,\s*$|^\s|\s$/);
      if (id !== fixtureIds.markupName) expect(name, id).not.toMatch(/[<>{}]/);
      expect(description.split('\n\n').length, id).toBeGreaterThanOrEqual(1);
    }
  });
});

describe('the fixtures', () => {
  test('have the property that their name states', () => {
    expect(totalStock(getFixture('soldOut'))).toBe(0);
    expect(totalStock(getFixture('lastOne'))).toBe(1);
    expect(getFixture('onOffer').product).toMatchObject({ price: 89900, discountPrice: 62930 });
    expect(getFixture('newArrival').product.recent).toBe(true);
    expect(getFixture('longDescription').product.description.length).toBeGreaterThan(5000);
    expect(getFixture('gallery').pictures.slice(0, 6)).toEqual([
      '1.jpg',
      '2.jpg',
      '3.jpg',
      '4.jpg',
      '5.jpg',
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
});

describe('the pictures', () => {
  test('every drawing renders each of its views, all of them different, and the same on each run', () => {
    for (const { drawing, product, pictures } of shop.products) {
      const views = Array.from({ length: countViews(drawing) }, (_, view) => drawPicture(drawing, view));
      for (const svg of views) expect(svg, product.name).not.toMatch(/NaN|undefined|null|Infinity/);
      expect(new Set(views).size, product.name).toBe(views.length);
      const drawnPictures = pictures.filter((name) => name.endsWith('.jpg'));
      expect(drawnPictures.length, product.name).toBeLessThanOrEqual(views.length);
      expect(drawingKinds, drawing.kind).toHaveProperty([drawing.kind]);
    }
    const { drawing } = getFixture('gallery');
    expect(drawPicture(JSON.parse(JSON.stringify(drawing)) as Drawing, 0)).toBe(drawPicture(drawing, 0));
  });

  test('no two products have the same picture', () => {
    expect(findDuplicates(shop.products.map(({ drawing }) => drawPicture(drawing, 0)))).toEqual([]);
  });
});
