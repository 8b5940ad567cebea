import { expect, describe, test } from 'vitest';
import { createFixtures } from '../../scripts/sandbox/seed/fixtures.ts';
import { generateShop } from '../../scripts/sandbox/seed/generateShop.ts';
import type { Product } from '../../src/contract/catalogue.ts';
import { htmlToText } from '../../src/lib/htmlToText.ts';
import { omitFields } from '../support/productFactory.ts';
import { createTestSandbox, type WireRows } from '../support/testSandbox.ts';

const countCalls = (calledEndpoints: string[], endpoint: string): number =>
  calledEndpoints.filter((name) => name === endpoint).length;

/** Converts a product of the database as the client parses it: its description is plain text. */
const toParsed = (product: Product): Product => ({ ...product, description: htmlToText(product.description) });
const isProductList = (endpoint: string): boolean =>
  endpoint.includes('Productos') && endpoint !== 'postObtenervwProducto';

describe('R11.1 the whole catalogue is fetched once', () => {
  test('fetches each list, category and picture list once, and no single products', async () => {
    const { calledEndpoints, data, snapshot } = createTestSandbox();
    const { catalogue, report } = await snapshot();
    // prettier-ignore
    for (const endpoint of [
      'getCategorias', 'getSucursales', 'getSliders', 'getProductosEnVenta', 'getProductosMasVendidos',
      'getProductosMasVisitados', 'getProductosNuevos', 'getProductosVendidosRecientemente',
      'postObtenerProductosEnOferta',
    ])
      expect([endpoint, countCalls(calledEndpoints, endpoint)]).toEqual([endpoint, 1]);
    expect(countCalls(calledEndpoints, 'postObtenerProductosCategoria')).toBe(data.categories.length);
    expect(countCalls(calledEndpoints, 'postObtenerImagenesProducto')).toBe(data.products.length);
    expect(countCalls(calledEndpoints, 'postObtenervwProducto')).toBe(0);
    expect(report).toEqual({ rejected: [], duplicates: [], pictures: [] });
    expect(catalogue.products).toHaveLength(data.products.length);
  });

  test('the snapshot equals the data of the server', async () => {
    const { data, snapshot } = createTestSandbox();
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
    const { snapshot } = createTestSandbox({
      data: { ...generateShop({ products: 1 }), products },
      editRows: (endpoint, rows) => (endpoint === list ? rows : rows.filter((row) => row['ProductoID'] !== id)),
    });
    expect((await snapshot()).catalogue.products.map((product) => product.id)).toContain(id);
  });

  test('fetches single products for fields that no list contains', async () => {
    const { calledEndpoints, data, snapshot } = createTestSandbox({
      products: 20,
      editRows: (endpoint, rows) =>
        isProductList(endpoint) ? rows.map((row) => omitFields(row, 'Descripcion')) : rows,
    });
    const { catalogue } = await snapshot();
    expect(countCalls(calledEndpoints, 'postObtenervwProducto')).toBe(20);
    expect(catalogue.products.map(({ description }) => description)).toEqual(
      [...data.products]
        .sort((a, b) => Number(a.product.id) - Number(b.product.id))
        .map(({ product }) => toParsed(product).description),
    );
  });

  test('makes up to 8 concurrent calls', async () => {
    const { maxConcurrentCalls, snapshot } = createTestSandbox({ products: 60 });
    await snapshot();
    expect(maxConcurrentCalls()).toBe(8);
  });
});

