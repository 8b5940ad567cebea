import type { WireRow } from '../../src/contract/schema.ts';
import { maliciousIcons } from './maliciousIcons.ts';
import { sampledMaliciousTexts } from './maliciousTexts.ts';

/** A shop as the rows of its API. */
export interface WireShop {
  products: WireRow[];
  categories: WireRow[];
  branches: WireRow[];
  sliders: string[];
  utilities: string[];
  /** The picture lists of products, by product id. */
  pictures: Map<string, string[]>;
  /** The products of every list except all products, offers and categories. */
  featuredProducts: WireRow[];
  /** Creates the customer with a telephone number. */
  createCustomer: (phone: string) => WireRow;
}

/** Malicious texts that can be names: the API client rejects blank ones. */
export const nonBlankTexts = sampledMaliciousTexts.filter((text) => text.trim() !== '');

const textAt = (index: number): string => nonBlankTexts[index % nonBlankTexts.length] ?? '';

/** A unique name for the category of each icon. */
const categoryName = (index: number): string =>
  index < nonBlankTexts.length ? textAt(index) : `${textAt(index)} ${index}`;

const categories = Array.from({ length: Math.max(maliciousIcons.length, nonBlankTexts.length) }, (_, index) => ({
  Nombre: categoryName(index),
  Icono: maliciousIcons[index % maliciousIcons.length],
}));

/** The product with all texts in its description. */
export const allTextsProductId = '1000';

const products = nonBlankTexts.map((text, index) => ({
  ProductoID: String(Number(allTextsProductId) + index),
  Nombre: text,
  Descripcion: index === 0 ? nonBlankTexts.join('\n') : text,
  Precio: '199.00',
  PrecioDescuento: index % 3 === 0 ? '149.50' : '0',
  Estado: text,
  Reciente: index % 2 ? '1' : '0',
  Stock1: index % 7 === 6 ? '0' : '4',
  Stock2: index % 7 === 6 ? '0' : '1',
  ClaveUnidad: text,
  Marca: text,
  Modelo: text,
  Categoria: categories[index % categories.length]?.Nombre,
  RutaImagen: index % 5 === 0 ? text : '1.jpg',
  Vendidos: String(nonBlankTexts.length - index),
}));

/** The first branch is the main one, in the footer of every page. */
const branches = nonBlankTexts.map((text, index) => ({
  SucursalID: String(index + 1),
  CP: text,
  Colonia: text,
  Calle: textAt(index + 1),
  NumExt: textAt(index + 2),
  Ciudad: textAt(index + 3),
  Estado: text,
}));

// prettier-ignore
export const customerFields: readonly string[] =
  [
    'RazonSocial', 'RFC', 'RegimenFiscalID', 'Calle', 'NumExt', 'NumInt', 'Colonia', 'CodigoPostal', 'Ciudad', 'Estado',
    'Correo', 'Nombres', 'ApePat', 'ApeMat', 'NombreCompleto', 'FechaNacimiento',
  ];

/**
 * Creates the customer with a telephone number, whose last four digits are the index of the first field's text. Each further field
 * has the next text.
 */
export const createCustomer = (phone: string): WireRow =>
  Object.fromEntries(customerFields.map((name, index) => [name, textAt(Number(phone.slice(-4)) + index)]));

/** Values of pictures: URLs of other sites, injections, path traversal, and a file name with special characters. */
// prettier-ignore
const maliciousPictures = [
  'https://evil.example/x.jpg', 'http://localhost/x.jpg', 'javascript:globalThis.intruder=1',
  'data:image/svg+xml,<svg onload=globalThis.intruder=1>',
  'https://www.youtube.com/watch?v="><script>globalThis.intruder=1</script>',
  'https://youtu.be/../../evil?v=aaaaaaaaaaa', 'https://www.youtube.com.evil.example/watch?v=aaaaaaaaaaa',
  'https://youtu.be/dQw4w9WgXcQ?autoplay=1"onload="globalThis.intruder=1', '2.jpg" onerror="globalThis.intruder=1',
  '../../../etc/passwd', '..%2f..%2fetc%2fpasswd', 'ñandú (2), + más.jpg',
];

/**
 * A shop with a malicious text in every field: each text is the name, description, brand, model, unit and condition of a product,
 * and each malicious icon belongs to a category with a malicious name.
 */
export const maliciousShop: WireShop = {
  products,
  categories,
  branches,
  featuredProducts: products.slice(0, 48),
  createCustomer,
  // With more invalid slides, the snapshot would reject too many records for a shop of this size (R11.2).
  sliders: ['carga-rapida.jpg', '"><script>globalThis.intruder=1</script>.jpg', '../../etc/passwd.jpg'],
  utilities: [...nonBlankTexts, 'Manual de garantias.txt'],
  pictures: new Map(
    products.map(({ ProductoID, RutaImagen, Nombre }, index) => [
      ProductoID,
      [RutaImagen, ...(index % 10 === 0 ? [Nombre, ...maliciousPictures] : [])],
    ]),
  ),
};
