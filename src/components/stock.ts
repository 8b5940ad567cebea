export type StockLevel = 'full' | 'last' | 'out';

/** The words for a total stock, and how the dot beside them looks (R5.4). */
export function stockText(total: number, unit: string): { level: StockLevel; text: string } {
  if (total <= 0) return { level: 'out', text: 'Agotado' };
  if (total === 1) return { level: 'last', text: 'Último disponible' };
  return { level: 'full', text: `${total} ${unit || 'Pieza'}(s) en stock` };
}
