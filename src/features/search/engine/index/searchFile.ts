import { toWellFormed } from '../../../../lib/polyfills/wellFormed.ts';
import { compareCodeUnits, compareIds, fold } from '../../../../lib/text.ts';
import { createLexicon, type Lexicon, type Vocabulary } from '../language/lexicon.ts';
import type { Annotations, SearchProduct } from './searchProduct.ts';
import { maxQueryWords, tokenize } from '../language/words.ts';
import { maxTermLength } from '../../searchTerm.ts';

const version = 15;

type Column = Exclude<keyof SearchProduct, 'phone'>;
/** The order groups similar values, which compress well. */
const columns: readonly Column[] = [
  'name',
  'category',
  'brand',
  'model',
  'id',
  'price',
  'discountPrice',
  'sold',
  'image',
  'colours',
  'inStock',
  'recent',
];

/** The search file, as JSON: all products, column by column, sorted by category and name; their annotations; the vocabulary. */
interface SearchFileContent {
  version: number;
  columns: { [Name in Column]: readonly NonNullable<SearchProduct[Name]>[] };
  annotations: Omit<Annotations, 'fullForms' | 'indexedNames'> & {
    fullForms: [string, string][];
    indexedNames: [number, string][];
  };
  vocabulary: Vocabulary;
}

/**
 * Encodes the search file of some products; runs in the build only.
 * @param annotate annotates the products in the order of the file
 */
export function encodeSearchFile(
  products: readonly SearchProduct[],
  annotate: (sorted: readonly SearchProduct[]) => Annotations,
  vocabulary: Vocabulary,
): string {
  const sorted = products.map(sanitizeTexts).sort(byCategoryAndName);
  const { fullForms, indexedNames, ...annotations } = annotate(sorted);
  return JSON.stringify({
    version,
    columns: Object.fromEntries(columns.map((column) => [column, sorted.map((product) => product[column] ?? '')])),
    annotations: { ...annotations, fullForms: [...fullForms], indexedNames: [...indexedNames] },
    vocabulary,
  });
}

const byCategoryAndName = (a: SearchProduct, b: SearchProduct): number =>
  compareCodeUnits(a.category, b.category) || compareCodeUnits(a.name, b.name) || compareIds(a.id, b.id);

/** Replaces control characters, since a line break separates the names of the linear scan, and lone surrogates. */
function sanitizeTexts(product: SearchProduct): SearchProduct {
  const clean = (value: unknown): unknown =>
    typeof value === 'string' ? toWellFormed(value.replaceAll(/[\u0000-\u001f]+/g, ' ')) : value;
  return Object.fromEntries(Object.entries(product).map(([name, value]) => [name, clean(value)])) as never;
}

export type SearchFile = ReturnType<typeof decodeSearchFile>;

/** Decodes the file; creates products and index data on demand. @throws Error if it is truncated or of another version */
export function decodeSearchFile(text: string) {
  const { columns: values, annotations, vocabulary } = parse(text);
  const product = (row: number): SearchProduct => {
    const colours = values.colours[row];
    return {
      id: values.id[row] ?? '',
      name: values.name[row] ?? '',
      brand: values.brand[row] ?? '',
      model: values.model[row] ?? '',
      category: values.category[row] ?? '',
      price: values.price[row] ?? 0,
      discountPrice: values.discountPrice[row] ?? 0,
      inStock: values.inStock[row] ?? false,
      recent: values.recent[row] ?? false,
      image: values.image[row] ?? '',
      sold: values.sold[row] ?? 0,
      ...(colours && { colours }),
    };
  };
  return {
    /** How many products there are. */
    size: values.id.length,
    /** The name and the model of a product, by its row. */
    nameAndModel: (row: number): string => `${values.name[row]} ${values.model[row]}`,
    product,
    products: (): SearchProduct[] => values.id.map((_, row) => product(row)),
    /** The annotations and the lexicon, which the index is built from, besides the products. */
    indexData: (): { annotations: Annotations; lexicon: Lexicon } => ({
      lexicon: createLexicon(vocabulary),
      annotations: {
        ...annotations,
        fullForms: new Map(annotations.fullForms),
        indexedNames: new Map(annotations.indexedNames),
      },
    }),
  };
}

function parse(text: string): SearchFileContent {
  try {
    const content = JSON.parse(text) as SearchFileContent;
    if (content.version === version) return content;
  } catch {
    // Truncated, or another file.
  }
  throw new Error('The search file is truncated or outdated.');
}

/** How many products are folded at a time. */
const batchSize = 2_000;

/** Words that the linear scan ignores. */
const ignoredWords = new Set('a al con de del el en la las lo los o para por que se sin su un una y'.split(' '));

/** Creates a linear scan, for queries before the index is built: it finds every word as typed, anywhere in the text. */
export function createLinearScan({ size, nameAndModel, product }: SearchFile) {
  const batches: string[][] = [];
  const foldBatch = (from: number): string[] => {
    const length = Math.min(batchSize, size - from);
    const texts = Array.from({ length }, (_, offset) => nameAndModel(from + offset));
    return fold(texts.join('\n')).split('\n');
  };
  return (query: string, limit: number): SearchProduct[] => {
    const words = requiredWords(query);
    const matches: SearchProduct[] = [];
    if (words.length === 0) return matches;
    for (let from = 0; from < size && matches.length < limit; from += batchSize) {
      const texts = (batches[from / batchSize] ??= foldBatch(from));
      for (let offset = 0; offset < texts.length && matches.length < limit; offset++)
        if (words.every((word) => texts[offset]?.includes(word))) matches.push(product(from + offset));
    }
    return matches;
  };
}

function requiredWords(query: string): string[] {
  const words = tokenize(fold(query.slice(0, maxTermLength))).slice(0, maxQueryWords);
  const meaningful = words.filter((word) => !ignoredWords.has(word));
  return meaningful.length > 0 ? meaningful : words;
}
