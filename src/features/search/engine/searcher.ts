import { fold } from '../../../lib/text.ts';
import { indexing, type Index } from './index.ts';
import type { Learned } from './learned.ts';
import type { Lexicon } from './lexicon.ts';
import { mending } from './mend.ts';
import { narrower } from './narrow.ts';
import { nearModels } from './nearModels.ts';
import type { SearchProduct } from './searchProduct.ts';
import { rank, type Ranked, type Typed } from './rank.ts';
import { scorer } from './score.ts';
import { remembering } from './remembering.ts';
import { sourcesOf } from './sources.ts';
import { understoodOf } from './say.ts';
import type { NearWords } from './typos.ts';
import type { Reading } from './reading.ts';
import { reader, universalReading, withStocked } from './understand.ts';
import { nothingUnderstood, type Understood } from './understood.ts';
import { soughtIn } from './wanted.ts';
import { begins } from './sortedWords.ts';
import { partsOf } from './words.ts';

/** A category or brand of what was found. */
export interface Counted {
  name: string;
  count: number;
}

/** What was found: products, best first, the categories and brands of the best, most first, and what was understood. */
export interface Found {
  total: number;
  products: SearchProduct[];
  categories: Counted[];
  brands: Counted[];
  understood: Understood;
  /** Where there is nothing of the kind for the model: the same for the nearest models, never to be shown unmarked. */
  near: SearchProduct[];
}

export interface Searcher {
  /** The ids of what a query means, best first; at most `limit`. */
  search: (query: string, limit?: number) => string[];
  /** The same with all that suggestions show. */
  find: (query: string, limit?: number) => Found;
  /** Has some products stand before others of as many points: by their ids. */
  prefer: (ids: readonly string[]) => void;
  /** The query as it was probably meant, where some of its words are unknown and others near them are not; or null. */
  mend: (query: string) => string | null;
}

/** So many of the best products say which categories and brands were found. */
const mostCounted = 2_000;

/**
 * Makes a searcher in short steps, for a worker that answers other questions between them.
 * @param matcher makes what finds the words near one; it comes apart, so that a page fetches it when a word is unknown
 */
export function* searcherSteps(
  products: readonly SearchProduct[],
  learned: Learned,
  lexicon: Lexicon,
  matcher: (words: readonly string[]) => NearWords,
): Generator<undefined, Searcher> {
  const index = yield* indexing(products, learned, lexicon);
  const near = matcher(index.words.slice(0, index.plainWords));
  yield;
  const mend = yield* mending(index, near, matcher(lexicon.words));
  const score = scorer(index);
  const sources = sourcesOf(index);
  const brands = counted(
    index.brands,
    Uint32Array.from(products, (_, at) => at),
  );
  const read = reader({
    lexicon,
    phones: learned.allPhones,
    brands,
    countOf: sources.countOf,
    begins: (word) => begins(index.words, word),
    mend,
  });

  const at = (product: number): SearchProduct => index.products[product] as SearchProduct;

  const wordsOf = remembering((product: number) => wordsOfProduct(at(product)));

  const match = (query: string, limit: number): { reading: Reading; ranked: Ranked } | null => {
    const found = matchAs(withStocked(read(query), lexicon, sources.countOf), limit);
    const isUnfinished = ({ parts }: Reading) => parts.some((part) => part.sort === 'phone' && part.phone.unfinished);
    // "funda iphone 13 p", where there is none for a Pro: it may go on otherwise.
    return found?.ranked.absent && isUnfinished(found.reading)
      ? matchAs(withStocked(read(query, true), lexicon, sources.countOf), limit)
      : found;
  };

  const matchAs = (reading: Reading, limit: number): { reading: Reading; ranked: Ranked } | null => {
    if (reading.parts.length === 0) return null;
    const most = Math.max(limit, mostCounted);
    const typed = typedBy(
      reading.words.map(({ text }) => text),
      wordsOf,
    );
    const ranked = rank(soughtIn(reading, index, sources, near, false), score, most, typed);
    if (ranked.absent && ranked.products.length === 0) {
      // Nothing is for that phone alone: what any such phone takes.
      const takes = rank(soughtIn(universalReading(reading, lexicon), index, sources, near, false), score, most, typed);
      return { reading, ranked: { ...ranked, products: takes.products, total: takes.total } };
    }
    if (ranked.whole && ranked.products.length > 0) return { reading, ranked };
    // A slip can make another word that is known.
    const again =
      reading.parts.some(({ sort }) => sort === 'word') &&
      rank(soughtIn(reading, index, sources, near, true), score, most, typed);
    return {
      reading,
      ranked: again && again.products.length > 0 && (again.whole || ranked.products.length === 0) ? again : ranked,
    };
  };

  const saidOf = ({ reading, ranked }: { reading: Reading; ranked: Ranked }): Understood => {
    const understood = understoodOf(reading, ranked, lexicon);
    return ranked.absent ? understood : { ...understood, more: narrower(reading, ranked.products, index) };
  };

  return {
    search: (query, limit = Infinity) =>
      Array.from(match(query, limit)?.ranked.products.subarray(0, limit) ?? [], (product) => at(product).id),
    find: (query, limit = 8) => {
      const found = match(query, limit);
      const all = found?.ranked.products ?? new Uint32Array();
      return {
        total: found?.ranked.total ?? 0,
        products: Array.from(all.subarray(0, limit), at),
        categories: counted(index.categories, all.subarray(0, mostCounted)),
        brands: counted(index.brands, all.subarray(0, mostCounted)),
        understood: found ? saidOf(found) : nothingUnderstood,
        near: found?.ranked.absent ? nearModels(found.reading, index, sources).map(at) : [],
      };
    },
    prefer: (ids) => {
      const wanted = new Set(ids);
      score.prefer((product) => wanted.has(at(product).id));
    },
    mend: (query) => {
      const { words } = read(query);
      // Where nothing was found, more slips may be made than are mended unasked.
      const mended = words.flatMap(({ text, typed }) =>
        text !== typed || index.numbers.has(text) || lexicon.isKnown(text)
          ? text
          : (index.words[near(text, false, text.length < 6 ? 2 : 3)[0]?.word ?? -1] ?? []),
      );
      const text = mended.join(' ');
      return text === '' || text === words.map(({ typed }) => typed).join(' ') ? null : text;
    },
  };
}

/** Compares products with what was typed, letter by letter. */
function typedBy(words: readonly string[], wordsOf: (product: number) => ProductWords): Typed {
  const [text, whole, last = ''] = [words.join(' '), words.slice(0, -1), words.at(-1)];
  return {
    begins: (product) => wordsOf(product).name.startsWith(text),
    has: (product) => {
      const { all } = wordsOf(product);
      return whole.every((word) => all.includes(word)) && all.some((word) => word.startsWith(last));
    },
  };
}

/** The name of a product as words and spaces, and all its words. */
interface ProductWords {
  name: string;
  all: string[];
}

function wordsOfProduct({ name, brand, model, category }: SearchProduct): ProductWords {
  const own = partsOf(fold(name));
  return { name: own.join(' '), all: [...own, ...partsOf(fold(`${brand} ${model} ${category}`))] };
}

function counted({ names, of }: Index['brands'], products: Uint32Array): Counted[] {
  const counts = new Uint32Array(names.length);
  for (let at = 0; at < products.length; at++) {
    const number = of[products[at] ?? 0] ?? 0;
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return names
    .flatMap((name, number) => (counts[number] && name !== '' ? [{ name, count: counts[number] }] : []))
    .sort((a, b) => b.count - a.count);
}
