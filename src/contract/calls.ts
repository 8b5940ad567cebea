/**
 * The calls for the catalogue, each by itself so that a browser loads only those that it makes: specification §7, R10.1.
 * Those of the forms: formCalls.ts; of every page: visits.ts; all of them in one table: callTable.ts.
 */
import { listOf, one } from './answers.ts';
import { call } from './call.ts';
import {
  branch,
  category,
  ofBranch,
  ofCategoryInBranch,
  ofProduct,
  ofProductInBranch,
  ofTerm,
  ofTermInBranch,
  product,
} from './fields.ts';
import { fileName, picture } from './fieldKinds.ts';

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
