import { type Phone, findPhones } from '../../../catalogue/phones/phones.ts';
import { fold } from '../../../lib/text.ts';
import * as onDemand from './onDemand.ts';
import * as useCaseWeights from './language/useCaseWeights.ts';
import { findCartridgeWords, findImpliedTraits, createNameExpander, learnFullForms } from './index/nameExpansion.ts';
import { phoneBits, typeBits } from './index/invertedIndex.ts';
import {
  createLexicon,
  maxPhraseWords,
  toProductTypes,
  type Lexicon,
  type ProductType,
  type Vocabulary,
} from './language/lexicon.ts';
import {
  leadingModifiers,
  createBrandDetector,
  scoreSpanish,
  findHeadNoun,
  findTypes,
  resolveType,
  splitName,
  type TypeMention,
} from './index/productTypesInNames.ts';
import type { Annotations, SearchProduct } from './index/searchProduct.ts';
import { encodeSearchFile, decodeSearchFile } from './index/searchFile.ts';
import { buildSearcher, runSteps, type ModulesOnDemand } from './searcher.ts';
import { stem, tokenize } from './language/words.ts';
import * as words from './language/vocabulary.ts';
import * as queryPatterns from './language/queryPatterns.ts';

// Runs in the build only. Browsers read the annotations and the vocabulary from the search file.

const vocabulary: Vocabulary = { ...words, ...queryPatterns };

/** The lexicon of the vocabulary that the shop edits. */
export const shopLexicon = createLexicon(vocabulary);

/** Every part of the engine, for callers that load all at once. */
export const allModules: ModulesOnDemand = { onDemand: () => onDemand, useCaseWeights: () => useCaseWeights };

/** Creates the search file of the shop's products. */
export const createSearchFile = (products: readonly SearchProduct[]): string =>
  encodeSearchFile(products, (rows) => annotateProducts(rows, shopLexicon), {
    ...vocabulary,
    productTypes: words.productTypes.replaceAll(' | ', '|'),
    commonWords: findIndexedCommonWords(products),
    // Browsers load these when a query needs them, or have them in a pattern.
    uses: '',
    relatedTypes: '',
    priceCues: '',
  });

/**
 * The common words that a product or a phrase has, too: a fifth of them. A query with another one has a word that no product has,
 * and so loads the module with all of them (onDemand.ts).
 */
function findIndexedCommonWords(products: readonly SearchProduct[]): string {
  const texts = products.flatMap(({ name, brand, model, category }) => [name, brand, model, category]);
  const indexedStems = new Set(tokenize(fold(texts.join(' '))).map(stem));
  const isIndexed = (word: string): boolean =>
    indexedStems.has(stem(word)) || shopLexicon.hasWord(word) || shopLexicon.abbreviations.has(word);
  return words.commonWords.trim().split(/\s+/).filter(isIndexed).join(' ');
}

// The source of a type: an index into `confidence` (ranking/matchers.ts).
const byHeadNoun = 0;
const byAlternative = 1;
const byCategory = 2;
const doubtful = 3;

/** Encodes a type with its source. */
const toTypeCode = (typeId: number, source: number): number => (typeId << typeBits) | source;

/**
 * The minimum share of a category's products, of those whose names give a type, that agree with the type that the category names, or
 * have the most frequent one.
 */
const minAgreement = { named: 0.4, unnamed: 0.65 } as const;
/** The minimum share of products with a known type for these types to be reliable. */
const minKnownShare = 0.3;
/** The minimum lead of a language, as a share of a category's names. */
const minLanguageLead = 0.2;

