type StockLevel = 'full' | 'last' | 'out';

/** The stock of a product that is known to be there, but not how many. */
export const someInStock = Infinity;

/** So many pieces are the last ones (R5.4). */
export const lastPieces = 1;

/** What replaces the stock of a sold-out product (R5.4). */
export const soldOutText = 'Agotado';

/** What replaces the stock of a discontinued product (R5.12). */
export const unavailableText = 'Ya no disponible';

/** What a card says of a product that the shopper's own branch has. */
export const ownBranchText = 'En tu sucursal';

/** The words for a total stock, and how the dot beside them looks (R5.4). */
export function stockText(total: number, unit: string): { level: StockLevel; text: string } {
  if (total <= 0) return { level: 'out', text: soldOutText };
  if (total <= lastPieces) return { level: 'last', text: 'Último disponible' };
  if (total === someInStock) return { level: 'full', text: 'En stock' };
  return { level: 'full', text: `${total} ${unit || 'Pieza'}(s) en stock` };
}
