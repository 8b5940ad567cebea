import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The actual attributes of a product, whatever its name says; README.md lists the values. */
export interface ProductTruth {
  readonly kind: string;
  /** The manufacturer; empty for a no-name product. */
  readonly brand: string;
  /** Models of phones and other devices: its own, or those that it is compatible with. */
  readonly fits: readonly string[];
  /** The manufacturers of those models. */
  readonly fitsBrands: readonly string[];
  /** Whether it is a device with accessories (a phone, a printer) instead of an accessory. */
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

export interface CollectionProduct {
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

/** The value equals a scalar, is one of a list, is in an inclusive range, or is a list that contains such an element. */
export type FieldCondition =
  | Scalar
  | { readonly oneOf: readonly Scalar[] }
  | { readonly contains: Scalar | { readonly oneOf: readonly Scalar[] } }
  | Range;

type TruthConditions = { readonly [Field in keyof ProductTruth]?: FieldCondition };

/** All conditions must hold. `price` is the effective price: the offer's, if there is one. */
export interface Where extends TruthConditions {
  readonly id?: FieldCondition;
  readonly model?: FieldCondition;
  readonly price?: FieldCondition;
  readonly not?: Where;
  readonly and?: readonly Where[];
  readonly or?: readonly Where[];
}

export type Grade = 0 | 1 | 2 | 3;

/** The expected interpretation of price words. */
export interface ExpectedPrice {
  readonly min?: number;
  readonly max?: number;
  readonly order?: 'asc' | 'desc';
}

export interface CollectionQuery {
  readonly text: string;
  /** A label of the kind of query, by which the report groups. */
  readonly class: string;
  readonly style: 'plain' | 'conversational';
  /** Relevance judgments: the first clause that a product matches is its grade. */
  readonly want: readonly { readonly grade: Grade; readonly where: Where }[];
  readonly price?: ExpectedPrice;
  /** Products of another model, or excluded ones: errors among the first four results. */
  readonly wrong?: Where;
  /** Whether the correct result is empty; products with a grade are then accepted, too. */
  readonly empty?: boolean;
}

export const catalogueNames = ['mexicana', 'mayorista', 'sudamericana', 'marketplace', 'centroamericana'] as const;
export type CatalogueName = (typeof catalogueNames)[number];
export type QuerySet = 'training' | 'holdout';

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));

export const loadCatalogue = (name: CatalogueName): CollectionProduct[] =>
  readJson(`catalogue-${name}.json`) as CollectionProduct[];

/** The catalogues with queries of a set. `marketplace` has no holdout queries, since the authors of the search wrote it. */
export const findCataloguesWith = (set: QuerySet): readonly CatalogueName[] =>
  catalogueNames.filter((name) => set === 'training' || name !== 'marketplace');

export const loadQueries = (name: CatalogueName, set: QuerySet): CollectionQuery[] =>
  readJson(`queries-${name}-${set}.json`) as CollectionQuery[];

const getEffectivePrice = ({ price, offerPrice }: CollectionProduct): number => offerPrice ?? price;

function meetsCondition(value: unknown, condition: FieldCondition): boolean {
  if (typeof condition !== 'object') return value === condition;
  if ('oneOf' in condition) return condition.oneOf.includes(value as Scalar);
  if ('contains' in condition) {
    const { contains } = condition;
    return Array.isArray(value) && value.some((element) => meetsCondition(element, contains));
  }
  const { min = -Infinity, max = Infinity } = condition;
  return typeof value === 'number' && value >= min && value <= max;
}

/** Whether a product meets all conditions; without conditions it does. */
export function matchesWhere(where: Where, product: CollectionProduct): boolean {
  const { id, model, price, not, and, or, ...truth } = where;
  if (not && matchesWhere(not, product)) return false;
  if (and && !and.every((clause) => matchesWhere(clause, product))) return false;
  if (or && !or.some((clause) => matchesWhere(clause, product))) return false;
  if (id !== undefined && !meetsCondition(product.id, id)) return false;
  if (model !== undefined && !meetsCondition(product.model, model)) return false;
  if (price !== undefined && !meetsCondition(getEffectivePrice(product), price)) return false;
  return Object.entries(truth).every(([field, condition]) =>
    meetsCondition(product.truth[field as keyof ProductTruth], condition),
  );
}

/** The relevance of a product for a query, from 0 (irrelevant) to 3 (exactly what the query means). */
export const getGrade = (query: CollectionQuery, product: CollectionProduct): Grade =>
  query.want.find(({ where }) => matchesWhere(where, product))?.grade ?? 0;

/** Whether a product is an error among the first results. */
export const isWrong = (query: CollectionQuery, product: CollectionProduct): boolean =>
  query.wrong !== undefined && matchesWhere(query.wrong, product);

/** Results that nDCG considers. */
const depth = 8;
const discountedGain = (grades: readonly number[]): number =>
  grades.slice(0, depth).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

/**
 * Normalized discounted cumulative gain of the first eight results.
 * @param grades the grades of the results, in result order
 * @param allGrades the grades of all products, in any order
 */
export function ndcgAt8(grades: readonly number[], allGrades: readonly number[]): number {
  const idealGain = discountedGain([...allGrades].sort((a, b) => b - a));
  return idealGain === 0 ? 0 : discountedGain(grades) / idealGain;
}
