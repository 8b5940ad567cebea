/** "1,234". */
export const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3}){1,7}$)/g, ',');

/** "1 producto", "1,234 productos". */
export const countText = (total: number): string => `${grouped(total)} ${total === 1 ? 'producto' : 'productos'}`;

/** "26 de 38 productos", or all of them. */
export const countOfAll = (found: number, total: number): string =>
  found === total ? countText(total) : `${grouped(found)} de ${countText(total)}`;

/** "1 resultado", "1,234 resultados". */
export const resultsText = (found: number): string => `${grouped(found)} ${found === 1 ? 'resultado' : 'resultados'}`;
