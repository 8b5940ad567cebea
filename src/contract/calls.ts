import * as z from 'zod/mini';
import { entity } from './entity.ts';
import { id, required, text } from './fields.ts';
import { customer, sale } from './invoice.ts';
import { product } from './product.ts';
import { lastVisit, promoCode } from './promo.ts';
import { acknowledged, listOf, one, status } from './results.ts';
import { branch, category, picture, slider, utilityFile } from './shop.ts';
import { coordinates, visit } from './visitCodec.ts';

/** One call of the API. `read` calls may be repeated; a `write` is never sent twice unasked. */
export interface Call<Request = unknown, Answer = unknown> {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly kind: 'read' | 'write';
  readonly request: z.ZodMiniType<Request>;
  readonly answer: z.ZodMiniType<Answer>;
}

const none = z.codec(z.unknown(), z.custom<undefined>(), { decode: () => undefined, encode: () => undefined });
const ofBranch = entity({ branch: ['SucursalID', id] });
const ofText = entity({ term: ['Busqueda', text] });
const inBranch = entity({ term: ['Busqueda', text], branch: ['SucursalID', id] });
const oneProduct = entity({ id: ['ProductoID', id], branch: ['SucursalID', id] });
const pictures = entity({ id: ['ProductoID', id] });
const ofCategory = entity({ category: ['NombreCategoria', required], branch: ['SucursalID', id] });

const note = entity({ note: ['VentaID', id] });
const phone = entity({ phone: ['Telefono', required] });
const address = entity({ ip: ['IP', required] });
const query = entity({ ip: ['ip', required] });
const mail = z.string();

type Method = Call['method'];
const read = <Req extends z.ZodMiniType, Res extends z.ZodMiniType>(method: Method, request: Req, answer: Res) =>
  ({ method, kind: 'read', request, answer }) as const;
const write = <Req extends z.ZodMiniType, Res extends z.ZodMiniType>(method: Method, request: Req, answer: Res) =>
  ({ method, kind: 'write', request, answer }) as const;

const products = listOf(product);

/** Every call, by its name: specification §7, R10.1. */
const table = {
  getCategorias: read('GET', none, listOf(category)),
  getSliders: read('GET', none, listOf(slider)),
  getSucursales: read('GET', none, listOf(branch)),
  getProductosMasVisitados: read('GET', none, products),
  getProductosMasVendidos: read('POST', ofBranch, products),
  getProductosVendidosRecientemente: read('POST', ofBranch, products),
  getProductosNuevos: read('POST', ofBranch, products),
  getProductosEnVenta: read('POST', ofBranch, products),
  postObtenerProductosEnOferta: read('POST', ofBranch, products),
  postObtenerProductosCategoria: read('POST', ofCategory, products),
  postBuscarProducto: read('POST', inBranch, products),
  postBuscarProductosRelacionados: read('POST', ofText, products),
  postObtenervwProducto: read('POST', oneProduct, one(product)),
  postObtenerImagenesProducto: read('POST', pictures, listOf(picture)),
  listarUtilidades: read('GET', none, listOf(utilityFile)),
  postObtenerInformacionVenta: read('POST', note, one(sale)),
  postObtenerClientePorTelefono: read('POST', phone, one(customer)),
  postRegistrarCliente: write('POST', customer, acknowledged),
  putModificarCliente: write('PUT', customer, acknowledged),
  postCorreoSolicitudFactura: write('POST', mail, status),
  postObtenerUltimaVisitaParaPromoCode: read('POST', address, one(lastVisit)),
  postRegistrarPromoCode: write('POST', promoCode, acknowledged),
  postVisita: write('POST', visit, acknowledged),
  localizarip: read('GET', query, coordinates),
} as const;

type Table = typeof table;
export type CallName = keyof Table;
export type RequestOf<Name extends CallName> = z.output<Table[Name]['request']>;
export type AnswerOf<Name extends CallName> = z.output<Table[Name]['answer']>;

export const calls = Object.fromEntries(Object.entries(table).map(([name, call]) => [name, { name, ...call }])) as {
  readonly [Name in CallName]: Table[Name] & { readonly name: Name };
};
