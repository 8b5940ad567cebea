import type { SearchProduct } from '../../../../src/features/search/engine/index/searchProduct.ts';
import { fold } from '../../../../src/lib/text.ts';
import { typeTests } from './typeTests.ts';
import { phoneTrait, namesPhone, quantityTrait, traits } from './traits.ts';

/** A query as a shopper types it, with the relevance of each product. */
export interface Graded {
  kind: string;
  text: string;
  /** From 0 (irrelevant) to 3 (exactly what the query means). */
  relevance: (product: SearchProduct) => number;
  /** Whether the product is for another phone than the query asks for. */
  wrongPhone: (product: SearchProduct) => boolean;
}

/**
 * Reads lines `class | text | type | traits`: `+must`, `~wish`, `@phone`; the type `*` is anything. A trait without
 * a rule in `traits.ts` is the word itself. A product has relevance 3, one less for each wish that it lacks, at least 1.
 * @throws Error where a line names an unknown type
 */
export function readGraded(lines: string): Graded[] {
  return joinPhones(lines)
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', text = '', type = '', required = ''] = line.split('|').map((part) => part.trim());
      const isOfType = findTypeTest(type);
      const tests = required.split(' ').filter(Boolean).map(traitTest);
      const phones = tests.filter(({ sign }) => sign === '@');
      return {
        kind,
        text,
        relevance: (product) => {
          const of = textOf(product);
          if (!isOfType(of) || tests.some(({ sign, has }) => sign !== '~' && !has(of.all))) return 0;
          return Math.max(1, 3 - tests.filter(({ sign, has }) => sign === '~' && !has(of.all)).length);
        },
        wrongPhone: (product) => {
          const { all } = textOf(product);
          // "iPhone 11 a 13" is for each of them.
          return (
            phones.length > 0 && namesPhone.test(all) && !/\d a \d/.test(all) && !phones.every(({ has }) => has(all))
          );
        },
      };
    });
}

interface Text {
  all: string;
  head: string;
  name: string;
  category: string;
}

const read = new WeakMap<SearchProduct, Text>();

function textOf(product: SearchProduct): Text {
  const known = read.get(product);
  if (known) return known;
  const name = fold(product.name);
  const [head = ''] = name.split(/ para | con | for | with | w\/|,| - |\(/);
  const category = fold(product.category);
  const text = {
    name,
    head,
    category,
    all: fold(`${product.name} ${product.brand} ${product.model} ${product.category}`),
  };
  read.set(product, text);
  return text;
}

function findTypeTest(name: string): (text: Text) => boolean {
  if (name === '*') return () => true;
  const typeTest = typeTests[name];
  if (!typeTest) throw new Error(`There is no type "${name}": typeTests.ts has those that a query can ask for.`);
  const { head, category, not } = typeTest;
  return (text) =>
    (!!head?.test(text.head) || !!category?.test(text.category)) && !not?.test(text.name) && !not?.test(text.category);
}

function traitTest(text: string): { sign: string; has: (all: string) => boolean } {
  const sign = text.slice(0, 1);
  const name = text.slice(1);
  if (sign === '@') {
    const phone = phoneTrait(name.replaceAll('_', ' '));
    return { sign, has: (all) => phone.test(all) };
  }
  const pattern = quantityTrait(name) ?? new RegExp(`(?<!\\w)${name}`);
  return { sign, has: traits[name] ?? ((all) => pattern.test(all)) };
}

/** Phones have spaces: they are joined before a line is cut at its spaces. */
const joinPhones = (lines: string): string =>
  lines.replace(/@([^~+@|\n]+)/g, (_, phone: string) => `@${phone.trim().replaceAll(' ', '_')} `);
