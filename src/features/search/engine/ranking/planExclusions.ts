import type { InvertedIndex } from '../index/invertedIndex.ts';
import { toProductTypes } from '../language/lexicon.ts';
import type { Matchers } from './matchers.ts';
import type { ParsedQuery } from '../query/parsedQuery.ts';
import type { ScoredPostings } from '../index/postings.ts';
import { exactVariants } from '../query/spelling.ts';

/** High enough that a word of the name excludes, and too low for one of the category: "Cargadores y cables". */
const excludedWordPoints = 0.8;

/** The `must_not` postings of a query. */
export function planExclusions(
  { parts, exclusions }: ParsedQuery,
  index: InvertedIndex,
  matchers: Matchers,
): ScoredPostings[] {
  const types = parts.flatMap((part) => (part.type === 'productType' ? part.productTypes : []));
  /** "Consola excepto playstation": a subtype, whose names need not have the word. */
  const subtypesOf = (words: readonly string[]): ScoredPostings[] =>
    toProductTypes(index.lexicon.meaningsOf(words))
      .filter(({ parent }) => types.some(({ id }) => id === parent))
      .flatMap(matchers.matchExactType);
  const excluded = exclusions.flatMap((exclusion) => {
    if (exclusion.type === 'brand') {
      const { brand, line } = exclusion;
      return [...matchers.matchBrand(brand, line, false), ...subtypesOf([line])];
    }
    if (exclusion.type === 'attribute') return matchers.matchExactAttribute(exclusion.attribute);
    const matched = exclusion.words.flatMap((word) =>
      matchers.matchWord(exactVariants(word, index), excludedWordPoints),
    );
    return [...matched, ...subtypesOf(exclusion.words)];
  });
  // A query for accessories excludes the device itself.
  const devices = parts.flatMap((part) =>
    part.type === 'mentionedType' && part.wantsAccessories && part.productType
      ? matchers.matchExactType(part.productType)
      : [],
  );
  const outsideLimit = parts.flatMap((part) =>
    part.type === 'quantity' && part.limit ? matchers.matchOutsideLimit(part.quantity, part.limit) : [],
  );
  return [...excluded, ...devices, ...outsideLimit];
}
