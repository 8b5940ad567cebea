import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readVisits } from '../../scripts/demand/readVisits.ts';
import { resolveClientIp } from '../../scripts/sandbox/origins.ts';
import { demoCustomer } from '../../scripts/sandbox/demoData.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { ApiError } from '../../src/api/apiError.ts';
import { createTestSandbox, type TestSandboxOptions } from '../support/testSandbox.ts';
import { tempDir } from '../support/tempDir.ts';

const start = Date.parse('2025-11-20T18:00:00Z');
const minute = 60_000;

/** Creates a sandbox with a clock that the test advances. */
function createShop(server: TestSandboxOptions['server'] = {}) {
  let time = start;
  const shop = createTestSandbox({ products: 5, now: () => new Date(time), server: { trustProxy: true, ...server } });
  const callApi = async (endpoint: string, body: unknown, ip = '187.1.2.3', headers: Record<string, string> = {}) => {
    const response = await shop.app.request(`/api/${endpoint}.php`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip, ...headers },
    });
    return { status: response.status, ...((await response.json()) as { results: unknown; error?: string }) };
  };
  return { ...shop, callApi, advance: (ms: number) => void (time += ms) };
}
const createPromo = (code: string, validFrom: string, validUntil: string) => ({
  PromoCodeID: '',
  PromoCode: code,
  Descripcion: '',
  Descuento: 5,
  TipoDescuento: 'Porcentaje',
  TipoPromo: 'Total',
  ProductosID: '',
  VigenciaInicio: validFrom,
  VigenciaFin: validUntil,
  Cantidad: 1,
  Activo: 1,
});
const createNoonPromo = (code: string) => createPromo(code, '2025-11-20 12:00:00', '2025-11-20 12:05:00');
const createEveningPromo = (code: string) => createPromo(code, '2025-11-20 18:00:00', '2025-11-20 18:05:00');

describe('R7.3 one promo code per IP address in 6 hours', () => {
  test('a new code is allowed after exactly 6 hours, not a second earlier', async () => {
    const { callApi, advance } = createShop();
    expect(await callApi('postRegistrarPromoCode', createNoonPromo('AAAA1'))).toMatchObject({ results: true });
    advance(6 * 60 * minute - 1000);
    expect(await callApi('postRegistrarPromoCode', createEveningPromo('AAAA2'))).toMatchObject({ results: null });
    advance(1000);
    expect(await callApi('postRegistrarPromoCode', createEveningPromo('AAAA2'))).toMatchObject({ results: true });
  });

  test('another IP address gets its own code, but not one that is registered already', async () => {
    const { callApi } = createShop();
    await callApi('postRegistrarPromoCode', createNoonPromo('AAAA1'));
    expect(await callApi('postRegistrarPromoCode', createNoonPromo('AAAA1'), '187.9.9.9')).toMatchObject({
      results: null,
    });
    expect(await callApi('postRegistrarPromoCode', createNoonPromo('BBBB2'), '187.9.9.9')).toMatchObject({
      results: true,
    });
  });

  test.each([
    ['a lower-case code', { PromoCode: 'abcde' }],
    ['a code of six characters', { PromoCode: 'ABCDEF' }],
    ['a discount of 4 percent', { Descuento: 4 }],
    ['a discount of 11 percent', { Descuento: 11 }],
    ['another type of discount', { TipoDescuento: 'Pesos' }],
    ['a validity of six minutes', { VigenciaFin: '2025-11-20 12:06:00' }],
    ['a validity of four minutes', { VigenciaFin: '2025-11-20 12:04:00' }],
    ['a quantity of two', { Cantidad: 2 }],
  ])('R7.1 rejects %s', async (_case, changes) => {
    const { callApi } = createShop();
    expect(await callApi('postRegistrarPromoCode', { ...createNoonPromo('AAAA1'), ...changes })).toMatchObject({
      status: 400,
      results: null,
    });
  });
});

describe('R6.9 P69 a request is mailed once', () => {
  const formatMailText = (receipt: string, total: string, suffix = '') =>
    `Nota de venta: ${receipt}\nTotal: ${total} MXN${suffix}`;
  const mailText = formatMailText('1001', '$629.30');
  const sendMail = (callApi: ReturnType<typeof createShop>['callApi'], text: string, key?: string) =>
    callApi('postCorreoSolicitudFactura', text, '187.1.2.3', key ? { 'idempotency-key': key } : {});

  test('per idempotency key, at any time', async () => {
    const { callApi, outbox, advance } = createShop();
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await sendMail(callApi, mailText, 'k1')).toMatchObject({ status: 'success' });
      advance(11 * minute);
    }
    expect(outbox()).toEqual([mailText]);
  });

  test('per text within ten minutes, whatever the key', async () => {
    const { callApi, outbox, advance } = createShop();
    await sendMail(callApi, mailText, 'k1');
    await sendMail(callApi, mailText, 'k2');
    await sendMail(callApi, mailText);
    expect(outbox()).toEqual([mailText]);
    advance(10 * minute);
    await sendMail(callApi, mailText);
    expect(outbox()).toEqual([mailText, mailText]);
    await sendMail(callApi, formatMailText('1001', '$629.30', '\nRFC: corregido'));
    expect(outbox()).toHaveLength(3);
  });

  test('when 200 requests arrive at the same time', async () => {
    const { callApi, outbox } = createShop();
    await Promise.all(Array.from({ length: 200 }, () => sendMail(callApi, mailText, 'k1')));
    expect(outbox()).toEqual([mailText]);
  });

  test.each([
    ['no receipt', 'Solicitud de factura'],
    ['an unknown receipt', formatMailText('999', '$1')],
    ['a wrong total', formatMailText('1001', '$629.31')],
    ['a receipt of last month', formatMailText('1003', '$349')],
    ['a total that is not a number', formatMailText('1001', 'mucho')],
  ])('R6.2 the server rejects %s', async (_case, text) => {
    const { callApi, outbox } = createShop();
    expect(await sendMail(callApi, text)).toMatchObject({ status: 'error' });
    expect(outbox()).toEqual([]);
  });

  test('R6.2 the month ends at midnight in Mexico City by the server’s clock', async () => {
    const { callApi, advance } = createShop();
    advance(Date.parse('2025-12-01T05:59:59Z') - start);
    expect(await sendMail(callApi, mailText)).toMatchObject({ status: 'success' });
    advance(1000);
    expect(await sendMail(callApi, mailText)).toMatchObject({ status: 'error' });
  });

  test('/bandeja lists the sent mails', async () => {
    const { callApi, app } = createShop();
    await sendMail(callApi, mailText);
    const mails = (await (await app.request('/bandeja')).json()) as unknown;
    expect(mails).toEqual([{ date: '2025-11-20 12:00:00', text: mailText }]);
  });
});

