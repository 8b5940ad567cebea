import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCustomer } from '../../scripts/sandbox/demoData.ts';
import { endpoints, type EndpointName } from '../../src/contract/endpoints.ts';
import { fixtureIds } from '../../scripts/sandbox/seed/fixtures.ts';
import { sampleRequests, sampleCustomer } from '../support/sampleRequests.ts';
import { startServer } from '../support/startServer.ts';
import { createTestSandbox } from '../support/testSandbox.ts';

const now = new Date('2025-11-20T18:00:00Z');
let origin: string;
let emptyShopOrigin: string;
beforeAll(async () => {
  origin = await startServer(createTestSandbox({ products: 60, now: () => now }).app.fetch, afterAll);
  const emptyShop = { categories: [], branches: [], sliders: [], products: [] };
  emptyShopOrigin = await startServer(createTestSandbox({ data: emptyShop }).app.fetch, afterAll);
});

interface ResponseBody {
  results: Record<string, unknown>[] | Record<string, unknown> | null;
  status?: string;
  error?: string;
}

async function callApi(endpoint: EndpointName, request?: unknown, shopOrigin = origin): Promise<ResponseBody> {
  const { method } = endpoints[endpoint];
  const init = method !== 'GET' && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(request) };
  const query =
    method === 'GET' && request ? `?${new URLSearchParams(request as Record<string, string>).toString()}` : '';
  const response = await fetch(`${shopOrigin}/api/${endpoint}.php${query}`, { method, ...init });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  return (await response.json()) as ResponseBody;
}

const anyProduct = expect.objectContaining({
  ProductoID: expect.stringMatching(/^\d+$/) as unknown,
  Nombre: expect.stringMatching(/./) as unknown,
  Precio: expect.stringMatching(/^\d+\.\d\d$/) as unknown,
  Stock1: expect.stringMatching(/^\d+$/) as unknown,
  Vendidos: expect.stringMatching(/^\d+$/) as unknown,
}) as unknown;

