import type { SearchProduct } from '../../../../src/features/search/engine/index/searchProduct.ts';
import { toCents } from '../../../../src/lib/money.ts';
import { formatTable } from '../../../measurements.ts';
import type { Engine } from '../engines.ts';
import {
  cataloguesWith,
  gradeOf,
  isWrong,
  loadJudgedCatalogue,
  loadJudgedQueries,
  ndcgAt8,
  type CatalogueName,
  type JudgedProduct,
  type JudgedQuery,
  type QuerySet,
} from './judged.ts';

/** The results of one query, judged. */
interface JudgedResults {
  query: JudgedQuery;
  /** nDCG@8, as a share of 1; for a query of what is not sold, whether all that is shown has a grade. */
  score: number;
  /** Whether a mistake is among the first four. */
  wrong: boolean;
  noResults: boolean;
}

const toSearchProduct = (product: JudgedProduct): SearchProduct => ({
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

/** Judges the results of a set of queries. */
function judgeSet(engine: Engine, name: CatalogueName, set: QuerySet): JudgedResults[] {
  const catalogue = loadJudgedCatalogue(name);
  const byId = new Map(catalogue.map((product) => [product.id, product]));
  const search = engine.build(catalogue.map(toSearchProduct));
  return loadJudgedQueries(name, set).map((query): JudgedResults => {
    const found = search(query.text).flatMap(({ id }) => byId.get(id) ?? []);
    const grades = found.map((product) => gradeOf(query, product));
    const wrong = found.slice(0, 4).some((product) => isWrong(query, product));
    const isAcceptable = found.slice(0, 8).every((product, at) => (grades[at] ?? 0) > 0 && !isWrong(query, product));
    const ideal = catalogue.map((product) => gradeOf(query, product));
    return {
      query,
      score: query.empty ? Number(isAcceptable) : ndcgAt8(grades, ideal),
      wrong,
      noResults: found.length === 0 && !query.empty,
    };
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const percent = (share: number): string => (share * 100).toFixed(1);

/** The scores of each judged catalogue by class, as a Markdown table. */
export function judgedTable(engine: Engine, set: QuerySet): string {
  const judged = cataloguesWith(set).map((name) => ({ name, results: judgeSet(engine, name, set) }));
  const classes = [...new Set(judged.flatMap(({ results }) => results.map(({ query }) => query.class)))];
  const rows = judged.map(({ name, results }) => {
    const hasClass = (each: string): boolean => results.some(({ query }) => query.class === each);
    const scores = (keep: (judged: JudgedResults) => boolean): string =>
      percent(mean(results.filter(keep).map(({ score }) => score)));
    const withWrong = results.filter(({ query }) => query.wrong !== undefined);
    return {
      catalogue: name,
      plain: scores(({ query }) => query.half === 'plain'),
      talk: scores(({ query }) => query.half === 'talk'),
      wrong: percent(mean(withWrong.map(({ wrong }) => Number(wrong)))),
      'no results': percent(mean(results.map(({ noResults }) => Number(noResults)))),
      ...Object.fromEntries(
        classes.map((each) => [each, hasClass(each) ? scores(({ query }) => query.class === each) : '']),
      ),
    };
  });
  return `\n### Judged queries of ${engine.name}, ${set}; nDCG@8 in %\n\n${formatTable(rows)}`;
}
