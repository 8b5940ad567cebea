import { phonesIn, type Phone } from '../../../catalogue/phones/phones.ts';
import { fold } from '../../../lib/text.ts';
import { detectLanguage, findHeadNoun, findTypes, resolveType, splitName, type TypeMention } from './headNouns.ts';
import { createLexicon, type Lexicon, type ProductType } from './lexicon.ts';
import type { Annotations, SearchProduct } from './product.ts';
import { tokenize } from './text.ts';
import * as vocabulary from './vocabulary.ts';

// Runs in the build only. Browsers read its results, and the vocabulary, from the search file.

/** The lexicon of the vocabulary that the shop edits. */
export const shopLexicon = createLexicon(vocabulary);

// Indexes into `confidence`, in a type's code.
const byHead = 0;
const byAlternative = 1;
const byCategory = 2;
const byLaterPart = 3;

/** The share of a category's products with a known type that has to agree with the type that the category names, or with the most frequent one. */
const minAgreement = { named: 0.4, unnamed: 0.65 } as const;
/** Below this share of products with a known type, these types are accidental. */
const minKnownShare = 0.3;
/** The share of a category's names by which one language has to lead. */
const minLanguageLead = 0.2;

/** Words that only quantify or qualify the next one. */
const containers = new Set('paquete pack juego kit set par mini combo nuevo super gran lote caja the new'.split(' '));

