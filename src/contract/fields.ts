/**
 * The entities and requests of the catalogue: our name of each field, the API's, and its codec. A field that the host
 * renames is renamed here (what forms send: forms.ts; what every page sends: visits.ts) and nowhere else.
 */
import type { Dialect } from './dialect.ts';
import { entity, type ValueOf, type WireRow } from './entity.ts';
import {
  amount,
  cardPicture,
  count,
  flag,
  id,
  line,
  name,
  price,
  prose,
  required,
  requiredName,
  text,
} from './fieldCodecs.ts';

/**
 * Pieces by branch. The keys are what the API's column names add to "Stock" (`Stock1` → "1", a SucursalID);
 * a shop with a single column has one entry, "".
 */
export type StockByBranch = Record<string, number>;

/** Longer names are not stock columns, characters. */
const maxColumnName = 100;

/** The stock columns of a product: each whose name contains "Stock"; a plain one only if there is no other (R4.3). */
export const stockColumns = {
  read(row: WireRow, dialect: Dialect): { stock: StockByBranch } {
    const columns = Object.keys(row)
      .filter((column) => column.length <= maxColumnName && column.includes(dialect.stock))
      .sort();
    const byBranch = columns.filter((column) => column !== dialect.stock);
    const names = byBranch.length > 0 ? byBranch : columns;
    const pieces = names.map((column) => [column.replace(dialect.stock, ''), count.read(row[column], dialect)]);
    return { stock: Object.fromEntries(pieces) as StockByBranch };
  },
  write: ({ stock }: { stock: StockByBranch }, dialect: Dialect): WireRow =>
    Object.fromEntries(
      Object.entries(stock).map(([branchId, pieces]) => [`${dialect.stock}${branchId}`, count.write(pieces)]),
    ),
};

/** The fields of a product that change all day. */
const liveFields = {
  id: ['ProductoID', id],
  price: ['Precio', price],
  discountPrice: ['PrecioDescuento', amount],
  unit: ['ClaveUnidad', line],
} as const;

/** The live figures of a product; a row needs no other fields. */
export type LiveFigures = ValueOf<typeof liveFigures>;
export const liveFigures = entity(liveFields, stockColumns);
/** Price, offer and stock; cents, 0 if there is no discount price. */
export type Figures = Pick<LiveFigures, 'price' | 'discountPrice' | 'stock'>;

/** A product: prices in cents, `discountPrice` 0 if the API has none, `image` "" likewise. */
export type Product = ValueOf<typeof product>;
export const product = entity(
  {
    ...liveFields,
    name: ['Nombre', requiredName],
    description: ['Descripcion', prose],
    condition: ['Estado', name],
    recent: ['Reciente', flag],
    brand: ['Marca', name],
    model: ['Modelo', name],
    category: ['Categoria', line],
    image: ['RutaImagen', cardPicture],
    sold: ['Vendidos', count],
  },
  stockColumns,
);

/** A category; `icon` is markup from the API: unsafe until the icon rules have cleaned it. */
export type Category = ValueOf<typeof category>;
export const category = entity({ name: ['Nombre', required], icon: ['Icono', text] });

export type Branch = ValueOf<typeof branch>;
export const branch = entity({
  id: ['SucursalID', id],
  postalCode: ['CP', line],
  neighbourhood: ['Colonia', name],
  street: ['Calle', name],
  number: ['NumExt', line],
  city: ['Ciudad', name],
  state: ['Estado', name],
});

// What calls send.
export const branchRequest = entity({ branch: ['SucursalID', id] });
export const searchRequest = entity({ term: ['Busqueda', text], branch: ['SucursalID', id] });
export const relatedRequest = entity({ term: ['Busqueda', text] });
export const categoryRequest = entity({ category: ['NombreCategoria', required], branch: ['SucursalID', id] });
export const productRequest = entity({ id: ['ProductoID', id], branch: ['SucursalID', id] });
export const pictureRequest = entity({ id: ['ProductoID', id] });
