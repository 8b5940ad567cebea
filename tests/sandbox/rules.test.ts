import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readVisits } from '../../scripts/demand/readVisits.ts';
import { callerAddress } from '../../scripts/sandbox/origins.ts';
import { demoCustomer } from '../../scripts/sandbox/demoData.ts';
import { calls } from '../../src/contract/callTable.ts';
import type { ApiError } from '../../src/api/apiError.ts';
import { shopApp, type ShopOptions } from '../support/shopApp.ts';
import { tempDir } from '../support/tempDir.ts';

const start = Date.parse('2025-11-20T18:00:00Z');
const minute = 60_000;

/** A shop whose clock a test can turn. */
function shopAt(server: ShopOptions['server'] = {}) {
  let time = start;
  const shop = shopApp({ products: 5, now: () => new Date(time), server: { trustProxy: true, ...server } });
  const ask = async (call: string, body: unknown, ip = '187.1.2.3', headers: Record<string, string> = {}) => {
    const sent = { 'content-type': 'application/json', 'x-forwarded-for': ip, ...headers };
    const init = { method: 'POST', body: JSON.stringify(body), headers: sent };
    const response = await shop.app.request(`/api/${call}.php`, init);
    return { status: response.status, ...((await response.json()) as { results: unknown; error?: string }) };
  };
  return { ...shop, ask, pass: (ms: number) => void (time += ms) };
}
const promo = (code: string, from: string, until: string) => ({
  ...{
    PromoCodeID: '',
    PromoCode: code,
    Descripcion: '',
    Descuento: 5,
    TipoDescuento: 'Porcentaje',
    TipoPromo: 'Total',
  },
  ...{ ProductosID: '', VigenciaInicio: from, VigenciaFin: until, Cantidad: 1, Activo: 1 },
});
const atNoon = (code: string) => promo(code, '2025-11-20 12:00:00', '2025-11-20 12:05:00');
const later = (code: string) => promo(code, '2025-11-20 18:00:00', '2025-11-20 18:05:00');

describe('R7.3 one promo code for an address in 6 hours', () => {
  test('at 6:00:00 a new one is allowed, not a second before', async () => {
    const { ask, pass } = shopAt();
    expect(await ask('postRegistrarPromoCode', atNoon('AAAA1'))).toMatchObject({ results: true });
    pass(6 * 60 * minute - 1000);
    expect(await ask('postRegistrarPromoCode', later('AAAA2'))).toMatchObject({ results: null });
    pass(1000);
    expect(await ask('postRegistrarPromoCode', later('AAAA2'))).toMatchObject({ results: true });
  });

  test('another address has its own, but no code twice', async () => {
    const { ask } = shopAt();
    await ask('postRegistrarPromoCode', atNoon('AAAA1'));
    expect(await ask('postRegistrarPromoCode', atNoon('AAAA1'), '187.9.9.9')).toMatchObject({ results: null });
    expect(await ask('postRegistrarPromoCode', atNoon('BBBB2'), '187.9.9.9')).toMatchObject({ results: true });
  });

  test('of simultaneous requests exactly one succeeds', async () => {
    const { ask } = shopAt();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => ask('postRegistrarPromoCode', atNoon(`CODE${index % 10}`))),
    );
    expect(responses.filter(({ results }) => results === true)).toHaveLength(1);
  });

  test.each([
    ['lower case', { PromoCode: 'abcde' }],
    ['six letters', { PromoCode: 'ABCDEF' }],
    ['4 percent', { Descuento: 4 }],
    ['11 percent', { Descuento: 11 }],
    ['another kind', { TipoDescuento: 'Pesos' }],
    ['six minutes', { VigenciaFin: '2025-11-20 12:06:00' }],
    ['four minutes', { VigenciaFin: '2025-11-20 12:04:00' }],
    ['two of it', { Cantidad: 2 }],
  ])('R7.1 %s is rejected', async (_case, changes) => {
    const { ask } = shopAt();
    expect(await ask('postRegistrarPromoCode', { ...atNoon('AAAA1'), ...changes })).toMatchObject({
      status: 400,
      results: null,
    });
  });
});

