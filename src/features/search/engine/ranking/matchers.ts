import { fold } from '../../../../lib/text.ts';
import {
  type InvertedIndex,
  fieldBits,
  phoneBits,
  postingProduct,
  quantityTerm,
  typeBits,
  brandPoints,
  createMerger,
  intersect,
  union,
  prefixPoints,
  wordPoints,
  type ScoredPostings,
} from '../index/invertedIndex.ts';
import {
  substituteSimilarity,
  subtypeSimilarity,
  toProductTypes,
  type Attribute,
  type ProductType,
} from '../language/lexicon.ts';
import { bareModel, phoneSuffixes } from '../query/phones.ts';
import type { Quantity } from '../../../../lib/quantities.ts';
import type { QuantityLimit } from '../query/parsedQuery.ts';
import { quality, removeCoveredVariants, type TermVariant } from '../query/spelling.ts';
import { memoize, prefixRange, range, tokenize, wordForms } from '../language/words.ts';

/** The weights of clauses: the product type or the phone outweighs most others together, a brand outweighs a feature or colour. */
export const weight = {
  productType: 100,
  phone: 130,
  brand: 34,
  quantity: 34,
  connector: 22,
  feature: 22,
  colour: 11,
  otherType: 14,
  mentionedType: 30,
} as const;
/**
 * Confidence in the type of a product, by its source: the head noun of the name, an alternative type, the category, or a doubtful
 * source, such as a later part of the name.
 */
const confidence = [1, 0.9, 0.85, 0.6] as const;
/** The share of a phone's weight for universal products, which name no phone: those with a compatible connector, and others. */
const universalShare = { connector: 0.75, other: 0.4 } as const;
/** Shares of a brand's weight: its name, the name of one of its lines, its phones and products for them, compatible connectors. */
const brandShare = {
  name: 1,
  line: 0.92,
  forPhoneWithType: 1.15,
  forPhoneAlone: 0.9,
  phoneAlone: 1.6,
  connector: 0.7,
  otherConnector: 0.5,
  wireless: 0.4,
} as const;
/** With at least this many products of a type, substitutes do not match: power banks are not followed by phone batteries. */
const minExactMatches = 16;
/** The share of an attribute's weight for similar attributes. */
const similarAttributeShare = 0.4;

/** Lengths that differ by less than this are the same: six feet and 1.8 m. */
const maxRelativeDifference = 0.02;

/** Whether a name states a quantity within a limit of the query; without a limit, the same one. */
export function isWithin(stated: number, { unit, value }: Quantity, limit?: QuantityLimit): boolean {
  if (limit === 'min') return stated >= value;
  if (limit === 'max') return stated <= value;
  return Math.abs(stated - value) <= (unit === 'm' ? maxRelativeDifference * value : 0);
}

