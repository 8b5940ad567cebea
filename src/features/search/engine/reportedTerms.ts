import { isLineOrBrand, type Lexicon, type ProductType } from './language/lexicon.ts';
import { hasInferredType, type ParsedQuery, type QueryPart } from './query/parsedQuery.ts';
import { isCorrected, type QueryWord } from './query/spelling.ts';
import type { Interpretation } from './result.ts';
import type { QueryClause } from './ranking/queryPlan.ts';
import type { Ranking } from './ranking/rank.ts';

// What the page reports of the terms of a query: those that no result has, and corrections. Loaded on demand (onDemand.ts).

/** The word indexes of terms that no result has; `unknown` are those that neither the catalogue nor the vocabulary has. */
interface MissingTerms {
  missing: number[][];
  unknown: number[][];
}

/** @param isInNames whether the names of the first results have a text */
export function findMissingTerms(
  { words, parts, exclusions }: ParsedQuery,
  ranking: Ranking,
  { meaningsOf, hasWord, isVague }: Lexicon,
  wordIds: Pick<ReadonlyMap<string, number>, 'has'>,
  isInNames: (text: string) => boolean,
): MissingTerms {
  const textAt = (index: number): string => words[index]?.text ?? '';
  /** Whether the results lack a word: not a stop word, nor what may be the prefix of one ("para lla"). */
  const isMissing = (index: number): boolean => {
    const text = textAt(index);
    const mayBeMissing = !isInNames(text) && !isVague(text) && (hasWord(text) || !/^[a-z]{1,3}$/.test(text));
    return mayBeMissing && !isVerbOfUse(words, index);
  };
  /** Whether neither the catalogue nor the vocabulary has a word; a number or model may be right: "hp85a", but not "20whats". */
  const isUnknown = (index: number): boolean => {
    const text = textAt(index);
    return !/^[a-z]{0,3}\d+(?:[a-z]\d*)?$/.test(text) && !hasWord(text) && !wordIds.has(text);
  };
  const isInferred = hasInferredType(parts);
  // A use case has words that names lack, and names may list ports one by one.
  const isReportable = (part: QueryPart): boolean =>
    !(isInferred && part.type === 'word') && !(part.type === 'quantity' && part.quantity.unit === 'puertos');
  const isPartMissing = (part: QueryPart): boolean => {
    const { type, wordIndexes } = part;
    if (type === 'quantity') return true;
    if (type === 'otherType' && !isIncludedType(part.productType, words, wordIndexes[0] ?? 0, parts)) return false;
    // A name may have the feature itself, where it is misspelled: "bluetoot".
    return type === 'attribute'
      ? !isInNames(part.attribute.name) && wordIndexes.some((index) => !isVague(textAt(index)))
      : wordIndexes.some(isMissing);
  };
  const dropped = ranking.dropped
    .flatMap(({ part }: QueryClause) => part ?? [])
    .filter(isReportable)
    .filter(isPartMissing);
  const missing = dropped.map(({ wordIndexes }) => wordIndexes);
  for (const part of parts) {
    if (part.type !== 'productType') continue;
    // "Control xbox" finds any controller, "regulador" a similar type: the results may lack the requested one.
    // "Anillo": the live API finds cases with a ring.
    const mayBeMissing = (text: string): boolean =>
      part.named
        ? part.wordIndexes.length > 1 || !wordIds.has(text)
        : // "Hidrogel" is a screen protector and its material.
          isLineOrBrand(text, meaningsOf) ||
          (part.wordIndexes.length === 1 &&
            !part.inferred &&
            meaningsOf([text]).some(({ type }) => type === 'attribute'));
    const missingIndexes = part.wordIndexes.filter((index) => mayBeMissing(textAt(index)) && isMissing(index));
    if (missingIndexes.length > 0) missing.push(part.named ? part.wordIndexes : missingIndexes);
  }
  if (ranking.exclusionsRelaxed) missing.push(...exclusions.map(({ wordIndexes }) => wordIndexes));
  const isQuantity = (indexes: number[]): boolean =>
    parts.some(({ type, wordIndexes }) => type === 'quantity' && wordIndexes === indexes);
  return { missing, unknown: missing.filter((indexes) => !isQuantity(indexes) && indexes.every(isUnknown)) };
}

/**
 * The corrections of a query that the page shows.
 * @param missing the word indexes of terms that no result has
 * @param restoreSpelling restores the accents and case of a folded word
 * @param isInNames whether the names of the first results have a text; null without results
 */
export function findCorrections(
  { words, parts }: ParsedQuery,
  { dropped, lacksModel }: Ranking,
  missing: readonly number[][],
  stopWords: ReadonlySet<string>,
  restoreSpelling: (word: string) => string,
  isInNames: ((text: string) => boolean) | null,
): Interpretation['corrected'] {
  const droppedIndexes = dropped.flatMap(({ part }) => (part && part.type !== 'otherType' ? part.wordIndexes : []));
  const unmatched = new Set([...missing.flat(), ...droppedIndexes]);
  /** Whether the results have a word or match its meaning. */
  const isMatched = (index: number): boolean =>
    !unmatched.has(index) &&
    (isInNames?.(words[index]?.text ?? '') ||
      parts.some(
        (part) =>
          part.wordIndexes.includes(index) &&
          (part.type === 'phone' || (part.type === 'productType' && !lacksModel && !part.named && !part.inferred)),
      ));
  return words.flatMap((word, index) => {
    const { text, typed } = word;
    // A word that was split is one correction.
    const pieces = words.flatMap((piece, pieceIndex) => (piece.typed === typed ? [pieceIndex] : []));
    if (!isCorrected(word) || pieces[0] !== index || stopWords.has(text)) return [];
    const meant = [...new Set(pieces.map((piece) => restoreSpelling(words[piece]?.text ?? '')))].join(' ');
    return [{ typed, meant, isShown: isInNames !== null && pieces.every(isMatched) }];
  });
}

/** Whether a word is the verb of a use: "que cargue", "que no se rompa", "para conectar". Names have the use, not the verb. */
const isVerbOfUse = (words: readonly QueryWord[], index: number): boolean =>
  /(?:^| )(?:que|q)(?: no)?(?: (?:se|me|le|te))? [a-z]+[aeo]n?$|(?:^| )para [a-z]+[aei]r(?:[mst]e|l[aeo]s?)?$/.test(
    words
      .slice(Math.max(0, index - 3), index + 1)
      .map(({ text }) => text)
      .join(' '),
  );

/**
 * Whether another type is one that the product comes with, or the end of a cable, not its purpose: "funda con mica", "cable de
 * impresora", but not "mouse para laptop" or "funda para celular".
 * @param index the index of its first word
 */
function isIncludedType(
  { key, device }: ProductType,
  words: readonly QueryWord[],
  index: number,
  parts: readonly QueryPart[],
): boolean {
  if (key === 'celular') return false;
  return device
    ? parts.some(
        (part) => part.type === 'productType' && part.productTypes.some(({ joinsConnectors }) => joinsConnectors),
      )
    : !/^(?:para|del?|[lm]a|el|mi)$/.test(words[index - 1]?.text ?? '');
}

/** A quantity as it was typed, if names spell it with another number: "30 cm" is "0.3 m", "6 pies" "1.83 m". */
export const quantityAsTyped = (formatted: string, typed: string): string =>
  /^\d/.test(typed) && parseFloat(typed) !== parseFloat(formatted.replace(',', '')) ? typed : formatted;
