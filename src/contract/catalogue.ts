/**
 * The entities and endpoints of the catalogue (R10.1). If the API renames a field, change it here; the names of
 * stock columns are in dialect.ts. Forms have their own module (forms.ts), and so does what every page needs (visits.ts), since
 * pages load whole modules; endpoints.ts lists all 24 endpoints.
 */
import { InvalidResponseError, listResponse, recordResponse } from './responses.ts';
import type { Dialect } from './dialect.ts';
import {
  endpoint,
  entity,
  type Endpoint,
  type Entity,
  type ParsedList,
  type ResponseSchema,
  type ValueOf,
  type WireRow,
} from './schema.ts';
import {
  amount,
  cardPicture,
  count,
  fileName,
  flag,
  id,
  line,
  name,
  picture,
  price,
  htmlText,
  requiredLine,
  requiredName,
  text,
} from './fieldCodecs.ts';

/**
 * Pieces by branch. The keys are what the API's column names add to "Stock" (`Stock1` → "1", a SucursalID);
 * a shop with a single column has one entry, "".
 */
export type StockByBranch = Record<string, number>;

/** Max characters of a column name; longer ones are ignored. */
const maxColumnLength = 100;

/** The stock columns of a product: all whose names contain "Stock". A column named just "Stock" counts only if there is no other (R4.3). */
const stockColumns = {
  decode(row: WireRow, dialect: Dialect): { stock: StockByBranch } {
    const columns = Object.keys(row)
      .filter((column) => column.length <= maxColumnLength && column.includes(dialect.stock))
      .sort();
    const byBranch = columns.filter((column) => column !== dialect.stock);
    const names = byBranch.length > 0 ? byBranch : columns;
    const pieces = names.map((column) => [column.replace(dialect.stock, ''), count.decode(row[column], dialect)]);
    return { stock: Object.fromEntries(pieces) as StockByBranch };
  },
  encode: ({ stock }: { stock: StockByBranch }, dialect: Dialect): WireRow =>
    Object.fromEntries(
      Object.entries(stock).map(([branchId, pieces]) => [`${dialect.stock}${branchId}`, count.encode(pieces)]),
    ),
};

/** The fields of a product that change during the day. */
const liveFields = {
  id: ['ProductoID', id],
  price: ['Precio', price],
  discountPrice: ['PrecioDescuento', amount],
  unit: ['ClaveUnidad', line],
} as const;

/** The price and stock of a product, as the live API has them. A row needs no other fields. */
export type LivePriceAndStock = ValueOf<typeof livePriceAndStock>;
export const livePriceAndStock = entity(liveFields, stockColumns);
/** Price, offer and stock; cents, 0 if there is no discount price. */
export type PriceAndStock = Pick<LivePriceAndStock, 'price' | 'discountPrice' | 'stock'>;

/** A product: prices in cents; `discountPrice` is 0, and `image` "", if the API has none. */
export type Product = ValueOf<typeof product>;
export const product = entity(
  {
    ...liveFields,
    name: ['Nombre', requiredName],
    description: ['Descripcion', htmlText],
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

/** A category; `icon` is markup from the API, unsafe until sanitized (categoryIcon.ts). */
export type Category = ValueOf<typeof category>;
export const category = entity({ name: ['Nombre', requiredLine], icon: ['Icono', text] });

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

// Requests.
const branchRequest = entity({ branch: ['SucursalID', id] });
const searchRequest = entity({ term: ['Busqueda', text], branch: ['SucursalID', id] });
const relatedRequest = entity({ term: ['Busqueda', text] });
const categoryRequest = entity({ category: ['NombreCategoria', requiredLine], branch: ['SucursalID', id] });
const productRequest = entity({ id: ['ProductoID', id], branch: ['SucursalID', id] });
const pictureRequest = entity({ id: ['ProductoID', id] });

const products = listResponse(product);

/** The response with one product; the record of a product that was not requested is invalid. */
const productResponse = /* @__NO_SIDE_EFFECTS__ */ <T extends { id: string }>(
  row: Entity<T>,
): ResponseSchema<T | null> => ({
  decode(body, dialect, _addReport, request) {
    const value = recordResponse(row).decode(body, dialect);
    // The id of a page's path may have leading zeros.
    if (value && request && Number(value.id) !== Number((request as { id: string }).id))
      throw new InvalidResponseError({ field: 'ProductoID', reason: `it is ${value.id}` });
    return value;
  },
  record: row,
});

/** The response with the pictures of a product; a picture in the folder of another product is invalid. */
const pictureResponse: ResponseSchema<ParsedList<string>> = {
  decode(body, dialect, addReport, request) {
    const productId = (request as { id: string } | undefined)?.id;
    const ownPicture = { ...picture, decode: (wire: unknown) => picture.decode(wire, dialect, productId) };
    return listResponse(ownPicture).decode(body, dialect, addReport);
  },
  list: picture,
};

const get = /* @__NO_SIDE_EFFECTS__ */ <const N extends string, T>(name: N, response: ResponseSchema<T>) =>
  endpoint('GET', 'read', name, 'nothing' as const, response);
const post = /* @__NO_SIDE_EFFECTS__ */ <const N extends string, R, T>(
  name: N,
  request: R,
  response: ResponseSchema<T>,
) => endpoint('POST', 'read', name, request, response);

export const getCategorias = get('getCategorias', listResponse(category));
export const getSliders = get('getSliders', listResponse(fileName));
export const getSucursales = get('getSucursales', listResponse(branch));

export const getProductosVendidosRecientemente = post('getProductosVendidosRecientemente', branchRequest, products);
export const getProductosMasVisitados = get('getProductosMasVisitados', products);
export const getProductosMasVendidos = post('getProductosMasVendidos', branchRequest, products);
export const getProductosNuevos = post('getProductosNuevos', branchRequest, products);
export const getProductosEnVenta = post('getProductosEnVenta', branchRequest, products);
export const postObtenerProductosEnOferta = post('postObtenerProductosEnOferta', branchRequest, products);
export const postObtenerProductosCategoria = post('postObtenerProductosCategoria', categoryRequest, products);
export const postBuscarProducto = post('postBuscarProducto', searchRequest, products);
export const postBuscarProductosRelacionados = post('postBuscarProductosRelacionados', relatedRequest, products);

export const postObtenervwProducto = post('postObtenervwProducto', productRequest, productResponse(product));
export const postObtenerImagenesProducto = post('postObtenerImagenesProducto', pictureRequest, pictureResponse);

/** Makes a list endpoint read only the live price and stock: rows may lack everything else. */
export const toLivePriceAndStockList = <E extends Endpoint>(listEndpoint: E) => ({
  ...listEndpoint,
  response: listResponse(livePriceAndStock),
});

/** Makes a list endpoint read the live price and stock at once, and whole products on demand. */
export const toLivePriceAndStockAndProducts = <E extends Endpoint>(listEndpoint: E) => ({
  ...listEndpoint,
  response: {
    decode: (body: unknown, dialect: Dialect) => ({
      priceAndStock: listResponse(livePriceAndStock).decode(body, dialect).items,
      readProducts: () => products.decode(body, dialect).items,
    }),
  },
});

/** Makes an endpoint for one product read only its live price and stock. */
export const toLivePriceAndStockRecord = <E extends Endpoint>(productEndpoint: E) => ({
  ...productEndpoint,
  response: productResponse(livePriceAndStock),
});
