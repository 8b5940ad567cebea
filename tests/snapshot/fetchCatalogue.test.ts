import { expect, describe, test } from 'vitest';
import { createFixtures } from '../../scripts/sandbox/seed/fixtures.ts';
import { seedCatalogue } from '../../scripts/sandbox/seed/catalogue.ts';
import type { Product } from '../../src/contract/catalogue.ts';
import { htmlToText } from '../../src/lib/htmlToText.ts';
import { omitFields } from '../support/rows.ts';
import { shopApp, type Rows } from '../support/shopApp.ts';

const countOf = (requests: string[], call: string): number => requests.filter((name) => name === call).length;

/** As the wire's reader has it: its markup is none. */
const asRead = (one: Product): Product => ({ ...one, description: htmlToText(one.description) });

describe('R11.1 the catalogue is pulled once', () => {
  test('each list once, each category once, the pictures of each product once, and no product by itself', async () => {
    const { requests, data, snapshot } = shopApp();
    const { catalogue, report } = await snapshot();
    // prettier-ignore
    for (const call of [
      'getCategorias', 'getSucursales', 'getSliders', 'getProductosEnVenta', 'getProductosMasVendidos',
      'getProductosMasVisitados', 'getProductosNuevos', 'getProductosVendidosRecientemente',
      'postObtenerProductosEnOferta',
    ])
      expect([call, countOf(requests, call)]).toEqual([call, 1]);
    expect(countOf(requests, 'postObtenerProductosCategoria')).toBe(data.categories.length);
    expect(countOf(requests, 'postObtenerImagenesProducto')).toBe(data.products.length);
    expect(countOf(requests, 'postObtenervwProducto')).toBe(0);
    expect(report).toEqual({ rejected: [], duplicates: [], pictures: [] });
    expect(catalogue.products).toHaveLength(data.products.length);
  });

  test('what the server has is what the snapshot has', async () => {
    const { data, snapshot } = shopApp();
    const { catalogue } = await snapshot();
    const expected = data.products.map(({ product, pictures }) => ({ ...asRead(product), pictures }));
    expect(catalogue.products).toEqual(expected.sort((a, b) => Number(a.id) - Number(b.id)));
    expect(catalogue.branches).toEqual(data.branches);
    expect(catalogue.sliders).toEqual(data.sliders);
    expect(
      catalogue.categories.map(({ name, icon }) => ({ name, icon })).sort((a, b) => (a.name < b.name ? -1 : 1)),
    ).toEqual([...data.categories].sort((a, b) => (a.name < b.name ? -1 : 1)));
    for (const { name, products } of catalogue.categories)
      expect(products).toEqual(catalogue.products.filter(({ category }) => category === name).map(({ id }) => id));
  });

  test.each([
    ['getProductosMasVendidos'],
    ['getProductosNuevos'],
    ['postObtenerProductosCategoria'],
    ['getProductosMasVisitados'],
  ])('a product that only %s tells is there too', async (only) => {
    const id = '4'; // recent, in a category, and with the visits below among the most viewed
    const products = createFixtures().map((item) => (item.product.id === id ? { ...item, visits: 1e6 } : item));
    const { snapshot } = shopApp({
      data: { ...seedCatalogue({ products: 1 }), products },
      edit: (call, rows) => (call === only ? rows : rows.filter((row) => row['ProductoID'] !== id)),
    });
    expect((await snapshot()).catalogue.products.map((product) => product.id)).toContain(id);
  });

  test('what no list tells is asked a product', async () => {
    const { requests, data, snapshot } = shopApp({
      products: 20,
      edit: (call, rows) =>
        call.includes('Productos') && call !== 'postObtenervwProducto'
          ? rows.map((row) => omitFields(row, 'Descripcion'))
          : rows,
    });
    const { catalogue } = await snapshot();
    expect(countOf(requests, 'postObtenervwProducto')).toBe(20);
    expect(catalogue.products.map(({ description }) => description)).toEqual(
      [...data.products]
        .sort((a, b) => Number(a.product.id) - Number(b.product.id))
        .map(({ product }) => asRead(product).description),
    );
  });

  test('at most 8 calls are under way at once, and as many as that', async () => {
    const { maxConcurrent: most, snapshot } = shopApp({ products: 60 });
    await snapshot();
    expect(most()).toBe(8);
  });
});

describe('R11.1 lists whose rows tell little', () => {
  const lists = (call: string): boolean => call.includes('Productos') && call !== 'postObtenervwProducto';
  const slim = (rows: Rows): Rows => rows.map((row) => omitFields(row, 'Nombre', 'Precio', 'Descripcion'));

  test('no more than an id: each product is asked once, and every list keeps its order', async () => {
    const { requests, snapshot } = shopApp({ products: 20, edit: (call, rows) => (lists(call) ? slim(rows) : rows) });
    const whole = await shopApp({ products: 20 }).snapshot();
    expect(await snapshot()).toEqual(whole);
    expect(countOf(requests, 'postObtenervwProducto')).toBe(20);
  });

  test('one list that tells little is filled from one that tells all: nothing is asked again', async () => {
    const edit = (call: string, rows: Rows) => (call === 'getProductosMasVendidos' ? slim(rows) : rows);
    const { requests, snapshot } = shopApp({ products: 20, edit });
    expect(await snapshot()).toEqual(await shopApp({ products: 20 }).snapshot());
    expect(countOf(requests, 'postObtenervwProducto')).toBe(0);
  });

  test('R11.2 one that its own record does not tell either is set aside and reported', async () => {
    const edit = (call: string, rows: Rows) => {
      const told = lists(call) ? slim(rows) : rows;
      return call === 'getProductosEnVenta' ? [...told, { ProductoID: '99999' }] : told;
    };
    const { catalogue, report } = await shopApp({ products: 20, edit }).snapshot();
    expect(catalogue.products).toHaveLength(20);
    expect(report.rejected).toMatchObject([{ list: 'getProductosEnVenta', id: '99999' }]);
  });
});

describe('R10.2 pictures that are left out stand in the report', () => {
  test('by product, with the URL and the reason', async () => {
    const told = ['a.jpg', '../../b.jpg', 'http://x.example/c.jpg', 'https://x.example/d.jpg'];
    const edit = (call: string, rows: Rows): unknown[] => (call === 'postObtenerImagenesProducto' ? told : rows);
    const data = { ...seedCatalogue({ products: 1 }), products: createFixtures().slice(0, 1) };
    const { catalogue, report } = await shopApp({ data, edit }).snapshot();
    const [product] = catalogue.products;
    expect(product?.pictures.slice(-1)).toEqual(['a.jpg']);
    expect(report.pictures.map(({ id, field }) => [id, field])).toEqual(told.slice(1).map((url) => [product?.id, url]));
    expect(report.rejected).toEqual([]);
  });
});
