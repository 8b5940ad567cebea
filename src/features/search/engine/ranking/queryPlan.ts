import { fold } from '../../../../lib/text.ts';
import type { Index } from '../index/invertedIndex.ts';
import type { Meaning, ProductType } from '../language/lexicon.ts';
import { weight, type Matchers } from './matchers.ts';
import { modelWords, phoneBrands, phonesWithPrefix, phoneVariants } from '../query/phones.ts';
import type { ScoredPostings } from '../index/postings.ts';
import { findConnector, type ParsedQuery, type PrefixPart, type QueryPart } from '../query/parsedQuery.ts';
import { exactVariants, expandTerms, maxEdits, quality, type TermVariant } from '../query/spelling.ts';

/** A clause of a query. Ranking may drop `word` and `brand` clauses, words first; `should` clauses only add points. */
export interface QueryClause {
  occur: 'must' | 'brand' | 'word' | 'should';
  /** The query part that it matches; null if it only adds points. */
  part: QueryPart | null;
  weight: number;
  /** The postings that match it. */
  sources: readonly ScoredPostings[];
  /** The minimum points of a product that matches. */
  minPoints: number;
  /** The bit that marks matching products; 0 for none. */
  bit: number;
  /** Whether it matches a word of the query as typed. */
  literal: boolean;
  /** Whether few results are not followed by products that lack it, such as another model. */
  noFallback?: boolean;
  /** A hard constraint: the query has no results if no product matches it. */
  isHard?: boolean;
}

type PlannedClause = Pick<QueryClause, 'occur' | 'sources' | 'weight'> &
  Partial<Pick<QueryClause, 'minPoints' | 'literal' | 'noFallback' | 'isHard'>>;

/** "9H", "3D", "5G": the hardness of glass or a network, not a model. */
const notModel = /^\d{1,2}[dhg]$/;

/** The defaults of a clause that only adds points. */
const bonusClause = { part: null, occur: 'should', minPoints: 1, weight: 0, literal: false, bit: 0 } as const;

/** The points of a word without a meaning: the rarer, the more. */
const wordWeight = { min: 14, rarity: 12 } as const;
/** The points of words with a meaning, if a name contains them as typed. */
const literalPoints = { productType: 8, other: 5 } as const;
const prefixWeight = 60;
/** The minimum confidence when sorting by price or for a phone, where a doubtful product could rank first. */
const confidentShare = 0.7;
/** The points of an incomplete word in names. */
const prefixWordPoints = 24;
/** The points of a last word that is a brand, as the prefix of another word. */
const brandPrefixPoints = 12;
/** The points of products whose only connector is the one of the query. */
const soleConnectorPoints = 6;
/** The points of products of a further type, in addition to those of its words in names. */
const otherTypePoints = 6;
/** The points of a mentioned type's words in names. */
const mentionedTypePoints = 24;
/** The shares of the types whose name has the prefix, most frequent first; and of types with another phrase that has it. */
const prefixShares = [0.95, 0.85, 0.75] as const;
const prefixAlternativeShare = 0.57;

