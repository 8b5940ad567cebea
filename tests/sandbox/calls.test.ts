import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCustomer } from '../../scripts/sandbox/demoData.ts';
import { calls, type CallName } from '../../src/contract/callTable.ts';
import { fixtureIds } from '../../scripts/sandbox/seed/fixtures.ts';
import { sampleRequests, sampleCustomer } from '../support/sampleRequests.ts';
import { listening } from '../support/serve.ts';
import { shopApp } from '../support/shopApp.ts';

const now = new Date('2025-11-20T18:00:00Z');
let origin: string;
let empty: string;
beforeAll(async () => {
  origin = await listening(shopApp({ products: 60, now: () => now }).app.fetch, afterAll);
  const nothing = { categories: [], branches: [], sliders: [], products: [] };
  empty = await listening(shopApp({ data: nothing }).app.fetch, afterAll);
});

interface ResponseBody {
  results: Record<string, unknown>[] | Record<string, unknown> | null;
  status?: string;
  error?: string;
}
async function ask(call: CallName, content?: unknown, server = origin): Promise<ResponseBody> {
  const { method } = calls[call];
  const body = method !== 'GET' && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(content) };
  const query =
    method === 'GET' && content ? `?${new URLSearchParams(content as Record<string, string>).toString()}` : '';
  const response = await fetch(`${server}/api/${call}.php${query}`, { method, ...body });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  return (await response.json()) as ResponseBody;
}

const aProduct = expect.objectContaining({
  ProductoID: expect.stringMatching(/^\d+$/) as unknown,
  Nombre: expect.stringMatching(/./) as unknown,
  Precio: expect.stringMatching(/^\d+\.\d\d$/) as unknown,
  Stock1: expect.stringMatching(/^\d+$/) as unknown,
  Vendidos: expect.stringMatching(/^\d+$/) as unknown,
}) as unknown;

/** The first of what comes back from each call. */
const examples: Record<CallName, unknown> = {
  getCategorias: { Nombre: 'Audífonos', Icono: '<i class="fa fa-headphones"></i>' },
  getSliders: 'carga-rapida.jpg',
  getSucursales: expect.objectContaining({ SucursalID: '1', CP: '44100', Ciudad: 'Guadalajara' }),
  listarUtilidades: expect.stringMatching(/\.\w+$/),
  getProductosMasVisitados: aProduct,
  getProductosMasVendidos: aProduct,
  getProductosVendidosRecientemente: aProduct,
  getProductosNuevos: expect.objectContaining({ Reciente: '1' }),
  getProductosEnVenta: aProduct,
  postObtenerProductosEnOferta: aProduct,
  postObtenerProductosCategoria: expect.objectContaining({ Categoria: 'Fundas' }),
  postBuscarProducto: expect.objectContaining({ Marca: 'Voltra' }),
  postBuscarProductosRelacionados: aProduct,
  postObtenervwProducto: expect.objectContaining({ Precio: '899.00', PrecioDescuento: '629.30' }),
  postObtenerImagenesProducto: '1.jpg',
  postObtenerInformacionVenta: { VentaID: '1001', Fecha: '2025-11-20 12:00:00', Total: '629.30' },
  postObtenerClientePorTelefono: expect.objectContaining({ RFC: demoCustomer.rfc, FechaNacimiento: null }),
  postRegistrarCliente: true,
  putModificarCliente: true,
  postCorreoSolicitudFactura: undefined,
  postObtenerUltimaVisitaParaPromoCode: { Fecha: '2025-11-20 12:00:00' },
  postRegistrarPromoCode: true,
  postVisita: true,
  localizarip: { latitude: 32.5149, longitude: -117.0382 },
};

describe('R10.1 each call of the contract has its response', () => {
  // A visit first, for the call that asks for the last one.
  const inOrder = Object.entries(examples).sort(([a], [b]) => Number(b === 'postVisita') - Number(a === 'postVisita'));
  test.each(inOrder)('%s', async (name, first) => {
    const { results, status } = await ask(name as CallName, sampleRequests[name as CallName]);
    expect(Array.isArray(results) ? results[0] : results).toEqual(first);
    if (calls[name as CallName].kind === 'write') expect(status).toBe('success');
  });
});

