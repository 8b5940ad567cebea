import { branch, category, product } from '../../src/contract/catalogue.ts';
import { cardPicture, type FieldCodec } from '../../src/contract/fieldCodecs.ts';
import type { Entity, WireRow } from '../../src/contract/schema.ts';
import { customerFields, type WireShop } from './maliciousShop.ts';

/** The minimum length of a pathological text. */
const minLength = 1_000_000;

/** Fragments whose repetition slows down parsers and regexes that backtrack or rescan. */
// prettier-ignore
const pathologicalFragments: readonly string[] = [
  '<!--', '<p a="', '<b><g>', '</script>', '&amp;lt;', '1 W 0 0 ', 'iphone 12 / pro ', 'https://a@a.mx/',
  'e\u0301\u0301İ', ' \n\t, ',
];

/** Repeats a fragment to a million characters, between letters: the API client rejects blank names. */
const repeatToLength = (fragment: string): string => `x${fragment.repeat(Math.ceil(minLength / fragment.length))}x`;

/** Finds the fields of an entity that contain text or a file name. @returns their names in the API */
const findTextFields = ({ fields }: Pick<Entity<unknown>, 'fields'>): string[] =>
  Object.values(fields)
    .filter(([, codec]: readonly [string, FieldCodec<unknown>]) => codec.max !== undefined || codec === cardPicture)
    .map(([field]) => field);

/** The number of benign rows of each entity after the pathological ones. */
const benignRowCount = 20;

/** Creates one row for each text field and fragment, and the benign rows. */
function createRows(
  entity: Pick<Entity<unknown>, 'fields'>,
  createBenignRow: (index: number) => WireRow,
  pathological: boolean,
): WireRow[] {
  const cases = findTextFields(entity).flatMap((field) =>
    pathologicalFragments.map((fragment) => ({ field, fragment })),
  );
  const pathologicalRows = cases.map(({ field, fragment }, index) => ({
    ...createBenignRow(index),
    ...(pathological && { [field]: repeatToLength(fragment) }),
  }));
  const benignRows = Array.from({ length: benignRowCount }, (_, index) => createBenignRow(cases.length + index));
  return [...pathologicalRows, ...benignRows];
}

const productTypes = ['Funda', 'Cargador', 'Cable USB-C', 'Mica de vidrio', 'Audífonos', 'Bocina'];

/** Creates the customer with a telephone number, whose last four digits select the pathological field and its fragment. */
function createCustomer(phone: string): WireRow {
  const createBenignValue = (field: string): string => (field === 'Correo' ? 'a@correo.example' : 'Juárez');
  const index = Number(phone.slice(-4));
  const fragment = pathologicalFragments[Math.floor(index / customerFields.length)];
  return Object.fromEntries(
    customerFields.map((field, position) => [
      field,
      fragment && position === index % customerFields.length ? repeatToLength(fragment) : createBenignValue(field),
    ]),
  );
}

/** The number of pathological customers. */
export const pathologicalCustomerCount = pathologicalFragments.length * customerFields.length;

/**
 * Creates a shop with each fragment in each text field of each entity, repeated to a million characters, one per row.
 * @param pathological false: the same ids and numbers of rows, with ordinary texts
 */
export function createWireShop({ pathological }: { pathological: boolean }): WireShop {
  const categories = createRows(category, (index) => ({ Nombre: `Clase ${index}`, Icono: '' }), pathological);
  const products = createRows(
    product,
    (index) => ({
      ProductoID: String(index + 1),
      Nombre: `${productTypes[index % productTypes.length]} modelo ${index}`,
      Descripcion: `Incluye cable de 1 m y garantía. Serie ${index}.`,
      Precio: '199.00',
      PrecioDescuento: index % 12 === 0 ? '149.50' : '0',
      Estado: 'Nuevo',
      Reciente: index % 2 ? '1' : '0',
      Stock1: '4',
      Stock2: '1',
      ClaveUnidad: 'Pieza',
      Marca: `Marca ${index % 7}`,
      Modelo: `M-${index}`,
      Categoria: `Clase ${categories.length - 1 - (index % (categories.length - pathologicalFragments.length))}`,
      RutaImagen: '1.jpg',
      Vendidos: String(index),
    }),
    pathological,
  );
  return {
    products,
    categories,
    branches: createRows(
      branch,
      (index) => ({
        SucursalID: String(index + 1),
        CP: String(44100 + index),
        Colonia: `Centro ${index}`,
        Calle: 'Juárez',
        NumExt: String(index + 1),
        Ciudad: 'Guadalajara',
        Estado: 'Jalisco',
      }),
      pathological,
    ),
    sliders: ['carga-rapida.jpg'],
    utilities: ['Manual de garantias.txt'],
    pictures: new Map(),
    featuredProducts: products.filter((_, index) => index % 12 === 0),
    createCustomer,
  };
}
