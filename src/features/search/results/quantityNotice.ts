import type { CardData } from '../../../components/card.ts';
import { fold } from '../../../lib/text.ts';
import { parseQuantities } from '../../../lib/quantities.ts';
import type { Interpretation } from '../engine/result.ts';
import { definiteArticle } from '../interpretationTexts.ts';

/**
 * Formats the notice about results with and without the requested quantity: "Hasta $200 hay uno de 2 m; los demás son de 1 m.". Null
 * unless the quantity is the only leading term, and some of the first results, but not all results, have it.
 * @param cards the first results (maxFirstResults): a notice about more would change when the others arrive
 * @param total how many results there are
 */
export function formatQuantityNotice(
  { leadingTerms, quantities, productType, chips }: Interpretation,
  cards: readonly CardData[],
  total: number,
): string | null {
  const requestedText = quantities.find((text) => text === leadingTerms.join()) ?? '';
  const [requested] = parseQuantities(requestedText.toLowerCase());
  /** For each card, the values that its name states in the requested unit. */
  const valuesByCard = cards.map(({ name }) =>
    parseQuantities(fold(name)).flatMap(({ unit, value }) => (unit === requested?.unit ? value : [])),
  );
  const isRequested = (values: readonly number[] = []): boolean =>
    requested !== undefined && values.includes(requested.value);
  const otherValues = valuesByCard.filter((values) => !isRequested(values));
  const count = cards.length - otherValues.length;
  if (!requested || count === 0) return null;
  const article = definiteArticle(`${productType?.plural.toLowerCase() ?? ''} `);
  // All first results have the quantity; further results may not.
  if (otherValues.length === 0)
    return total > count ? `Primero ${article} de ${requestedText}; luego, ${article} demás.` : null;

  const [otherValue] = otherValues;
  // "1 TB" is parsed as 1000 GB: the replacement then changes nothing, and the other quantity is not named.
  const otherText = requestedText.replace(String(requested.value), String(otherValue));
  const areOthersEqual =
    total === cards.length &&
    otherText !== requestedText &&
    otherValue?.length === 1 &&
    otherValues.every((values) => String(values) === String(otherValue));
  const one = article === 'las' ? 'una' : 'uno';
  const countText = count > 1 ? String(count) : one;
  // A result with the quantity that is sold out or of another colour may follow results without it.
  const areFirst = valuesByCard.slice(0, count).every(isRequested);
  const orderText = areFirst ? `; ${count > 1 ? 'van' : 'va'} primero.` : '.';
  const rest = areOthersEqual ? `; ${article} demás son de ${otherText}.` : orderText;
  const maxPriceChip = chips.find((chip) => chip.text.startsWith('Hasta '));
  return `${maxPriceChip ? `${maxPriceChip.text} hay` : 'Hay'} ${countText} de ${requestedText}${rest}`;
}
