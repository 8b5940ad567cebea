import { toCents, type Cents } from '../lib/money.ts';
import { dialect } from './dialect.ts';
import type { Row } from './entity.ts';

/**
 * The figures of a product that change all day, read from a row without zod: the live check of a page
 * (`features/product/check.client.ts`) ships them in a few hundred bytes.
 */
export interface Figures {
  /** The regular price, cents. */
  price: Cents;
  /** `PrecioDescuento` in cents, 0 where there is none. */
  discountPrice: Cents;
  stock: StockByBranch;
}

/**
 * Pieces by branch. The keys are what the API's column names add to "Stock" (`Stock1` → "1", a SucursalID);
 * a shop with a single column has one entry, "".
 */
export type StockByBranch = Record<string, number>;

/** A count of pieces: empty, negative or not a decimal number is 0 (R4.3). */
export function readCount(value: unknown): number {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim().replaceAll(',', '') : '';
  return /^\d{1,12}(?:\.\d*)?$/.test(text) ? Math.floor(Number(text)) : 0;
}

/** Cents of an amount on the wire; NaN where it is none. */
export function readCents(value: unknown): Cents {
  return (typeof value === 'string' || typeof value === 'number' ? toCents(value) : null) ?? NaN;
}

/** Cents of an amount that may be missing: nothing, or below 0, is 0 (R4.2). */
export function readAmount(value: unknown): Cents {
  const nothing = value == null || (typeof value === 'string' && value.trim() === '');
  return nothing ? 0 : Math.max(0, readCents(value));
}

/** Every column whose name contains "Stock"; a plain one counts only where it is the only one (R4.3). */
export function readStock(row: Row): StockByBranch {
  const columns = Object.keys(row)
    .filter((name) => name.includes(dialect.stock))
    .sort();
  const byBranch = columns.filter((name) => name !== dialect.stock);
  const names = byBranch.length > 0 ? byBranch : columns;
  return Object.fromEntries(names.map((name) => [name.replace(dialect.stock, ''), readCount(row[name])]));
}

/** The figures of a row, or null where its price is none (the page then keeps what it shows). */
export function readFigures(row: Row): Figures | null {
  const price = readCents(row['Precio']);
  const discountPrice = readAmount(row['PrecioDescuento']);
  return price > 0 && discountPrice >= 0 ? { price, discountPrice, stock: readStock(row) } : null;
}

/** The figures in an answer of postObtenervwProducto: a row, or a list of one; null where there is none to read. */
export function readAnswer(body: unknown): Figures | null {
  const [row] = rowsOf(body);
  return row ? readFigures(row) : null;
}

/** The figures of a list of products by id, each with its unit; rows without any are left out. */
export function readList(body: unknown): Map<string, Figures & { unit: string }> {
  return new Map(
    rowsOf(body).flatMap((row) => {
      const figures = readFigures(row);
      const { ProductoID: id, ClaveUnidad: unit } = row;
      return figures ? [[String(id), { ...figures, unit: typeof unit === 'string' ? unit : '' }]] : [];
    }),
  );
}

/** The rows of an answer, whether it has a list, one row, or none. */
function rowsOf(body: unknown): Row[] {
  const answer = (body ?? {}) as Record<string, unknown>;
  return [answer[dialect.results]].flat().filter((row): row is Row => typeof row === 'object' && row !== null);
}

/** What postObtenervwProducto is asked with. */
export const figuresRequest = (product: string, branch: string): Row => ({ ProductoID: product, SucursalID: branch });

/** What postBuscarProductosRelacionados is asked with. */
export const relatedRequest = (name: string): Row => ({ Busqueda: name });

/** The list calls that pages of the site ask again, and with which category. */
export type ListSource =
  { call: 'postObtenerProductosCategoria'; category: string } | { call: 'postObtenerProductosEnOferta' };

/** What a list call is asked with. */
export const listRequest = (category: string | undefined, branch: string): Row =>
  category === undefined ? { SucursalID: branch } : { NombreCategoria: category, SucursalID: branch };
