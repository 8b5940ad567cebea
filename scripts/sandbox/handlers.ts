import type { DatabaseSync } from 'node:sqlite';
import type { AnswerOf, CallName, RequestOf } from '../../src/contract/calls.ts';
import type { Listed } from '../../src/contract/results.ts';
import { productQueries as products } from './products.ts';
import { shopQueries as shop } from './shop.ts';

type Handlers = { [Name in CallName]: (database: DatabaseSync, request: RequestOf<Name>) => AnswerOf<Name> };

const list = <T>(items: T[]): Listed<T> => ({ items, rejected: [], untold: [] });

/** What the server does for each call of the contract. */
export const handlers: Handlers = {
  getCategorias: (db) => list(shop.categories(db)),
  getSliders: (db) => list(shop.sliders(db)),
  getSucursales: (db) => list(shop.branches(db)),
  getProductosMasVisitados: (db) => list(products.mostViewed(db)),
  getProductosMasVendidos: (db) => list(products.bestSellers(db)),
  getProductosVendidosRecientemente: (db) => list(products.recentlySold(db)),
  getProductosNuevos: (db) => list(products.newest(db)),
  getProductosEnVenta: (db) => list(products.onSale(db)),
  postObtenerProductosEnOferta: (db) => list(products.offers(db)),
  postObtenerProductosCategoria: (db, { category }) => list(products.ofCategory(db, category)),
  postBuscarProducto: (db, { term }) => list(products.search(db, term)),
  postBuscarProductosRelacionados: (db, { term }) => list(products.related(db, term)),
  postObtenervwProducto: (db, { id }) => products.one(db, id),
  postObtenerImagenesProducto: (db, { id }) => list(products.pictures(db, id)),
};
