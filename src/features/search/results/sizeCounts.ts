import type { CardView } from '../../../components/card.ts';
import { fold } from '../../../lib/text.ts';
import { parseQuantities } from '../../../lib/quantities.ts';
import type { Interpretation } from '../engine/result.ts';

/**
 * How many of the first results have the size of the query, and what all others have: "Hasta $200 hay uno de 2 m; los demás son
 * de 1 m."; null if none or all have it.
 * @param findArticle findArticle(), which is not imported: the chunk of the first results would need a namespace
 * @param cards the first results (maxFirstResults): a line about more would change when the others arrive
 * @param total how many results there are
 */
export function formatSizeCounts(
  { partialTerms, quantities, productType, chips }: Interpretation,
  findArticle: (what: string) => string,
  cards: readonly CardView[],
  total: number,
): string | null {
  const asked = quantities.find((text) => text === partialTerms.join()) ?? '';
  const [size] = parseQuantities(asked.toLowerCase());
  const stated = cards.map(({ name }) =>
    parseQuantities(fold(name)).flatMap(({ unit, value }) => (unit === size?.unit ? value : [])),
  );
  const hasSize = (values: readonly number[] = []): boolean => size !== undefined && values.includes(size.value);
  const others = stated.filter((values) => !hasSize(values));
  const count = cards.length - others.length;
  if (!size || count === 0) return null;
  const article = findArticle(`${productType?.plural.toLowerCase() ?? ''} `);
  // More than are rendered at first have it.
  if (others.length === 0) return total > count ? `Primero ${article} de ${asked}; luego, ${article} demás.` : null;

  const one = article === 'las' ? 'una' : 'uno';
  const [other] = others;
  // "1 TB" is 1000 GB: the other size would have to be written in the same unit.
  const text = asked.replace(String(size.value), String(other));
  const areAlike =
    total === cards.length &&
    text !== asked &&
    other?.length === 1 &&
    others.every((values) => String(values) === String(other));
  const upTo = chips.find((chip) => chip.text.startsWith('Hasta '));
  const counted = count > 1 ? String(count) : one;
  // Others may not state their size; of another colour or sold out, some may follow others.
  const goFirst = stated.slice(0, count).every(hasSize) ? `; ${count > 1 ? 'van' : 'va'} primero.` : '.';
  const rest = areAlike ? `; ${article} demás son de ${text}.` : goFirst;
  return `${upTo ? `${upTo.text} hay` : 'Hay'} ${counted} de ${asked}${rest}`;
}
