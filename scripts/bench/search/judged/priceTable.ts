import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchProduct, SearchResult } from '../../../../src/features/search/engine/result.ts';
import { formatTable } from '../../../measurements.ts';
import { createSearcher } from '../createSearcher.ts';

/** How a price in words must be read, in pesos. */
interface PricePhrase {
  readonly text: string;
  readonly price: {
    readonly min?: number;
    readonly max?: number;
    readonly about?: number;
    readonly order?: 'asc' | 'desc';
  };
}

/** "Unos 300" may be read as 240 to 360. */
const aboutShare = 0.2;
/** So many results must be in the order that was asked for. */
const orderedResults = 5;

const loadPhrases = (): PricePhrase[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'prices.json'), 'utf8')) as PricePhrase[];

/** Whether a query's price bounds were read as expected; no bounds, if none are expected. */
function hasBounds({ price }: PricePhrase, { interpretation }: SearchResult): boolean {
  const read = { min: (interpretation.price?.min ?? 0) / 100, max: (interpretation.price?.max ?? Infinity) / 100 };
  if (price.about === undefined) return read.min === (price.min ?? 0) && read.max === (price.max ?? Infinity);
  return read.min >= price.about * (1 - aboutShare) && read.max <= price.about * (1 + aboutShare);
}

/** Whether the first results have the order that was asked for. */
function hasOrder({ price }: PricePhrase, { products }: SearchResult): boolean {
  if (!price.order) return true;
  const sign = price.order === 'asc' ? 1 : -1;
  const prices = products
    .filter(({ inStock }) => inStock)
    .slice(0, orderedResults)
    .map((product) => sign * (product.discountPrice || product.price));
  return prices.length > 0 && prices.every((each, at) => at === 0 || each >= (prices[at - 1] ?? each));
}

/** How many of the price phrases of `prices.json` each catalogue's search reads as expected, as a Markdown table. */
export function priceTable(catalogues: readonly { name: string; products: readonly SearchProduct[] }[]): string {
  const phrases = loadPhrases();
  const rows = catalogues.map(({ name, products }) => {
    const searcher = createSearcher(products);
    const answers = phrases.map((phrase) => ({ phrase, result: searcher.find(phrase.text, 12) }));
    const bounds = answers.filter(({ phrase, result }) => hasBounds(phrase, result));
    const ordered = answers.filter(({ phrase }) => phrase.price.order);
    return {
      catalogue: name,
      phrases: phrases.length,
      bounds: bounds.length,
      order: `${ordered.filter(({ phrase, result }) => hasOrder(phrase, result)).length} of ${ordered.length}`,
      both: bounds.filter(({ phrase, result }) => hasOrder(phrase, result)).length,
    };
  });
  return `\n### Prices in words, read as expected; held out\n\n${formatTable(rows)}`;
}