/** Creates the matchers of an index: for each type of clause, the products that match it, with points. */
export function createMatchers(index: InvertedIndex) {
  const { annotations, lexicon, mentionsPhone, starts } = index;
  const { attributes, meaningsOf, phrasesFor, productLines, productTypes, typeSimilarity } = lexicon;
  const merge = createMerger(index.products.length);
  const findAttribute = (name: string): Attribute | undefined =>
    attributes.find((attribute) => attribute.name === name);
  const lightning = findAttribute('Lightning');
  const usbC = findAttribute('USB-C');
  const microUsb = findAttribute('micro USB');
  const hdmi = findAttribute('HDMI');
  const wireless = findAttribute('inalámbrico');
  const phones = annotations.allPhones.map(({ brand, name }) => ({ brand: fold(brand), name: fold(name) }));
  const productsForPhones = Uint32Array.from(
    index.products.flatMap((_, product) => (mentionsPhone[product] ? [product] : [])),
  );

  /** Postings of words, with points by field. */
  const scoreByField = (list: Uint32Array, points: Uint16Array): ScoredPostings => ({ list, shift: fieldBits, points });
  /** Likewise for several lists, whose words are not those of the query, but of an attribute, for example. */
  const scoreLists = (lists: readonly Uint32Array[], maxPoints: number): ScoredPostings[] =>
    lists.map((list) => scoreByField(list, wordPoints(maxPoints, false)));
  /** The postings and the value of each quantity of a unit in the index. */
  const findStatedQuantities = (unit: string): [list: Uint32Array, stated: number][] => {
    const [from, to] = prefixRange(index.words, quantityTerm(unit));
    return range(from, to).map((id) => [wordPostings(id), Number((index.words[id] ?? '').split(':')[1])]);
  };

  /** Products that all get the same points. */
  const scoreUniformly = (list: Uint32Array, points: number): ScoredPostings => ({
    list,
    shift: 0,
    points: Uint16Array.of(Math.round(points)),
  });

  const wordPostings = (from: number, to = from + 1): Uint32Array => index.postings.subarray(starts[from], starts[to]);
  const isTypeName = memoize((word: string): boolean => toProductTypes(meaningsOf([word])).length > 0);
  /** The postings of each form of a word. @param before precedes each form in the index, such as "sin " */
  const formPostings = (word: string, before = ''): Uint32Array[] =>
    wordForms(word)
      // "Juega" is not a form of "juego".
      .filter((form) => form === word || isTypeName(word) || !isTypeName(form))
      .map((form) => {
        const id = index.wordIds.get(before + form);
        return id === undefined ? new Uint32Array() : wordPostings(id);
      })
      .filter(({ length }) => length > 0);

  /** The postings of a phrase: for one word, those of all its forms; for several, their intersection. */
  const phrasePostings = (words: readonly string[]): Uint32Array[] => {
    // "sin cables" is one term of the index.
    if (words[0] === 'sin' && words.length === 2) return formPostings(words[1] ?? '', 'sin ');
    // "USB-A" is one term, too: the index has "usba". In "plug a plug", all are words.
    const isCompound = words[1] === 'a' && words.length === 2;
    const forms = (isCompound ? [words.join('')] : words).map((word) => formPostings(word));
    if (forms.length === 1) return forms[0] ?? [];
    if (forms.some(({ length }) => length === 0)) return [];
    return [intersect(forms.map(union))];
  };
  const attributePostings = memoize((attribute: Attribute) => attribute.phrases.flatMap(phrasePostings));
  const productsWith = memoize((attribute: Attribute | undefined): number[] =>
    attribute ? [...new Set(attributePostings(attribute).flatMap((list) => Array.from(list, postingProduct)))] : [],
  );

  const similarTypes = memoize((queryType: ProductType) => {
    const isEnough = (index.byType[queryType.id]?.length ?? 0) >= minExactMatches;
    return productTypes.flatMap(({ id }) => {
      const similarity = typeSimilarity(queryType, id);
      const list = index.byType[id];
      const isUnwanted = isEnough && similarity === substituteSimilarity;
      return similarity > 0 && list?.length && !isUnwanted ? [{ similarity, list }] : [];
    });
  });
  const universalOfType = memoize((queryType: ProductType): Uint32Array => {
    const lists = similarTypes(queryType).flatMap(({ similarity, list }) => (similarity >= 0.4 ? [list] : []));
    return Uint32Array.from(
      lists.flatMap((list) =>
        Array.from(list, (posting) => posting >>> typeBits).filter((product) => !mentionsPhone[product]),
      ),
    );
  });

  /** Since the iPhone 15, Apple's phones have USB-C. */
  const isForLightning = (brand: string, phone: string): boolean =>
    fold(brand) === 'apple' && !/iphone (?:1[5-9]|[2-9]\d|air)/.test(fold(phone));
  /** Products with an attribute and without another one. */
  const productsWithout = (attribute?: Attribute, other?: Attribute): number[] => {
    const others = new Set(productsWith(other));
    return productsWith(attribute).filter((product) => !others.has(product));
  };
  /**
   * Creates a filter for universal products that fit a phone by their connectors. An HDMI cable fits no phone, and a cable "USB-C a
   * Lightning" only one with Lightning, which also works with a USB-C charger, but not with other cables.
   * @param isAdapter whether the product connects two connectors (cables, too)
   */
  const createConnectorFilter = (hasLightning: boolean, isAdapter = false) => {
    const withOtherPlug = hasLightning ? productsWithout(microUsb, lightning) : productsWithout(lightning, microUsb);
    const incompatible = new Set([...productsWithout(hdmi, usbC), ...withOtherPlug]);
    const required = hasLightning && isAdapter ? new Set(productsWith(lightning)) : null;
    return (product: number): boolean =>
      !incompatible.has(product) && !mentionsPhone[product] && (required === null || required.has(product));
  };

  /** Universal products with a connector that is compatible with a brand's phones. */
  const matchByConnector = (brand: string, points: number, phone = '', isAdapter = false): ScoredPostings[] => {
    const hasLightning = isForLightning(brand, phone);
    const shares: [Attribute | undefined, number][] = [
      [hasLightning ? lightning : usbC, brandShare.connector],
      [hasLightning ? usbC : microUsb, brandShare.otherConnector],
      [wireless, brandShare.wireless],
    ];
    const fits = createConnectorFilter(hasLightning, isAdapter);
    return shares.map(([attribute, share]) =>
      scoreUniformly(Uint32Array.from(productsWith(attribute).filter(fits)).sort(), points * share),
    );
  };

  /** Products of some types and of similar ones; the first type gets the most points. */
  const matchTypes = (types: readonly ProductType[], points: number = weight.productType): ScoredPostings[] =>
    merge(`type ${points} ${types.map(({ id }) => id).join()}`, () =>
      types.flatMap((productType, rank) =>
        similarTypes(productType).map(({ similarity, list }): ScoredPostings => {
          const maxPoints = points * similarity * 0.9 ** rank;
          return {
            list,
            shift: typeBits,
            points: Uint16Array.from(confidence, (share) => Math.round(maxPoints * share)),
          };
        }),
      ),
    );

  /** Products of a type and its subtypes, without special ones. */
  const matchTypeAndSubtypes = (queryType: ProductType): ScoredPostings[] =>
    similarTypes(queryType).flatMap(({ similarity, list }) =>
      similarity >= subtypeSimilarity
        ? [{ list, shift: typeBits, points: new Uint16Array(confidence.length).fill(1) }]
        : [],
    );

  /** Products with an attribute, and with similar ones. */
  const matchAttribute = (attribute: Attribute): ScoredPostings[] =>
    merge(`attribute ${attribute.type} ${attribute.name}`, () => {
      const similar = attributes.filter(({ name }) => attribute.similar.includes(name));
      return [
        ...matchExactAttribute(attribute),
        ...scoreLists(similar.flatMap(attributePostings), weight[attribute.type] * similarAttributeShare),
      ];
    });

  /** Products with a connector for phones and no other one: "USB-C a Lightning" fits no phone with USB-C. */
  const matchSoleConnector = (connector: Attribute, points: number): ScoredPostings[] =>
    merge(`sole ${connector.name}`, () => {
      const phoneConnectors = [lightning, usbC, microUsb];
      const others = new Set(phoneConnectors.flatMap((other) => (other === connector ? [] : productsWith(other))));
      const sole = productsWith(connector).filter((product) => !others.has(product));
      return [scoreUniformly(Uint32Array.from(sole), points)];
    });

  /** Products with an attribute, without similar ones. */
  const matchExactAttribute = (attribute: Attribute): ScoredPostings[] =>
    scoreLists(attributePostings(attribute), weight[attribute.type]);

  /**
   * Products of a brand, of its lines, and for its phones.
   * @param line the product line that was typed, or "" @param byConnector whether products with a compatible connector match
   * @param namesNoType whether the query names no product type: phones then rank above products for them
   */
  const matchBrand = (brand: string, line: string, byConnector: boolean, namesNoType = false): ScoredPostings[] =>
    merge(`brand ${brand}/${line} ${byConnector} ${namesNoType}`, () => {
      const brandKey = fold(brand);
      const lines = line ? [line] : (productLines.get(brandKey) ?? []);
      const phonePoints = namesNoType
        ? Uint16Array.of(weight.brand * brandShare.forPhoneAlone, weight.brand * brandShare.phoneAlone)
        : new Uint16Array(2).fill(weight.brand * brandShare.forPhoneWithType);
      const ofPhones = phones.flatMap((phone, phoneIndex): ScoredPostings[] => {
        const list = index.byPhone[phoneIndex];
        const isOfBrand = phone.brand === brandKey && (!line || phone.name.startsWith(line));
        return list && isOfBrand ? [{ list, shift: phoneBits, points: phonePoints }] : [];
      });
      return [
        ...phrasePostings(tokenize(fold(line || brand))).map((list) =>
          scoreByField(list, brandPoints(weight.brand * brandShare.name)),
        ),
        ...scoreLists(
          lines.flatMap((word) => phrasePostings([word])),
          weight.brand * brandShare.line,
        ),
        ...ofPhones,
        ...(byConnector ? matchByConnector(brand, weight.brand) : []),
      ];
    });

  /** Products that mention a model without its brand, and no known phone: "Cristal A26". */
  const findBareModel = (name: string): Uint32Array => {
    const words = bareModel(name);
    const lists = words.map((word) => formPostings(word)[0] ?? new Uint32Array());
    if (lists.length === 0 || lists.some(({ length }) => length === 0)) return new Uint32Array();
    const others = [...phoneSuffixes]
      .filter((variant) => !words.includes(variant))
      .flatMap((word) => formPostings(word));
    const forOtherSuffixes = new Set(others.flatMap((list) => Array.from(list, postingProduct)));
    return Uint32Array.from(new Set(Array.from(intersect(lists), postingProduct))).filter(
      (product) => !mentionsPhone[product] && !forOtherSuffixes.has(product),
    );
  };

  /** Products for some phones, and universal products if the type is not device-specific. */
  const matchPhones = (
    indexes: readonly number[],
    { brand, name }: { brand: string; name: string },
    types: readonly ProductType[],
  ): ScoredPostings[] =>
    merge(`phone ${brand} ${name} ${indexes.join()} ${types.map(({ id }) => id).join()}`, () => {
      const [type] = types;
      const points = Uint16Array.of(type ? weight.phone : 0.9 * weight.phone, weight.phone);
      const named = indexes.map((phoneIndex): ScoredPostings => ({
        list: index.byPhone[phoneIndex] ?? new Uint32Array(),
        shift: phoneBits,
        points,
      }));
      if (indexes.length === 0) named.push(scoreUniformly(findBareModel(name), weight.phone));
      // The iPhone 4 and older have neither Lightning nor USB-C.
      const hasOldConnector = type?.byConnector && /iphone [34](?!\d)/.test(fold(name));
      if (!type || type.deviceSpecific || hasOldConnector) return named;
      const connectorPoints = (weight.phone * universalShare.connector) / brandShare.connector;
      return [
        ...named,
        scoreUniformly(
          type.byConnector
            ? universalOfType(type).filter(createConnectorFilter(isForLightning(brand, name), type.joinsConnectors))
            : universalOfType(type),
          weight.phone * universalShare.other,
        ),
        ...(type.byConnector ? matchByConnector(brand, connectorPoints, name, type.joinsConnectors) : []),
      ];
    });

  /** Products with a quantity of the unit within the limit, else the closer the value, the more points. */
  const matchQuantity = (quantity: Quantity, limit?: QuantityLimit): ScoredPostings[] => {
    const { unit, value } = quantity;
    return merge(`quantity ${unit} ${value} ${limit}`, () => {
      // "TV 32 HD SMART": names omit the unit, too.
      const bare = unit === 'pulgadas' ? phrasePostings([String(value)]) : [];
      return findStatedQuantities(unit)
        .flatMap(([list, stated]) => {
          const share = isWithin(stated, quantity, limit) ? 1 : 0.55 - 0.25 * Math.abs(Math.log2(stated / value));
          return share < 0.05 ? [] : scoreLists([list], weight.quantity * share);
        })
        .concat(scoreLists(bare, weight.quantity * 0.8));
    });
  };

  /** Products with any variant of a word. @param isPrefix whether the word is incomplete */
  const matchWord = (variants: readonly TermVariant[], points: number, isPrefix = false): ScoredPostings[] =>
    (isPrefix ? removeCoveredVariants(variants) : variants).flatMap((variant): ScoredPostings[] => {
      const { words } = variant;
      const table =
        isPrefix && variant.quality > quality.split
          ? prefixPoints
          : wordPoints((points * variant.quality) / quality.exact, variant.quality >= quality.exact);
      if ('from' in words) {
        const { from, to } = words;
        const merged = index.prefixPostings(from, to);
        return [
          merged
            ? scoreByField(merged, table)
            : { ...scoreByField(wordPostings(from, to), table), hasDuplicates: to > from + 1 },
        ];
      }
      const lists = words.map((id) => wordPostings(id));
      return (variant.all ? [intersect(lists)] : lists).map((list) => scoreByField(list, table));
    });

  /** Products with the connector of a device type: "adaptador de audífonos" is one with a jack. */
  const matchConnector = ({ connector }: ProductType): ScoredPostings[] =>
    scoreLists(
      attributes.filter(({ type, name }) => type === 'connector' && name === connector).flatMap(attributePostings),
      weight.otherType,
    );

  /** Products whose names mention a type, by any phrase without another meaning: "pantalla" may not be a television. */
  const matchMentions = (productType: ProductType | null, points: number = weight.mentionedType): ScoredPostings[] =>
    merge(`mentions ${productType?.id} ${points}`, () => {
      const phrases = productType ? phrasesFor(productType) : [];
      const unambiguous = phrases.filter((phrase) => toProductTypes(meaningsOf(phrase)).length < 2);
      return scoreLists(unambiguous.flatMap(phrasePostings), points);
    });

  return {
    matchTypes,
    matchTypeAndSubtypes,
    matchAttribute,
    matchExactAttribute,
    matchSoleConnector,
    matchBrand,
    matchPhones,
    matchQuantity,
    findStatedQuantities,
    scoreUniformly,
    matchWord,
    matchConnector,
    matchMentions,
    /** Products that mention a phone. */
    matchAnyPhone: (points: number): ScoredPostings[] => [scoreUniformly(productsForPhones, points)],
    /** The number of products of a type and its subtypes, without special ones. */
    countOfType: memoize((queryType: ProductType) =>
      similarTypes(queryType).reduce(
        (sum, { similarity, list }) => sum + (similarity >= subtypeSimilarity ? list.length : 0),
        0,
      ),
    ),
  };
}

export type Matchers = ReturnType<typeof createMatchers>;
