import type { AnswerOfName, CallName, RequestOfName } from '../../src/contract/callTable.ts';
import type { ParsedList } from '../../src/contract/answers.ts';
import type { Backend, Caller } from './backend.ts';
import { findCustomer, findSale, mailInvoiceRequest, registerCustomer, updateCustomer } from './invoices.ts';
import { locate } from './geolocation.ts';
import { productQueries as products } from './productQueries.ts';
import { lastPromoVisit, recordVisit, registerPromo } from './promos.ts';
import { shopQueries as shop } from './shopQueries.ts';

type Handlers = {
  [Name in CallName]: (backend: Backend, request: RequestOfName<Name>, caller: Caller) => AnswerOfName<Name>;
};

const list = <T>(items: T[]): ParsedList<T> => ({ items, rejected: [], missingFields: [] });

/** What the server does for each call of the contract. */
export const handlers: Handlers = {
  getCategorias: ({ database }) => list(shop.categories(database)),
  getSliders: ({ database }) => list(shop.sliders(database)),
  getSucursales: ({ database }) => list(shop.branches(database)),
  listarUtilidades: ({ database }) => list(shop.utilities(database)),
  getProductosMasVisitados: ({ database }) => list(products.mostViewed(database)),
  getProductosMasVendidos: ({ database }) => list(products.bestSellers(database)),
  getProductosVendidosRecientemente: ({ database }) => list(products.recentlySold(database)),
  getProductosNuevos: ({ database }) => list(products.newest(database)),
  getProductosEnVenta: ({ database }) => list(products.onSale(database)),
  postObtenerProductosEnOferta: ({ database }) => list(products.offers(database)),
  postObtenerProductosCategoria: ({ database }, { category }) => list(products.ofCategory(database, category)),
  postBuscarProducto: ({ database }, { term }) => list(products.search(database, term)),
  postBuscarProductosRelacionados: ({ database }, { term }) => list(products.related(database, term)),
  postObtenervwProducto: ({ database }, { id }) => products.one(database, id),
  postObtenerImagenesProducto: ({ database }, { id }) => list(products.pictures(database, id)),
  postObtenerInformacionVenta: (backend, { note }) => findSale(backend, note),
  postObtenerClientePorTelefono: (backend, { phone }) => findCustomer(backend, phone),
  postRegistrarCliente: registerCustomer,
  putModificarCliente: updateCustomer,
  postCorreoSolicitudFactura: mailInvoiceRequest,
  postObtenerUltimaVisitaParaPromoCode: (backend, { ip }) => lastPromoVisit(backend, ip),
  postRegistrarPromoCode: registerPromo,
  postVisita: recordVisit,
  localizarip: (_, { ip }) => locate(ip),
};
