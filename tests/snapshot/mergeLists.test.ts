import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { generateShop } from '../../scripts/sandbox/seed/generateShop.ts';
import { createTestSandbox, type WireRows } from '../support/testSandbox.ts';

/** Creates a snapshot of a shop with changed rows in a list. */
const snapshotWith = (list: string, change: (rows: WireRows) => unknown[], hosts?: string[]) =>
  createTestSandbox({ products: 20, editRows: (endpoint, rows) => (endpoint === list ? change(rows) : rows) }).snapshot(
    hosts,
  );
/** Creates a function that changes the row of a product. */
const changeRow = (id: string, changes: Record<string, unknown>) => (rows: WireRows) =>
  rows.map((row) => (row['ProductoID'] === id ? { ...row, ...changes } : row));

describe('R11.2 an invalid row is rejected and reported by id, field and reason', () => {
  test.each<[string, Record<string, unknown>, string, string]>([
    ['an invalid price', { Precio: 'N/A' }, 'Precio', 'no es un precio mayor que 0: "N/A"'],
    ['a price of 0', { Precio: '0.00' }, 'Precio', 'no es un precio mayor que 0: "0.00"'],
    ['an empty name', { Nombre: '' }, 'Nombre', 'está vacío: ""'],
    ['an invalid discount price', { PrecioDescuento: '10%' }, 'PrecioDescuento', 'no es una cantidad en pesos: "10%"'],
  ])('%s', async (_case, changes, field, reason) => {
    const { catalogue, report } = await createTestSandbox({
      products: 20,
      editRows: (_endpoint, rows) => changeRow('5', changes)(rows),
    }).snapshot();
    expect(catalogue.products.map(({ id }) => id)).not.toContain('5');
    expect(catalogue.products).toHaveLength(19);
    expect(report.rejected).toContainEqual({ list: 'getProductosEnVenta', id: '5', field, reason });
  });

  test('a product with a valid row in another list is taken from that list', async () => {
    const { catalogue, report } = await snapshotWith('getProductosEnVenta', changeRow('5', { Precio: '' }));
    expect(catalogue.products.map(({ id }) => id)).toContain('5');
    expect(report.rejected).toMatchObject([{ list: 'getProductosEnVenta', id: '5', field: 'Precio' }]);
  });

  test('a discount price above the price is valid', async () => {
    const { catalogue, report } = await snapshotWith(
      'getProductosEnVenta',
      changeRow('5', { Precio: '10', PrecioDescuento: '11' }),
    );
    expect(report.rejected).toEqual([]);
    expect(catalogue.products.find(({ id }) => id === '5')).toMatchObject({ price: 1000, discountPrice: 1100 });
  });

  test('invalid branches, categories and slides are reported too', async () => {
    const invalidRows: Record<string, unknown> = {
      getSucursales: { SucursalID: 'x' },
      getCategorias: { Nombre: '' },
      getSliders: '../a.jpg',
    };
    const editRows = (endpoint: string, rows: WireRows): unknown[] =>
      endpoint in invalidRows ? [invalidRows[endpoint], ...rows] : rows;
    const { report } = await createTestSandbox({ products: 5, editRows }).snapshot();
    expect(report.rejected.map(({ list }) => list).sort()).toEqual(['getCategorias', 'getSliders', 'getSucursales']);
  });
});

test('P89 a truncated text is reported once, even if it is in several lists', async () => {
  const { catalogue, report } = await createTestSandbox({
    products: 20,
    editRows: (_endpoint, rows) => changeRow('5', { Descripcion: 'larga '.repeat(20_000) })(rows),
  }).snapshot();
  expect(catalogue.products.find(({ id }) => id === '5')?.description).toHaveLength(20_000);
  expect(report.truncated).toMatchObject([
    { id: '5', field: 'Descripcion', reason: 'tiene más de 20000 letras: se cortó' },
  ]);
});