describe('R6.4 --limits rejects frequent lookups', () => {
  const phone = { Telefono: demoCustomer.phone };

  test('after 5 per endpoint and IP address in ten minutes', async () => {
    const { callApi, advance } = createShop({ limitsLookups: true });
    for (let count = 0; count < 5; count++)
      expect(await callApi('postObtenerClientePorTelefono', phone)).toMatchObject({ status: 200 });
    expect(await callApi('postObtenerClientePorTelefono', phone)).toMatchObject({ status: 429, results: null });
    expect(await callApi('postObtenerClientePorTelefono', phone, '187.9.9.9')).toMatchObject({ status: 200 });
    expect(await callApi('postObtenerInformacionVenta', { VentaID: '1001' })).toMatchObject({ status: 200 });
    advance(10 * minute);
    expect(await callApi('postObtenerClientePorTelefono', phone)).toMatchObject({ status: 200 });
  });

  test('without --limits, any number is allowed', async () => {
    const { callApi } = createShop();
    for (let count = 0; count < 8; count++)
      expect(await callApi('postObtenerClientePorTelefono', phone)).toMatchObject({ status: 200 });
  });
});

describe('R7.3 the IP address of a client', () => {
  test.each([
    ['10.0.0.9', '', true, '10.0.0.9'],
    ['10.0.0.9', '187.1.2.3', false, '10.0.0.9'],
    ['127.0.0.1', '187.1.2.3', true, '187.1.2.3'],
    ['127.0.0.1', '1.1.1.1, 187.1.2.3', true, '187.1.2.3'],
    ['127.0.0.1', '187.1.2.3, 127.0.0.1, ::1', true, '187.1.2.3'],
    ['127.0.0.1', 'unknown, <script>', true, '127.0.0.1'],
    ['::1', '2001:db8::7', true, '2001:db8::7'],
  ])(
    'socket %s, X-Forwarded-For "%s", trusted proxy %s: %s',
    (socketAddress, forwardedFor, isProxyTrusted, clientIp) => {
      expect(resolveClientIp(socketAddress, forwardedFor, isProxyTrusted)).toBe(clientIp);
    },
  );
});

describe('R10.2 P70 clients tolerate the quirks of a real PHP server', () => {
  test('--quirks php: the catalogue is the same as without quirks', async () => {
    const snapshotWithoutQuirks = await createTestSandbox({ products: 30 }).snapshot();
    expect(await createTestSandbox({ products: 30, server: { quirks: 'php' } }).snapshot()).toEqual(
      snapshotWithoutQuirks,
    );
  });

  test('--quirks all: an invalid response is an error, never a partial result', async () => {
    const { client } = createTestSandbox({ products: 30, server: { quirks: 'all' } });
    const outcomes = await Promise.all(
      Array.from({ length: 22 }, () =>
        client(endpoints.getProductosEnVenta, { branch: '1' }).then(
          ({ items }) => items.length,
          (error: unknown) => (error as ApiError).reason,
        ),
      ),
    );
    expect(new Set(outcomes)).toEqual(new Set([30, 'body']));
    expect(outcomes.filter((outcome) => outcome === 'body')).toHaveLength(8);
  });
});

test('R14.1 the record of a page view needs an IP address', async () => {
  const { callApi } = createShop();
  const visit = { Latitud: '', Longitud: '', Servidor: 'x', Ruta: '/', Parametros: '' };
  for (const IP of ['203.0.113.7', '2001:db8::7'])
    expect(await callApi('postVisita', { ...visit, IP }), IP).toMatchObject({ results: true });
  for (const IP of ['', 'face', '::::', '203.0.113.256'])
    expect(await callApi('postVisita', { ...visit, IP }), IP).toMatchObject({ status: 400, results: null });
});

test('R14.1 page views are exported as CSV with the columns that the report reads', async () => {
  const { callApi, app } = createShop();
  const visit = { IP: '203.0.113.7', Latitud: '', Longitud: '-103.25', Servidor: 'x', Ruta: '/busqueda' };
  await callApi('postVisita', { ...visit, Parametros: '?busqueda=a,"b"' });
  const file = join(tempDir(), 'visitas.csv');
  writeFileSync(file, await (await app.request('/visitas.csv')).text());
  const visits = [];
  for await (const row of readVisits(file)) visits.push(row);
  expect(visits).toEqual([{ day: '2025-11-20', route: '/busqueda', parameters: '?busqueda=a,"b"' }]);
});
