import { describe, expect, test } from 'vitest';
import { endpoints, type EndpointName } from '../../../src/contract/endpoints.ts';
import type { Endpoint } from '../../../src/contract/schema.ts';
import { encode } from '../../support/wireCodec.ts';

/** Method and kind of each endpoint, from the specification of the API. */
const specifiedEndpoints: Record<string, ['GET' | 'POST' | 'PUT', 'read' | 'write']> = {
  getCategorias: ['GET', 'read'],
  getSliders: ['GET', 'read'],
  getProductosMasVisitados: ['GET', 'read'],
  getSucursales: ['GET', 'read'],
  listarUtilidades: ['GET', 'read'],
  getProductosMasVendidos: ['POST', 'read'],
  getProductosVendidosRecientemente: ['POST', 'read'],
  getProductosNuevos: ['POST', 'read'],
  getProductosEnVenta: ['POST', 'read'],
  postBuscarProducto: ['POST', 'read'],
  postObtenervwProducto: ['POST', 'read'],
  postObtenerImagenesProducto: ['POST', 'read'],
  postBuscarProductosRelacionados: ['POST', 'read'],
  postObtenerProductosCategoria: ['POST', 'read'],
  postObtenerProductosEnOferta: ['POST', 'read'],
  postObtenerInformacionVenta: ['POST', 'read'],
  postObtenerClientePorTelefono: ['POST', 'read'],
  postRegistrarCliente: ['POST', 'write'],
  putModificarCliente: ['PUT', 'write'],
  postCorreoSolicitudFactura: ['POST', 'write'],
  postObtenerUltimaVisitaParaPromoCode: ['POST', 'read'],
  postRegistrarPromoCode: ['POST', 'write'],
  postVisita: ['POST', 'write'],
  localizarip: ['GET', 'read'],
};

describe('R10.1 the endpoints of the contract', () => {
  test('are the 24 of the specification', () => {
    expect(Object.keys(endpoints).sort()).toEqual(Object.keys(specifiedEndpoints).sort());
  });

  test.each(Object.entries(endpoints))('%s has the method and kind of the specification', (name, endpoint) => {
    expect(endpoint.name).toBe(name);
    expect(`${endpoint.method} ${endpoint.kind}`).toBe(specifiedEndpoints[name]?.join(' '));
  });

  const branch = '2';
  test.each<[EndpointName, unknown, object]>([
    ['getProductosMasVendidos', { branch }, { SucursalID: '2' }],
    ['getProductosVendidosRecientemente', { branch }, { SucursalID: '2' }],
    ['getProductosNuevos', { branch }, { SucursalID: '2' }],
    ['getProductosEnVenta', { branch }, { SucursalID: '2' }],
    ['postObtenerProductosEnOferta', { branch }, { SucursalID: '2' }],
    ['postBuscarProducto', { term: 'a & b', branch }, { Busqueda: 'a & b', SucursalID: '2' }],
    ['postBuscarProductosRelacionados', { term: 'Funda' }, { Busqueda: 'Funda' }],
    ['postObtenervwProducto', { id: '7', branch }, { ProductoID: '7', SucursalID: '2' }],
    ['postObtenerImagenesProducto', { id: '7' }, { ProductoID: '7' }],
    [
      'postObtenerProductosCategoria',
      { category: 'Audio & Video', branch },
      { NombreCategoria: 'Audio & Video', SucursalID: '2' },
    ],
    ['postObtenerInformacionVenta', { receipt: '1001' }, { VentaID: '1001' }],
    ['postObtenerClientePorTelefono', { phone: '3312345678' }, { Telefono: '3312345678' }],
    ['postObtenerUltimaVisitaParaPromoCode', { ip: '187.1.2.3' }, { IP: '187.1.2.3' }],
    ['localizarip', { ip: '187.1.2.3' }, { ip: '187.1.2.3' }],
    [
      'postVisita',
      { ip: '::1', latitude: 20.5, longitude: -103, server: 's', route: '/', parameters: 'a=1' },
      { IP: '::1', Latitud: '20.5', Longitud: '-103', Servidor: 's', Ruta: '/', Parametros: 'a=1' },
    ],
  ])('%s sends exactly its fields', (name, request, wire) => {
    const { request: schema }: Endpoint = endpoints[name];
    const sent = typeof schema === 'string' ? {} : (encode(schema, request) as Record<string, unknown>);
    expect(Object.keys(sent).sort().join()).toBe(Object.keys(wire).sort().join());
    for (const [field, value] of Object.entries(wire)) expect(sent[field], field).toBe(value);
  });

  test('the invoice e-mail sends plain text', () => {
    expect(endpoints.postCorreoSolicitudFactura.request).toBe('text');
  });

  test.each(['listarUtilidades', 'getCategorias', 'getSliders', 'getSucursales', 'getProductosMasVisitados'] as const)(
    '%s sends nothing',
    (name) => {
      expect(endpoints[name].request).toBe('nothing');
    },
  );
});
