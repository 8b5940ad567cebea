import type { Figures } from '../../../contract/catalogue.ts';
import { effectivePrice } from '../../../contract/rules.ts';
import { truncate } from '../../../lib/truncate.ts';
import { formatPesos, type Cents } from '../../../lib/money.ts';
import { whatsappAddress } from '../../../lib/whatsapp.ts';
import { shop } from '../../../shop.ts';

export interface ChatProduct {
  id: string;
  name: string;
  /** Full address of its page. */
  address: string;
}

/** Longer names are truncated: phones refuse longer addresses. */
const maxNameLength = 400;
const maxBranchLength = 100;

const nameWithId = ({ id, name }: ChatProduct): string => `${truncate(name, maxNameLength)} (ID ${id})`;

/** The chat behind Comprar; its text names product, price and branch (R5.5). @param branch name; '' if none */
export function buyAddress(product: ChatProduct, figures: Figures, branch = ''): string {
  const lines = [
    'Hola, quiero comprar este producto:',
    nameWithId(product),
    `Precio: ${formatPesos(effectivePrice(figures))} MXN`,
    branch && `Sucursal: ${truncate(branch, maxBranchLength)}`,
    product.address,
  ];
  return whatsappAddress(shop.whatsapp, lines.filter(Boolean).join('\n'));
}

/** A message with two names has half the space for each. */
const maxBundleNameLength = 200;

/** The chat behind "Pedir los dos" (R5.5). @param branch name of one that has both */
export function bundleAddress(both: readonly (ChatProduct & { price: Cents })[], sum: Cents, branch: string): string {
  const lines = both.flatMap(({ id, name, price, address }) => [
    `${truncate(name, maxBundleNameLength)} (ID ${id}): ${formatPesos(price)} MXN`,
    address,
  ]);
  const ends = [`Los dos: ${formatPesos(sum)} MXN`, `Sucursal: ${truncate(branch, maxBranchLength)}`];
  return whatsappAddress(shop.whatsapp, ['Hola, quiero comprar estos dos productos:', ...lines, ...ends].join('\n'));
}

/** The chat for a picture of a product that has none here. */
export const photoAddress = (product: ChatProduct): string =>
  whatsappAddress(
    shop.whatsapp,
    `Hola, ¿me mandan una foto de este producto?\n${nameWithId(product)}\n${product.address}`,
  );

/** The chat for a general question about a product. */
export const questionAddress = (product: ChatProduct): string =>
  whatsappAddress(
    shop.whatsapp,
    `Hola, tengo una pregunta sobre este producto:\n${nameWithId(product)}\n${product.address}`,
  );

/** The main button of a sold out product, and its hint (R5.5). */
export const restockLabel = 'Avísame cuando llegue';
export const restockHelp = 'Te decimos por WhatsApp si vuelve y cuándo.';

export const restockAddress = (product: ChatProduct): string =>
  whatsappAddress(
    shop.whatsapp,
    `Hola, ¿cuándo vuelven a tener este producto?\n${nameWithId(product)}\n${product.address}`,
  );

/** The heading of an unavailable product (R5.12); a question replaces Comprar. */
export const unavailableHeading = 'Este producto ya no está en la tienda.';

export const unavailableQuestion = (product: ChatProduct): string =>
  `Hola, vi en la tienda en línea que este producto ya no está. ¿Tienen algo parecido?\n${nameWithId(product)}\n${product.address}`;
