import { fold } from '../../../../lib/text.ts';
import type { InvertedIndex, ScoredPostings } from '../index/invertedIndex.ts';
import type { Meaning, ProductType } from '../language/lexicon.ts';
import type { matchAdapters } from './adapters.ts';
import { weight, type Matchers } from './matchers.ts';
import type { Phone } from '../../../../catalogue/phones/phones.ts';
import { modelWords, phoneBrands, phoneSuffixes, type QueryPhone } from '../query/phones.ts';
import { findRequestedTypes } from '../query/parse.ts';
import { hasInferredType, type ParsedQuery, type PrefixPart, type QueryPart } from '../query/parsedQuery.ts';
import { inflectedVariants, expandTerms, maxEdits, quality, type TermVariant } from '../query/spelling.ts';

/**
 * A clause of a query. Results match all `must` clauses, and those `relaxable` clauses that any product matches, brands first.
 * `should` clauses add points; some narrow the results, too, such as those of connectors.
 */
export interface QueryClause {
  occur: 'must' | 'relaxable' | 'should';
  /** The query part that it matches; null if it only adds points. */
  part: QueryPart | null;
  weight: number;
  /** The postings that match it. */
  sources: readonly ScoredPostings[];
  /** The minimum points of a matching product. */
  minPoints: number;
  /** The bit that marks matching products; 0 for none. */
  bit: number;
  /** Whether it matches products by a word of the query or a variant of it, not by the meaning of the word. */
  byWord: boolean;
  /** Whether products that do not match it, such as those of another model, must not follow few results. */
  noFallback?: boolean;
  /** Whether it names a model, line or brand that others do not replace: if no product matches it, there are only similar ones. */
  namesModel?: boolean;
}

type PlannedClause = Pick<QueryClause, 'occur' | 'sources' | 'weight'> &
  Partial<Pick<QueryClause, 'minPoints' | 'byWord' | 'noFallback' | 'namesModel'>>;

/** "9H", "3D", "5G": the hardness of glass or a network, not a model. */
const notModel = /^\d{1,2}[dhg]$/;

/** The defaults of a clause that only adds points. */
const bonusClause = { part: null, occur: 'should', minPoints: 1, weight: 0, byWord: false, bit: 0 } as const;

/** The weight of a word without a meaning: the rarer the word, the higher. */
const wordWeight = { min: 14, rarity: 12 } as const;
/** The additional points of products that contain the words of a type, or other words with a meaning. */
const byWordPoints = { productType: 8, other: 5 } as const;
const prefixWeight = 60;
/**
 * The minimum confidence that a product is of the type. Strict for a phone, and for a price order without a price range: a doubtful
 * product could rank first.
 */
const minConfidence = { default: 0.4, strict: 0.7 } as const;
/** The points of an incomplete word in names. */
const prefixWordPoints = 24;
/** The points of a last word that is a brand, as the prefix of another word. */
const brandPrefixPoints = 12;
/** The points of products whose only connector is the one of the query. */
const soleConnectorPoints = 6;
/** The points of products of the other type of a query, in addition to those of its words in names. */
const otherTypePoints = 6;
/** The points of a mentioned type's words in names. */
const mentionedTypePoints = 24;
/** The shares of the types whose name has the prefix, most frequent first; and of types with another phrase that has it. */
const prefixShares = [0.95, 0.85, 0.75] as const;
const prefixAlternativeShare = 0.57;