/** Plans the clauses of a query, in the order of its parts. @param allowTypos whether known words may be typos, too */
export function planQuery(
  { words, parts, priceTerms, exclusions }: ParsedQuery,
  index: Index,
  matchers: Matchers,
  onDemand: () => {
    /** What the index has in place of a typo. */
    findTypos: (typed: string, asPrefix: boolean) => TermVariant[];
    modelVariants: (model: string) => TermVariant[];
  },
  allowTypos: boolean,
): QueryClause[] {
  const texts = words.map(({ text }) => text);
  const last = texts.length - 1;
  const variants = expandTerms(texts, index);
  const allTypes = parts.flatMap((part) => (part.type === 'productType' ? part.productTypes : []));
  const universal = allTypes.filter(({ deviceSpecific }) => !deviceSpecific);
  // "pantalla de 32 pulgadas" is not a spare part.
  const namesSize = parts.some((part) => part.type === 'quantity' && part.quantity.unit === 'pulgadas');
  const types = namesSize && universal.length > 0 ? universal : allTypes;

  /** "correa mi band 9": products for another model do not match. */
  const isModel = (at: number): boolean =>
    ((/\d/.test(texts[at] ?? '') && !notModel.test(texts[at] ?? '')) || phoneVariants.has(texts[at] ?? '')) &&
    types.some(({ deviceSpecific, hasModels }) => deviceSpecific || hasModels);

  const isInk = types[0]?.key === 'tinta';
  const hasModels = types.some((type) => type.hasModels);
  const namesDevice = parts.some((part) => part.type === 'brand') && !parts.some(({ type }) => type === 'phone');
  /** "Toner 85a", "funda iPad mini 6": the page shows other models separately. */
  const namesModel = (at: number): boolean => {
    const text = texts[at] ?? '';
    if (!isModel(at)) return false;
    if (isInk) return /[a-z]\d|\d[a-z]|\d{3}/.test(text);
    // "Mi Band 9", but "tablet para mi nena de 4".
    const isModelOfDevice = hasModels && (/[a-z]|\d{3}/.test(text) || modelWords.test(texts[at - 1] ?? ''));
    return isModelOfDevice || namesDevice;
  };

  const isUseCase = parts.some((part) => part.type === 'productType' && part.inferred);
  /** "Bocinas para computadora" match "p/PC"; in "adaptador otg", both words mean the adapter. */
  const isOfOtherThing = (other: ProductType): boolean =>
    !isUseCase && !isInk && !types.some((type) => index.lexicon.typeSimilarity(type, other.id) > 0);

  const typoVariants = (at: number): TermVariant[] => {
    const { typoVariants: known = [], typed = '' } = words[at] ?? {};
    if (known.length > 0) return [...known];
    // Model numbers and words of the vocabulary are never corrected.
    if (/\d/.test(typed) || index.lexicon.isKnown(texts[at] ?? '')) return [];
    const mayBeTypo = maxEdits(typed) > 0 && (allowTypos || !variants[at]?.length);
    return mayBeTypo ? onDemand().findTypos(typed, at === last) : [];
  };
  const withTypos = (at: number): TermVariant[] =>
    [
      ...(isModel(at) && /^[a-z]?\d{3,}$/.test(texts[at] ?? '') ? onDemand().modelVariants(texts[at] ?? '') : []),
      ...(variants[at] ?? []),
      ...typoVariants(at),
      // "AirPods pro" does not match "protector".
    ].filter((variant) => variant.quality === quality.exact || !phoneVariants.has(texts[at] ?? ''));
  const matchWord = (at: number, points: number): ScoredPostings[] => {
    const all = withTypos(at);
    // "galaxy watch 4" does not match one of 44 mm.
    const whole = isModel(at) ? all.filter((variant) => variant.quality >= quality.prefix) : all;
    const exact = isModel(at) ? whole.filter((variant) => variant.quality >= quality.exact) : [];
    return matchers.matchWord(exact.length > 0 ? exact : whole, points);
  };

  const planPrefix = (part: PrefixPart): PlannedClause => {
    // "de" may be a prefix or a stop word: it is optional.
    if (part.wordIndexes.length === 1 && index.lexicon.stopWords.has(texts[last] ?? ''))
      return { occur: 'should', sources: [], weight: prefixWeight };
    const withAttributes = !variants[last]?.length || (texts[last] ?? '').length > 2;
    const meanings = part.meanings.filter(({ type }) => type !== 'attribute' || withAttributes);
    const sources = matchPrefix(meanings, matchers, types);
    return { occur: 'word', sources, weight: prefixWeight, noFallback: isModel(last), isHard: namesModel(last) };
  };

  /** "Redmi note 14 pro" alone is also the phone with 5G; a case for one does not fit the other. */
  const withRadio = (phones: readonly number[]): readonly number[] =>
    types.length > 0
      ? phones
      : index.annotations.allPhones.flatMap(({ slug }, at, all) =>
          phones.some((phone) => phone === at || `${all[phone]?.slug}-5g` === slug) ? at : [],
        );

  /** The clause of a part; null if an earlier part's clause covers it. */
  const planPart = (part: QueryPart): PlannedClause | null => {
    switch (part.type) {
      case 'productType':
        // "cable y cargador": one clause for both.
        if (part !== parts.find(({ type }) => type === 'productType')) return null;
        return {
          occur: 'must',
          // All types for a present are equal.
          sources:
            part.inferred === 'any' ? types.flatMap((one) => matchers.matchTypes([one])) : matchers.matchTypes(types),
          minPoints:
            ((priceTerms.order && !priceTerms.price) || parts.some(({ type }) => type === 'phone')
              ? confidentShare
              : 0.4) * weight.productType,
          weight: weight.productType,
        };
      case 'phone': {
        const isTyping = part.phone.phones.length === 0 && part.wordIndexes.includes(last);
        const completions = isTyping ? phonesWithPrefix(index.annotations.allPhones, part.phone) : [];
        const phones = completions.length > 0 ? completions : withRadio(part.phone.phones);
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
        const isLine = line !== '' && hasModels;
        // "Tinta Lexmark": inks of other brands do not match. With a model, ink without a brand may.
        const isMaker =
          isInk && !parts.some(({ type, wordIndexes }) => type !== 'quantity' && wordIndexes.some(isModel));
        const isSpecial = types.some(({ special, madeFor }) => special && madeFor.length > 0);
        // "Control samsung", "correa apple watch", "apple watch": the brand of the device. "Mouse logitech" may be followed by others.
        const isOfDevice =
          line !== '' ||
          (part.wordIndexes.length === 0 && types.some(({ device }) => device)) ||
          isMaker ||
          isSpecial ||
          types.some(({ deviceSpecific }) => deviceSpecific);
        // A universal remote control is for each brand.
        const universal = isSpecial && !line ? exactVariants('universal', index) : [];
        return {
          occur: isInk && !isMaker ? 'should' : 'brand',
          sources: [...brandSources, ...asPrefix, ...matchers.matchWord(universal, brandPrefixPoints)],
          weight: weight.brand,
          isHard: isLine || isMaker,
          noFallback: isOfDevice,
        };
      }
      case 'attribute': {
        const full = weight[part.attribute.type];
        const sources = matchers.matchAttribute(part.attribute);
        // "Teclado sin cables" is required; "inalámbrico" alone is a `should` clause.
        const isRequired =
          texts[part.wordIndexes[0] ?? -1] === 'sin' ||
          exclusions.some((one) => one.type === 'attribute' && one.attribute.opposite === part.attribute.name);
        const { name } = part.attribute;
        const planned = { sources, minPoints: 0.6 * full, weight: full };
        // No other size of batteries fits; "doble a y triple a" are two.
        const isBattery = (other: QueryPart): boolean =>
          other.type === 'attribute' && /^AAA?$/.test(other.attribute.name);
        const isSize = isBattery(part) && parts.filter(isBattery).length === 1;
        return (isRequired && name === 'inalámbrico') || isSize
          ? { occur: 'word', ...planned, noFallback: true }
          : { occur: 'should', ...planned };
      }
      case 'quantity': {
        const sources = matchers.matchQuantity(part.quantity, part.limit);
        // "Toner 107w": a printer, not a power. A strap for another size of watches does not fit.
        const isSize = isInk || types[0]?.key === 'correa';
        return {
          occur: isSize ? 'word' : 'should',
          sources,
          minPoints: 0.9 * weight.quantity,
          weight: weight.quantity,
          noFallback: isSize,
        };
      }
      case 'otherType': {
        const sources = [
          ...matchers.matchTypes([part.productType], otherTypePoints),
          ...(isOfOtherThing(part.productType) ? matchers.matchMentions(part.productType, weight.otherType) : []),
          ...(types.some(({ adapter }) => adapter) ? matchers.matchConnector(part.productType) : []),
          ...part.wordIndexes.flatMap((at) => matchWord(at, weight.otherType)),
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
        return { occur: part.wantsAccessories ? 'must' : 'word', sources, weight: weight.mentionedType };
      }
      case 'prefix':
        return planPrefix(part);
      case 'word': {
        // Each word is a part of its own.
        const [at = 0] = part.wordIndexes;
        const points = wordWeight.min + wordWeight.rarity * rarity(variants[at] ?? [], index);
        if (part.incidental)
          return { occur: 'should', sources: matchers.matchWord(variants[at] ?? [], points), weight: points };
        return {
          occur: 'word',
          sources: matchWord(at, points),
          weight: points,
          literal: true,
          noFallback: isModel(at),
          isHard: namesModel(at),
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
    clauses.push({ minPoints: 1, literal: false, ...planned, part, bit });
    if (part.type !== 'prefix') continue;
    // The word as typed matches the same clause and adds points.
    const sources = part.wordIndexes.flatMap((at) => matchers.matchWord(withTypos(at), prefixWordPoints, true));
    clauses.push({ ...bonusClause, sources, weight: prefixWordPoints, literal: true, bit });
  }

  const connectors = parts.flatMap((part) => findConnector(part) ?? []);
  const [connector] = connectors;
  if (connector && connectors.length === 1)
    clauses.push({ ...bonusClause, sources: matchers.matchSoleConnector(connector, soleConnectorPoints) });

  const countsLiterals = texts.length > 3 || parts.some(({ type }) => type === 'word' || type === 'prefix');
  for (const part of parts) {
    const { wordIndexes, type } = part;
    if (type === 'word' || type === 'prefix' || (type !== 'productType' && !countsLiterals)) continue;
    const points = type === 'productType' ? literalPoints.productType : literalPoints.other;
    for (const at of wordIndexes) {
      if (texts[at] === 'para') continue;
      const sources = matchers.matchWord(variants[at] ?? [], points);
      clauses.push({ ...bonusClause, sources, weight: literalPoints.other, literal: true });
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

/** Whether universal products match a brand's phones by their connector. */
const isByConnector = (brand: string, types: readonly ProductType[]): boolean =>
  types.some(({ byConnector }) => byConnector) && phoneBrands.has(fold(brand));

/** The normalized inverse document frequency: 1 for the rarest words, 0 for words of all products. */
function rarity(variants: readonly TermVariant[], { products, starts }: Index): number {
  const countOf = (from: number, to: number): number => (starts[to] ?? 0) - (starts[from] ?? 0);
  let count = 0;
  for (const { words } of variants) {
    if ('from' in words) count = Math.max(count, countOf(words.from, words.to));
    else for (const id of words) count = Math.max(count, countOf(id, id + 1));
  }
  const size = Math.max(2, products.length);
  return Math.min(1, Math.max(0, Math.log(size / (count + 1)) / Math.log(size)));
}
