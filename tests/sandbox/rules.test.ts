import { describe, expect, test } from 'vitest';
import { callerAddress } from '../../scripts/sandbox/address.ts';
import { demoCustomer } from '../../scripts/sandbox/demo.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { shopApp, type ShopOptions } from '../support/shopApp.ts';

const start = Date.parse('2025-11-20T18:00:00Z');
const minute = 60_000;

/** A shop whose clock a test can turn. */
function shopAt(server: ShopOptions['server'] = {}) {
  let time = start;
  const shop = shopApp({ products: 5, now: () => new Date(time), server: { trustProxy: true, ...server } });
  const ask = async (call: string, body: unknown, ip = '187.1.2.3', headers: Record<string, string> = {}) => {
    const init = { method: 'POST', body: JSON.stringify(body), headers: { 'x-forwarded-for': ip, ...headers } };
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
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => ask('postRegistrarPromoCode', atNoon(`CODE${index % 10}`))),
    );
    expect(answers.filter(({ results }) => results === true)).toHaveLength(1);
  });

  test.each([
    ['lower case', { PromoCode: 'abcde' }],
    ['six letters', { PromoCode: 'ABCDEF' }],
    ['4 percent', { Descuento: 4 }],
    ['11 percent', { Descuento: 11 }],
    ['another kind', { TipoDescuento: 'Pesos' }],
    ['six minutes', { VigenciaFin: '2025-11-20 12:06:00' }],
    ['two of it', { Cantidad: 2 }],
  ])('R7.1 %s is refused', async (_case, changes) => {
    const { ask } = shopAt();
    expect(await ask('postRegistrarPromoCode', { ...atNoon('AAAA1'), ...changes })).toMatchObject({
      status: 400,
      results: null,
    });
  });
});

describe('R6.9 a write with a key is done once', () => {
  test('two mails with one key are one, without a key they are two', async () => {
    const { ask, outbox } = shopAt();
    for (let time = 0; time < 3; time++)
      await ask('postCorreoSolicitudFactura', 'Nota 1001', '187.1.2.3', { 'idempotency-key': 'k1' });
    expect(outbox()).toEqual(['Nota 1001']);
    for (let time = 0; time < 2; time++) await ask('postCorreoSolicitudFactura', 'Nota 1002');
    expect(outbox()).toEqual(['Nota 1001', 'Nota 1002', 'Nota 1002']);
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
    ['10.0.0.9', undefined, true, '10.0.0.9'],
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

describe('R10.2 --quirks php: what a real PHP server adds changes nothing for a client', () => {
  test('the whole catalogue comes through as without them', async () => {
    const plain = await shopApp({ products: 30 }).snapshot();
    expect(await shopApp({ products: 30, server: { quirks: 'php' } }).snapshot()).toEqual(plain);
  });

  test('--quirks all: an answer that is none is told, never half read', async () => {
    const { client } = shopApp({ products: 30, server: { quirks: 'all' } });
    const outcomes = await Promise.all(
      Array.from({ length: 22 }, () =>
        client('getProductosEnVenta', { branch: '1' }).then(
          ({ items }) => items.length,
          (error: unknown) => (error as ApiError).reason,
        ),
      ),
    );
    expect(new Set(outcomes)).toEqual(new Set([30, 'body']));
    expect(outcomes.filter((outcome) => outcome === 'body')).toHaveLength(8);
  });
});
