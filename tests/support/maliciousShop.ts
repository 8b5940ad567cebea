import type { WireRow } from '../../src/contract/schema.ts';
import { maliciousIcons } from './maliciousIcons.ts';
import { sampledMaliciousTexts } from './maliciousTexts.ts';

/**
 * A shop with a malicious text in every field, as rows of its API: each text is the name, description, brand, model, unit,
 * condition and picture of a product, and each malicious icon belongs to a category with a malicious name.
 */
export interface MaliciousShop {
  products: WireRow[];
  categories: WireRow[];
  branches: WireRow[];
  sliders: string[];
  utilities: string[];
  /** The picture lists of products, by product id. */
  pictures: Map<string, string[]>;
  /** The products of every list except the lists of all products and of a category. */
  featuredProducts: WireRow[];
  /** Returns the customer with a telephone number. */
  customerOf: (phone: string) => WireRow;
}

/** Texts that can be names: the API client rejects blank ones. */
export const texts = sampledMaliciousTexts.filter((text) => text.trim() !== '');

const pick = (index: number): string => texts[index % texts.length] ?? '';

/** A unique name for the category of each icon. */
const categoryName = (index: number): string => (index < texts.length ? pick(index) : `${pick(index)} ${index}`);

const categories = Array.from({ length: Math.max(maliciousIcons.length, texts.length) }, (_, index) => ({
  Nombre: categoryName(index),
  Icono: maliciousIcons[index % maliciousIcons.length],
}));

/** The product with all texts in its description. */
export const allTextsProductId = '1000';

const products = texts.map((text, index) => ({
  ProductoID: String(Number(allTextsProductId) + index),
  Nombre: text,
  Descripcion: index === 0 ? texts.join('\n') : text,
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
  Vendidos: String(texts.length - index),
}));

/** Each text in each field. The first branch is the main one, in the footer of every page. */
const branches = texts.map((text, index) => ({
  SucursalID: String(index + 1),
  CP: text,
  Colonia: text,
  Calle: pick(index + 1),
  NumExt: pick(index + 2),
  Ciudad: pick(index + 3),
  Estado: text,
}));

// prettier-ignore
export const customerFields: readonly string[] =
  [
    'RazonSocial', 'RFC', 'RegimenFiscalID', 'Calle', 'NumExt', 'NumInt', 'Colonia', 'CodigoPostal', 'Ciudad', 'Estado',
    'Correo', 'Nombres', 'ApePat', 'ApeMat', 'NombreCompleto', 'FechaNacimiento',
  ];

/** Returns the customer with a telephone number: its last four digits are the index of the text of the first field, each further field has the next text. */
export const customerOf = (phone: string): WireRow =>
  Object.fromEntries(customerFields.map((name, index) => [name, pick(Number(phone.slice(-4)) + index)]));

/** Picture URLs that are neither a picture of the shop nor a YouTube video. */
// prettier-ignore
const foreignPictureUrls = [
  'https://evil.example/x.jpg', 'http://localhost/x.jpg', 'javascript:globalThis.intruder=1',
  'data:image/svg+xml,<svg onload=globalThis.intruder=1>',
  'https://www.youtube.com/watch?v="><script>globalThis.intruder=1</script>',
  'https://youtu.be/../../evil?v=aaaaaaaaaaa', 'https://www.youtube.com.evil.example/watch?v=aaaaaaaaaaa',
  'https://youtu.be/dQw4w9WgXcQ?autoplay=1"onload="globalThis.intruder=1', '2.jpg" onerror="globalThis.intruder=1',
  '../../../etc/passwd', '..%2f..%2fetc%2fpasswd', 'ñandú (2), + más.jpg',
];

export const maliciousShop: MaliciousShop = {
  products,
  categories,
  branches,
  featuredProducts: products.slice(0, 48),
  customerOf,
  // More invalid sliders would be too many rejected records for the size of the shop (R11.2).
  sliders: ['carga-rapida.jpg', '"><script>globalThis.intruder=1</script>.jpg', '../../etc/passwd.jpg'],
  utilities: [...texts, 'Manual de garantias.txt'],
  pictures: new Map(
    products.map(({ ProductoID, RutaImagen, Nombre }, index) => [
      ProductoID,
      [RutaImagen, ...(index % 10 === 0 ? [Nombre, ...foreignPictureUrls] : [])],
    ]),
  ),
};
