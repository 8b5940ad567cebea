import type { CardView } from '../../../components/card.ts';
import { fold } from '../../../lib/text.ts';
import { parseQuantities } from '../../../lib/quantities.ts';
import type { Interpretation } from '../engine/result.ts';

/**
 * Formats how many of the first results have the size of the query, and the size of all others: "Hasta $200 hay uno de 2 m; los demás son
 * de 1 m."; null if none or all have it.
 * @param definiteArticle passed in, not imported: with the import, the chunk of the first results would need a namespace
 * @param cards the first results (maxFirstResults): a line about more would change when the others arrive
 * @param total how many results there are
 */
export function formatSizeCounts(
  { partialTerms, quantities, productType, chips }: Interpretation,
  definiteArticle: (what: string) => string,
  cards: readonly CardView[],
  total: number,
): string | null {
  const requestedSize = quantities.find((text) => text === partialTerms.join()) ?? '';
  const [size] = parseQuantities(requestedSize.toLowerCase());
  const statedSizes = cards.map(({ name }) =>
    parseQuantities(fold(name)).flatMap(({ unit, value }) => (unit === size?.unit ? value : [])),
  );
  const hasSize = (values: readonly number[] = []): boolean => size !== undefined && values.includes(size.value);
  const otherSizes = statedSizes.filter((values) => !hasSize(values));
  const count = cards.length - otherSizes.length;
  if (!size || count === 0) return null;
  const article = definiteArticle(`${productType?.plural.toLowerCase() ?? ''} `);
  // All first results have the size; further results may not.
  if (otherSizes.length === 0)
    return total > count ? `Primero ${article} de ${requestedSize}; luego, ${article} demás.` : null;

  const singleCount = article === 'las' ? 'una' : 'uno';
  const [otherSize] = otherSizes;
  // "1 TB" is parsed as 1000 GB: then this text does not change, and the other size is not named.
  const otherSizeText = requestedSize.replace(String(size.value), String(otherSize));
  const areAlike =
    total === cards.length &&
    otherSizeText !== requestedSize &&
    otherSize?.length === 1 &&
    otherSizes.every((values) => String(values) === String(otherSize));
  const maxPriceChip = chips.find((chip) => chip.text.startsWith('Hasta '));
  const counted = count > 1 ? String(count) : singleCount;
  // Other results may not state a size. A result of the size that has another colour or is sold out may follow them.
  const orderText = statedSizes.slice(0, count).every(hasSize) ? `; ${count > 1 ? 'van' : 'va'} primero.` : '.';
  const rest = areAlike ? `; ${article} demás son de ${otherSizeText}.` : orderText;
  return `${maxPriceChip ? `${maxPriceChip.text} hay` : 'Hay'} ${counted} de ${requestedSize}${rest}`;
}
