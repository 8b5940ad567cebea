import { expect, describe, test } from 'vitest';
import { createFixtures } from '../../scripts/sandbox/seed/fixtures.ts';
import { generateCatalogue } from '../../scripts/sandbox/seed/catalogue.ts';
import type { Product } from '../../src/contract/catalogue.ts';
import { htmlToText } from '../../src/lib/htmlToText.ts';
import { omitFields } from '../support/productFactory.ts';
import { createShopApp, type Rows } from '../support/shopApp.ts';

const countCalls = (requests: string[], call: string): number => requests.filter((name) => name === call).length;

/** A product as the client parses it: its description is plain text. */
const toParsed = (product: Product): Product => ({ ...product, description: htmlToText(product.description) });
const isProductList = (call: string): boolean => call.includes('Productos') && call !== 'postObtenervwProducto';

describe('R11.1 the whole catalogue is fetched once', () => {
  test('calls each list, category and picture list once, and no single products', async () => {
    const { requests, data, snapshot } = createShopApp();
    const { catalogue, report } = await snapshot();
    // prettier-ignore
    for (const call of [
      'getCategorias', 'getSucursales', 'getSliders', 'getProductosEnVenta', 'getProductosMasVendidos',
      'getProductosMasVisitados', 'getProductosNuevos', 'getProductosVendidosRecientemente',
      'postObtenerProductosEnOferta',
    ])
      expect([call, countCalls(requests, call)]).toEqual([call, 1]);
    expect(countCalls(requests, 'postObtenerProductosCategoria')).toBe(data.categories.length);
    expect(countCalls(requests, 'postObtenerImagenesProducto')).toBe(data.products.length);
    expect(countCalls(requests, 'postObtenervwProducto')).toBe(0);
    expect(report).toEqual({ rejected: [], duplicates: [], pictures: [] });
    expect(catalogue.products).toHaveLength(data.products.length);
  });

  test('the snapshot equals the data of the server', async () => {
    const { data, snapshot } = createShopApp();
    const { catalogue } = await snapshot();
    const expected = data.products.map(({ product, pictures }) => ({ ...toParsed(product), pictures }));
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
  ])('includes a product that only %s contains', async (list) => {
    const id = '4'; // recent, in a category and, with the visits below, among the most viewed
    const products = createFixtures().map((fixture) =>
      fixture.product.id === id ? { ...fixture, visits: 1e6 } : fixture,
    );
    const { snapshot } = createShopApp({
      data: { ...generateCatalogue({ products: 1 }), products },
      edit: (call, rows) => (call === list ? rows : rows.filter((row) => row['ProductoID'] !== id)),
    });
    expect((await snapshot()).catalogue.products.map((product) => product.id)).toContain(id);
  });

  test('fetches single products for fields that no list contains', async () => {
    const { requests, data, snapshot } = createShopApp({
      products: 20,
      edit: (call, rows) => (isProductList(call) ? rows.map((row) => omitFields(row, 'Descripcion')) : rows),
    });
    const { catalogue } = await snapshot();
    expect(countCalls(requests, 'postObtenervwProducto')).toBe(20);
    expect(catalogue.products.map(({ description }) => description)).toEqual(
      [...data.products]
        .sort((a, b) => Number(a.product.id) - Number(b.product.id))
        .map(({ product }) => toParsed(product).description),
    );
  });

  test('makes up to 8 concurrent calls', async () => {
    const { maxConcurrent, snapshot } = createShopApp({ products: 60 });
    await snapshot();
    expect(maxConcurrent()).toBe(8);
  });
});

describe('R11.1 lists with partial rows', () => {
  const toPartialRows = (rows: Rows): Rows => rows.map((row) => omitFields(row, 'Nombre', 'Precio', 'Descripcion'));

  test('if all lists are partial, fetches each product once and keeps the order of every list', async () => {
    const { requests, snapshot } = createShopApp({
      products: 20,
      edit: (call, rows) => (isProductList(call) ? toPartialRows(rows) : rows),
    });
    const expectedSnapshot = await createShopApp({ products: 20 }).snapshot();
    expect(await snapshot()).toEqual(expectedSnapshot);
    expect(countCalls(requests, 'postObtenervwProducto')).toBe(20);
  });

  test('completes a partial list from a complete one, without fetching single products', async () => {
    const edit = (call: string, rows: Rows) => (call === 'getProductosMasVendidos' ? toPartialRows(rows) : rows);
    const { requests, snapshot } = createShopApp({ products: 20, edit });
    expect(await snapshot()).toEqual(await createShopApp({ products: 20 }).snapshot());
    expect(countCalls(requests, 'postObtenervwProducto')).toBe(0);
  });

  test('R11.2 rejects and reports a partial row without a product of its own', async () => {
    const edit = (call: string, rows: Rows) => {
      const editedRows = isProductList(call) ? toPartialRows(rows) : rows;
      return call === 'getProductosEnVenta' ? [...editedRows, { ProductoID: '99999' }] : editedRows;
    };
    const { catalogue, report } = await createShopApp({ products: 20, edit }).snapshot();
    expect(catalogue.products).toHaveLength(20);
    expect(report.rejected).toMatchObject([{ list: 'getProductosEnVenta', id: '99999' }]);
  });
});

describe('R10.2 the report lists rejected pictures', () => {
  test('by product, with their URL', async () => {
    const pictures = ['a.jpg', '../../b.jpg', 'http://x.example/c.jpg', 'https://x.example/d.jpg'];
    const edit = (call: string, rows: Rows): unknown[] => (call === 'postObtenerImagenesProducto' ? pictures : rows);
    const data = { ...generateCatalogue({ products: 1 }), products: createFixtures().slice(0, 1) };
    const { catalogue, report } = await createShopApp({ data, edit }).snapshot();
    const [product] = catalogue.products;
    expect(product?.pictures.slice(-1)).toEqual(['a.jpg']);
    expect(report.pictures.map(({ id, field }) => [id, field])).toEqual(
      pictures.slice(1).map((url) => [product?.id, url]),
    );
    expect(report.rejected).toEqual([]);
  });
});
