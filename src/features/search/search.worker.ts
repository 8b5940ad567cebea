import { decodeFile } from './engine/searchFile.ts';
import type { SearchProduct } from './engine/product.ts';
import { setPhoneLines } from './engine/phones.ts';
import { createLinearScan } from './engine/linearScan.ts';
import { emptyInterpretation, type SearchResult } from './engine/result.ts';
import type * as Drawing from './firstView.tsx';
import { buildSearcher, type Searcher } from './engine/searcher.ts';
import { maxEdits, type FuzzyMatcher } from './engine/spelling.ts';
import type { Answer, Ask } from './messages.ts';

// Holds all products, and answers by a plain scan until their index is made.
type Scan = ReturnType<typeof createLinearScan>;
/** So many results are drawn at first: more than most screens show. */
const mostAtFirst = 12;

type Question = Extract<Ask, { id: number }>;

let scan: Scan | undefined;
let products: readonly SearchProduct[] = [];
let searcher: Searcher | undefined;
let waiting: Question[] = [];
let preferred: readonly string[] = [];

const say = (answer: Answer): void => postMessage(answer);

onmessage = ({ data }: MessageEvent<Ask>) => {
  if ('open' in data) open(data.open).catch(() => say({ failed: true }));
  else if ('prefer' in data) prefer(data.prefer);
  else {
    if ('first' in data) fetchDrawing().catch(() => undefined);
    answer(data);
  }
};

function prefer(ids: readonly string[]): void {
  preferred = ids;
  searcher?.boost(ids);
}

async function open(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const file = decodeFile(await response.text());
  scan = createLinearScan(file);
  say({ ready: true });
  await breath();
  const { annotations, lexicon } = file.knowledge();
  const all = file.products();
  products = all;
  setPhoneLines(all, annotations);
  const steps = buildSearcher(all, annotations, lexicon, matcher);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      searcher = step.value;
      searcher.boost(preferred);
      break;
    }
    await breath();
  }
  const asked = waiting;
  waiting = [];
  asked.forEach(answer);
}

function answer(ask: Question): void {
  missing.clear();
  const said = answerTo(ask);
  if (missing.size > 0) {
    loadMatcher().then(
      () => answer(ask),
      () => say({ failed: true }),
    );
  } else if (said && 'first' in ask && 'found' in said) {
    fetchDrawing().then(
      ({ firstView }) => say({ id: ask.id, first: firstView(ask.first, said.found) }),
      () => say({ id: ask.id, first: null }),
    );
  } else if (said) say(said);
  else waiting.push(ask);
}

/** What draws results comes where a page wants them drawn: suggestions do without. */
let drawing: Promise<typeof Drawing> | undefined;
const fetchDrawing = (): Promise<typeof Drawing> => (drawing ??= import('./firstView.tsx'));

/** The answer, or none where it has to wait for the index. */
function answerTo(ask: Question): Answer | undefined {
  if ('tell' in ask) return searcher && { id: ask.id, told: told(ask.tell) };
  if ('mend' in ask) return searcher && { id: ask.id, mended: searcher.spellCorrect(ask.mend) };
  if ('first' in ask) return searcher && { id: ask.id, found: searcher.find(ask.first, mostAtFirst) };
  const found = searcher?.find(ask.find, ask.limit) ?? (ask.whole ? undefined : scanned(ask.find, ask.limit));
  return found && { id: ask.id, found };
}

const told = (ids: readonly string[]): SearchProduct[] => products.filter(({ id }) => ids.includes(id));

/** The matcher of slips comes when a word is unknown: most that people type is not. */
let createFuzzyMatcher: ((words: readonly string[]) => FuzzyMatcher) | undefined;
let loading: Promise<void> | undefined;
/** The words that it was asked for before it had come: their answer has to be made again. */
const missing = new Set<string>();

const loadMatcher = (): Promise<void> =>
  (loading ??= import('./engine/fuzzy.ts').then((loaded) => void ({ createFuzzyMatcher } = loaded)));

function matcher(words: readonly string[]): FuzzyMatcher {
  let near: FuzzyMatcher | undefined;
  return (typed, asPrefix, edits = maxEdits(typed)) => {
    if (edits === 0) return [];
    if (!createFuzzyMatcher) missing.add(typed);
    near ??= createFuzzyMatcher?.(words);
    return near?.(typed, asPrefix, edits) ?? [];
  };
}

/** The answer of the scan; none where it finds nothing: the index may, being tolerant. */
function scanned(query: string, limit: number): SearchResult | undefined {
  const products = scan?.(query, limit) ?? [];
  return products.length > 0
    ? { total: products.length, products, categories: [], brands: [], interpretation: emptyInterpretation, near: [] }
    : undefined;
}

/** Lets what was asked meanwhile be answered. */
const breath = (): Promise<void> => new Promise((done) => setTimeout(done));
