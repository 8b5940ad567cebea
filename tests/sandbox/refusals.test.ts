import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls, type CallName } from '../../src/contract/callTable.ts';
import { listening } from '../support/serve.ts';
import { shopApp } from '../support/shopApp.ts';

let origin: string;
beforeAll(async () => {
  origin = await listening(shopApp({ products: 10 }).app.fetch, afterAll);
});
const names = Object.keys(calls) as CallName[];
const withBody = names.filter((name) => calls[name].method !== 'GET');

async function send(
  call: string,
  method: string,
  body?: BodyInit,
): Promise<{ status: number; error: string | undefined }> {
  const response = await fetch(`${origin}/api/${call}.php`, {
    method,
    ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
    duplex: 'half',
  } as RequestInit);
  const text = await response.text();
  const answer = (text ? JSON.parse(text) : {}) as { results?: unknown; error?: string };
  if (text && response.status >= 400) expect(answer.results).toBeNull();
  return { status: response.status, error: answer.error };
}

describe('R10.1 P64 a call with the wrong verb is refused', () => {
  test.each(names)('%s', async (name) => {
    const { method } = calls[name];
    for (const wrong of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter((verb) => verb !== method))
      expect(await send(name, wrong, wrong === 'GET' ? undefined : '{}')).toEqual({
        status: 405,
        error: `this call is a ${method}`,
      });
  });
});

describe('R10.1 P64 an invalid body is refused', () => {
  test.each(withBody)('%s', async (name) => {
    for (const body of ['', '{', '[1', 'SucursalID=1', '\u0000'])
      expect(await send(name, calls[name].method, body)).toMatchObject({ status: 400 });
  });

  test.each(['null', '[]', '7', '"x"', '[{}]'])('%s instead of an object', async (body) => {
    expect(await send('getProductosEnVenta', 'POST', body)).toMatchObject({ status: 400 });
  });
});

describe('R10.1 P64 a missing or wrong field is named', () => {
  test.each<[CallName, object, RegExp]>([
    ['getProductosEnVenta', {}, /^SucursalID: /],
    ['getProductosMasVendidos', { SucursalID: '' }, /^SucursalID: /],
    ['getProductosVendidosRecientemente', { SucursalID: 'x' }, /^SucursalID: /],
    ['getProductosNuevos', { SucursalID: -1 }, /^SucursalID: /],
    ['postObtenerProductosEnOferta', { SucursalID: null }, /^SucursalID: /],
    ['postObtenerProductosCategoria', { SucursalID: '1' }, /^NombreCategoria: /],
    ['postObtenerProductosCategoria', { NombreCategoria: 'Fundas' }, /^SucursalID: /],
    ['postBuscarProducto', { Busqueda: 'x' }, /^SucursalID: /],
    ['postObtenervwProducto', { SucursalID: '1' }, /^ProductoID: /],
    ['postObtenervwProducto', { ProductoID: '1 OR 1=1', SucursalID: '1' }, /^ProductoID: /],
    ['postObtenerImagenesProducto', {}, /^ProductoID: /],
    ['postObtenerInformacionVenta', {}, /^VentaID: /],
    ['postObtenerClientePorTelefono', {}, /^Telefono: /],
    ['postObtenerUltimaVisitaParaPromoCode', {}, /^IP: /],
    ['postRegistrarPromoCode', {}, /^PromoCode: /],
  ])('%s %j', async (name, body, error) => {
    const answer = await send(name, 'POST', JSON.stringify(body));
    expect(answer).toEqual({ status: 400, error: expect.stringMatching(error) as unknown });
  });
});

describe('R10.1 P63 a body that is too large is refused', () => {
  const large = `{"SucursalID":"1","x":"${'x'.repeat(64 * 1024)}"}`;

  test.each(withBody)('%s', async (name) => {
    expect(await send(name, calls[name].method, large)).toEqual({
      status: 413,
      error: 'the body is larger than 64 KB',
    });
  });

  test('one that does not say how large it is, too', async () => {
    expect(await send('getProductosEnVenta', 'POST', new Blob([large]).stream())).toMatchObject({ status: 413 });
  });

  test('one of almost 64 KB is taken', async () => {
    const body = JSON.stringify({ SucursalID: '1', Busqueda: 'x'.repeat(64 * 1024 - 40) });
    expect(await send('postBuscarProducto', 'POST', body)).toMatchObject({ status: 200 });
  });
});

describe('R10.1 what is no call is not found', () => {
  test.each(['getNada', '__proto__', 'constructor', 'getCategorias.php%00', '..%2f..%2fgetCategorias', '{call}'])(
    '%s',
    async (name) => {
      expect(await send(name, 'POST', '{}')).toMatchObject({ status: 404 });
    },
  );
});
