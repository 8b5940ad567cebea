import { subtypeSimilarity, type ProductType } from '../language/lexicon.ts';
import { findRequestedTypes } from '../query/parse.ts';
import { isPart, type ParsedQuery, type ParserContext, type QueryPart } from '../query/parsedQuery.ts';
import { maxFallback, minResults, type Match } from './rank.ts';
import { relatedTypes } from '../language/vocabulary.ts';
import type { Phone } from '../../../../catalogue/phones/phones.ts';
import { type InvertedIndex, phoneBits, typeBits } from '../index/invertedIndex.ts';
import { fold } from '../../../../lib/text.ts';
import { phoneSuffixes, type QueryPhone } from '../query/phones.ts';

// Related products, which follow few results.

interface Context extends Pick<ParserContext, 'lexicon' | 'countOfType'> {
  /** Whether the name of a product contains a product line. */
  namesProductLine: (product: number) => boolean;
}

/**
 * Appends related products to a match with few results: those that name no product line, then those of related types, such as voltage
 * regulators after a "no break". They satisfy the constraints of the query, too.
 */
export function withRelatedProducts(
  match: Match,
  findMatch: (query: ParsedQuery) => Match | null,
  context: Context,
): Match {
  const { query, ranking } = match;
  // Sorted by price, related products would come first.
  if (ranking.total === 0 || ranking.total >= minResults || ranking.lacksModel || query.priceTerms.order) return match;
  const append = (
    target: Match,
    parts: QueryPart[] | null,
    isEligible: (product: number) => boolean = () => true,
  ): Match => {
    const related = parts && findMatch({ ...query, parts })?.ranking;
    if (!related || related.priceRelaxed || related.exclusionsRelaxed) return target;
    // Products for another device, or of another model.
    if (related.dropped.some(({ namesModel, noFallback }) => namesModel || noFallback)) return target;
    const { products, total } = target.ranking;
    const appended = related.products
      .filter((product) => !products.includes(product) && isEligible(product))
      .subarray(0, maxFallback);
    return {
      query,
      ranking: {
        ...ranking,
        products: Uint32Array.from([...products, ...appended]),
        total: total + appended.length,
        hasRelated: target.ranking.hasRelated || appended.length > 0,
      },
    };
  };
  const namesNoLine = (product: number): boolean => !context.namesProductLine(product);
  const withUniversal = append(match, removeDevice(query), namesNoLine);
  return withUniversal.ranking.total >= minResults
    ? withUniversal
    : append(withUniversal, replaceWithRelatedTypes(match, context));
}

/**
 * The parts of the query without its device: for "diadema PS5", headsets that name no device match, too. Null if the query names no
 * device, if its type is made for one device, or if its last word is incomplete.
 */
function removeDevice({ parts, words }: ParsedQuery): QueryPart[] | null {
  const types = findRequestedTypes(parts);
  const isDeviceSpecific = types.some(
    ({ deviceSpecific, hasModels, special, madeFor }) => deviceSpecific || hasModels || (special && madeFor.length > 0),
  );
  const isOfDevice = (part: QueryPart): boolean =>
    (part.type === 'brand' && part.line !== '') ||
    (isPart(part, 'word', 'prefix') &&
      part.wordIndexes.every((index) => /^(?:\d{1,2}|air|pro|mini)$/.test(words[index]?.text ?? '')));
  const others = parts.filter((part) => !isOfDevice(part));
  const hasLine = parts.some((part) => part.type === 'brand' && part.line !== '');
  return isDeviceSpecific || !hasLine || others.some(({ type }) => type === 'prefix') ? null : others;
}

/**
 * The parts of the query with related types in place of its own: those of its use case, else those of its only type, else those of
 * gifts for children. Null if there are none; without a use case, even if there are some, if the query names a phone, several types or a model that the
 * shop lacks, excludes something, or ends with an incomplete word.
 */
function replaceWithRelatedTypes(
  { query: { parts, words, exclusions }, ranking }: Match,
  { lexicon: { meaningsOf, typeByKey }, countOfType }: Context,
): QueryPart[] | null {
  const [part, ...others] = parts.filter((candidate) => candidate.type === 'productType');
  const replaceWith = (productTypes: readonly ProductType[]): QueryPart[] | null =>
    productTypes.length > 0
      ? parts.map((candidate) => (candidate === part ? { ...part, productTypes: [...productTypes] } : candidate))
      : null;
  const findRelatedTypes = (key: string): ProductType[] => {
    const line = relatedTypes.split('\n').find((entry) => entry.startsWith(`${key}:`));
    return (line?.split(/: |, /).slice(1) ?? []).flatMap((relatedKey) => {
      const type = typeByKey.get(relatedKey);
      return type && countOfType(type) > 0 ? type : [];
    });
  };
  if (part?.relatedTypes) return replaceWith(part.relatedTypes);
  /** Whether the shop has only another model: "playstation 4". */
  const dropsModel = ranking.dropped.some(
    ({ part: dropped }) =>
      dropped?.type === 'brand' || dropped?.wordIndexes.some((index) => /\d/.test(words[index]?.text ?? '')),
  );
  if (
    dropsModel ||
    exclusions.length > 0 ||
    others.length > 0 ||
    parts.some((candidate) => isPart(candidate, 'phone', 'prefix'))
  )
    return null;
  if (part) {
    // "PS5": games and controllers for it.
    const lines = part.wordIndexes.flatMap((index) =>
      meaningsOf([words[index]?.text ?? '']).flatMap((meaning): QueryPart[] =>
        meaning.type === 'line' && /\d|xbox|switch/.test(meaning.line)
          ? [{ type: 'brand', brand: meaning.brand, line: meaning.line, wordIndexes: [] }]
          : [],
      ),
    );
    const related = part.inferred || part.named ? null : replaceWith(findRelatedTypes(part.productTypes[0]?.key ?? ''));
    return related && [...related, ...(part.productTypes[0]?.device ? lines.slice(0, 1) : [])];
  }
  const forChildren = parts.find(
    (candidate) => candidate.type === 'attribute' && candidate.attribute.name === 'infantil',
  );
  const productTypes = forChildren ? findRelatedTypes('infantil') : [];
  return forChildren && productTypes.length > 0
    ? [{ type: 'productType', productTypes, wordIndexes: forChildren.wordIndexes, inferred: 'any' }]
    : null;
}

