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

const products = listOf(product);
const nothing = 'nothing' as const;

export const getCategorias = call('getCategorias', 'GET', 'read', nothing, listOf(category));
export const getSliders = call('getSliders', 'GET', 'read', nothing, listOf(fileName));
export const getSucursales = call('getSucursales', 'GET', 'read', nothing, listOf(branch));
export const getProductosMasVisitados = call('getProductosMasVisitados', 'GET', 'read', nothing, products);

export const getProductosMasVendidos = call('getProductosMasVendidos', 'POST', 'read', ofBranch, products);
export const getProductosVendidosRecientemente = call(
  'getProductosVendidosRecientemente',
  'POST',
  'read',
  ofBranch,
  products,
);
export const getProductosNuevos = call('getProductosNuevos', 'POST', 'read', ofBranch, products);
export const getProductosEnVenta = call('getProductosEnVenta', 'POST', 'read', ofBranch, products);
export const postObtenerProductosEnOferta = call('postObtenerProductosEnOferta', 'POST', 'read', ofBranch, products);
export const postObtenerProductosCategoria = call(
  'postObtenerProductosCategoria',
  'POST',
  'read',
  ofCategoryInBranch,
  products,
);
export const postBuscarProducto = call('postBuscarProducto', 'POST', 'read', ofTermInBranch, products);
export const postBuscarProductosRelacionados = call(
  'postBuscarProductosRelacionados',
  'POST',
  'read',
  ofTerm,
  products,
);
export const postObtenervwProducto = call('postObtenervwProducto', 'POST', 'read', ofProductInBranch, one(product));
export const postObtenerImagenesProducto = call(
  'postObtenerImagenesProducto',
  'POST',
  'read',
  ofProduct,
  listOf(picture),
);