/** Plans the clauses of a query, in the order of its parts. @param allowTypos whether known words may be typos, too */
export function planQuery(
  { words, parts, priceTerms, exclusions }: ParsedQuery,
  index: InvertedIndex,
  matchers: Matchers,
  onDemand: () => {
    /** The words of the index that a typo may stand for. */
    findTypos: (typed: string, asPrefix: boolean) => TermVariant[];
    matchAdapters: typeof matchAdapters;
    modelVariants: (model: string) => TermVariant[];
    phonesWithPrefix: (phones: readonly Phone[], phone: QueryPhone) => number[];
  },
  allowTypos: boolean,
): QueryClause[] {
  const texts = words.map(({ text }) => text);
  const last = texts.length - 1;
  const variants = expandTerms(texts, index);
  const allTypes = findRequestedTypes(parts);
  const universalTypes = allTypes.filter(({ deviceSpecific }) => !deviceSpecific);
  // "pantalla de 32 pulgadas" is not a spare part.
  const namesScreenSize = parts.some((part) => part.type === 'quantity' && part.quantity.unit === 'pulgadas');
  const types = namesScreenSize && universalTypes.length > 0 ? universalTypes : allTypes;

  /** Whether a word names a model, so that products for another model do not match: "correa mi band 9". */
  const isModel = (wordIndex: number): boolean =>
    ((/\d/.test(texts[wordIndex] ?? '') && !notModel.test(texts[wordIndex] ?? '')) ||
      phoneSuffixes.has(texts[wordIndex] ?? '')) &&
    types.some(({ deviceSpecific, hasModels }) => deviceSpecific || hasModels);

  const connectors = new Set(parts.flatMap((part) => findConnector(part) ?? []));
  const isInk = types[0]?.key === 'tinta';
  const hasModels = types.some((type) => type.hasModels);
  const hasBrandWithoutPhone =
    parts.some((part) => part.type === 'brand') && !parts.some(({ type }) => type === 'phone');
  /**
   * Whether a word names a model that others do not replace: "toner 85a", "funda iPad mini 6". The page shows other models
   * separately.
   */
  const namesModel = (wordIndex: number): boolean => {
    const text = texts[wordIndex] ?? '';
    if (!isModel(wordIndex)) return false;
    if (isInk) return /[a-z]\d|\d[a-z]|\d{3}/.test(text);
    // "Mi Band 9", but "tablet para mi nena de 4".
    const isModelOfDevice = hasModels && (/[a-z]|\d{3}/.test(text) || modelWords.test(texts[wordIndex - 1] ?? ''));
    return isModelOfDevice || hasBrandWithoutPhone;
  };

  const isInferred = hasInferredType(parts);
  /**
   * Whether a type is unrelated to the requested ones: "bocinas para computadora" match "p/PC"; in "adaptador otg", both words
   * mean the adapter.
   */
  const isUnrelated = (other: ProductType): boolean =>
    !isInferred && !isInk && !types.some((type) => index.lexicon.typeSimilarity(type, other.id) > 0);

  const typoVariants = (wordIndex: number): TermVariant[] => {
    const { typoVariants: correctorVariants = [], typed = '' } = words[wordIndex] ?? {};
    if (correctorVariants.length > 0) return [...correctorVariants];
    // Model numbers and words of the vocabulary are never corrected.
    if (/\d/.test(typed) || index.lexicon.hasWord(texts[wordIndex] ?? '')) return [];
    const mayBeTypo = maxEdits(typed) > 0 && (allowTypos || !variants[wordIndex]?.length);
    return mayBeTypo ? onDemand().findTypos(typed, wordIndex === last) : [];
  };
  /** The variants of a word; of the suffix of a phone only the exact ones: "AirPods pro" does not match "protector". */
  const withTypos = (wordIndex: number): TermVariant[] =>
    [
      ...(isModel(wordIndex) && /^[a-z]?\d{3,}$/.test(texts[wordIndex] ?? '')
        ? onDemand().modelVariants(texts[wordIndex] ?? '')
        : []),
      ...(variants[wordIndex] ?? []),
      ...typoVariants(wordIndex),
    ].filter((variant) => variant.quality === quality.exact || !phoneSuffixes.has(texts[wordIndex] ?? ''));
  const matchWord = (wordIndex: number, points: number): ScoredPostings[] => {
    const variantsWithTypos = withTypos(wordIndex);
    // "galaxy watch 4" does not match one of 44 mm.
    if (!isModel(wordIndex)) return matchers.matchWord(variantsWithTypos, points);
    const exact = variantsWithTypos.filter((variant) => variant.quality >= quality.exact);
    const prefixes = variantsWithTypos.filter((variant) => variant.quality >= quality.prefix);
    return matchers.matchWord(exact.length > 0 ? exact : prefixes, points);
  };

  const planPrefix = (part: PrefixPart): PlannedClause => {
    // "de" may be a prefix or a stop word: it is optional.
    if (part.wordIndexes.length === 1 && index.lexicon.stopWords.has(texts[last] ?? ''))
      return { occur: 'should', sources: [], weight: prefixWeight };
    const withAttributes = !variants[last]?.length || (texts[last] ?? '').length > 2;
    const meanings = part.meanings.filter(({ type }) => type !== 'attribute' || withAttributes);
    const sources = matchPrefix(meanings, matchers, types);
    return {
      occur: 'relaxable',
      sources,
      weight: prefixWeight,
      noFallback: isModel(last),
      namesModel: namesModel(last),
    };
  };

  /** Adds the 5G versions of phones: "Redmi note 14 pro" alone may mean either, but a case for one does not fit the other. */
  const with5g = (phones: readonly number[]): readonly number[] =>
    types.length > 0
      ? phones
      : index.annotations.allPhones.flatMap(({ slug }, phoneIndex, all) =>
          phones.some((phone) => phone === phoneIndex || `${all[phone]?.slug}-5g` === slug) ? phoneIndex : [],
        );

  /** The clause of a part; null if an earlier part's clause covers it. */
  const planPart = (part: QueryPart): PlannedClause | null => {
    switch (part.type) {
      case 'productType': {
        // "cable y cargador": one clause for both.
        if (part !== parts.find(({ type }) => type === 'productType')) return null;
        const needsConfidence = (priceTerms.order && !priceTerms.price) || parts.some(({ type }) => type === 'phone');
        return {
          occur: 'must',
          sources: [
            // All types for a gift are equal.
            ...(part.inferred === 'any'
              ? types.flatMap((type) => matchers.matchTypes([type]))
              : matchers.matchTypes(types)),
            ...(connectors.size > 1 ? onDemand().matchAdapters(types, connectors, index, matchers) : []),
          ],
          minPoints: (needsConfidence ? minConfidence.strict : minConfidence.default) * weight.productType,
          weight: weight.productType,
        };
      }
      case 'phone': {
        const isTyping = part.phone.phones.length === 0 && part.wordIndexes.includes(last);
        const completions = isTyping ? onDemand().phonesWithPrefix(index.annotations.allPhones, part.phone) : [];
        const phones = completions.length > 0 ? completions : with5g(part.phone.phones);
        const sources = matchers.matchPhones(phones, part.phone, types);
        return { occur: 'must', sources, weight: weight.phone };
      }
      case 'brand': {
        const { brand, line } = part;
        const brandSources = matchers.matchBrand(brand, line, isByConnector(brand, types), types.length === 0);
        // A brand may be the prefix of another word: "Ex" is a brand.
        const isLastWord = part.wordIndexes.length === 1 && part.wordIndexes[0] === last;
        const asPrefix = isLastWord ? matchers.matchWord(variants[last] ?? [], brandPrefixPoints) : [];
        // "Mando Nintendo Wii": other lines of the brand do not match.
        const requiresLine = line !== '' && hasModels;
        // "Tinta Lexmark": inks of other brands do not match. With a model, ink without a brand may.
        const requiresInkBrand =
          isInk && !parts.some(({ type, wordIndexes }) => type !== 'quantity' && wordIndexes.some(isModel));
        const isSpecial = types.some(({ special, madeFor }) => special && madeFor.length > 0);
        // "Control samsung", "correa apple watch", "apple watch": the brand of the device. "Mouse logitech" may be followed by others.
        const isBrandOfDevice =
          line !== '' ||
          (part.wordIndexes.length === 0 && types.some(({ device }) => device)) ||
          requiresInkBrand ||
          isSpecial ||
          types.some(({ deviceSpecific }) => deviceSpecific);
        // A universal remote control is for each brand.
        const universalVariants = isSpecial && !line ? inflectedVariants('universal', index) : [];
        return {
          occur: isInk && !requiresInkBrand ? 'should' : 'relaxable',
          sources: [...brandSources, ...asPrefix, ...matchers.matchWord(universalVariants, brandPrefixPoints)],
          weight: weight.brand,
          namesModel: requiresLine || requiresInkBrand,
          noFallback: isBrandOfDevice,
        };
      }
      case 'attribute': {
        const maxPoints = weight[part.attribute.type];
        const sources = matchers.matchAttribute(part.attribute);
        // "Teclado sin cables" is required; "inalámbrico" alone is a `should` clause.
        const isRequired =
          texts[part.wordIndexes[0] ?? -1] === 'sin' ||
          exclusions.some(
            (exclusion) => exclusion.type === 'attribute' && exclusion.attribute.opposite === part.attribute.name,
          );
        const { name } = part.attribute;
        const planned = { sources, minPoints: 0.6 * maxPoints, weight: maxPoints };
        // No other size of batteries fits; "doble a y triple a" are two.
        const isBattery = (other: QueryPart): boolean =>
          other.type === 'attribute' && /^AAA?$/.test(other.attribute.name);
        const isSize = isBattery(part) && parts.filter(isBattery).length === 1;
        return (isRequired && name === 'inalámbrico') || isSize
          ? { occur: 'relaxable', ...planned, noFallback: true }
          : { occur: 'should', ...planned };
      }
      case 'quantity': {
        const sources = matchers.matchQuantity(part.quantity, part.limit);
        // "Toner 107w": a printer, not a power. A strap for another size of watches does not fit.
        const isSize = isInk || types[0]?.key === 'correa';
        return {
          occur: isSize ? 'relaxable' : 'should',
          sources,
          minPoints: 0.9 * weight.quantity,
          weight: weight.quantity,
          noFallback: isSize,
        };
      }
      case 'otherType': {
        const sources = [
          ...matchers.matchTypes([part.productType], otherTypePoints),
          ...(isUnrelated(part.productType) ? matchers.matchMentions(part.productType, weight.otherType) : []),
          ...(types.some(({ joinsConnectors }) => joinsConnectors) ? matchers.matchConnector(part.productType) : []),
          ...part.wordIndexes.flatMap((wordIndex) => matchWord(wordIndex, weight.otherType)),
        ];
        return { occur: 'should', sources, weight: weight.otherType };
      }
      case 'mentionedType': {
        // Words of the vocabulary are not typos: "cafetera" does not match "cartera".
        const [head = 0] = part.wordIndexes;
        const inNames = matchers.matchWord(variants[head] ?? [], mentionedTypePoints);
        const isPhone = part.wantsAccessories && part.productType?.key === 'celular';
        const sources = [
          ...matchers.matchMentions(part.productType),
          ...inNames,
          ...(isPhone ? matchers.matchAnyPhone(mentionedTypePoints) : []),
        ];
        return { occur: part.wantsAccessories ? 'must' : 'relaxable', sources, weight: weight.mentionedType };
      }
      case 'prefix':
        return planPrefix(part);
      case 'word': {
        // Each word is a part of its own.
        const [wordIndex = 0] = part.wordIndexes;
        const points = wordWeight.min + wordWeight.rarity * rarity(variants[wordIndex] ?? [], index);
        if (part.incidental)
          return { occur: 'should', sources: matchers.matchWord(variants[wordIndex] ?? [], points), weight: points };
        return {
          occur: 'relaxable',
          sources: matchWord(wordIndex, points),
          weight: points,
          byWord: true,
          noFallback: isModel(wordIndex),
          namesModel: namesModel(wordIndex),
        };
      }
    }
  };

  const clauses: QueryClause[] = [];
  let nextBit = 1;
  for (const part of parts) {
    const planned = planPart(part);
    if (!planned) continue;
    const bit = nextBit;
    nextBit <<= 1;
    clauses.push({ minPoints: 1, byWord: false, ...planned, part, bit });
    if (part.type !== 'prefix') continue;
    // The words themselves match, too, and add points: the clause has the same bit.
    const sources = part.wordIndexes.flatMap((wordIndex) =>
      matchers.matchWord(withTypos(wordIndex), prefixWordPoints, true),
    );
    const [first = 0, ...more] = part.wordIndexes;
    clauses.push({ ...bonusClause, sources, weight: prefixWordPoints, byWord: true, bit: more.length > 0 ? 0 : bit });
    // "Soporte para c": "para" and "c" alone are in the names of other types, too.
    if (more.length > 0) clauses.push({ ...bonusClause, sources: matchers.matchWord(withTypos(first), 1), bit });
  }

  const [connector] = connectors;
  if (connector && connectors.size === 1)
    clauses.push({ ...bonusClause, sources: matchers.matchSoleConnector(connector, soleConnectorPoints) });

  /** Whether products are matched by every word, even by those with a meaning; else only by the words of types. */
  const matchesAllByWord = texts.length > 3 || parts.some(({ type }) => type === 'word' || type === 'prefix');
  for (const part of parts) {
    const { wordIndexes, type } = part;
    if (type === 'word' || type === 'prefix' || (type !== 'productType' && !matchesAllByWord)) continue;
    const points = type === 'productType' ? byWordPoints.productType : byWordPoints.other;
    for (const wordIndex of wordIndexes) {
      if (texts[wordIndex] === 'para') continue;
      const sources = matchers.matchWord(variants[wordIndex] ?? [], points);
      clauses.push({ ...bonusClause, sources, weight: byWordPoints.other, byWord: true });
    }
  }
  return clauses;
}

