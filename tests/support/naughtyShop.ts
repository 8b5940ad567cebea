import type { Row } from '../../src/contract/entity.ts';
import { hostileIcons } from './icons.ts';
import { someNaughty } from './naughty.ts';

/**
 * A shop whose every text is hostile, as its API has it on the wire: each text as a product's name, description, brand,
 * model, unit, state and picture, each icon that attacks with a category of a hostile name.
 */
export interface NaughtyShop {
  products: Row[];
  categories: Row[];
  branches: Row[];
  sliders: string[];
  utilities: string[];
  /** Whom any telephone number belongs to. */
  customer: Row;
  /** The picture lists of products, by id. */
  pictures: Map<string, string[]>;
}

/** What can be a name: nothing but white space is none. */
const naughty = someNaughty.filter((text) => text.trim() !== '');

const pick = (index: number): string => naughty[index % naughty.length] ?? '';

/** Of each icon another one. */
const categoryName = (index: number): string => (index < naughty.length ? pick(index) : `${pick(index)} ${index}`);

const categories = hostileIcons.map((icon, index) => ({ Nombre: categoryName(index), Icono: icon }));

/** The product that has them all in its description. */
export const wholeList = '1000';

const products = naughty.map((text, index) => ({
  ProductoID: String(Number(wholeList) + index),
  Nombre: text,
  Descripcion: index === 0 ? naughty.join('\n') : text,
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
  Vendidos: String(naughty.length - index),
}));

const branches = naughty.slice(0, 60).map((text, index) => ({
  SucursalID: String(index + 1),
  CP: text,
  Colonia: text,
  Calle: pick(index + 1),
  NumExt: pick(index + 2),
  Ciudad: pick(index + 3),
  Estado: text,
}));

/** Addresses that are no picture of the shop, or no film of YouTube. */
const foreign = [
  'https://evil.example/x.jpg',
  'http://localhost/x.jpg',
  'javascript:globalThis.intruder=1',
  'data:image/svg+xml,<svg onload=globalThis.intruder=1>',
  'https://www.youtube.com/watch?v="><script>globalThis.intruder=1</script>',
  'https://youtu.be/../../evil?v=aaaaaaaaaaa',
  'https://www.youtube.com.evil.example/watch?v=aaaaaaaaaaa',
  'https://youtu.be/dQw4w9WgXcQ?autoplay=1"onload="globalThis.intruder=1',
  '2.jpg" onerror="globalThis.intruder=1',
  '../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'ñandú (2), + más.jpg',
];

export const naughtyShop: NaughtyShop = {
  products,
  categories,
  branches,
  // More would be too many bad records for the size of the shop (R11.2).
  sliders: ['carga-rapida.jpg', '"><script>globalThis.intruder=1</script>.jpg', '../../etc/passwd.jpg'],
  utilities: [...naughty, 'Manual de garantias.txt'],
  customer: Object.fromEntries(
    'RazonSocial RFC RegimenFiscalID Calle NumExt NumInt Colonia CodigoPostal Ciudad Estado Correo Nombres'
      .split(' ')
      .map((name, index) => [name, pick(index)]),
  ),
  pictures: new Map(
    products.map(({ ProductoID, RutaImagen, Nombre }, index) => [
      ProductoID,
      [RutaImagen, ...(index % 10 === 0 ? [Nombre, ...foreign] : [])],
    ]),
  ),
};
