/**
 * The calls of the API (specification §7, R10.1): method, kind, name, what is sent, what comes back. A page loads whole
 * modules, so the table has three parts: these are for the catalogue, those of forms are in forms.ts, those that every page
 * makes in visits.ts. callTable.ts has all 24.
 */
import { listOf, one } from './answers.ts';
import { call, type Call } from './call.ts';
import { fileName, picture } from './fieldCodecs.ts';
import {
  branch,
  branchRequest,
  category,
  categoryRequest,
  liveFigures,
  pictureRequest,
  product,
  productRequest,
  relatedRequest,
  searchRequest,
} from './fields.ts';

const products = listOf(product);

export const getCategorias = call('GET', 'read', 'getCategorias', 'nothing', listOf(category));
export const getSliders = call('GET', 'read', 'getSliders', 'nothing', listOf(fileName));
export const getSucursales = call('GET', 'read', 'getSucursales', 'nothing', listOf(branch));

// prettier-ignore
export const getProductosVendidosRecientemente = call('POST', 'read', 'getProductosVendidosRecientemente', branchRequest, products);
export const getProductosMasVisitados = call('GET', 'read', 'getProductosMasVisitados', 'nothing', products);
export const getProductosMasVendidos = call('POST', 'read', 'getProductosMasVendidos', branchRequest, products);
export const getProductosNuevos = call('POST', 'read', 'getProductosNuevos', branchRequest, products);
export const getProductosEnVenta = call('POST', 'read', 'getProductosEnVenta', branchRequest, products);
// prettier-ignore
export const postObtenerProductosEnOferta = call('POST', 'read', 'postObtenerProductosEnOferta', branchRequest, products);
// prettier-ignore
export const postObtenerProductosCategoria = call('POST', 'read', 'postObtenerProductosCategoria', categoryRequest, products);
export const postBuscarProducto = call('POST', 'read', 'postBuscarProducto', searchRequest, products);
// prettier-ignore
export const postBuscarProductosRelacionados = call('POST', 'read', 'postBuscarProductosRelacionados', relatedRequest, products);

export const postObtenervwProducto = call('POST', 'read', 'postObtenervwProducto', productRequest, one(product));
// prettier-ignore
export const postObtenerImagenesProducto = call('POST', 'read', 'postObtenerImagenesProducto', pictureRequest, listOf(picture));

/** A list call that reads only the live figures: rows may lack everything else. */
export const liveFiguresList = <C extends Call>(listCall: C) => ({ ...listCall, answer: listOf(liveFigures) });

/** A call for one product that reads only the live figures. */
export const liveFiguresOfOne = <C extends Call>(productCall: C) => ({ ...productCall, answer: one(liveFigures) });
