import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createSearchFile } from '../../../src/features/search/engine/annotations.ts';
import type { SearchProduct } from '../../../src/features/search/engine/index/searchProduct.ts';
import { createLinearScan, decodeSearchFile } from '../../../src/features/search/engine/index/searchFile.ts';
import { percentile } from '../../measurements.ts';
import type { Engine } from './engines.ts';
import { type Query, recall } from './queries.ts';
import type { KeystrokeTask } from './keystroke.worker.ts';

export interface EngineFigures {
  engine: string;
  /** Time to build the index, ms. */
  build: number;
  keystrokes: number;
  p50: number;
  p95: number;
  /** Recall by class of query, as shares of 1. */
  recall: Map<string, number>;
}

/** Time limits for recall and for each round of typing, ms; a slow engine completes fewer queries. */
const timeLimits = { recall: 10_000, typing: 30_000 } as const;

/** Measures an engine on a catalogue: recall of all queries, and the time of each keystroke. */
export async function measure(
  engine: Engine,
  products: readonly SearchProduct[],
  queries: Map<string, Query[]>,
): Promise<EngineFigures> {
  const [search, build] = timed(() => engine.build(products));
  const recallByClass = new Map(
    [...queries].map(([name, list]) => [name, recall(list, search, timeLimits.recall / queries.size)]),
  );
  // Every fifth query, letter by letter.
  const typedQueries = [...queries.values()].flatMap((list) => list.filter((_, index) => index % 5 === 0));
  const keystrokes = typedQueries.flatMap(({ text }) => Array.from(text, (_, index) => text.slice(0, index + 1)));
  const rounds: number[][] = [];
  for (let round = 0; round < 3; round++)
    rounds.push(await measureKeystrokes({ engine: engine.name, products, keystrokes, timeLimit: timeLimits.typing }));
  // The minimum of each keystroke, since other load only adds time.
  const completed = Math.min(...rounds.map(({ length }) => length));
  const times = keystrokes
    .slice(0, completed)
    .map((_, index) => Math.min(...rounds.map((round) => round[index] ?? Infinity)));
  return {
    engine: engine.name,
    build,
    keystrokes: times.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    recall: recallByClass,
  };
}

/** The time of each keystroke, ms, in a new worker, as on the site. */
async function measureKeystrokes(task: KeystrokeTask): Promise<number[]> {
  const [times] = (await once(
    new Worker(new URL('./keystroke.worker.ts', import.meta.url), { workerData: task }),
    'message',
  )) as [number[]];
  return times;
}

export interface FileFigures {
  raw: number;
  gzip: number;
  brotli: number;
  /** Time from the loaded text to the first result, by the linear scan, ms. */
  firstResult: number;
}

/** Measures the search file: its size, and the time to its first result. */
export function measureFile(products: readonly SearchProduct[], text: string): FileFigures {
  const file = createSearchFile(products);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const firstResult = Math.min(
    ...[1, 2, 3].map(() => timed(() => createLinearScan(decodeSearchFile(file))(text, 8))[1]),
  );
  return {
    raw: Buffer.byteLength(file),
    gzip: gzipSync(file, { level: 9 }).length,
    brotli: brotliCompressSync(file, { params }).length,
    firstResult,
  };
}

/** Runs a function and returns its result and its time, ms. */
function timed<T>(run: () => T): [T, number] {
  const start = performance.now();
  const value = run();
  return [value, performance.now() - start];
}
