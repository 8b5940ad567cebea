import type { SearchProduct } from '../../../../src/features/search/engine/index/searchProduct.ts';
import { fold } from '../../../../src/lib/text.ts';
import { productTypeMatchers } from './productTypeMatchers.ts';
import { phoneMention, toPhonePattern, toQuantityPattern, traits } from './traits.ts';

/** A query as a shopper types it, with the relevance of each product. */
export interface GradedQuery {
  class: string;
  text: string;
  /** From 0 (irrelevant) to 3 (exactly what the query means). */
  relevance: (product: SearchProduct) => number;
  /** Whether the product is for another phone than the query asks for. */
  isForOtherPhone: (product: SearchProduct) => boolean;
}

/**
 * Parses lines `class | text | type | traits`: `+required`, `~preferred`, `@phone`; the type `*` is any. A trait without
 * a rule in `traits.ts` is a quantity (`20w`) or a word. A product of the type with all required traits and the phone has
 * relevance 3, one less for each missing preferred trait, at least 1.
 * @throws Error if a line has an unknown type
 */
export function parseGradedQueries(lines: string): GradedQuery[] {
  return joinPhones(lines)
    .trim()
    .split('\n')
    .map((line) => {
      const [queryClass = '', text = '', type = '', traitList = ''] = line.split('|').map((part) => part.trim());
      const isOfType = createTypeMatcher(type);
      const traitMatchers = traitList.split(' ').filter(Boolean).map(parseTrait);
      const preferred = traitMatchers.filter(({ sign }) => sign === '~');
      const required = traitMatchers.filter(({ sign }) => sign !== '~');
      const phones = traitMatchers.filter(({ sign }) => sign === '@');
      return {
        class: queryClass,
        text,
        relevance: (product) => {
          const texts = getTexts(product);
          if (!isOfType(texts) || !required.every(({ matches }) => matches(texts.all))) return 0;
          return Math.max(1, 3 - preferred.filter(({ matches }) => !matches(texts.all)).length);
        },
        isForOtherPhone: (product) => {
          const { all } = getTexts(product);
          // "iPhone 11 a 13" includes the models in between.
          const namesRange = /\d a \d/.test(all);
          return (
            phones.length > 0 && phoneMention.test(all) && !namesRange && !phones.every(({ matches }) => matches(all))
          );
        },
      };
    });
}

/** Folded texts of a product. */
interface ProductTexts {
  /** Name, brand, model and category. */
  all: string;
  /** The name before "para", "con", a comma or a dash. */
  head: string;
  name: string;
  category: string;
}

const textsCache = new WeakMap<SearchProduct, ProductTexts>();

function getTexts(product: SearchProduct): ProductTexts {
  const cached = textsCache.get(product);
  if (cached) return cached;
  const name = fold(product.name);
  const [head = ''] = name.split(/ para | con | for | with | w\/|,| - |\(/);
  const category = fold(product.category);
  const texts = {
    name,
    head,
    category,
    all: fold(`${product.name} ${product.brand} ${product.model} ${product.category}`),
  };
  textsCache.set(product, texts);
  return texts;
}

function createTypeMatcher(name: string): (texts: ProductTexts) => boolean {
  if (name === '*') return () => true;
  const matcher = productTypeMatchers[name];
  if (!matcher) throw new Error(`Unknown type "${name}": productTypeMatchers.ts has all types.`);
  const { head, category, not } = matcher;
  return (texts) => {
    const isIncluded = head?.test(texts.head) || category?.test(texts.category);
    const isExcluded = not?.test(texts.name) || not?.test(texts.category);
    return Boolean(isIncluded) && !isExcluded;
  };
}

interface TraitMatcher {
  sign: string;
  /** Whether the folded texts of a product have the trait. */
  matches: (all: string) => boolean;
}

function parseTrait(text: string): TraitMatcher {
  const sign = text.slice(0, 1);
  const name = text.slice(1);
  if (sign === '@') {
    const phone = toPhonePattern(name.replaceAll('_', ' '));
    return { sign, matches: (all) => phone.test(all) };
  }
  const pattern = toQuantityPattern(name) ?? new RegExp(`(?<!\\w)${name}`);
  return { sign, matches: traits[name] ?? ((all) => pattern.test(all)) };
}

/** Joins the words of phones with underscores, since spaces separate traits. */
const joinPhones = (lines: string): string =>
  lines.replace(/@([^~+@|\n]+)/g, (_, phone: string) => `@${phone.trim().replaceAll(' ', '_')} `);