/** Finds the types of each product and the phones that its name mentions. */
export function annotateProducts(rows: readonly SearchProduct[], lexicon: Lexicon): Annotations {
  const { productTypes, typeSimilarity } = lexicon;
  const phoneType = productTypes.find(({ singular }) => singular === 'celular')?.id ?? 0;
  const fullForms = learnFullForms(
    rows.map(({ name }) => name),
    lexicon,
  );
  const expandName = createNameExpander(fullForms);
  const products = rows.map((product) => ({ ...product, name: expandName(product.name) }));
  const phoneLookup = findPhones(products);
  const phonesByRow = products.map(({ id }) => phoneLookup.mentionedBy(id));
  const isBrand = createBrandDetector(products, lexicon);
  const names = products.map((product) => parseName(product, lexicon, isBrand));
  const getSpanishScore = detectLanguages(products, names);
  const firstWordCounts = countValues(products.map(({ name }) => tokenize(fold(name))[0] ?? ''));

  const namedTypes = products.map(({ name }, row): number[] => {
    const parts = names[row] ?? [];
    const phones = phonesByRow[row] ?? [];
    const isSpanish = getSpanishScore(row) >= 0;
    const isForPhone = (mentions: readonly TypeMention[] = []): boolean =>
      findHeadNoun(mentions, isSpanish)?.head.productType.deviceSpecific === true &&
      mentions[0]?.productType.device === false;
    for (const [partIndex, mentions] of parts.entries()) {
      const headNoun = findHeadNoun(mentions, isSpanish);
      if (!headNoun) {
        // "iPhone XR - Estuche transparente": a device-specific product may begin with the phone.
        if (partIndex === 0 && beginsWithPhone(name, phones) && !isForPhone(parts[1]))
          return [toTypeCode(phoneType, byHeadNoun)];
        continue;
      }
      const head = resolveType(headNoun.head, phones.length > 0);
      const type =
        findWithPurpose(head, name, lexicon) ?? narrowType(head, name, partIndex === 0 ? headNoun.head : null, lexicon);
      // "Cargador magnético para Apple Watch" is one for watches, too.
      const parent = lexicon.productTypes[type.parent];
      const sibling = parent && narrowType(parent, name, headNoun.head, lexicon);
      const isDoubtful =
        partIndex > 0 || followsUnknownNoun(name, isBrand, headNoun.head, isSpanish, firstWordCounts, lexicon);
      return [
        toTypeCode(type.id, isDoubtful ? doubtful : byHeadNoun),
        ...headNoun.alternatives.map(({ id }) => toTypeCode(id, byAlternative)),
        ...(sibling && sibling !== parent && sibling !== type ? [toTypeCode(sibling.id, byAlternative)] : []),
      ];
    }
    return [];
  });

  const categoryTypes = findCategoryTypes(products, namedTypes, phonesByRow, lexicon);
  const types = namedTypes.map((nameTypes, row) => {
    const category = categoryTypes.get(products[row]?.category ?? '');
    const [first] = nameTypes;
    if (!category) return nameTypes;
    const { productType, overridesNames, isNamed } = category;
    // "Cámara WiFi" among "Videovigilancia": the category names the subtype. "Teclados y mouse" does not: it has keyboards and
    // mice alone, too.
    if (isNamed && first === toTypeCode(productType.parent, byHeadNoun) && productType.similar < 0)
      return [toTypeCode(productType.id, byHeadNoun), ...nameTypes.slice(1)];
    if (first !== undefined && (!overridesNames || typeSimilarity(productType, first >>> typeBits) > 0))
      return nameTypes;
    // If few names give a type, the category has the confidence of a head noun.
    return [
      toTypeCode(productType.id, overridesNames ? byHeadNoun : byCategory),
      ...nameTypes.map((code) => toTypeCode(code >>> typeBits, doubtful)),
    ];
  });

  const allPhones = [...new Map(phonesByRow.flat().map((phone) => [phone.slug, phone])).values()];
  const indexes = new Map(allPhones.map(({ slug }, index) => [slug, index]));
  const phones = phonesByRow.map((mentionedPhones, row) => {
    const isPhone = (namedTypes[row]?.[0] ?? -1) >>> typeBits === phoneType;
    return mentionedPhones.map((phone) => ((indexes.get(phone.slug) ?? 0) << phoneBits) | (isPhone ? 1 : 0));
  });
  const inkType = productTypes.find(({ key }) => key === 'tinta')?.id;
  const indexedNames = new Map(
    rows.flatMap(({ name }, row): [number, string][] => {
      const expandedName = products[row]?.name ?? name;
      const type = (types[row]?.[0] ?? -1) >>> typeBits;
      const isInk = type === inkType;
      const fullText = `${rows[row]?.brand ?? ''} ${expandedName} ${rows[row]?.model ?? ''}`;
      const impliedTraits = findImpliedTraits(fullText, type === phoneType);
      const cartridgeWords = isInk ? findCartridgeWords(fullText) : '';
      const indexedName = `${expandedName} ${impliedTraits} ${cartridgeWords}`.trimEnd();
      return indexedName === name ? [] : [[row, indexedName]];
    }),
  );
  return { types, phones, allPhones, fullForms, indexedNames };
}

