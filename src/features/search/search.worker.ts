import { decodeProducts } from './engine/file.ts';
import { scanner } from './engine/scan.ts';
import { searcherSteps, type Found, type Searcher } from './engine/searcher.ts';
import { slipsIn, type NearWords } from './engine/typos.ts';
import type { Answer, Ask } from './messages.ts';

// Holds all products, and answers by a plain scan until their index is made.
type Scan = ReturnType<typeof scanner>;
type Question = Extract<Ask, { id: number }>;

let scan: Scan | undefined;
let searcher: Searcher | undefined;
let waiting: Question[] = [];
let preferred: readonly string[] = [];

const say = (answer: Answer): void => postMessage(answer);

onmessage = ({ data }: MessageEvent<Ask>) => {
  if ('open' in data) open(data.open).catch(() => say({ failed: true }));
  else if ('prefer' in data) prefer(data.prefer);
  else answer(data);
};

function prefer(ids: readonly string[]): void {
  preferred = ids;
  searcher?.prefer(ids);
}

async function open(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const products = decodeProducts(await response.text());
  scan = scanner(products);
  say({ ready: true });
  const steps = searcherSteps(products, matcher);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      searcher = step.value;
      searcher.prefer(preferred);
      break;
    }
    await breath();
  }
  const asked = waiting;
  waiting = [];
  asked.forEach(answer);
}

function answer(ask: Question): void {
  try {
    if ('mend' in ask) {
      if (searcher) say({ id: ask.id, mended: searcher.mend(ask.mend) });
      else waiting.push(ask);
      return;
    }
    const found = searcher?.find(ask.find, ask.limit) ?? (ask.whole ? undefined : scanned(ask.find, ask.limit));
    if (found) say({ id: ask.id, found });
    else waiting.push(ask);
  } catch (error) {
    if (!(error instanceof NoMatcher)) throw error;
    loadMatcher().then(
      () => answer(ask),
      () => say({ failed: true }),
    );
  }
}

/** The fuzzy matcher comes when a word is unknown: most that people type is not. */
class NoMatcher extends Error {}
let nearWords: ((words: readonly string[]) => NearWords) | undefined;
let loading: Promise<void> | undefined;

const loadMatcher = (): Promise<void> =>
  (loading ??= import('./engine/fuzzy.ts').then((loaded) => void ({ nearWords } = loaded)));

function matcher(words: readonly string[]): NearWords {
  let near: NearWords | undefined;
  return (typed, begun, slips = slipsIn(typed)) => {
    if (slips === 0) return [];
    if (!nearWords) throw new NoMatcher();
    near ??= nearWords(words);
    return near(typed, begun, slips);
  };
}

/** The answer of the scan; none where it finds nothing: the index may, being tolerant. */
function scanned(query: string, limit: number): Found | undefined {
  const products = scan?.(query, limit) ?? [];
  return products.length > 0 ? { total: products.length, products, categories: [], brands: [] } : undefined;
}

/** Lets what was asked meanwhile be answered. */
const breath = (): Promise<void> => new Promise((done) => setTimeout(done));
