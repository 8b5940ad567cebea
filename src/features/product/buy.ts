import type { Figures } from '../../contract/figures.ts';
import { askedPrice } from '../../contract/rules.ts';
import { formatPesos } from '../../lib/money.ts';
import { whatsappAddress } from '../../lib/whatsapp.ts';
import { shop } from '../../shop.ts';

/** Longest name that goes into the message, so that the address stays one that phones accept. */
const longestName = 400;

/** Where "Comprar" leads: the chat with the seller, its text naming the product and the price seen (R5.5). */
export function buyAddress(product: { id: string; name: string; address: string }, figures: Figures): string {
  const lines = [
    'Hola, quiero comprar este producto:',
    `${product.name.slice(0, longestName)} (ID ${product.id})`,
    `Precio: ${formatPesos(askedPrice(figures))} MXN`,
    product.address,
  ];
  return whatsappAddress(shop.whatsapp, lines.join('\n'));
}

/** Where the question leads that stands under the Buy of a sold-out product. */
export const restockAddress = (product: { id: string; name: string; address: string }): string =>
  whatsappAddress(
    shop.whatsapp,
    `Hola, ¿cuándo vuelven a tener este producto?\n${product.name.slice(0, longestName)} (ID ${product.id})\n${product.address}`,
  );