/** Narrows the type of a name to its subtype by what the product is for: "Cargador para laptop", "Soporte TV". */
function narrowType(type: ProductType, name: string, head: TypeMention | null, lexicon: Lexicon): ProductType {
  const words = tokenize(fold(name));
  for (let from = head ? head.to : 0; from < words.length; from++) {
    // "Cargador sin cable" is not a wireless one.
    if (words[from] === 'sin') from += 2;
    // "Cargador para auto con Bluetooth" is not a wireless charger either.
    if (words[from] === 'bluetooth') continue;
    for (let length = Math.min(3, words.length - from); length > 0; length--) {
      for (const meaning of lexicon.meaningsOf(words.slice(from, from + length))) {
        if (meaning.type !== 'productType' && meaning.type !== 'attribute') continue;
        const purpose = meaning.type === 'productType' ? meaning.productType : meaning.attribute.name;
        const narrower = lexicon.subtypeFor(type, purpose);
        if (narrower) return narrower;
      }
    }
  }
  return type;
}

/** Finds a type whose phrase contains "para" ("Estéreo para auto"), since the head noun is found without what follows "para". */
function findWithPurpose(head: ProductType, name: string, { meaningsOf }: Lexicon): ProductType | undefined {
  const words = tokenize(fold(name));
  const purpose = words.indexOf('para');
  const from = purpose - 1;
  if (from < 0 || !toProductTypes(meaningsOf(words.slice(from, purpose))).includes(head)) return undefined;
  for (let to = Math.min(words.length, from + maxPhraseWords); to > purpose + 1; to--) {
    const [type] = toProductTypes(meaningsOf(words.slice(from, to)));
    if (type) return type;
  }
  return undefined;
}

/** Finds the types that each part of a name mentions, the first part first. */
function parseName({ name, brand }: SearchProduct, lexicon: Lexicon, isBrand: (word: string) => boolean): ParsedName {
  const brandWords = tokenize(fold(brand));
  const { firstPart, rest } = splitName(name);
  return [firstPart, ...rest.slice(0, 4)].map((part) => findTypes(lexicon, part, { brandWords, isBrand }));
}
type ParsedName = TypeMention[][];

/** Scores the language of each name, negative for English: by its words, else by the names of its category, else by all names. */
function detectLanguages(products: readonly SearchProduct[], names: readonly ParsedName[]): (row: number) => number {
  const nameScores = products.map(({ name }, row) => Math.sign(scoreSpanish(name, names[row]?.[0])));
  const categories = new Map<string, { sum: number; size: number }>();
  let total = 0;
  products.forEach(({ category }, row) => {
    const { sum, size } = categories.get(category) ?? { sum: 0, size: 0 };
    categories.set(category, { sum: sum + (nameScores[row] ?? 0), size: size + 1 });
    total += nameScores[row] ?? 0;
  });
  const scoreCategory = (name: string): number => {
    const { sum, size } = categories.get(name) ?? { sum: 0, size: 0 };
    return Math.abs(sum) >= minLanguageLead * size ? sum : 0;
  };
  return (row) => nameScores[row] || scoreCategory(products[row]?.category ?? '') || total;
}

/** Whether a name begins with a phone: "SAMSUNG A26 5G", "Galaxy S22 128 GB". */
function beginsWithPhone(name: string, phones: readonly Phone[]): boolean {
  const [phone] = phones;
  if (!phone) return false;
  const starts = new Set([...tokenize(fold(phone.brand)), ...tokenize(fold(phone.name)), 'nuevo']);
  return starts.has(tokenize(fold(name))[0] ?? '');
}

/** Whether the head noun follows a frequent first word that the vocabulary lacks: "Bandeja disco duro" is not a disk. */
function followsUnknownNoun(
  name: string,
  isBrand: (word: string) => boolean,
  head: TypeMention,
  isSpanish: boolean,
  firstWordCounts: ReadonlyMap<string, number>,
  lexicon: Lexicon,
): boolean {
  const before = tokenize(fold(name)).slice(0, head.from);
  const [first = ''] = before;
  if (!isSpanish || head.from > 2) return false;
  const isNoun = (word: string): boolean =>
    !/\d/.test(word) && word.length > 3 && !leadingModifiers.has(word) && !isBrand(word);
  // "Cuelga celular", "Limpia pantallas": accessories for devices.
  if (
    [head.productType, ...head.alternatives].some(({ device }) => device) &&
    before.some((word) => isNoun(word) && !lexicon.hasWord(word))
  )
    return true;
  return before.length > 0 && isNoun(first) && (firstWordCounts.get(first) ?? 0) > 2;
}