describe('R6.9 P69 a request is mailed once', () => {
  const request = (receipt: string, total: string, more = '') =>
    `Nota de venta: ${receipt}\nTotal: ${total} MXN${more}`;
  const first = request('1001', '$629.30');
  const mail = (ask: ReturnType<typeof shopAt>['ask'], text: string, key?: string) =>
    ask('postCorreoSolicitudFactura', text, '187.1.2.3', key ? { 'idempotency-key': key } : {});

  test('for each key, at any time', async () => {
    const { ask, outbox, pass } = shopAt();
    for (let time = 0; time < 3; time++) {
      expect(await mail(ask, first, 'k1')).toMatchObject({ status: 'success' });
      pass(11 * minute);
    }
    expect(outbox()).toEqual([first]);
  });

  test('for each text in ten minutes, from whatever tab', async () => {
    const { ask, outbox, pass } = shopAt();
    await mail(ask, first, 'k1');
    await mail(ask, first, 'k2');
    await mail(ask, first);
    expect(outbox()).toEqual([first]);
    pass(10 * minute);
    await mail(ask, first);
    expect(outbox()).toEqual([first, first]);
    await mail(ask, request('1001', '$629.30', '\nRFC: corregido'));
    expect(outbox()).toHaveLength(3);
  });

  test('200 at the same instant are one', async () => {
    const { ask, outbox } = shopAt();
    await Promise.all(Array.from({ length: 200 }, () => mail(ask, first, 'k1')));
    expect(outbox()).toEqual([first]);
  });

  test.each([
    ['no receipt', 'Solicitud de factura'],
    ['a receipt that is none', request('999', '$1')],
    ['another total', request('1001', '$629.31')],
    ['a receipt of last month', request('1003', '$349')],
    ['a total that is no number', request('1001', 'mucho')],
  ])('R6.2 the server rejects %s itself', async (_case, text) => {
    const { ask, outbox } = shopAt();
    expect(await mail(ask, text)).toMatchObject({ status: 'error' });
    expect(outbox()).toEqual([]);
  });

  test('R6.2 the month turns at midnight in Mexico City, by the clock of the server', async () => {
    const { ask, pass } = shopAt();
    pass(Date.parse('2025-12-01T05:59:59Z') - start);
    expect(await mail(ask, first)).toMatchObject({ status: 'success' });
    pass(1000);
    expect(await mail(ask, first)).toMatchObject({ status: 'error' });
  });

  test('who tries the sandbox out reads them under /bandeja', async () => {
    const { ask, app } = shopAt();
    await mail(ask, first);
    const mails = (await (await app.request('/bandeja')).json()) as unknown;
    expect(mails).toEqual([{ date: '2025-11-20 12:00:00', text: first }]);
  });
});

describe('R6.4 look-ups are limited where --limits is on', () => {
  const phone = { Telefono: demoCustomer.phone };

  test('5 of a kind in ten minutes for an address', async () => {
    const { ask, pass } = shopAt({ limits: true });
    for (let time = 0; time < 5; time++)
      expect(await ask('postObtenerClientePorTelefono', phone)).toMatchObject({ status: 200 });
    expect(await ask('postObtenerClientePorTelefono', phone)).toMatchObject({ status: 429, results: null });
    expect(await ask('postObtenerClientePorTelefono', phone, '187.9.9.9')).toMatchObject({ status: 200 });
    expect(await ask('postObtenerInformacionVenta', { VentaID: '1001' })).toMatchObject({ status: 200 });
    pass(10 * minute);
    expect(await ask('postObtenerClientePorTelefono', phone)).toMatchObject({ status: 200 });
  });

  test('not at all where it is off', async () => {
    const { ask } = shopAt();
    for (let time = 0; time < 8; time++)
      expect(await ask('postObtenerClientePorTelefono', phone)).toMatchObject({ status: 200 });
  });
});

describe('R7.3 who asks', () => {
  test.each([
    ['10.0.0.9', '', true, '10.0.0.9'],
    ['10.0.0.9', '187.1.2.3', false, '10.0.0.9'],
    ['127.0.0.1', '187.1.2.3', true, '187.1.2.3'],
    ['127.0.0.1', '1.1.1.1, 187.1.2.3', true, '187.1.2.3'],
    ['127.0.0.1', '187.1.2.3, 127.0.0.1, ::1', true, '187.1.2.3'],
    ['127.0.0.1', 'unknown, <script>', true, '127.0.0.1'],
    ['::1', '2001:db8::7', true, '2001:db8::7'],
  ])('from %s, through %s, trusted %s: %s', (socket, forwarded, trusted, address) => {
    expect(callerAddress(socket, forwarded, trusted)).toBe(address);
  });
});

describe('R10.2 P70 --quirks php: what a real PHP server adds changes nothing for a client', () => {
  test('the whole catalogue comes through as without them', async () => {
    const plain = await shopApp({ products: 30 }).snapshot();
    expect(await shopApp({ products: 30, server: { quirks: 'php' } }).snapshot()).toEqual(plain);
  });

  test('--quirks all: a response that is none is told, never half read', async () => {
    const { client } = shopApp({ products: 30, server: { quirks: 'all' } });
    const outcomes = await Promise.all(
      Array.from({ length: 22 }, () =>
        client(calls.getProductosEnVenta, { branch: '1' }).then(
          ({ items }) => items.length,
          (error: unknown) => (error as ApiError).reason,
        ),
      ),
    );
    expect(new Set(outcomes)).toEqual(new Set([30, 'body']));
    expect(outcomes.filter((outcome) => outcome === 'body')).toHaveLength(8);
  });
});

test('R14.1 page views are exported as CSV for the report, in the columns in which they came', async () => {
  const { ask, app } = shopAt();
  const view = { IP: '203.0.113.7', Latitud: '', Longitud: '-103.25', Servidor: 'x', Ruta: '/busqueda' };
  await ask('postVisita', { ...view, Parametros: '?busqueda=a,"b"' });
  const file = join(tempDir(), 'visitas.csv');
  writeFileSync(file, await (await app.request('/visitas.csv')).text());
  const read = [];
  for await (const visit of readVisits(file)) read.push(visit);
  expect(read).toEqual([{ day: '2025-11-20', route: '/busqueda', parameters: '?busqueda=a,"b"' }]);
});