describe('R11.1 lists with partial rows', () => {
  const toPartialRows = (rows: WireRows): WireRows =>
    rows.map((row) => omitFields(row, 'Nombre', 'Precio', 'Descripcion'));

  test('if all lists are partial, fetches each product once and keeps the order of every list', async () => {
    const { calledEndpoints, snapshot } = createTestSandbox({
      products: 20,
      editRows: (endpoint, rows) => (isProductList(endpoint) ? toPartialRows(rows) : rows),
    });
    const expectedSnapshot = await createTestSandbox({ products: 20 }).snapshot();
    expect(await snapshot()).toEqual(expectedSnapshot);
    expect(countCalls(calledEndpoints, 'postObtenervwProducto')).toBe(20);
  });

  test('completes a partial list from a complete one, without fetching single products', async () => {
    const editRows = (endpoint: string, rows: WireRows) =>
      endpoint === 'getProductosMasVendidos' ? toPartialRows(rows) : rows;
    const { calledEndpoints, snapshot } = createTestSandbox({ products: 20, editRows });
    expect(await snapshot()).toEqual(await createTestSandbox({ products: 20 }).snapshot());
    expect(countCalls(calledEndpoints, 'postObtenervwProducto')).toBe(0);
  });

  const findStockFields = (row: WireRows[number]): string[] =>
    Object.keys(row).filter((name) => name.startsWith('Stock'));

  test.each<[string, (row: WireRows[number]) => WireRows[number]]>([
    ['one row lacks a field', (row) => (row['ProductoID'] === '3' ? omitFields(row, 'Marca') : row)],
    ['all rows lack a field', (row) => omitFields(row, 'Marca')],
    ['one row lacks stock', (row) => (row['ProductoID'] === '3' ? omitFields(row, ...findStockFields(row)) : row)],
    [
      'half of the rows lack stock',
      (row) => (Number(row['ProductoID']) % 2 ? omitFields(row, ...findStockFields(row)) : row),
    ],
    ['all rows lack stock', (row) => omitFields(row, ...findStockFields(row))],
  ])('R11.2 getProductosEnVenta wins for each field that its rows have: %s', async (_case, editRow) => {
    const { calledEndpoints, snapshot } = createTestSandbox({
      products: 20,
      editRows: (endpoint, rows) => {
        if (endpoint === 'getProductosEnVenta') return rows.map(editRow);
        return isProductList(endpoint) ? rows.map((row) => ({ ...row, Precio: '7777.00' })) : rows;
      },
    });
    const expectedSnapshot = await createTestSandbox({ products: 20 }).snapshot();
    expect(JSON.stringify(await snapshot())).toBe(JSON.stringify(expectedSnapshot));
    expect(countCalls(calledEndpoints, 'postObtenervwProducto')).toBe(0);
  });

  test('fetches the stock of a product that no list has, and uses what the lists have', async () => {
    const withoutStock = (row: WireRows[number]) =>
      row['ProductoID'] === '3' ? omitFields(row, ...findStockFields(row)) : row;
    const { calledEndpoints, data, snapshot } = createTestSandbox({
      products: 20,
      editRows: (endpoint, rows) => (isProductList(endpoint) ? rows.map(withoutStock) : rows),
    });
    const { catalogue } = await snapshot();
    expect(countCalls(calledEndpoints, 'postObtenervwProducto')).toBe(1);
    expect(catalogue.products.find(({ id }) => id === '3')?.stock).toEqual(
      data.products.find(({ product }) => product.id === '3')?.product.stock,
    );
  });

  test('R11.2 rejects and reports a partial row whose product does not exist', async () => {
    const editRows = (endpoint: string, rows: WireRows) => {
      const editedRows = isProductList(endpoint) ? toPartialRows(rows) : rows;
      return endpoint === 'getProductosEnVenta' ? [...editedRows, { ProductoID: '99999' }] : editedRows;
    };
    const { catalogue, report } = await createTestSandbox({ products: 20, editRows }).snapshot();
    expect(catalogue.products).toHaveLength(20);
    expect(report.rejected).toMatchObject([{ list: 'getProductosEnVenta', id: '99999' }]);
  });
});

describe('R10.2 the report lists rejected pictures', () => {
  test('with their product and URL', async () => {
    const pictures = ['a.jpg', '../../b.jpg', 'http://x.example/c.jpg', 'https://x.example/d.jpg'];
    const editRows = (endpoint: string, rows: WireRows): unknown[] =>
      endpoint === 'postObtenerImagenesProducto' ? pictures : rows;
    const data = { ...generateShop({ products: 1 }), products: createFixtures().slice(0, 1) };
    const { catalogue, report } = await createTestSandbox({ data, editRows }).snapshot();
    const [product] = catalogue.products;
    expect(product?.pictures.slice(-1)).toEqual(['a.jpg']);
    expect(report.pictures.map(({ id, field }) => [id, field])).toEqual(
      pictures.slice(1).map((url) => [product?.id, url]),
    );
    expect(report.rejected).toEqual([]);
  });
});
