/**
 * The 24 calls, each by itself so that a browser loads only those that it makes: specification §7, R10.1. All of them in
 * one table: callTable.ts.
 */
import { acknowledged, coordinates, listOf, one, status, type Answer } from './answers.ts';
import type { Entity, ValueOf } from './entity.ts';
import {
  branch,
  category,
  customer,
  lastVisit,
  ofAddress,
  ofBranch,
  ofCategoryInBranch,
  ofNote,
  ofPhone,
  ofProduct,
  ofProductInBranch,
  ofQueriedAddress,
  ofTerm,
  ofTermInBranch,
  product,
  promoCode,
  sale,
  visit,
} from './fields.ts';
import { fileName, picture } from './kinds.ts';

/** One call of the API. A `read` may be repeated; a `write` is never sent twice unasked. */
export interface Call<Sent = unknown, Told = unknown> {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly kind: 'read' | 'write';
  /** What it is asked with: the fields of an entity, one text, or nothing. */
  readonly request: Entity<Sent> | 'text' | 'nothing';
  readonly answer: Answer<Told>;
}
export type RequestOf<C extends Call> = C['request'] extends 'nothing'
  ? undefined
  : C['request'] extends 'text'
    ? string
    : ValueOf<C['request']>;
export type AnswerOf<C extends Call> = C['answer'] extends Answer<infer T> ? T : never;

const call = <const N extends string, const M extends Call['method'], const K extends Call['kind'], R, T>(
  name: N,
  method: M,
  kind: K,
  request: R,
  answer: Answer<T>,
) => ({ name, method, kind, request, answer });

const products = /* @__PURE__ */ listOf(product);
const nothing = 'nothing' as const;

export const getCategorias = /* @__PURE__ */ call(
  'getCategorias',
  'GET',
  'read',
  nothing,
  /* @__PURE__ */ listOf(category),
);
export const getSliders = /* @__PURE__ */ call('getSliders', 'GET', 'read', nothing, /* @__PURE__ */ listOf(fileName));
export const getSucursales = /* @__PURE__ */ call(
  'getSucursales',
  'GET',
  'read',
  nothing,
  /* @__PURE__ */ listOf(branch),
);
export const getProductosMasVisitados = /* @__PURE__ */ call(
  'getProductosMasVisitados',
  'GET',
  'read',
  nothing,
  products,
);
export const listarUtilidades = /* @__PURE__ */ call(
  'listarUtilidades',
  'GET',
  'read',
  nothing,
  /* @__PURE__ */ listOf(fileName),
);
export const localizarip = /* @__PURE__ */ call('localizarip', 'GET', 'read', ofQueriedAddress, coordinates);

export const getProductosMasVendidos = /* @__PURE__ */ call(
  'getProductosMasVendidos',
  'POST',
  'read',
  ofBranch,
  products,
);
export const getProductosVendidosRecientemente = /* @__PURE__ */ call(
  'getProductosVendidosRecientemente',
  'POST',
  'read',
  ofBranch,
  products,
);
export const getProductosNuevos = /* @__PURE__ */ call('getProductosNuevos', 'POST', 'read', ofBranch, products);
export const getProductosEnVenta = /* @__PURE__ */ call('getProductosEnVenta', 'POST', 'read', ofBranch, products);
export const postObtenerProductosEnOferta = /* @__PURE__ */ call(
  'postObtenerProductosEnOferta',
  'POST',
  'read',
  ofBranch,
  products,
);
export const postObtenerProductosCategoria = /* @__PURE__ */ call(
  'postObtenerProductosCategoria',
  'POST',
  'read',
  ofCategoryInBranch,
  products,
);
export const postBuscarProducto = /* @__PURE__ */ call('postBuscarProducto', 'POST', 'read', ofTermInBranch, products);
export const postBuscarProductosRelacionados = /* @__PURE__ */ call(
  'postBuscarProductosRelacionados',
  'POST',
  'read',
  ofTerm,
  products,
);
export const postObtenervwProducto = /* @__PURE__ */ call(
  'postObtenervwProducto',
  'POST',
  'read',
  ofProductInBranch,
  /* @__PURE__ */ one(product),
);
export const postObtenerImagenesProducto = /* @__PURE__ */ call(
  'postObtenerImagenesProducto',
  'POST',
  'read',
  ofProduct,
  /* @__PURE__ */ listOf(picture),
);
export const postObtenerInformacionVenta = /* @__PURE__ */ call(
  'postObtenerInformacionVenta',
  'POST',
  'read',
  ofNote,
  /* @__PURE__ */ one(sale),
);
export const postObtenerClientePorTelefono = /* @__PURE__ */ call(
  'postObtenerClientePorTelefono',
  'POST',
  'read',
  ofPhone,
  /* @__PURE__ */ one(customer),
);
export const postObtenerUltimaVisitaParaPromoCode = /* @__PURE__ */ call(
  'postObtenerUltimaVisitaParaPromoCode',
  'POST',
  'read',
  ofAddress,
  /* @__PURE__ */ one(lastVisit),
);

export const postRegistrarCliente = /* @__PURE__ */ call(
  'postRegistrarCliente',
  'POST',
  'write',
  customer,
  acknowledged,
);
export const putModificarCliente = /* @__PURE__ */ call('putModificarCliente', 'PUT', 'write', customer, acknowledged);
export const postCorreoSolicitudFactura = /* @__PURE__ */ call(
  'postCorreoSolicitudFactura',
  'POST',
  'write',
  'text' as const,
  status,
);
export const postRegistrarPromoCode = /* @__PURE__ */ call(
  'postRegistrarPromoCode',
  'POST',
  'write',
  promoCode,
  acknowledged,
);
export const postVisita = /* @__PURE__ */ call('postVisita', 'POST', 'write', visit, acknowledged);
