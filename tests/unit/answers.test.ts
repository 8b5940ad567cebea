import { describe, expect, test } from 'vitest';
import { decode, encode, safeDecode } from 'zod/mini';
import { calls } from '../../src/contract/calls.ts';

describe('R10.1 where an address is: any of the ways to say it', () => {
  const here = { latitude: 20.5, longitude: -103.25 };
  test.each([
    { latitude: 20.5, longitude: -103.25 },
    { latitude: '20.5', longitude: '-103.25' },
    { Latitud: '20.5', Longitud: '-103.25' },
    { results: { latitude: 20.5, longitude: -103.25 } },
    { results: { Latitud: '20.5', Longitud: '-103.25', ciudad: 'x' } },
  ])('%j', (answer) => {
    expect(decode(calls.localizarip.answer, answer)).toEqual(here);
  });

  test.each([
    null,
    'x',
    {},
    { results: null },
    { latitude: 20.5 },
    { latitude: '', longitude: '' },
    { latitude: 'N/A', longitude: 0 },
    { latitude: 91, longitude: 0 },
    { latitude: 0, longitude: -180.1 },
  ])('%j tells none', (answer) => {
    expect(decode(calls.localizarip.answer, answer)).toBeNull();
  });

  test('R2.9 a visit comes back as it went, without coordinates too', () => {
    const visit = { ip: '187.1.2.3', server: 'shop.example', route: '/', parameters: '' };
    for (const coordinates of [here, null]) {
      const sent = encode(calls.postVisita.request, { ...visit, coordinates });
      expect(decode(calls.postVisita.request, sent)).toEqual({ ...visit, coordinates });
    }
  });
});

describe('R6.8 whether a write was done', () => {
  test.each([
    [{ status: 'success' }, true],
    [{ results: null, status: 'success' }, true],
    [{ status: 'error' }, false],
    [{ status: 'Success' }, false],
    [{ status: true }, false],
    [{ results: true }, false],
    [{}, false],
    [null, false],
    ['success', false],
  ])('the mail: %j is %j, only success in so many words will do', (answer, done) => {
    expect(decode(calls.postCorreoSolicitudFactura.answer, answer)).toBe(done);
  });

  test.each([
    [{ results: true }, true],
    [{ results: { PromoCodeID: '7' } }, true],
    [{ status: 'success' }, true],
    [{}, true],
    [null, true],
    [{ results: null }, false],
    [{ results: false }, false],
    [{ results: true, status: 'error' }, false],
  ])('R7.4 a code, a customer: %j is %j, null in results is a failure', (answer, done) => {
    expect(decode(calls.postRegistrarPromoCode.answer, answer)).toBe(done);
    expect(decode(calls.postRegistrarCliente.answer, answer)).toBe(done);
  });
});

describe('R6.2 a sale', () => {
  const row = { VentaID: 1001, Fecha: '2025-11-20 12:00:00', Total: '1,299.50' };

  test('its date as the server writes it, its total in cents', () => {
    expect(decode(calls.postObtenerInformacionVenta.answer, { results: row })).toEqual({
      ...{ id: '1001', date: '2025-11-20 12:00:00', total: 129950 },
    });
    expect(decode(calls.postObtenerInformacionVenta.answer, { results: null })).toBeNull();
  });

  test.each([{ Fecha: '' }, { Fecha: '20/11/2025' }, { Total: null }, { VentaID: 'x' }])('%j is none', (changes) => {
    const answer = { results: { ...row, ...changes } };
    expect(safeDecode(calls.postObtenerInformacionVenta.answer, answer).success).toBe(false);
  });
});

test('R8.3 the list of files may come bare or wrapped, without names that are unsafe', () => {
  const names = ['Manual.pdf', '../x.pdf', 'Ñandú.zip'];
  for (const answer of [names, { results: names }])
    expect(decode(calls.listarUtilidades.answer, answer as never).items).toEqual(['Manual.pdf', 'Ñandú.zip']);
});
