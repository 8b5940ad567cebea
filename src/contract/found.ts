import { decodeEntities, readText } from '../lib/entities.ts';
import type { Row } from './entity.ts';
import { readAmount, readCents, readCount, readStock } from './figures.ts';
import { isFileName } from './fileName.ts';
import { readPicture } from './picture.ts';
import type { Product } from './product.ts';

/**
 * Some reads without zod, for the search box, the results and the live pages, whose bytes count. The tests
 * hold that they read what the codecs read.
 */
export const searchRequest = (term: string, branch: string): Row => ({ Busqueda: term, SucursalID: branch });

/** What postObtenerImagenesProducto is asked with. */
export const picturesRequest = (product: string): Row => ({ ProductoID: product });

/** The products of an answer; rows that cannot be read are left out. @throws TypeError where it is no list */
export function readProducts(body: unknown): Product[] {
  return listIn(body).flatMap((row) => (typeof row === 'object' && row !== null ? readProduct(row as Row) : []));
}

/** The product of an answer; null where there is none. @throws TypeError where it cannot be read */
export function readOne(body: unknown): Product | null {
  const answer = (body as { results?: unknown }).results;
  const row: unknown = Array.isArray(answer) ? answer[0] : answer;
  if (row === null || row === undefined || row === false) return null;
  const [product] = readProducts([row]);
  if (!product) throw new TypeError('The API answered something that is no product.');
  return product;
}

/** The names of the shop's categories. @throws TypeError where the answer is no list */
export const readCategoryNames = (body: unknown): string[] =>
  listIn(body).flatMap((row) => text((row as Row | null)?.['Nombre']) || []);

/** The addresses of a product's pictures. @throws TypeError where the answer is no list */
export const readPictures = (body: unknown): string[] =>
  listIn(body).flatMap((row) => (typeof row === 'string' && readPicture(row)) || []);

function listIn(body: unknown): unknown[] {
  const rows: unknown = Array.isArray(body) ? body : (body as { results: unknown }).results;
  if (rows !== null && !Array.isArray(rows)) throw new TypeError('The API answered no list.');
  return rows ?? [];
}

function readProduct(row: Row): Product | [] {
  const image = decodeEntities(told(row['RutaImagen'])).trim();
  const product: Product = {
    id: text(row['ProductoID']),
    name: text(row['Nombre']),
    description: text(row['Descripcion']),
    price: readCents(row['Precio']),
    discountPrice: readAmount(row['PrecioDescuento']),
    condition: text(row['Estado']),
    recent: row['Reciente'] === true || text(row['Reciente']) === '1',
    unit: text(row['ClaveUnidad']),
    brand: text(row['Marca']),
    model: text(row['Modelo']),
    category: text(row['Categoria']),
    image: isFileName(image) ? image : '',
    sold: readCount(row['Vendidos']),
    stock: readStock(row),
  };
  const whole = /^\d{1,12}$/.test(product.id) && product.name !== '' && product.price > 0;
  return whole && !Number.isNaN(product.discountPrice) ? product : [];
}

const told = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

const text = (value: unknown): string => readText(told(value));