// Products for similar phones, if the shop has nothing for the phone of a query.

/** The distance of phones of different brands, which are not similar. */
const maxPhoneDistance = 1_000;

/** The products of the requested types for the phones most similar to the requested one, nearest first. */
export function findForSimilarPhones(
  parts: readonly QueryPart[],
  { annotations, byPhone, byType, lexicon }: InvertedIndex,
  countOfType: (productType: ProductType) => number,
  limit: number,
): number[] {
  // "Protector" means several types; the heading names the first.
  const types = parts
    .flatMap((part) => (part.type === 'productType' ? part.productTypes.slice(0, 1) : []))
    .filter((productType) => countOfType(productType) > 0);
  const phone = parts.find((part) => part.type === 'phone')?.phone;
  if (!phone || types.length === 0) return [];
  const productsOfType = new Set<number>();
  for (const { id } of lexicon.productTypes)
    if (types.some((productType) => lexicon.typeSimilarity(productType, id) >= subtypeSimilarity))
      for (const posting of byType[id] ?? []) productsOfType.add(posting >>> typeBits);
  const productsForPhones = findSimilarPhones(annotations.allPhones, phone).flatMap((similar) =>
    [...(byPhone[similar] ?? [])].map((posting) => posting >>> phoneBits),
  );
  return [...new Set(productsForPhones.filter((product) => productsOfType.has(product)))].slice(0, limit);
}

/** Indexes of the phones that are similar to that of a query, nearest first, without the phone itself. */
function findSimilarPhones(phones: readonly Phone[], target: QueryPhone): number[] {
  return phones
    .map((phone, index) => ({ index, distance: phoneDistance(target, phone) }))
    .filter(({ distance, index }) => distance < maxPhoneDistance && !target.phones.includes(index))
    .sort((a, b) => a.distance - b.distance)
    .map(({ index }) => index);
}

/** The distance of two phones: by family, letters, number and suffix of their names. */
function phoneDistance(target: { name: string; brand: string }, other: Phone): number {
  if (target.brand && target.brand !== other.brand) return maxPhoneDistance;
  const nameA = target.name.toLowerCase();
  const nameB = other.name.toLowerCase();
  const a = splitModel(nameA);
  const b = splitModel(nameB);
  return (
    (nameA.split(' ')[0] === nameB.split(' ')[0] ? 0 : 300) +
    (a?.letters === b?.letters ? 0 : 120) +
    Math.min(100, 2 * Math.abs(Number(a?.number ?? 0) - Number(b?.number ?? 0))) +
    suffixDistance(a?.suffix ?? '', b?.suffix ?? '')
  );
}

/** The letters before the first number of a name in lower case, the number, and the rest; null if it has no number. */
function splitModel(name: string): { letters: string; number: string; suffix: string } | null {
  const digitIndex = name.search(/\d/);
  if (digitIndex < 0) return null;
  const before = name.slice(0, digitIndex).trimEnd();
  const number = /^\d+/.exec(name.slice(digitIndex))?.[0] ?? '';
  return {
    letters: before.split(/[^a-z]/).at(-1) ?? '',
    number,
    suffix: name.slice(digitIndex + number.length).trim(),
  };
}

/** "Pro" is closer to "Pro Max" than to no suffix. */
function suffixDistance(a: string, b: string): number {
  if (a === b) return 0;
  return a && b && (a.startsWith(b) || b.startsWith(a)) ? 1 : 2;
}

/**
 * Indexes of the phones whose number begins with that of the query, such as "galaxy a5" while it is typed; "Redmi 13" does not match
 * "Redmi 13C".
 */
export function phonesWithPrefix(phones: readonly Phone[], { name }: QueryPhone): number[] {
  const start = fold(name);
  // "iPhone 14 Pro" is not a prefix of "iPhone 14 Pro Max".
  if (phoneSuffixes.has(start.split(' ').at(-1) ?? '')) return [];
  const endsWithNumber = /\d$/.test(start);
  return phones.flatMap((phone, index) => {
    const foldedName = fold(phone.name);
    return foldedName.startsWith(start) && (!endsWithNumber || /^\d/.test(foldedName.slice(start.length)))
      ? [index]
      : [];
  });
}
