import { branch, category, product } from '../../src/contract/catalogue.ts';
import { cardPicture, type FieldCodec } from '../../src/contract/fieldCodecs.ts';
import type { Entity, WireRow } from '../../src/contract/schema.ts';
import { customerFields, type MaliciousShop } from './maliciousShop.ts';

/**
 * A shop in which each text field of each entity has a megabyte of each of ten repetitions, one to a row; and the same
 * shop without them.
 */
const size = 1_000_000;

/** What holds up readers that begin, end, nest or count at every place: markup, amounts, models, URLs, letters. */
// prettier-ignore
export const repetitions: readonly string[] = [
  '<!--', '<p a="', '<b><g>', '</script>', '&amp;lt;', '1 W 0 0 ', 'iphone 12 / pro ', 'https://a@a.mx/',
  'e\u0301\u0301İ', ' \n\t, ',
];

/** A megabyte that begins and ends as a word does: white space alone would be no name. */
const filled = (piece: string): string => `x${piece.repeat(Math.ceil(size / piece.length))}x`;

/** The API's names of the fields of an entity that hold text, or the name of a file. */
const textFields = ({ fields }: Pick<Entity<unknown>, 'fields'>): string[] =>
  Object.values(fields)
    .filter(([, codec]: readonly [string, FieldCodec<unknown>]) => codec.max !== undefined || codec === cardPicture)
    .map(([field]) => field);

/** How many rows of an entity are plain in the malicious shop, too: they stand behind the others. */
const plainRows = 20;

/** For each text field and each repetition a row, and the plain ones. */
function rowsOf(
  entity: Pick<Entity<unknown>, 'fields'>,
  plain: (index: number) => WireRow,
  malicious: boolean,
): WireRow[] {
  const cases = textFields(entity).flatMap((field) => repetitions.map((piece) => ({ field, piece })));
  const first = cases.map(({ field, piece }, index) => ({
    ...plain(index),
    ...(malicious && { [field]: filled(piece) }),
  }));
  return [...first, ...Array.from({ length: plainRows }, (_, index) => plain(cases.length + index))];
}

const words = ['Funda', 'Cargador', 'Cable USB-C', 'Mica de vidrio', 'Audífonos', 'Bocina'];

/** The customer of a telephone number: its last four digits say which field has a megabyte, and of what. */
function customer(phone: string): WireRow {
  const plain = (field: string): string => (field === 'Correo' ? 'a@correo.example' : 'Juárez');
  const [at, fields] = [Number(phone.slice(-4)), customerFields];
  const piece = repetitions[Math.floor(at / fields.length)];
  return Object.fromEntries(
    fields.map((field, index) => [field, piece && index === at % fields.length ? filled(piece) : plain(field)]),
  );
}

/** How many of these customers there are. */
export const customers = repetitions.length * customerFields.length;

/** The shop, malicious or plain: equal ids, equal numbers of rows. */
export function repeatedShop(malicious: boolean): MaliciousShop {
  const categories = rowsOf(category, (index) => ({ Nombre: `Clase ${index}`, Icono: '' }), malicious);
  const products = rowsOf(
    product,
    (index) => ({
      ProductoID: String(index + 1),
      Nombre: `${words[index % words.length]} modelo ${index}`,
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
      Categoria: `Clase ${categories.length - 1 - (index % (categories.length - repetitions.length))}`,
      RutaImagen: '1.jpg',
      Vendidos: String(index),
    }),
    malicious,
  );
  return {
    products,
    categories,
    branches: rowsOf(
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
      malicious,
    ),
    sliders: ['carga-rapida.jpg'],
    utilities: ['Manual de garantias.txt'],
    pictures: new Map(),
    some: products.filter((_, index) => index % 12 === 0),
    customerOf: customer,
  };
}
