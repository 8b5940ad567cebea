import { isIP } from 'node:net';
import type { ParsedList } from '../../src/contract/schema.ts';
import type { ResponseOfName, EndpointName, RequestOfName } from '../../src/contract/endpoints.ts';
import type { Dependencies, Caller } from './dependencies.ts';
import { findCustomer, findSale, mailInvoiceRequest, registerCustomer, updateCustomer } from './invoices.ts';
import { productQueries as products, shopQueries as shop } from './queries.ts';
import { findLastPromoVisit, registerPromo } from './promos.ts';
import { recordVisit } from './visits.ts';
import type { GeoPoint } from '../../src/contract/visits.ts';

type Handlers = {
  [Name in EndpointName]: (
    dependencies: Dependencies,
    request: RequestOfName<Name>,
    caller: Caller,
  ) => ResponseOfName<Name>;
};

const toParsedList = <T>(items: T[]): ParsedList<T> => ({ items, rejected: [], missingFields: [] });

/** The handler of each endpoint of the contract. */
export const handlers: Handlers = {
  getCategorias: ({ database }) => toParsedList(shop.categories(database)),
  getSliders: ({ database }) => toParsedList(shop.sliders(database)),
  getSucursales: ({ database }) => toParsedList(shop.branches(database)),
  listarUtilidades: ({ database }) => toParsedList(shop.utilities(database)),
  getProductosMasVisitados: ({ database }) => toParsedList(products.mostViewed(database)),
  getProductosMasVendidos: ({ database }) => toParsedList(products.bestSellers(database)),
  getProductosVendidosRecientemente: ({ database }) => toParsedList(products.recentlySold(database)),
  getProductosNuevos: ({ database }) => toParsedList(products.newest(database)),
  getProductosEnVenta: ({ database }) => toParsedList(products.forSale(database)),
  postObtenerProductosEnOferta: ({ database }) => toParsedList(products.offers(database)),
  postObtenerProductosCategoria: ({ database }, { category }) => toParsedList(products.byCategory(database, category)),
  postBuscarProducto: ({ database }, { term }) => toParsedList(products.search(database, term)),
  postBuscarProductosRelacionados: ({ database }, { term }) => toParsedList(products.related(database, term)),
  postObtenervwProducto: ({ database }, { id }) => products.byId(database, id),
  postObtenerImagenesProducto: ({ database }, { id }) => toParsedList(products.pictures(database, id)),
  postObtenerInformacionVenta: (dependencies, { receipt }) => findSale(dependencies, receipt),
  postObtenerClientePorTelefono: (dependencies, { phone }) => findCustomer(dependencies, phone),
  postRegistrarCliente: registerCustomer,
  putModificarCliente: updateCustomer,
  postCorreoSolicitudFactura: mailInvoiceRequest,
  postObtenerUltimaVisitaParaPromoCode: (dependencies, { ip }) => findLastPromoVisit(dependencies, ip),
  postRegistrarPromoCode: registerPromo,
  postVisita: recordVisit,
  localizarip: (_, { ip }) => geolocate(ip),
};

/** Cities of the mocked geolocation. */
const cities: GeoPoint[] = [
  { latitude: 20.6736, longitude: -103.344 },
  { latitude: 19.4326, longitude: -99.1332 },
  { latitude: 25.6866, longitude: -100.3161 },
  { latitude: 32.5149, longitude: -117.0382 },
  { latitude: 20.9674, longitude: -89.5926 },
];

/** Mocks the geolocation of an IP address. The same address always gets the same city; an invalid one gets null. */
function geolocate(ip: string): GeoPoint | null {
  if (isIP(ip) === 0) return null;
  const sum = [...ip].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return cities[sum % cities.length] ?? null;
}
