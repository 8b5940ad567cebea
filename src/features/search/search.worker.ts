import { decodeProducts } from './engine/file.ts';
import { scanner } from './engine/scan.ts';
import { searcherSteps, type Found, type Searcher } from './engine/searcher.ts';
import type { Answer, Ask } from './messages.ts';

// Holds all products, and answers by a plain scan until their index is made.
type Scan = ReturnType<typeof scanner>;

let scan: Scan | undefined;
let searcher: Searcher | undefined;
let waiting: Ask[] = [];

const say = (answer: Answer): void => postMessage(answer);

onmessage = ({ data }: MessageEvent<Ask>) => {
  if ('open' in data) open(data.open).catch(() => say({ failed: true }));
  else answer(data);
};

async function open(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const products = decodeProducts(await response.text());
  scan = scanner(products);
  say({ ready: true });
  const steps = searcherSteps(products);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      searcher = step.value;
      break;
    }
    await breath();
  }
  const asked = waiting;
  waiting = [];
  asked.forEach(answer);
}

function answer(ask: Ask): void {
  if ('find' in ask) {
    const found = searcher?.find(ask.find, ask.limit) ?? (ask.whole ? undefined : scanned(ask.find, ask.limit));
    if (found) say({ id: ask.id, found });
    else waiting.push(ask);
  } else if ('mend' in ask) {
    if (searcher) say({ id: ask.id, mended: searcher.mend(ask.mend) });
    else waiting.push(ask);
  }
}

/** The answer of the scan; none where it finds nothing: the index may, being tolerant. */
function scanned(query: string, limit: number): Found | undefined {
  const products = scan?.(query, limit) ?? [];
  return products.length > 0 ? { total: products.length, products, categories: [], brands: [] } : undefined;
}

/** Lets what was asked meanwhile be answered. */
const breath = (): Promise<void> => new Promise((done) => setTimeout(done));