/** The expected results of each endpoint, or the first item of them. */
const expectedResults: Record<EndpointName, unknown> = {
  getCategorias: { Nombre: 'Audífonos', Icono: '<i class="fa fa-headphones"></i>' },
  getSliders: 'carga-rapida.jpg',
  getSucursales: expect.objectContaining({ SucursalID: '1', CP: '44100', Ciudad: 'Guadalajara' }),
  listarUtilidades: expect.stringMatching(/\.\w+$/),
  getProductosMasVisitados: anyProduct,
  getProductosMasVendidos: anyProduct,
  getProductosVendidosRecientemente: anyProduct,
  getProductosNuevos: expect.objectContaining({ Reciente: '1' }),
  getProductosEnVenta: anyProduct,
  postObtenerProductosEnOferta: anyProduct,
  postObtenerProductosCategoria: expect.objectContaining({ Categoria: 'Fundas' }),
  postBuscarProducto: expect.objectContaining({ Marca: 'Voltra' }),
  postBuscarProductosRelacionados: anyProduct,
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

describe('R10.1 each endpoint of the contract returns its response', () => {
  // postVisita runs first: postObtenerUltimaVisitaParaPromoCode returns its visit.
  const sortedResults = Object.entries(expectedResults).sort(
    ([a], [b]) => Number(b === 'postVisita') - Number(a === 'postVisita'),
  );
  test.each(sortedResults)('%s', async (name, expected) => {
    const { results, status } = await callApi(name as EndpointName, sampleRequests[name as EndpointName]);
    expect(Array.isArray(results) ? results[0] : results).toEqual(expected);
    if (endpoints[name as EndpointName].kind === 'write') expect(status).toBe('success');
  });
});

describe('R10.2 an empty result is null', () => {
  const listEndpoints = (Object.keys(expectedResults) as EndpointName[]).filter((name) =>
    /^get|postObtenerProd|postBuscar|Imagenes/.test(name),
  );
  test.each(listEndpoints)('%s', async (name) => {
    expect(await callApi(name, sampleRequests[name], emptyShopOrigin)).toEqual({ results: null });
  });

  test.each<[EndpointName, unknown]>([
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
  ])('%s with %j', async (name, request) => {
    expect(await callApi(name, request)).toEqual({ results: null });
  });
});

describe('R10.1 the rules of single calls', () => {
  test('R6.6 rejects a tax regime that the SAT does not list', async () => {
    const response = await fetch(`${origin}/api/postRegistrarCliente.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...sampleCustomer, Telefono: '3300001111', RegimenFiscalID: '999' }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'the tax regime is unknown' });
  });

  test('R6.7 rejects a second customer with a used phone, an update to a used phone, and an update of an unknown customer', async () => {
    const rejection = { results: null, status: 'error' };
    expect(await callApi('postRegistrarCliente', { ...sampleCustomer, Telefono: '3399998888' })).toMatchObject({
      status: 'success',
    });
    expect(await callApi('postRegistrarCliente', { ...sampleCustomer, Telefono: '3399998888' })).toEqual(rejection);
    expect(await callApi('putModificarCliente', { ...sampleCustomer, ClienteID: '1', Telefono: '3399998888' })).toEqual(
      rejection,
    );
    expect(await callApi('putModificarCliente', { ...sampleCustomer, ClienteID: '999' })).toEqual(rejection);
  });

  test('R6.7 an update without the birth date, which the API never sends, keeps it', async () => {
    const { app, database } = createTestSandbox({ products: 5 });
    const readRecord = () => String(database.prepare('SELECT record FROM customers WHERE id = 1').get()?.['record']);
    expect(readRecord()).toContain(demoCustomer.birthDate);
    const response = await app.request('/api/putModificarCliente.php', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...sampleCustomer, ClienteID: '1', Telefono: demoCustomer.phone }),
    });
    expect(await response.json()).toMatchObject({ status: 'success' });
    expect(readRecord()).toContain(sampleCustomer.RazonSocial);
    expect(readRecord()).toContain(demoCustomer.birthDate);
  });

  test('getProductosNuevos lists the newest products first', async () => {
    const { results } = (await callApi('getProductosNuevos', sampleRequests.getProductosNuevos)) as {
      results: { ProductoID: string }[];
    };
    const ids = results.map(({ ProductoID }) => Number(ProductoID));
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  test('postBuscarProducto ignores accents and requires all words', async () => {
    const search = async (Busqueda: string) =>
      ((await callApi('postBuscarProducto', { Busqueda, SucursalID: '1' })).results ?? []) as { ProductoID: string }[];
    expect((await search('rapido GAN')).map(({ ProductoID }) => ProductoID)).toContain(fixtureIds.onOffer);
    expect(await search('rapido zzzzzz')).toEqual([]);
  });
});

describe('R10.1 P64 rejects invalid calls', () => {
  const send = async (endpoint: string, method: string) => {
    const response = await fetch(`${origin}/api/${endpoint}.php`, { method, ...(method !== 'GET' && { body: '{}' }) });
    return { status: response.status, ...((await response.json()) as ResponseBody) };
  };

  test.each(Object.keys(endpoints) as EndpointName[])('%s with another method', async (name) => {
    const { method } = endpoints[name];
    for (const wrongMethod of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter((other) => other !== method))
      expect(await send(name, wrongMethod)).toEqual({
        status: 405,
        results: null,
        error: `this endpoint is a ${method}`,
      });
  });

  test.each(['getNada', '__proto__', 'constructor', 'getCategorias.php%00', '..%2f..%2fgetCategorias', '{call}'])(
    'the unknown endpoint %s',
    async (name) => expect(await send(name, 'POST')).toMatchObject({ status: 404, results: null }),
  );

  test.each<[EndpointName, object, RegExp]>([
    ['getProductosEnVenta', {}, /^SucursalID: /],
    ['getProductosNuevos', { SucursalID: -1 }, /^SucursalID: /],
    ['postObtenerProductosCategoria', { SucursalID: '1' }, /^NombreCategoria: /],
    ['postObtenervwProducto', { ProductoID: '1 OR 1=1', SucursalID: '1' }, /^ProductoID: /],
    ['postObtenerInformacionVenta', {}, /^VentaID: /],
    ['postObtenerClientePorTelefono', {}, /^Telefono: /],
    ['postRegistrarPromoCode', {}, /^PromoCode: /],
  ])('%s with %j: the error names the missing or invalid field', async (name, body, error) => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${origin}/api/${name}.php`, init);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ results: null, error: expect.stringMatching(error) as unknown });
  });
});
