import type { ParsedList } from '../../src/contract/schema.ts';
import type { ResponseOfName, CallName, RequestOfName } from '../../src/contract/callTable.ts';
import type { Backend, Caller } from './backend.ts';
import { findCustomer, findSale, mailInvoiceRequest, registerCustomer, updateCustomer } from './invoices.ts';
import { productQueries as products } from './productQueries.ts';
import { lastPromoVisit, registerPromo } from './promos.ts';
import { recordVisit } from './visits.ts';
import { shopQueries as shop } from './shopQueries.ts';
import type { GeoPoint } from '../../src/contract/visits.ts';

type Handlers = {
  [Name in CallName]: (backend: Backend, request: RequestOfName<Name>, caller: Caller) => ResponseOfName<Name>;
};

const list = <T>(items: T[]): ParsedList<T> => ({ items, rejected: [], missingFields: [] });

/** Handlers of the calls of the contract. */
export const handlers: Handlers = {
  getCategorias: ({ database }) => list(shop.categories(database)),
  getSliders: ({ database }) => list(shop.sliders(database)),
  getSucursales: ({ database }) => list(shop.branches(database)),
  listarUtilidades: ({ database }) => list(shop.utilities(database)),
  getProductosMasVisitados: ({ database }) => list(products.mostViewed(database)),
  getProductosMasVendidos: ({ database }) => list(products.bestSellers(database)),
  getProductosVendidosRecientemente: ({ database }) => list(products.recentlySold(database)),
  getProductosNuevos: ({ database }) => list(products.newest(database)),
  getProductosEnVenta: ({ database }) => list(products.forSale(database)),
  postObtenerProductosEnOferta: ({ database }) => list(products.offers(database)),
  postObtenerProductosCategoria: ({ database }, { category }) => list(products.byCategory(database, category)),
  postBuscarProducto: ({ database }, { term }) => list(products.search(database, term)),
  postBuscarProductosRelacionados: ({ database }, { term }) => list(products.related(database, term)),
  postObtenervwProducto: ({ database }, { id }) => products.one(database, id),
  postObtenerImagenesProducto: ({ database }, { id }) => list(products.pictures(database, id)),
  postObtenerInformacionVenta: (backend, { receipt }) => findSale(backend, receipt),
  postObtenerClientePorTelefono: (backend, { phone }) => findCustomer(backend, phone),
  postRegistrarCliente: registerCustomer,
  putModificarCliente: updateCustomer,
  postCorreoSolicitudFactura: mailInvoiceRequest,
  postObtenerUltimaVisitaParaPromoCode: (backend, { ip }) => lastPromoVisit(backend, ip),
  postRegistrarPromoCode: registerPromo,
  postVisita: recordVisit,
  localizarip: (_, { ip }) => locate(ip),
};

/** Cities of the simulated geolocation. */
const cities: GeoPoint[] = [
  { latitude: 20.6736, longitude: -103.344 },
  { latitude: 19.4326, longitude: -99.1332 },
  { latitude: 25.6866, longitude: -100.3161 },
  { latitude: 32.5149, longitude: -117.0382 },
  { latitude: 20.9674, longitude: -89.5926 },
];

/** Simulated coordinates of an IP address: always the same city for the same address; null for an invalid one. */
export function locate(ip: string): GeoPoint | null {
  if (!/^[\da-f.:]{2,45}$/i.test(ip)) return null;
  const sum = [...ip].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return cities[sum % cities.length] ?? null;
}
