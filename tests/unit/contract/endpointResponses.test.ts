import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { dialect } from '../../../src/contract/dialect.ts';
import { visit } from '../../../src/contract/visits.ts';
import { decode, encode, safeDecode } from '../../support/wireCodec.ts';

describe('R10.1 the location of an IP address is read from any known format', () => {
  const location = { latitude: 20.5, longitude: -103.25 };
  test.each([
    { latitude: 20.5, longitude: -103.25 },
    { latitude: '20.5', longitude: '-103.25' },
    { Latitud: '20.5', Longitud: '-103.25' },
    { results: { latitude: 20.5, longitude: -103.25 } },
    { results: { Latitud: '20.5', Longitud: '-103.25', ciudad: 'x' } },
  ])('%j', (response) => {
    expect(decode(endpoints.localizarip.response, response)).toEqual(location);
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
  ])('%j has no location', (response) => {
    expect(decode(endpoints.localizarip.response, response)).toBeNull();
  });

  test('R2.9 a visit that is encoded and decoded stays the same, with or without coordinates', () => {
    const values = { ip: '187.1.2.3', server: 'shop.example', route: '/', parameters: '' };
    for (const coordinates of [location, { latitude: null, longitude: null }])
      expect(decode(visit, encode(visit, { ...values, ...coordinates }))).toEqual({ ...values, ...coordinates });
  });
});

describe('R6.8 whether a write succeeded', () => {
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
  ])('the invoice e-mail requires the status "success": %j is decoded as %j', (response, succeeded) => {
    expect(decode(endpoints.postCorreoSolicitudFactura.response, response)).toBe(succeeded);
  });

  // prettier-ignore
  const confirmations: unknown[] = [
    { results: true }, { results: 1 }, { results: '7' }, { results: { PromoCodeID: '7' } }, { results: [{ id: 1 }] },
    { status: 'success' }, { status: 'ok' }, { status: 200 }, { success: true }, { ok: 1 }, true, 1, 'success',
    { results: true, error: false }, { results: true, error: '' }, { results: { ok: true }, mensaje: 'Registrado' },
    { results: 'Registrado correctamente' }, { results: 'ok' }, { results: 'Éxito' }, { results: '1' }, { results: 'FALA0' },
    { results: true, mensaje: 'Registrado sin error' },
    { results: 3, mensaje: 'No errors' }, { results: 'PromoCode registrado. No lo compartas.' },
  ];
  test.each(confirmations.map((response) => [response]))('R7.4 %j confirms a promo code and a customer', (response) => {
    expect(decode(endpoints.postRegistrarPromoCode.response, response)).toBe(true);
    expect(decode(endpoints.postRegistrarCliente.response, response)).toBe(true);
  });

  // prettier-ignore
  const rejections: unknown[] = [
    null, false, 0, '', 'null', [], {}, { results: [] }, { results: {} }, { results: 0 }, { results: '' },
    { results: null }, { results: false }, { results: '0' }, { results: 'false' }, { results: [null] },
    { success: false }, { success: 0 }, { ok: false }, { status: 'error' }, { status: 500 }, { status: 'failed' },
    { mensaje: 'Error' }, { message: 'No se pudo registrar' }, { error: 'x' }, { errors: ['x'] }, { data: null },
    { results: true, status: 'error' }, { results: true, error: 'Duplicate entry' }, { results: 'Error al guardar' },
    { results: { error: 'x' } }, { results: null, status: 'success' }, { hecho: 'quizá' }, 'Error', 'SQLSTATE[23000]',
    { results: 'Ocurrió un error' }, { results: 'No fue posible registrar el PromoCode' }, { results: 'No es posible' },
    { results: 'Ya existe' }, { results: 'El PromoCode ya existe' }, { results: 'PromoCode ya registrado' }, { results: -1 },
    { results: true, mensaje: 'Ocurrió un error al registrar' }, { status: 'fallido', results: 'x' }, { results: '-1' },
    { results: true, mensaje: 'Ya existe' }, { results: { mensaje: 'No se registró' } }, { results: 'Registro fallido' },
    { results: 'Solicitud rechazada' }, { results: 'Código inválido' }, { results: 'No autorizado' }, { status: -1, results: 7 },
    { results: 'Lo sentimos, no se pudo registrar' }, { results: 'Hubo un error' }, { results: 'Falta el campo IP' }, { results: 'Acceso denegado' },
  ];
  test.each(rejections.map((response) => [response]))('R7.4 %j does not confirm a write', (response) => {
    expect(decode(endpoints.postRegistrarPromoCode.response, response)).toBe(false);
    expect(decode(endpoints.putModificarCliente.response, response)).toBe(false);
  });

  test('R10.5 with another envelope in the dialect, only its content confirms a write', () => {
    const dataDialect = { ...dialect, results: 'data' };
    const { response } = endpoints.postRegistrarPromoCode;
    expect(response.decode({ data: null }, dataDialect)).toBe(false);
    expect(response.decode({ data: true }, dataDialect)).toBe(true);
    expect(response.decode({ results: true }, dataDialect)).toBe(false);
  });
});

describe('R6.4 a customer', () => {
  const { response } = endpoints.postObtenerClientePorTelefono;
  test.each([{}, [], [{}], { ClienteID: null, RFC: '' }, null, false])('%j is not a customer', (results) => {
    expect(decode(response, { results })).toBeNull();
  });

  test('is known if the record has any value', () => {
    expect(decode(response, { results: { ClienteID: '9' } })).toMatchObject({ id: '9', rfc: null });
  });

  test.each(['No se encontró el cliente', 'No existe'])(
    'is unknown, which is not an error, if the message is %j',
    (mensaje) => {
      expect(decode(response, { results: null, mensaje })).toBeNull();
    },
  );

  test.each(['Ocurrió un error', 'No fue posible consultar'])('cannot be looked up if the message is %j', (mensaje) => {
    expect(safeDecode(response, { results: null, mensaje }).success).toBe(false);
  });
});

describe('R6.2 a sale', () => {
  const row = { VentaID: 1001, Fecha: '2025-11-20 12:00:00', Total: '1,299.50' };

  test('has its date in the format of the server and its total in cents', () => {
    expect(decode(endpoints.postObtenerInformacionVenta.response, { results: row })).toEqual({
      id: '1001',
      date: '2025-11-20 12:00:00',
      total: 129950,
    });
    expect(decode(endpoints.postObtenerInformacionVenta.response, { results: null })).toBeNull();
  });

  test.each([{ Fecha: '' }, { Fecha: '05/11/2025' }, { Total: null }, { VentaID: 'x' }])(
    'is invalid with %j',
    (changes) => {
      const response = { results: { ...row, ...changes } };
      expect(safeDecode(endpoints.postObtenerInformacionVenta.response, response).success).toBe(false);
    },
  );
});

test('R8.3 the list of files may have an envelope or not, and unsafe names are left out', () => {
  const names = ['Manual.pdf', '../x.pdf', 'Ñandú.zip'];
  for (const response of [names, { results: names }])
    expect(decode(endpoints.listarUtilidades.response, response as never).items).toEqual(['Manual.pdf', 'Ñandú.zip']);
});
