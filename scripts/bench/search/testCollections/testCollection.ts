import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a person knows who sees a product and its packaging; README.md lists the values. */
export interface ProductTruth {
  readonly kind: string;
  /** The maker's name, empty for a product without a brand. */
  readonly brand: string;
  /** Models of phones and other devices that it is, or that it is made for. */
  readonly fits: readonly string[];
  /** The makers of those models. */
  readonly fitsBrands: readonly string[];
  /** True for what accessories are made for (a phone, a printer), not for the accessories. */
  readonly device: boolean;
  readonly color?: string;
  readonly connector?: string;
  readonly watts?: number;
  readonly mah?: number;
  readonly gb?: number;
  readonly lengthM?: number;
  readonly inches?: number;
  readonly features: readonly string[];
}

export interface JudgedProduct {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly model: string;
  readonly category: string;
  readonly price: number;
  readonly offerPrice: number | null;
  readonly stock: number;
  readonly sold: number;
  readonly truth: ProductTruth;
}

type Scalar = string | number | boolean;
interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** A value equals a scalar, is one of a list, lies in an inclusive range, or is a list with such an element. */
export type Condition =
  | Scalar
  | { readonly oneOf: readonly Scalar[] }
  | { readonly contains: Scalar | { readonly oneOf: readonly Scalar[] } }
  | Range;

type TruthConditions = { readonly [Field in keyof ProductTruth]?: Condition };

/** All conditions must hold. `price` is the price that is asked: the offer's, if there is one. */
export interface Where extends TruthConditions {
  readonly id?: Condition;
  readonly model?: Condition;
  readonly price?: Condition;
  readonly not?: Where;
  readonly and?: readonly Where[];
  readonly or?: readonly Where[];
}

export type Grade = 0 | 1 | 2 | 3;

export interface PriceWords {
  readonly min?: number;
  readonly max?: number;
  readonly order?: 'asc' | 'desc';
}

export interface JudgedQuery {
  readonly text: string;
  readonly class: string;
  readonly half: 'plain' | 'talk';
  /** The first clause that a product matches gives its grade. */
  readonly want: readonly { readonly grade: Grade; readonly where: Where }[];
  readonly price?: PriceWords;
  /** Products of another model, or what the query excludes: mistakes among the first four results. */
  readonly wrong?: Where;
  /** True if the right result is none, or only products with a grade. */
  readonly empty?: boolean;
}

export const catalogueNames = ['mexicana', 'mayorista', 'sudamericana', 'marketplace', 'centroamericana'] as const;
export type CatalogueName = (typeof catalogueNames)[number];
export type QuerySet = 'training' | 'holdout';

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));

export const loadJudgedCatalogue = (name: CatalogueName): JudgedProduct[] =>
  readJson(`catalogue-${name}.json`) as JudgedProduct[];

/** The catalogues that have queries of a set: `marketplace` was made by those who tune, so it has none held out. */
export const cataloguesWith = (set: QuerySet): readonly CatalogueName[] =>
  catalogueNames.filter((name) => set === 'training' || name !== 'marketplace');

export const loadJudgedQueries = (name: CatalogueName, set: QuerySet): JudgedQuery[] =>
  readJson(`queries-${name}-${set}.json`) as JudgedQuery[];

const effectivePrice = ({ price, offerPrice }: JudgedProduct): number => offerPrice ?? price;

function holds(condition: Condition, value: unknown): boolean {
  if (typeof condition !== 'object') return value === condition;
  if ('oneOf' in condition) return condition.oneOf.includes(value as Scalar);
  if ('contains' in condition) {
    const { contains } = condition;
    return Array.isArray(value) && value.some((element) => holds(contains, element));
  }
  const { min = -Infinity, max = Infinity } = condition;
  return typeof value === 'number' && value >= min && value <= max;
}

/** Whether all conditions of a predicate hold for a product; an empty predicate matches everything. */
export function matchesWhere(where: Where, product: JudgedProduct): boolean {
  const { id, model, price, not, and, or, ...truth } = where;
  if (not && matchesWhere(not, product)) return false;
  if (and && !and.every((each) => matchesWhere(each, product))) return false;
  if (or && !or.some((each) => matchesWhere(each, product))) return false;
  if (id !== undefined && !holds(id, product.id)) return false;
  if (model !== undefined && !holds(model, product.model)) return false;
  if (price !== undefined && !holds(price, effectivePrice(product))) return false;
  return Object.entries(truth).every(([field, condition]) =>
    holds(condition, product.truth[field as keyof ProductTruth]),
  );
}

/** How well a product fits a query: 3 is what was asked for, 0 has nothing to do with it. */
export const gradeOf = (query: JudgedQuery, product: JudgedProduct): Grade =>
  query.want.find(({ where }) => matchesWhere(where, product))?.grade ?? 0;

/** Whether a product is a mistake among the first results. */
export const isWrong = (query: JudgedQuery, product: JudgedProduct): boolean =>
  query.wrong !== undefined && matchesWhere(query.wrong, product);

const depth = 8;
const discountedGain = (grades: readonly number[]): number =>
  grades.slice(0, depth).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

/**
 * Normalized discounted cumulative gain of the first eight results.
 * @param grades the grades of the results, in their order
 * @param ideal the grades of all products, in any order
 */
export function ndcgAt8(grades: readonly number[], ideal: readonly number[]): number {
  const best = discountedGain([...ideal].sort((a, b) => b - a));
  return best === 0 ? 0 : discountedGain(grades) / best;
}
