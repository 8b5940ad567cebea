import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedCatalogue } from '../../scripts/sandbox/seed/catalogue.ts';
import { shopApp, type Rows } from '../support/shopApp.ts';

/** The catalogue after a list call's rows were changed. */
const snapshotOf = (list: string, change: (rows: Rows) => unknown[], hosts?: string[]) =>
  shopApp({ products: 20, edit: (call, rows) => (call === list ? change(rows) : rows) }).snapshot(hosts);
const on = (id: string, changes: Record<string, unknown>) => (rows: Rows) =>
  rows.map((row) => (row['ProductoID'] === id ? { ...row, ...changes } : row));

describe('R11.2 a bad record is set aside and reported by id, field and reason', () => {
  test.each<[string, Record<string, unknown>, string, string]>([
    ['no price', { Precio: 'N/A' }, 'Precio', 'no es un precio mayor que 0: "N/A"'],
    ['a price of 0', { Precio: '0.00' }, 'Precio', 'no es un precio mayor que 0: "0.00"'],
    ['no name', { Nombre: '' }, 'Nombre', 'está vacío: ""'],
    [
      'a discount that is no amount',
      { PrecioDescuento: '10%' },
      'PrecioDescuento',
      'no es una cantidad en pesos: "10%"',
    ],
  ])('%s', async (_case, changes, field, reason) => {
    const { catalogue, report } = await shopApp({
      products: 20,
      edit: (_call, rows) => on('5', changes)(rows),
    }).snapshot();
    expect(catalogue.products.map(({ id }) => id)).not.toContain('5');
    expect(catalogue.products).toHaveLength(19);
    expect(report.rejected).toContainEqual({ list: 'getProductosEnVenta', id: '5', field, reason });
  });

  test('one that another list tells well is there from that list', async () => {
    const { catalogue, report } = await snapshotOf('getProductosEnVenta', on('5', { Precio: '' }));
    expect(catalogue.products.map(({ id }) => id)).toContain('5');
    expect(report.rejected).toMatchObject([{ list: 'getProductosEnVenta', id: '5', field: 'Precio' }]);
  });

  test('a discount equal to or above the price is no fault', async () => {
    const { catalogue, report } = await snapshotOf(
      'getProductosEnVenta',
      on('5', { Precio: '10', PrecioDescuento: '11' }),
    );
    expect(report.rejected).toEqual([]);
    expect(catalogue.products.find(({ id }) => id === '5')).toMatchObject({ price: 1000, discountPrice: 1100 });
  });

  test('bad branches, categories and sliders are reported too', async () => {
    const bad: Record<string, unknown> = {
      getSucursales: { SucursalID: 'x' },
      getCategorias: { Nombre: '' },
      getSliders: '../a.jpg',
    };
    const edit = (call: string, rows: Rows): unknown[] => (call in bad ? [bad[call], ...rows] : rows);
    const { report } = await shopApp({ products: 5, edit }).snapshot();
    expect(report.rejected.map(({ list }) => list).sort()).toEqual(['getCategorias', 'getSliders', 'getSucursales']);
  });
});

test('P89 a text that was cut is reported once, in how many lists ever it stands', async () => {
  const { catalogue, report } = await shopApp({
    products: 20,
    edit: (_call, rows) => on('5', { Descripcion: 'larga '.repeat(20_000) })(rows),
  }).snapshot();
  expect(catalogue.products.find(({ id }) => id === '5')?.description).toHaveLength(20_000);
  expect(report.truncated).toMatchObject([
    { id: '5', field: 'Descripcion', reason: 'tiene más de 20000 letras: se cortó' },
  ]);
});

describe('R11.2 the same id several times', () => {
  test('in several lists: getProductosEnVenta wins', async () => {
    const edit = (call: string, rows: Rows) =>
      call === 'getProductosEnVenta' ? rows : on('5', { Nombre: 'Otro', Precio: '1' })(rows);
    const { catalogue, report } = await shopApp({ products: 20, edit }).snapshot();
    expect(catalogue.products.filter(({ id }) => id === '5')).toEqual([expect.not.objectContaining({ name: 'Otro' })]);
    expect(report.duplicates).toEqual([]);
  });

  test('twice in one list, equal: merged without a word', async () => {
    const plain = await snapshotOf('none', (rows) => rows);
    expect(await snapshotOf('getProductosEnVenta', (rows) => [...rows, ...rows])).toEqual(plain);
  });

  test.each<[string, string, string, Record<string, unknown>]>([
    ['getProductosEnVenta', 'ProductoID', '5', { Precio: '1.00' }],
    ['getCategorias', 'Nombre', 'Fundas', { Icono: '<i class="fa fa-tag"></i>' }],
    ['getSucursales', 'SucursalID', '3', { CP: '99999' }],
  ])('twice in %s, differing: the first wins, and both are reported', async (list, key, id, changes) => {
    const plain = await snapshotOf('none', (rows) => rows);
    const { catalogue, report } = await snapshotOf(list, (rows) => [
      ...rows,
      ...rows.filter((row) => row[key] === id).map((row) => ({ ...row, ...changes })),
    ]);
    expect(catalogue).toEqual(plain.catalogue);
    expect(report.duplicates).toMatchObject([{ list, id }]);
    const [{ kept, dropped }] = report.duplicates as [(typeof report.duplicates)[number]];
    expect(kept).not.toEqual(dropped);
  });
});

describe('R10.2 pictures of a product', () => {
  const pictures = (list: unknown[], hosts?: string[]) =>
    snapshotOf('postObtenerImagenesProducto', () => list, hosts).then(
      ({ catalogue }) => catalogue.products.find(({ id }) => id === '6')?.pictures,
    );

  test('the one of its card first, each once', async () => {
    expect(await pictures(['3.jpg', '/img/productos/6/1.jpg', '2.jpg', '3.jpg'])).toEqual(['1.jpg', '3.jpg', '2.jpg']);
  });
});

describe('R11.2 the order of the input never changes the output', () => {
  const ranked = /MasVendidos|Oferta|Nuevos|Recientemente|MasVisitados|Imagenes|Sliders/;
  const data = seedCatalogue({ products: 16 });
  const shop = {
    ...data,
    categories: [...data.categories, { name: 'Serie 1', icon: '' }, { name: 'Serie 01', icon: '' }],
  };
  let plain: string;
  beforeAll(async () => {
    plain = JSON.stringify((await shopApp({ data: shop }).snapshot()).catalogue);
  });

  test('products, categories and branches in any order, and their fields too', async () => {
    const order = fc.array(fc.nat(), { minLength: 64, maxLength: 64 });
    const shuffled = <T>(items: T[], keys: number[]): T[] =>
      items
        .map((item, index) => ({ item, key: keys[index % 64] ?? 0 }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item);
    await fc.assert(
      fc.asyncProperty(order, async (keys) => {
        const edit = (call: string, rows: Rows): unknown[] =>
          ranked.test(call)
            ? rows
            : shuffled(rows, keys).map((row) => Object.fromEntries(shuffled(Object.entries(row), keys)));
        const { catalogue } = await shopApp({ data: shop, edit }).snapshot();
        expect(JSON.stringify(catalogue)).toBe(plain);
      }),
      { numRuns: 15 },
    );
  });
});
