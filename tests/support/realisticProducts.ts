import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { createProductRow } from './productFactory.ts';

/** Decodes UTF-8 as Latin 1: "ó" → "Ã³". */
const toMojibake = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

/** Descriptions as back offices contain them: from rich-text editors, typed by hand, or broken. */
const descriptions = [
  '<p>Nuevo. Caja sellada.<br></p><p>Cable de 2&nbsp;m</p>',
  '<ul>\n<li>Uno</li>\n<li>Dos &amp; tres</li>\n</ul>',
  '&lt;p&gt;Caf&amp;eacute; y m&amp;aacute;s&lt;/p&gt;',
  `<div style="color:red" onclick="x()">${toMojibake('Batería de larga duración')} <b>100%</b></div><script>alert(1)</script>`,
  toMojibake('Aroma® en español: ñ, á, “comillas” – y más™'),
  'Para pantallas < 6" y > 5", hasta 10 000 mAh & más <3',
  '',
  '   ',
  'Línea uno\r\nLínea dos\u0000\u0007\u202e',
  'palabra '.repeat(1200),
  '<table><tr><td>Potencia</td><td>20 W</td></tr><tr><td>Puertos</td><td>2</td></tr></table>',
  '<!-- comentario --><h2>Título</h2>Texto<br/><br/><br/>Fin',
];
const names = [
  'Cable USB-C',
  toMojibake('Audífonos inalámbricos'),
  'Funda "Pro" <iPhone 15>',
  'Cargador\tde\npared',
  'x'.repeat(320),
  'Cable Ñandú 2 m, 100 % algodón',
];
const brands = ['Norda', '', toMojibake('Señal'), 'M'.repeat(90)];
const models = ['ND-C2', '', 'MODELO LARGO '.repeat(9).trim(), 'á/é,"i"'];
const prices = [
  ['199.00', '0'],
  ['1299.50', '999.99'],
  ['50', '50'],
  ['123456.7', '100000'],
  ['0.50', '0'],
] as const;
const conditions = ['Nuevo', 'Usado', 'Reacondicionado', '', 'Exhibición'];
const stocks = [
  { Stock1: '4', Stock2: '1' },
  { Stock1: '0', Stock2: '0' },
  { Stock1: '', Stock2: '-3' },
];

const getCyclic = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Creates rows of getProductosEnVenta that combine these values. */
export const messyProducts = (count = 360): Record<string, unknown>[] =>
  Array.from({ length: count }, (_, index) => {
    const [Precio, PrecioDescuento] = getCyclic(prices, index);
    return {
      ...createProductRow({
        ProductoID: String(index + 1),
        Nombre: getCyclic(names, Math.floor(index / 3)),
        Precio,
        PrecioDescuento,
        Descripcion: getCyclic(descriptions, index),
        Marca: getCyclic(brands, Math.floor(index / 5)),
        Modelo: getCyclic(models, Math.floor(index / 7)),
        Estado: getCyclic(conditions, Math.floor(index / 2)),
        RutaImagen: index % 11 === 0 ? '' : '1.jpg',
      }),
      ...getCyclic(stocks, Math.floor(index / 4)),
    };
  });

/**
 * Real products with names, brands and descriptions as people typed them: a sample of 360 of 18,294, with the longest, the
 * emptiest and the strangest values of each field. From docyx/pc-part-dataset (MIT) and the Abt-Buy benchmark in
 * AI-team-UoA/pyJedAI (Apache-2.0), converted to rows of getProductosEnVenta; stock, offers and sales are made up. To use
 * another file in that format, plain or gzipped, set CATALOGUE to its path.
 */
export function realProducts(): Record<string, unknown>[] {
  const path = process.env['CATALOGUE'];
  const bytes = readFileSync(path || new URL('../fixtures/realProducts.json.gz', import.meta.url));
  const isGzipped = bytes[0] === 0x1f;
  return JSON.parse((isGzipped ? gunzipSync(bytes) : bytes).toString()) as Record<string, unknown>[];
}
