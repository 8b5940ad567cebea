import { demoCustomer, demoReceipts } from '../../scripts/sandbox/demoData.ts';
import { fixtureIds } from '../../scripts/sandbox/seed/fixtures.ts';
import type { EndpointName } from '../../src/contract/endpoints.ts';

const branchRequest = { SucursalID: '1' };
export const sampleCustomer = {
  Nombres: 'Cliente',
  ApePat: 'Facturación',
  Telefono: '3311112222',
  CodigoPostal: '44100',
  RFC: 'XAXX010101000',
  Correo: 'a@example.com',
  RazonSocial: 'A',
  Calle: 'B',
  Ciudad: 'C',
  Estado: 'D',
  Activo: '1',
  RegimenFiscalID: '616',
};
export const samplePromo = {
  PromoCodeID: '',
  PromoCode: 'AB3Ñ9',
  Descripcion: '7 %',
  Descuento: '7',
  TipoDescuento: 'Porcentaje',
  TipoPromo: 'Total',
  ProductosID: '',
  VigenciaInicio: '2025-11-20 12:00:00',
  VigenciaFin: '2025-11-20 12:05:00',
  Cantidad: '1',
  Activo: '1',
};
export const sampleVisit = {
  IP: '187.1.2.3',
  Latitud: '20.6',
  Longitud: '-103.3',
  Servidor: 'shop.example',
  Ruta: '/promocode',
  Parametros: '',
};

/**
 * A valid request of each endpoint in its wire format; undefined for endpoints without one. The promo code is valid on 20 November
 * 2025 only.
 */
export const sampleRequests: Record<EndpointName, unknown> = {
  getCategorias: undefined,
  getSliders: undefined,
  getSucursales: undefined,
  listarUtilidades: undefined,
  getProductosMasVisitados: undefined,
  getProductosMasVendidos: branchRequest,
  getProductosVendidosRecientemente: branchRequest,
  getProductosNuevos: branchRequest,
  getProductosEnVenta: branchRequest,
  postObtenerProductosEnOferta: branchRequest,
  postObtenerProductosCategoria: { NombreCategoria: 'Fundas', SucursalID: 1 },
  postBuscarProducto: { Busqueda: 'CARGADOR voltra', SucursalID: '1' },
  postBuscarProductosRelacionados: { Busqueda: 'Cargador rápido GaN Voltra 65 W' },
  postObtenervwProducto: { ProductoID: fixtureIds.onOffer, SucursalID: '1' },
  postObtenerImagenesProducto: { ProductoID: fixtureIds.gallery },
  postObtenerInformacionVenta: { VentaID: demoReceipts.thisMonth.receipt },
  postObtenerClientePorTelefono: { Telefono: demoCustomer.phone },
  postRegistrarCliente: sampleCustomer,
  putModificarCliente: { ...sampleCustomer, ClienteID: '1', Telefono: demoCustomer.phone },
  postCorreoSolicitudFactura: 'Nota de venta: 1001\nTotal: $629.30 MXN',
  postObtenerUltimaVisitaParaPromoCode: { IP: '187.1.2.3' },
  postRegistrarPromoCode: samplePromo,
  postVisita: sampleVisit,
  localizarip: { ip: '187.1.2.3' },
};
