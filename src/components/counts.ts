/** "1,234": a comma before each group of three digits. At most seven groups: the regex stays linear. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3}){1,7}$)/g, ',');

/** "1 producto", "1,234 productos". */
export const formatProductCount = (total: number): string =>
  `${formatCount(total)} ${total === 1 ? 'producto' : 'productos'}`;

/** "26 de 38 productos", or "38 productos" for all of them. */
export const formatFilteredCount = (count: number, total: number): string =>
  count === total ? formatProductCount(total) : `${formatCount(count)} de ${formatProductCount(total)}`;

/** "1 resultado", "1,234 resultados". */
export const formatResultCount = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'resultado' : 'resultados'}`;