interface CategoryType {
  productType: ProductType;
  /** Whether it overrides the types of names. */
  overridesNames: boolean;
  /** Whether the category names it. */
  isNamed: boolean;
}

/** The type of each category, for products whose names give none. */
function findCategoryTypes(
  products: readonly SearchProduct[],
  namedTypes: readonly (readonly number[])[],
  phonesByRow: readonly (readonly Phone[])[],
  lexicon: Lexicon,
): Map<string, CategoryType> {
  const { productTypes, typeSimilarity } = lexicon;
  const rowsByCategory = new Map<string, number[]>();
  products.forEach(({ category }, row) => {
    const rows = rowsByCategory.get(category);
    if (rows) rows.push(row);
    else rowsByCategory.set(category, [row]);
  });
  const categoryTypes = new Map<string, CategoryType>();
  for (const [category, rows] of rowsByCategory) {
    const knownTypes = rows.flatMap((row) => {
      const [code] = namedTypes[row] ?? [];
      return code === undefined ? [] : [code >>> typeBits];
    });
    const fewKnown = knownTypes.length < minKnownShare * rows.length;
    const namesPhones = rows.filter((row) => (phonesByRow[row]?.length ?? 0) > 0).length > rows.length / 10;
    const mentions = findTypes(lexicon, fold(category), { includeWeak: true });
    const mentioned = new Set(mentions.map((mention) => resolveType(mention, namesPhones)));
    const [only] = mentioned.size === 1 ? mentioned : [];
    const agreeing = only ? knownTypes.filter((id) => typeSimilarity(only, id) > 0.5 || id === only.parent).length : 0;
    if (only && (fewKnown || agreeing >= minAgreement.named * knownTypes.length)) {
      categoryTypes.set(category, { productType: only, overridesNames: fewKnown, isNamed: true });
      continue;
    }
    const [[top, count] = [-1, 0]] = [...countValues(knownTypes)].sort((a, b) => b[1] - a[1]);
    const productType = productTypes[top];
    if (productType && !fewKnown && count >= minAgreement.unnamed * knownTypes.length)
      categoryTypes.set(category, { productType, overridesNames: false, isNamed: false });
  }
  return categoryTypes;
}

function countValues<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

// The suggested searches of the panel before the shopper types (R4.22).

const maxTypes = 3;
const maxForPhones = 2;

/**
 * Finds suggested searches: the types with most products in stock, and the types for most phones, each with its most frequent
 * phone.
 */
export function findSuggestedSearches(file: string): string[] {
  const decoded = decodeSearchFile(file);
  const products = decoded.products();
  const { annotations, lexicon } = decoded.indexData();
  const typeCounts = new Map<string, number>();
  const phonesByType = new Map<string, Map<string, number>>();
  const count = (counts: Map<string, number>, key: string): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);
  products.forEach(({ inStock }, row) => {
    const type = lexicon.productTypes[(annotations.types[row]?.[0] ?? -1) >>> typeBits];
    if (!type || !inStock) return;
    const phones = (annotations.phones[row] ?? []).flatMap(
      (code) => annotations.allPhones[code >> phoneBits]?.name ?? [],
    );
    if (!type.deviceSpecific) count(typeCounts, type.plural);
    else if (!type.device)
      for (const phone of phones) {
        if (!phonesByType.has(type.singular)) phonesByType.set(type.singular, new Map());
        count(phonesByType.get(type.singular) ?? new Map<string, number>(), phone);
      }
  });
  const mostFrequent = (counts: ReadonlyMap<string, number>): string[] =>
    [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([key]) => key);
  const sizes = new Map([...phonesByType].map(([type, phones]) => [type, phones.size]));
  const candidates = [
    ...mostFrequent(sizes)
      .slice(0, maxForPhones)
      .map(
        (type) => `${capitalize(type)} ${mostFrequent(phonesByType.get(type) ?? new Map<string, number>())[0] ?? ''}`,
      ),
    ...mostFrequent(typeCounts).slice(0, maxTypes),
  ];
  const { find } = runSteps(buildSearcher(products, annotations, lexicon, allModules));
  return candidates.filter((text) => find(text, 1).total > 0);
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