describe('R11.2 a duplicate id', () => {
  test('in several lists keeps the row of getProductosEnVenta', async () => {
    const editRows = (endpoint: string, rows: WireRows) =>
      endpoint === 'getProductosEnVenta' ? rows : changeRow('5', { Nombre: 'Otro', Precio: '1' })(rows);
    const { catalogue, report } = await createTestSandbox({ products: 20, editRows }).snapshot();
    expect(catalogue.products.filter(({ id }) => id === '5')).toEqual([expect.not.objectContaining({ name: 'Otro' })]);
    expect(report.duplicates).toEqual([]);
  });

  test('with equal rows in one list is not reported', async () => {
    const original = await snapshotWith('none', (rows) => rows);
    expect(await snapshotWith('getProductosEnVenta', (rows) => [...rows, ...rows])).toEqual(original);
  });

  test.each<[string, string, string, Record<string, unknown>]>([
    ['getProductosEnVenta', 'ProductoID', '5', { Precio: '1.00' }],
    ['getCategorias', 'Nombre', 'Fundas', { Icono: '<i class="fa fa-tag"></i>' }],
    ['getSucursales', 'SucursalID', '3', { CP: '99999' }],
  ])('with different rows in %s keeps the first, and reports both', async (list, key, id, changes) => {
    const original = await snapshotWith('none', (rows) => rows);
    const { catalogue, report } = await snapshotWith(list, (rows) => [
      ...rows,
      ...rows.filter((row) => row[key] === id).map((row) => ({ ...row, ...changes })),
    ]);
    expect(catalogue).toEqual(original.catalogue);
    expect(report.duplicates).toMatchObject([{ list, id }]);
    const [{ kept, dropped }] = report.duplicates as [(typeof report.duplicates)[number]];
    expect(kept).not.toEqual(dropped);
  });
});

describe('R10.2 pictures of a product', () => {
  const fetchPictures = (list: unknown[], hosts?: string[]) =>
    snapshotWith('postObtenerImagenesProducto', () => list, hosts).then(
      ({ catalogue }) => catalogue.products.find(({ id }) => id === '6')?.pictures,
    );

  test('begin with the card picture, without duplicates', async () => {
    expect(await fetchPictures(['3.jpg', '/img/productos/6/1.jpg', '2.jpg', '3.jpg'])).toEqual([
      '1.jpg',
      '3.jpg',
      '2.jpg',
    ]);
  });
});

test('R10.2 a picture of another host is left out, whatever the case of its URL', async () => {
  const evil = ['HTTPS://EVIL.test/u.jpg', 'Https://evil.test/v.jpg'];
  const editRows = (endpoint: string, rows: WireRows): unknown[] => {
    if (endpoint === 'postObtenerImagenesProducto') return [...evil, 'HTTPS://CDN.test/w.jpg'];
    return endpoint === 'getProductosEnVenta' ? changeRow('5', { RutaImagen: evil[0] })(rows) : rows;
  };
  const { catalogue, report } = await createTestSandbox({ products: 5, editRows }).snapshot(['cdn.test']);
  const text = JSON.stringify(catalogue);
  expect(text).not.toMatch(/evil/i);
  expect(text).toContain('"https://cdn.test/w.jpg"');
  expect(catalogue.products.find(({ id }) => id === '5')?.image).toBe('');
  expect(report.pictures.some(({ id, field }) => id === '5' && field === 'https://evil.test/u.jpg')).toBe(true);
});

describe('R11.2 the order of unranked lists does not change the snapshot', () => {
  const rankedLists = /MasVendidos|Oferta|Nuevos|Recientemente|MasVisitados|Imagenes|Sliders/;
  const data = generateShop({ products: 16 });
  const shop = {
    ...data,
    categories: [...data.categories, { name: 'Serie 1', icon: '' }, { name: 'Serie 01', icon: '' }],
  };
  let original: string;
  beforeAll(async () => {
    original = JSON.stringify((await createTestSandbox({ data: shop }).snapshot()).catalogue);
  });

  test('with products, categories, branches and fields in any order', async () => {
    const anyOrder = fc.array(fc.nat(), { minLength: 64, maxLength: 64 });
    const shuffled = <T>(items: T[], keys: number[]): T[] =>
      items
        .map((item, index) => ({ item, key: keys[index % 64] ?? 0 }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item);
    await fc.assert(
      fc.asyncProperty(anyOrder, async (keys) => {
        const editRows = (endpoint: string, rows: WireRows): unknown[] =>
          rankedLists.test(endpoint)
            ? rows
            : shuffled(rows, keys).map((row) => Object.fromEntries(shuffled(Object.entries(row), keys)));
        const { catalogue } = await createTestSandbox({ data: shop, editRows }).snapshot();
        expect(JSON.stringify(catalogue)).toBe(original);
      }),
      { numRuns: 15 },
    );
  });
});
