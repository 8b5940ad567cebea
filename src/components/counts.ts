/** "1,234": a comma before each group of three digits. At most seven groups: the regex stays linear. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3}){1,7}$)/g, ',');

/** "1 producto", "1,234 productos". */
export const formatProductCount = (total: number): string =>
  `${formatCount(total)} ${total === 1 ? 'producto' : 'productos'}`;

/** "26 de 38 productos", or "38 productos" for all of them. */
export const formatFilteredCount = (count: number, total: number): string =>
  count === total ? formatProductCount(total) : `${formatCount(count)} de ${formatProductCount(total)}`;

/** Splits "26 de 38 productos" before the noun; any other text has none to split off. */
export function splitCountNoun(text: string): [count: string, noun: string] {
  const end = / de .* /.test(text) ? text.lastIndexOf(' ') : text.length;
  return [text.slice(0, end), text.slice(end)];
}

/** "1 resultado", "1,234 resultados". */
export const formatResultCount = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'resultado' : 'resultados'}`;
