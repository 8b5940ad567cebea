/**
 * What goes over the wire, once: each entity and each request with our name of a field, the API's, and what it holds.
 * A field that the host renames is renamed here (or in formFields.ts: what forms send, visits.ts: what every page sends), and nowhere else.
 */
import { entity, type ValueOf } from './entity.ts';
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
} from './fieldKinds.ts';
import { stockColumns } from './stockColumns.ts';

/** What changes of a product all day; lists and pages that stand are corrected by it. */
const changing = {
  id: ['ProductoID', id],
  price: ['Precio', price],
  discountPrice: ['PrecioDescuento', amount],
  unit: ['ClaveUnidad', line],
} as const;

/** The figures of a product, from a row that need not tell more. */
export type LiveFigures = ValueOf<typeof liveFigures>;
export const liveFigures = entity(changing, stockColumns);
/** Price, offer and stock alone: cents, 0 where there is no discount price. */
export type Figures = Pick<LiveFigures, 'price' | 'discountPrice' | 'stock'>;

/** A product: prices in cents, `discountPrice` 0 where the API has none, `image` "" likewise. */
export type Product = ValueOf<typeof product>;
export const product = entity(
  {
    ...changing,
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

/** A category; `icon` is markup as the API has it: unsafe until it went through the icon rules. */
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

// What calls are asked with.
export const ofBranch = entity({ branch: ['SucursalID', id] });
export const ofTerm = entity({ term: ['Busqueda', text] });
export const ofTermInBranch = entity({ term: ['Busqueda', text], branch: ['SucursalID', id] });
export const ofProduct = entity({ id: ['ProductoID', id] });
export const ofProductInBranch = entity({ id: ['ProductoID', id], branch: ['SucursalID', id] });
export const ofCategoryInBranch = entity({
  category: ['NombreCategoria', required],
  branch: ['SucursalID', id],
});