describe('R10.2 each list is null where there is nothing', () => {
  const lists = (Object.keys(examples) as CallName[]).filter((name) =>
    /^get|postObtenerProd|postBuscar|Imagenes/.test(name),
  );
  test.each(lists)('%s', async (name) => {
    expect(await ask(name, sampleRequests[name], empty)).toEqual({ results: null });
  });

  test.each<[CallName, unknown]>([
    ['postObtenervwProducto', { ProductoID: '999999', SucursalID: '1' }],
    ['postObtenerImagenesProducto', { ProductoID: fixtureIds.noPicture }],
    ['postObtenerProductosCategoria', { NombreCategoria: 'Ninguna', SucursalID: '1' }],
    ['postBuscarProducto', { Busqueda: 'zzzzzz', SucursalID: '1' }],
    ['postBuscarProducto', { Busqueda: '%_', SucursalID: '1' }],
    ['postBuscarProducto', { Busqueda: "'; DROP TABLE products; --", SucursalID: '1' }],
    ['postBuscarProductosRelacionados', { Busqueda: '' }],
    ['postObtenerInformacionVenta', { VentaID: '424242' }],
    ['postObtenerClientePorTelefono', { Telefono: '0000000000' }],
    ['postObtenerUltimaVisitaParaPromoCode', { IP: '8.8.8.8' }],
  ])('%s of %j', async (name, request) => {
    expect(await ask(name, request)).toEqual({ results: null });
  });

  test('R6.6 a regime that the SAT does not know is rejected', async () => {
    const response = await fetch(`${origin}/api/postRegistrarCliente.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...sampleCustomer, Telefono: '3300001111', RegimenFiscalID: '999' }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'the tax regime is unknown' });
  });

  test('R6.7 a customer is known by one phone: another one with it is neither made nor changed to', async () => {
    const failed = { results: null, status: 'error' };
    expect(await ask('postRegistrarCliente', { ...sampleCustomer, Telefono: '3399998888' })).toMatchObject({
      status: 'success',
    });
    expect(await ask('postRegistrarCliente', { ...sampleCustomer, Telefono: '3399998888' })).toEqual(failed);
    expect(await ask('putModificarCliente', { ...sampleCustomer, ClienteID: '1', Telefono: '3399998888' })).toEqual(
      failed,
    );
    expect(await ask('putModificarCliente', { ...sampleCustomer, ClienteID: '999' })).toEqual(failed);
  });

  test('R6.7 a change without the birth date, which the API never sends, keeps it', async () => {
    const { app, database } = shopApp({ products: 5 });
    const stored = () => String(database.prepare('SELECT record FROM customers WHERE id = 1').get()?.['record']);
    expect(stored()).toContain(demoCustomer.birthDate);
    const response = await app.request('/api/putModificarCliente.php', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...sampleCustomer, ClienteID: '1', Telefono: demoCustomer.phone }),
    });
    expect(await response.json()).toMatchObject({ status: 'success' });
    expect(stored()).toContain(sampleCustomer.RazonSocial);
    expect(stored()).toContain(demoCustomer.birthDate);
  });

  test('the new products come newest first', async () => {
    const { results } = (await ask('getProductosNuevos', sampleRequests.getProductosNuevos)) as {
      results: { ProductoID: string }[];
    };
    const ids = results.map(({ ProductoID }) => Number(ProductoID));
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  test('a search finds without accents, and each word has to be there', async () => {
    const find = async (Busqueda: string) =>
      ((await ask('postBuscarProducto', { Busqueda, SucursalID: '1' })).results ?? []) as { ProductoID: string }[];
    expect((await find('rapido GAN')).map(({ ProductoID }) => ProductoID)).toContain(fixtureIds.onOffer);
    expect(await find('rapido zzzzzz')).toEqual([]);
  });
});

describe('R10.1 P64 what is no call is rejected', () => {
  const send = async (call: string, method: string) => {
    const response = await fetch(`${origin}/api/${call}.php`, { method, ...(method !== 'GET' && { body: '{}' }) });
    return { status: response.status, ...((await response.json()) as ResponseBody) };
  };

  test.each(Object.keys(calls) as CallName[])('%s with another verb', async (name) => {
    const { method } = calls[name];
    for (const wrong of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter((verb) => verb !== method))
      expect(await send(name, wrong)).toEqual({ status: 405, results: null, error: `this call is a ${method}` });
  });

  test.each(['getNada', '__proto__', 'constructor', 'getCategorias.php%00', '..%2f..%2fgetCategorias', '{call}'])(
    'the unknown call %s',
    async (name) => expect(await send(name, 'POST')).toMatchObject({ status: 404, results: null }),
  );

  test.each<[CallName, object, RegExp]>([
    ['getProductosEnVenta', {}, /^SucursalID: /],
    ['getProductosNuevos', { SucursalID: -1 }, /^SucursalID: /],
    ['postObtenerProductosCategoria', { SucursalID: '1' }, /^NombreCategoria: /],
    ['postObtenervwProducto', { ProductoID: '1 OR 1=1', SucursalID: '1' }, /^ProductoID: /],
    ['postObtenerInformacionVenta', {}, /^VentaID: /],
    ['postObtenerClientePorTelefono', {}, /^Telefono: /],
    ['postRegistrarPromoCode', {}, /^PromoCode: /],
  ])('%s of %j: the missing or wrong field is named', async (name, body, error) => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${origin}/api/${name}.php`, init);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ results: null, error: expect.stringMatching(error) as unknown });
  });
});
