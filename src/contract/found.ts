import { decodeEntities, readText } from '../lib/entities.ts';
import type { Row } from './entity.ts';
import { readAmount, readCents, readCount, readStock } from './figures.ts';
import { isFileName } from './fileName.ts';
import type { Product } from './product.ts';

/**
 * postBuscarProducto without zod, for the search box and the results, whose bytes count. The tests hold that it reads
 * what the codec reads.
 */
export const searchRequest = (term: string, branch: string): Row => ({ Busqueda: term, SucursalID: branch });

/** The products of an answer; rows that cannot be read are left out. @throws TypeError where it is no list */
export function readProducts(body: unknown): Product[] {
  const rows = Array.isArray(body) ? (body as unknown[]) : (body as { results: unknown[] | null }).results;
  if (rows !== null && !Array.isArray(rows)) throw new TypeError('postBuscarProducto answered no list.');
  return (rows ?? []).flatMap((row) => (typeof row === 'object' && row !== null ? readProduct(row as Row) : []));
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
