import type { SearchProduct } from '../../../../src/features/search/engine/index/searchProduct.ts';
import { toCents } from '../../../../src/lib/money.ts';
import { formatTable } from '../../../measurements.ts';
import type { SearchEngine } from '../engines.ts';
import {
  findCataloguesWith,
  getGrade,
  isWrong,
  loadCatalogue,
  loadQueries,
  ndcgAt8,
  type CatalogueName,
  type CollectionProduct,
  type CollectionQuery,
  type QuerySet,
} from './testCollection.ts';

interface QueryScore {
  query: CollectionQuery;
  /**
   * nDCG@8, from 0 to 1; for an `empty` query, 1 if all of the first eight results have a grade and none is wrong,
   * otherwise 0.
   */
  score: number;
  /** Whether one of the first four results is wrong. */
  hasWrong: boolean;
  hasNoResults: boolean;
}

const toSearchProduct = (product: CollectionProduct): SearchProduct => ({
  id: product.id,
  name: product.name,
  brand: product.brand,
  model: product.model,
  category: product.category,
  price: toCents(String(product.price)) ?? 0,
  discountPrice: product.offerPrice === null ? 0 : (toCents(String(product.offerPrice)) ?? 0),
  inStock: product.stock > 0,
  recent: false,
  image: '',
  sold: product.sold,
});

function scoreQueries(engine: SearchEngine, name: CatalogueName, set: QuerySet): QueryScore[] {
  const catalogue = loadCatalogue(name);
  const byId = new Map(catalogue.map((product) => [product.id, product]));
  const search = engine.build(catalogue.map(toSearchProduct));
  return loadQueries(name, set).map((query): QueryScore => {
    const results = search(query.text).flatMap(({ id }) => byId.get(id) ?? []);
    const grades = results.map((product) => getGrade(query, product));
    const isAcceptable = results
      .slice(0, 8)
      .every((product, index) => (grades[index] ?? 0) > 0 && !isWrong(query, product));
    const allGrades = catalogue.map((product) => getGrade(query, product));
    return {
      query,
      score: query.empty ? Number(isAcceptable) : ndcgAt8(grades, allGrades),
      hasWrong: results.slice(0, 4).some((product) => isWrong(query, product)),
      hasNoResults: results.length === 0 && !query.empty,
    };
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const percent = (share: number): string => (share * 100).toFixed(1);

/** The scores of an engine on each test collection, by class of query, as a Markdown table. */
export function testCollectionsTable(engine: SearchEngine, set: QuerySet): string {
  const collections = findCataloguesWith(set).map((name) => ({ name, scores: scoreQueries(engine, name, set) }));
  const classes = [...new Set(collections.flatMap(({ scores }) => scores.map(({ query }) => query.class)))];
  const rows = collections.map(({ name, scores }) => {
    const hasClass = (queryClass: string): boolean => scores.some(({ query }) => query.class === queryClass);
    const meanScore = (isIncluded: (score: QueryScore) => boolean): string =>
      percent(mean(scores.filter(isIncluded).map(({ score }) => score)));
    const withWrong = scores.filter(({ query }) => query.wrong !== undefined);
    return {
      catalogue: name,
      plain: meanScore(({ query }) => query.style === 'plain'),
      conversational: meanScore(({ query }) => query.style === 'conversational'),
      wrong: percent(mean(withWrong.map(({ hasWrong }) => Number(hasWrong)))),
      'no results': percent(mean(scores.map(({ hasNoResults }) => Number(hasNoResults)))),
      ...Object.fromEntries(
        classes.map((queryClass) => [
          queryClass,
          hasClass(queryClass) ? meanScore(({ query }) => query.class === queryClass) : '',
        ]),
      ),
    };
  });
  return `\n### Test collections of other shops, ${engine.name}, ${set} queries; nDCG@8 in %\n\n${formatTable(rows)}`;
}
