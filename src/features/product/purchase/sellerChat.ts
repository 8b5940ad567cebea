import type { Figures } from '../../../contract/fields.ts';
import { effectivePrice } from '../../../contract/rules.ts';
import { cut } from '../../../lib/cut.ts';
import { formatPesos, type Cents } from '../../../lib/money.ts';
import { whatsappAddress } from '../../../lib/whatsapp.ts';
import { shop } from '../../../shop.ts';

export interface ChatProduct {
  id: string;
  name: string;
  /** Full address of its page. */
  address: string;
}

/** Names in the message are cut, so that phones still accept its address. */
const maxNameLength = 400;
const maxBranchLength = 100;

const nameWithId = ({ id, name }: ChatProduct): string => `${cut(name, maxNameLength)} (ID ${id})`;

/**
 * Where "Comprar" leads: the chat with the seller, its text naming the product, the price seen and the shopper's branch
 * (R5.5).
 * @param branch its name
 */
export function buyAddress(product: ChatProduct, figures: Figures, branch = ''): string {
  const lines = [
    'Hola, quiero comprar este producto:',
    nameWithId(product),
    `Precio: ${formatPesos(effectivePrice(figures))} MXN`,
    branch && `Sucursal: ${cut(branch, maxBranchLength)}`,
    product.address,
  ];
  return whatsappAddress(shop.whatsapp, lines.filter(Boolean).join('\n'));
}

/** Two names are half as long each. */
const maxBundleNameLength = 200;

/**
 * Where "Pedir los dos" leads: the same with two products, what each costs, and both.
 * @param branch the name of one that has both
 */
export function bundleAddress(both: readonly (ChatProduct & { price: Cents })[], sum: Cents, branch: string): string {
  const lines = both.flatMap(({ id, name, price, address }) => [
    `${cut(name, maxBundleNameLength)} (ID ${id}): ${formatPesos(price)} MXN`,
    address,
  ]);
  const ends = [`Los dos: ${formatPesos(sum)} MXN`, `Sucursal: ${cut(branch, maxBranchLength)}`];
  return whatsappAddress(shop.whatsapp, ['Hola, quiero comprar estos dos productos:', ...lines, ...ends].join('\n'));
}

/** Where a question about a product leads, that is none of those below. */
export const questionAddress = (product: ChatProduct): string =>
  whatsappAddress(
    shop.whatsapp,
    `Hola, tengo una pregunta sobre este producto:\n${nameWithId(product)}\n${product.address}`,
  );

/** Asks for a restock: the main button of what is sold out, and what the seller will answer (R5.5). */
export const restockLabel = 'Preguntar por reabasto';
export const restockHelp = 'Te decimos por WhatsApp si vuelve y cuándo.';

export const restockAddress = (product: ChatProduct): string =>
  whatsappAddress(
    shop.whatsapp,
    `Hola, ¿cuándo vuelven a tener este producto?\n${nameWithId(product)}\n${product.address}`,
  );

/** The heading of a product that the live API no longer has (R5.12), and the question in the place of Comprar. */
export const unavailableHeading = 'Este producto ya no está en la tienda.';

export const unavailableQuestion = (product: ChatProduct): string =>
  `Hola, vi en la tienda en línea que este producto ya no está. ¿Tienen algo parecido?\n${nameWithId(product)}\n${product.address}`;
