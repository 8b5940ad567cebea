import { describe, expect, test } from 'vitest';
import { calls } from '../../../src/contract/callTable.ts';
import { dialect } from '../../../src/contract/dialect.ts';
import { visit as entity } from '../../../src/contract/visits.ts';
import { decode, encode, safeDecode } from '../../support/wire.ts';

describe('R10.1 where an IP address is: any of the ways to say it', () => {
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
    for (const place of [here, { latitude: null, longitude: null }])
      expect(decode(entity, encode(entity, { ...visit, ...place }))).toEqual({ ...visit, ...place });
  });
});

describe('R6.8 whether a write was done', () => {
  test.each([
    [{ status: 'success' }, true],
    [{ results: null, status: 'success' }, true],
    [{ status: 'success', error: 'x' }, false],
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
    ...[
      { results: true },
      { results: 1 },
      { results: '7' },
      { results: { PromoCodeID: '7' } },
      { results: [{ id: 1 }] },
    ],
    ...[{ status: 'success' }, { status: 'ok' }, { status: 200 }, { success: true }, { ok: 1 }, true, 1, 'success'],
    ...[
      { results: true, error: false },
      { results: true, error: '' },
      { results: { ok: true }, mensaje: 'Registrado' },
    ],
  ])('R7.4 a code, a customer: %j says that it was done', (answer) => {
    expect(decode(calls.postRegistrarPromoCode.answer, answer)).toBe(true);
    expect(decode(calls.postRegistrarCliente.answer, answer)).toBe(true);
  });

  const rejections: unknown[] = [
    ...[null, false, 0, '', 'null', [], {}, { results: [] }, { results: {} }, { results: 0 }, { results: '' }],
    ...[{ results: null }, { results: false }, { results: '0' }, { results: 'false' }, { results: [null] }],
    ...[{ success: false }, { success: 0 }, { ok: false }, { status: 'error' }, { status: 500 }, { status: 'failed' }],
    ...[{ mensaje: 'Error' }, { message: 'No se pudo registrar' }, { error: 'x' }, { errors: ['x'] }, { data: null }],
    ...[
      { results: true, status: 'error' },
      { results: true, error: 'Duplicate entry' },
      { results: 'Error al guardar' },
    ],
    ...[
      { results: { error: 'x' } },
      { results: null, status: 'success' },
      { hecho: 'quizá' },
      'Error',
      'SQLSTATE[23000]',
    ],
  ];
  test.each(rejections.map((answer) => [answer]))('R7.4 %j does not say that it was done', (answer) => {
    expect(decode(calls.postRegistrarPromoCode.answer, answer)).toBe(false);
    expect(decode(calls.putModificarCliente.answer, answer)).toBe(false);
  });

  test('R10.5 with another envelope, what it holds is what counts', () => {
    const other = { ...dialect, results: 'data' };
    const { answer } = calls.postRegistrarPromoCode;
    expect([answer.decode({ data: null }, other), answer.decode({ data: true }, other)]).toEqual([false, true]);
    expect(answer.decode({ results: true }, other)).toBe(false);
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

  test.each([{ Fecha: '' }, { Fecha: '05/11/2025' }, { Total: null }, { VentaID: 'x' }])('%j is none', (changes) => {
    const answer = { results: { ...row, ...changes } };
    expect(safeDecode(calls.postObtenerInformacionVenta.answer, answer).success).toBe(false);
  });
});

test('R8.3 the list of files may come bare or wrapped, without names that are unsafe', () => {
  const names = ['Manual.pdf', '../x.pdf', 'Ñandú.zip'];
  for (const answer of [names, { results: names }])
    expect(decode(calls.listarUtilidades.answer, answer as never).items).toEqual(['Manual.pdf', 'Ñandú.zip']);
});
