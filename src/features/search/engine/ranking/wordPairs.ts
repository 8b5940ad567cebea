import { isPart, type ParsedQuery, type QueryPart } from '../query/parsedQuery.ts';
import { findConnector } from './queryPlan.ts';
import type { PairSorter, ProductText } from './rank.ts';

// Ranks first the products whose names have words next to each other, as the query has them. Loaded on demand (onDemand.ts).

/** The bonus for each pair of consecutive words, the maximum number of pairs, and how many products are sorted by it. */
const pairBonus = 4;
const maxPairs = 4;
const maxSorted = 48;

/** Creates a function that sorts the first products once more, with a bonus for pairs of words. */
export const createPairSorter = (query: ParsedQuery, getText: (product: number) => ProductText): PairSorter => {
  const pairs = findPairs(query);
  const countPairs = (product: number): number => {
    const name = ` ${getText(product).name} `;
    return Math.min(maxPairs, pairs.filter((pair) => name.includes(pair)).length);
  };
  return (products, pointsOf) => {
    const first = Array.from(products.subarray(0, maxSorted), (product) => ({
      product,
      points: pointsOf(product) + countPairs(product) * pairBonus,
    }));
    first.sort((a, b) => b.points - a.points);
    products.set(first.map(({ product }) => product));
    return products;
  };
};

/**
 * The pairs of consecutive words of a query that no clause matches together: of a shade ("azul marino"), with a number
 * ("mini 2", "3 en 1"), and between equal ends of a cable ("usb c a usb c").
 */
function findPairs({ words, parts }: ParsedQuery): string[] {
  const textAt = (index: number): string => words[index]?.text ?? '';
  const partAt = (index: number): QueryPart | undefined => parts.find(({ wordIndexes }) => wordIndexes.includes(index));
  const connectorAt = (index: number) => findConnector(partAt(index) ?? null);
  const isFree = (index: number): boolean =>
    partAt(index) ? isPart(partAt(index), 'word', 'prefix') : /^\d+$/.test(textAt(index));
  const isEndOfNumber = (index: number): boolean => /^\d+ en \d/.test(`${textAt(index)} en ${textAt(index + 2)}`);
  return words.slice(1).flatMap(({ text }, index) => {
    const part = partAt(index);
    const isShade = part?.type === 'attribute' && part.attribute.type === 'colour' && part === partAt(index + 1);
    const middle = [index, index + 1].find((position) => /^(?:a|en)$/.test(textAt(position)));
    const isBetweenEqual =
      middle !== undefined &&
      (textAt(middle) === 'en'
        ? isEndOfNumber(middle - 1)
        : connectorAt(middle - 1) !== undefined && connectorAt(middle - 1) === connectorAt(middle + 1));
    const isName =
      part?.type !== 'quantity' && (isFree(index) || isFree(index + 1)) && (partAt(index) || partAt(index + 1));
    return isShade || isBetweenEqual || isName ? ` ${textAt(index)} ${text} ` : [];
  });
}