/** Finds the types of each product and the phones that its name mentions. */
export function annotateProducts(products: readonly SearchProduct[], lexicon: Lexicon): Annotations {
  const { productTypes, typeSimilarity } = lexicon;
  const phoneType = productTypes.find(({ singular }) => singular === 'celular')?.id ?? 0;
  const catalogue = phonesIn(products);
  const phonesOf = products.map(({ id }) => catalogue.named(id));
  const names = products.map((product) => parseName(product, lexicon));
  const languageOf = detectLanguages(products, names);
  const firstWords = countValues(products.map(({ name }) => tokenize(fold(name))[0] ?? ''));

  const namedTypes = products.map(({ name }, row): number[] => {
    const { parts, brand } = names[row] as ParsedName;
    const phones = phonesOf[row] ?? [];
    const isSpanish = languageOf(row) >= 0;
    for (const [place, mentions] of parts.entries()) {
      const found = findHeadNoun(mentions, isSpanish);
      if (!found) {
        if (place === 0 && beginsWithPhone(name, phones)) return [4 * phoneType + byHead];
        continue;
      }
      const isDoubtful = place > 0 || followsUnknownNoun(name, brand, found.head, isSpanish, firstWords);
      const type = resolveType(found.head, phones.length > 0);
      return [
        4 * type.id + (isDoubtful ? byLaterPart : byHead),
        ...found.related.map(({ id }) => 4 * id + byAlternative),
      ];
    }
    return [];
  });

  const categoryTypes = findCategoryTypes(products, namedTypes, phonesOf, lexicon);
  const types = namedTypes.map((own, row) => {
    const category = categoryTypes.get(products[row]?.category ?? '');
    const [first] = own;
    if (!category) return own;
    const { productType, overridesNames } = category;
    if (first !== undefined && (!overridesNames || typeSimilarity(productType, first >>> 2) > 0)) return own;
    // Where a category's names do not tell the type, the category is as certain as they would be.
    return [
      4 * productType.id + (overridesNames ? byHead : byCategory),
      ...own.map((code) => code - (code % 4) + byLaterPart),
    ];
  });

  const allPhones: Phone[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (phone: Phone): number => {
    let index = indexes.get(phone.slug);
    if (index === undefined) {
      index = allPhones.length;
      indexes.set(phone.slug, index);
      allPhones.push(phone);
    }
    return index;
  };
  const phones = phonesOf.map((own, row) => {
    const isPhone = (namedTypes[row]?.[0] ?? -1) >>> 2 === phoneType;
    return own.map((phone) => 2 * indexOf(phone) + (isPhone ? 1 : 0));
  });
  return { types, phones, allPhones };
}

interface ParsedName {
  /** The types that the head mentions, then those of each further part. */
  parts: TypeMention[][];
  brand: string[];
}

function parseName({ name, brand }: SearchProduct, lexicon: Lexicon): ParsedName {
  const brandWords = tokenize(fold(brand));
  const { head, rest } = splitName(name);
  const parts = [head, ...rest.slice(0, 4)].map((part) => findTypes(lexicon, part, brandWords));
  return { parts, brand: brandWords };
}

/** The language of each name: its own, else its category's, else the whole catalogue's. */
function detectLanguages(products: readonly SearchProduct[], names: readonly ParsedName[]): (row: number) => number {
  const own = products.map(({ name }, row) => Math.sign(detectLanguage(name, names[row]?.parts[0])));
  const categories = new Map<string, { sum: number; size: number }>();
  let total = 0;
  products.forEach(({ category }, row) => {
    const { sum, size } = categories.get(category) ?? { sum: 0, size: 0 };
    categories.set(category, { sum: sum + (own[row] ?? 0), size: size + 1 });
    total += own[row] ?? 0;
  });
  const ofCategory = (name: string): number => {
    const { sum, size } = categories.get(name) ?? { sum: 0, size: 0 };
    return Math.abs(sum) >= minLanguageLead * size ? sum : 0;
  };
  return (row) => own[row] || ofCategory(products[row]?.category ?? '') || total;
}

/** Phones are sold by their model alone: "SAMSUNG A26 5G", "Galaxy S22 128 GB". */
function beginsWithPhone(name: string, phones: readonly Phone[]): boolean {
  const [phone] = phones;
  if (!phone) return false;
  const starts = new Set([...tokenize(fold(phone.brand)), ...tokenize(fold(phone.name)), 'nuevo']);
  return starts.has(tokenize(fold(name))[0] ?? '');
}

/** "Bandeja disco duro" is not a disk: many names begin with the word, and the vocabulary does not have it. */
function followsUnknownNoun(
  name: string,
  brand: readonly string[],
  head: TypeMention,
  isSpanish: boolean,
  firstWords: ReadonlyMap<string, number>,
): boolean {
  const [first = ''] = tokenize(fold(name));
  if (!isSpanish || head.from === 0 || head.from > 2 || brand.includes(first) || containers.has(first)) return false;
  return !/\d/.test(first) && first.length > 3 && (firstWords.get(first) ?? 0) > 2;
}

interface CategoryType {
  productType: ProductType;
  /** Whether it replaces the types that names tell. */
  overridesNames: boolean;
}

/** The type that each category gives its products whose names do not tell it. */
function findCategoryTypes(
  products: readonly SearchProduct[],
  namedTypes: readonly (readonly number[])[],
  phonesOf: readonly (readonly Phone[])[],
  lexicon: Lexicon,
): Map<string, CategoryType> {
  const { productTypes, typeSimilarity } = lexicon;
  const rowsOf = new Map<string, number[]>();
  products.forEach(({ category }, row) => {
    const rows = rowsOf.get(category);
    if (rows) rows.push(row);
    else rowsOf.set(category, [row]);
  });
  const found = new Map<string, CategoryType>();
  for (const [category, rows] of rowsOf) {
    const known = rows.flatMap((row) => (namedTypes[row]?.[0] === undefined ? [] : [namedTypes[row][0] >>> 2]));
    const fewKnown = known.length < minKnownShare * rows.length;
    const namesPhones = rows.filter((row) => (phonesOf[row]?.length ?? 0) > 0).length > rows.length / 10;
    const mentions = findTypes(lexicon, fold(category), [], true);
    const mentioned = new Set(mentions.map((mention) => resolveType(mention, namesPhones)));
    const [only] = mentioned.size === 1 ? mentioned : [];
    const agreeing = only ? known.filter((id) => typeSimilarity(only, id) > 0.5).length : 0;
    if (only && (fewKnown || agreeing >= minAgreement.named * known.length)) {
      found.set(category, { productType: only, overridesNames: fewKnown });
      continue;
    }
    const [[top, count] = [-1, 0]] = [...countValues(known)].sort((a, b) => b[1] - a[1]);
    const productType = productTypes[top];
    if (productType && !fewKnown && count >= minAgreement.unnamed * known.length)
      found.set(category, { productType, overridesNames: false });
  }
  return found;
}

function countValues<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
