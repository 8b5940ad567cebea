/** Texts that several modules use; a text with a rule of its own is beside that rule. */

// Names of pages: their titles, and the links to them.
export const allProductsName = 'Todos los productos';
export const bestSellersName = 'Los productos más vendidos';
export const invoiceName = 'Factura tu compra';
export const howToBuyName = 'Cómo comprar';
export const privacyName = 'Aviso de privacidad';

export const mostViewedName = 'Lo más visto en el sitio';
export const recentlySoldName = 'Últimos productos vendidos';
export const newestName = 'Nuevos productos en tienda';

// Headings and links.
export const bestSellersHeading = 'Lo más vendido';
export const allProductsLabel = 'Ver todos los productos';
export const allCategoriesLabel = 'Ver todas las categorías';

// Links to WhatsApp.
export const askOnWhatsappLabel = 'Preguntar por WhatsApp';
export const orderOnWhatsappLabel = 'Pedir por WhatsApp';
export const writeOnWhatsappLabel = 'Escribir por WhatsApp';

// The shopper's phone.
export const whichPhoneHeading = '¿Qué celular tienes?';
export const myPhoneLabel = 'Mi celular';

// Failures.
export const retryHelp = 'Revisa tu conexión e intenta de nuevo.';
export const retryLabel = 'Intentar de nuevo';

// Products for a phone: the badge of products for another model, the link to all, and the message if there are none.
export const otherPhoneBadge = 'Otro modelo';
/** @param count the number of products; null if unknown */
export const allForPhoneLabel = (phone: string, count: number | null): string =>
  `Ver todo para ${phone}${count === null ? '' : ` (${count})`}`;
export const missingProductMessage = (what: string, phone: string): string =>
  `Hola, busco ${what} para ${phone} y no aparece en la tienda en línea. ¿Me pueden ayudar a conseguirlo?`;

// Stock.
/** Replaces the stock of a sold-out product (R5.4). */
export const soldOutText = 'Agotado';
/** Replaces the stock of a discontinued product (R5.12). */
export const discontinuedText = 'Ya no disponible';
/** Shown on the card of a product that the shopper's branch has in stock. */
export const inSelectedBranchText = 'En tu sucursal';
