import { acknowledgedAnswer, isEntity, statusAnswer } from './answers.ts';
import { type Answer, type AnswerOf, type RequestOf, encodeRow, type WireRow, type ParsedList } from './schema.ts';
import {
  getCategorias,
  getProductosEnVenta,
  getProductosMasVendidos,
  getProductosMasVisitados,
  getProductosNuevos,
  getProductosVendidosRecientemente,
  getSliders,
  getSucursales,
  postBuscarProducto,
  postBuscarProductosRelacionados,
  postObtenerImagenesProducto,
  postObtenerProductosCategoria,
  postObtenerProductosEnOferta,
  postObtenervwProducto,
} from './catalogue.ts';
import type { Dialect } from './dialect.ts';
import {
  listarUtilidades,
  postCorreoSolicitudFactura,
  postObtenerClientePorTelefono,
  postObtenerInformacionVenta,
  postObtenerUltimaVisitaParaPromoCode,
  postRegistrarCliente,
  postRegistrarPromoCode,
  putModificarCliente,
} from './forms.ts';
import { anyAnswer, localizarip, postVisita } from './visits.ts';

/** All 24 calls by name, for the sandbox, the snapshot and the tests. Browsers import single calls. */
export const calls = {
  getCategorias,
  getProductosEnVenta,
  getProductosMasVendidos,
  getProductosMasVisitados,
  getProductosNuevos,
  getProductosVendidosRecientemente,
  getSliders,
  getSucursales,
  listarUtilidades,
  localizarip,
  postBuscarProducto,
  postBuscarProductosRelacionados,
  postCorreoSolicitudFactura,
  postObtenerClientePorTelefono,
  postObtenerImagenesProducto,
  postObtenerInformacionVenta,
  postObtenerProductosCategoria,
  postObtenerProductosEnOferta,
  postObtenerUltimaVisitaParaPromoCode,
  postObtenervwProducto,
  postRegistrarCliente,
  postRegistrarPromoCode,
  postVisita,
  putModificarCliente,
};
export type CallName = keyof typeof calls;
export type RequestOfName<Name extends CallName> = RequestOf<(typeof calls)[Name]>;
export type AnswerOfName<Name extends CallName> = AnswerOf<(typeof calls)[Name]>;

/** The body of an answer as the API sends it, for the sandbox and the tests. */
export function encodeAnswer<T>(answer: Answer<T>, value: T, dialect: Dialect): unknown {
  const { list, record } = answer;
  const given: unknown = value;
  if (list) {
    const rows = (given as ParsedList<unknown>).items.map((item) =>
      isEntity(list) ? encodeRow(list, item, dialect) : list.encode(item),
    );
    return envelope(rows.length > 0 ? rows : null, dialect);
  }
  if (record) return envelope(given === null ? null : encodeRow(record, given, dialect), dialect);
  const done = given === true;
  const form = answer as Answer<unknown>;
  if (form === statusAnswer) return { status: done ? 'success' : 'error' };
  if (form === acknowledgedAnswer) return { ...envelope(done || null, dialect), status: done ? 'success' : 'error' };
  if (form === anyAnswer) return { ...envelope(done || null, dialect), status: 'success' };
  return envelope(given, dialect);
}

const envelope = (value: unknown, { results }: Pick<Dialect, 'results'>): WireRow =>
  results.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as WireRow;