function matchPrefix(
  meanings: readonly Meaning[],
  matchers: Matchers,
  types: readonly ProductType[],
): ScoredPostings[] {
  let rank = 0;
  return meanings.flatMap((meaning): ScoredPostings[] => {
    if (meaning.type === 'productType') {
      const share = meaning.weak ? prefixAlternativeShare : (prefixShares[rank++] ?? 0.6);
      return matchers.matchTypes([meaning.productType], weight.productType * share);
    }
    if (meaning.type === 'attribute') return matchers.matchAttribute(meaning.attribute);
    const line = meaning.type === 'line' ? meaning.line : '';
    return matchers.matchBrand(meaning.brand, line, isByConnector(meaning.brand, types), types.length === 0);
  });
}

/** The connector that a part names, or undefined. */
export const findConnector = (part: QueryPart | null) =>
  part?.type === 'attribute' && part.attribute.type === 'connector' ? part.attribute : undefined;

/** Whether universal products match a brand's phones by their connector. */
const isByConnector = (brand: string, types: readonly ProductType[]): boolean =>
  types.some(({ byConnector }) => byConnector) && phoneBrands.has(fold(brand));

/** The normalized inverse document frequency: 1 for the rarest words, 0 for words of all products. */
function rarity(variants: readonly TermVariant[], { products, starts }: InvertedIndex): number {
  const countPostings = (from: number, to: number): number => (starts[to] ?? 0) - (starts[from] ?? 0);
  let count = 0;
  for (const { words } of variants) {
    if ('from' in words) count = Math.max(count, countPostings(words.from, words.to));
    else for (const id of words) count = Math.max(count, countPostings(id, id + 1));
  }
  const size = Math.max(2, products.length);
  return Math.min(1, Math.max(0, Math.log(size / (count + 1)) / Math.log(size)));
}
