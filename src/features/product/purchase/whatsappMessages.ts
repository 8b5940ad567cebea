import type { PriceAndStock } from '../../../contract/catalogue.ts';
import { effectivePrice } from '../../../contract/rules.ts';
import { truncate } from '../../../lib/truncate.ts';
import { formatPesos } from '../../../lib/money.ts';
import { whatsappUrl } from '../../../lib/contactUrls.ts';
import { shop } from '../../../shop.ts';

export interface MessageProduct {
  id: string;
  name: string;
  /** Full URL of its page. */
  url: string;
}

/** Longer names are truncated: phones reject long URLs. */
export const maxNameLength = 400;
/** Longer names of branches are truncated, too. */
export const maxBranchLength = 100;

const nameWithId = ({ id, name }: MessageProduct): string => `${truncate(name, maxNameLength)} (ID ${id})`;

/** The WhatsApp URL of Comprar; its text has product, price and branch (R5.5). @param branch the name of the branch; '' if unknown */
export function buyUrl(product: MessageProduct, priceAndStock: PriceAndStock, branch = ''): string {
  const lines = [
    'Hola, quiero comprar este producto:',
    nameWithId(product),
    `Precio: ${formatPesos(effectivePrice(priceAndStock))} MXN`,
    branch && `Sucursal: ${truncate(branch, maxBranchLength)}`,
    product.url,
  ];
  return whatsappUrl(shop.whatsapp, lines.filter(Boolean).join('\n'));
}

export const askForPhotoUrl = (product: MessageProduct): string =>
  whatsappUrl(shop.whatsapp, `Hola, ¿me mandan una foto de este producto?\n${nameWithId(product)}\n${product.url}`);

export const questionUrl = (product: MessageProduct): string =>
  whatsappUrl(shop.whatsapp, `Hola, tengo una pregunta sobre este producto:\n${nameWithId(product)}\n${product.url}`);

/** The main button of a product in stock (R5.5). */
export const buyLabel = 'Comprar';
/** The main button of a sold-out product, and its hint (R5.5). */
export const backInStockLabel = 'Avísame cuando llegue';
export const backInStockHelp = 'Te decimos por WhatsApp si vuelve y cuándo.';

export const backInStockUrl = (product: MessageProduct): string =>
  whatsappUrl(shop.whatsapp, `Hola, ¿cuándo vuelven a tener este producto?\n${nameWithId(product)}\n${product.url}`);

/** The heading of a discontinued product (R5.12). */
export const discontinuedHeading = 'Este producto ya no está en la tienda.';

/** The heading above the question that replaces Comprar for a discontinued product. */
export const similarHeading = '¿Buscas algo así?';

export const discontinuedMessage = (product: MessageProduct): string =>
  `Hola, vi en la tienda en línea que este producto ya no está. ¿Tienen algo parecido?\n${nameWithId(product)}\n${product.url}`;
