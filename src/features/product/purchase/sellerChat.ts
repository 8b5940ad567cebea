import type { Figures } from '../../../contract/fields.ts';
import { askedPrice } from '../../../contract/rules.ts';
import { cut } from '../../../lib/cut.ts';
import { formatPesos, type Cents } from '../../../lib/money.ts';
import { whatsappAddress } from '../../../lib/whatsapp.ts';
import { shop } from '../../../shop.ts';

export interface Wanted {
  id: string;
  name: string;
  /** Full address of its page. */
  address: string;
}

/** Longest names of a product and a branch in the message, so that the address stays one that phones accept. */
const [longestName, longestBranch] = [400, 100];

const named = ({ id, name }: Wanted): string => `${cut(name, longestName)} (ID ${id})`;

/**
 * Where "Comprar" leads: the chat with the seller, its text naming the product, the price seen and the shopper's branch
 * (R5.5).
 * @param branch its name
 */
export function buyAddress(product: Wanted, figures: Figures, branch = ''): string {
  const lines = [
    'Hola, quiero comprar este producto:',
    named(product),
    `Precio: ${formatPesos(askedPrice(figures))} MXN`,
    branch && `Sucursal: ${cut(branch, longestBranch)}`,
    product.address,
  ];
  return whatsappAddress(shop.whatsapp, lines.filter(Boolean).join('\n'));
}

/** Two names are half as long each. */
const longestOfTwo = 200;

/**
 * Where "Pedir los dos" leads: the same with two products, what each costs, and both.
 * @param branch the name of one that has both
 */
export function pairAddress(both: readonly (Wanted & { price: Cents })[], sum: Cents, branch: string): string {
  const lines = both.flatMap(({ id, name, price, address }) => [
    `${cut(name, longestOfTwo)} (ID ${id}): ${formatPesos(price)} MXN`,
    address,
  ]);
  const ends = [`Los dos: ${formatPesos(sum)} MXN`, `Sucursal: ${cut(branch, longestBranch)}`];
  return whatsappAddress(shop.whatsapp, ['Hola, quiero comprar estos dos productos:', ...lines, ...ends].join('\n'));
}

/** Where a question about a product leads, that is none of those below. */
export const questionAddress = (product: Wanted): string =>
  whatsappAddress(
    shop.whatsapp,
    `Hola, tengo una pregunta sobre este producto:\n${named(product)}\n${product.address}`,
  );

/** Where the question leads that is the main button of a sold-out product. */
export const restockAddress = (product: Wanted): string =>
  whatsappAddress(shop.whatsapp, `Hola, ¿cuándo vuelven a tener este producto?\n${named(product)}\n${product.address}`);

/** Where the question leads that stands in the place of Comprar once the shop no longer has the product (R5.12). */
export const goneAddress = (product: Wanted): string =>
  whatsappAddress(
    shop.whatsapp,
    `Hola, vi en la tienda en línea que este producto ya no está. ¿Tienen algo parecido?\n${named(product)}\n${product.address}`,
  );
