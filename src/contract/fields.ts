/**
 * What goes over the wire, once: each entity and each request with our name of a field, the API's, and what it holds.
 * A field that the host renames is renamed here, and nowhere else.
 */
import { entity, type ValueOf } from './entity.ts';
import {
  amount,
  asTold,
  cardPicture,
  count,
  dateTime,
  flag,
  flagNumber,
  id,
  integer,
  latitude,
  line,
  lineOrNull,
  longitude,
  price,
  required,
  text,
} from './kinds.ts';
import { stockColumns } from './stock.ts';

/** What changes of a product all day; lists and pages that stand are corrected by it. */
const changing = {
  id: ['ProductoID', id],
  price: ['Precio', price],
  discountPrice: ['PrecioDescuento', amount],
  unit: ['ClaveUnidad', line],
} as const;

/** The figures of a product, from a row that need not tell more. */
export type ToldFigures = ValueOf<typeof toldFigures>;
export const toldFigures = /* @__PURE__ */ entity(changing, stockColumns);
/** Price, offer and stock alone: cents, 0 where there is no discount price. */
export type Figures = Pick<ToldFigures, 'price' | 'discountPrice' | 'stock'>;

/** A product: prices in cents, `discountPrice` 0 where the API has none, `image` "" likewise. */
export type Product = ValueOf<typeof product>;
export const product = /* @__PURE__ */ entity(
  {
    ...changing,
    name: ['Nombre', required],
    description: ['Descripcion', text],
    condition: ['Estado', line],
    recent: ['Reciente', flag],
    brand: ['Marca', line],
    model: ['Modelo', line],
    category: ['Categoria', line],
    image: ['RutaImagen', cardPicture],
    sold: ['Vendidos', count],
  },
  stockColumns,
);

/** A category; `icon` is markup as the API has it: unsafe until it went through the icon rules. */
export type Category = ValueOf<typeof category>;
export const category = /* @__PURE__ */ entity({ name: ['Nombre', required], icon: ['Icono', text] });

export type Branch = ValueOf<typeof branch>;
export const branch = /* @__PURE__ */ entity({
  id: ['SucursalID', id],
  postalCode: ['CP', line],
  neighbourhood: ['Colonia', line],
  street: ['Calle', line],
  number: ['NumExt', line],
  city: ['Ciudad', line],
  state: ['Estado', line],
});

/** A sale, by the number of its note; `date` is Mexico City time, "YYYY-MM-DD HH:mm:ss"; `total` in cents. */
export type Sale = ValueOf<typeof sale>;
export const sale = /* @__PURE__ */ entity({ id: ['VentaID', id], date: ['Fecha', dateTime], total: ['Total', price] });

/** A customer as the shop keeps it: null stays null, and what no form shows goes back as it came. */
export type Customer = ValueOf<typeof customer>;
export const customer = /* @__PURE__ */ entity({
  id: ['ClienteID', asTold],
  active: ['Activo', asTold],
  names: ['Nombres', lineOrNull],
  firstSurname: ['ApePat', lineOrNull],
  secondSurname: ['ApeMat', lineOrNull],
  fullName: ['NombreCompleto', lineOrNull],
  birthDate: ['FechaNacimiento', lineOrNull],
  businessName: ['RazonSocial', lineOrNull],
  rfc: ['RFC', lineOrNull],
  taxRegime: ['RegimenFiscalID', lineOrNull],
  street: ['Calle', lineOrNull],
  exteriorNumber: ['NumExt', lineOrNull],
  interiorNumber: ['NumInt', lineOrNull],
  neighbourhood: ['Colonia', lineOrNull],
  postalCode: ['CodigoPostal', lineOrNull],
  city: ['Ciudad', lineOrNull],
  state: ['Estado', lineOrNull],
  email: ['Correo', lineOrNull],
  phone: ['Telefono', lineOrNull],
});

/** A promo code as it is registered (R7.2); dates are Mexico City time, "YYYY-MM-DD HH:mm:ss". */
export type PromoCode = ValueOf<typeof promoCode>;
export const promoCode = /* @__PURE__ */ entity({
  id: ['PromoCodeID', line],
  code: ['PromoCode', required],
  description: ['Descripcion', line],
  discount: ['Descuento', integer],
  discountType: ['TipoDescuento', line],
  promoType: ['TipoPromo', line],
  products: ['ProductosID', line],
  validFrom: ['VigenciaInicio', required],
  validUntil: ['VigenciaFin', required],
  quantity: ['Cantidad', integer],
  active: ['Activo', flagNumber],
});

/** The latest visit to the promo page from an address. */
export const lastVisit = /* @__PURE__ */ entity({ date: ['Fecha', dateTime] });

/** One page view; without coordinates both are null (R2.9). */
export type Visit = ValueOf<typeof visit>;
export const visit = /* @__PURE__ */ entity({
  ip: ['IP', line],
  latitude: ['Latitud', latitude],
  longitude: ['Longitud', longitude],
  server: ['Servidor', line],
  route: ['Ruta', line],
  parameters: ['Parametros', line],
});

/** Where an address is, under either of the two names that services give it (R10.1). Null: not told. */
export type Place = ValueOf<typeof place>;
export const place = /* @__PURE__ */ entity({ latitude: ['latitude', latitude], longitude: ['longitude', longitude] });
export const placeInSpanish = /* @__PURE__ */ entity({
  latitude: ['Latitud', latitude],
  longitude: ['Longitud', longitude],
});

// What calls are asked with.
export const ofBranch = /* @__PURE__ */ entity({ branch: ['SucursalID', id] });
export const ofTerm = /* @__PURE__ */ entity({ term: ['Busqueda', text] });
export const ofTermInBranch = /* @__PURE__ */ entity({ term: ['Busqueda', text], branch: ['SucursalID', id] });
export const ofProduct = /* @__PURE__ */ entity({ id: ['ProductoID', id] });
export const ofProductInBranch = /* @__PURE__ */ entity({ id: ['ProductoID', id], branch: ['SucursalID', id] });
export const ofCategoryInBranch = /* @__PURE__ */ entity({
  category: ['NombreCategoria', required],
  branch: ['SucursalID', id],
});
export const ofNote = /* @__PURE__ */ entity({ note: ['VentaID', id] });
export const ofPhone = /* @__PURE__ */ entity({ phone: ['Telefono', required] });
export const ofAddress = /* @__PURE__ */ entity({ ip: ['IP', required] });
export const ofQueriedAddress = /* @__PURE__ */ entity({ ip: ['ip', required] });

/** What names a row in a report, whatever it is a row of: the API's names of ids and names. */
export const rowNames = ['ProductoID', 'SucursalID', 'Nombre'] as const;
