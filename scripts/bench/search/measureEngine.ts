import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createSearchFile } from '../../../src/features/search/engine/annotations.ts';
import type { SearchProduct } from '../../../src/features/search/engine/index/searchProduct.ts';
import { createLinearScan, decodeSearchFile } from '../../../src/features/search/engine/index/searchFile.ts';
import { percentile } from '../../measurements.ts';
import type { SearchEngine } from './engines.ts';
import { type GeneratedQuery, hitRate } from './generateQueries.ts';
import type { KeystrokeTask } from './keystroke.worker.ts';

export interface EngineMeasurement {
  engine: string;
  /** Time to build the index, ms. */
  buildTime: number;
  timedKeystrokes: number;
  p50: number;
  p95: number;
  /** Share of queries with correct results among the first ten (`GeneratedQuery.required`), by class of query, 0 to 1. */
  hitRates: Map<string, number>;
}

/** Time limits for the hit rates and for each round of typing, ms; a slow engine completes fewer queries. */
const timeLimits = { hitRate: 10_000, typing: 30_000 } as const;

/** Measures an engine on a catalogue: hit rate of all queries, and the time of each keystroke. */
export async function measureEngine(
  engine: SearchEngine,
  products: readonly SearchProduct[],
  queries: Map<string, GeneratedQuery[]>,
): Promise<EngineMeasurement> {
  const [search, buildTime] = timed(() => engine.build(products));
  const hitRates = new Map(
    [...queries].map(([name, list]) => [name, hitRate(list, search, timeLimits.hitRate / queries.size)]),
  );
  // Every fifth query, letter by letter.
  const typedQueries = [...queries.values()].flatMap((list) => list.filter((_, index) => index % 5 === 0));
  const typedPrefixes = typedQueries.flatMap(({ text }) => Array.from(text, (_, index) => text.slice(0, index + 1)));
  const rounds: number[][] = [];
  for (let round = 0; round < 3; round++)
    rounds.push(
      await measureKeystrokes({ engine: engine.name, products, typedPrefixes, timeLimit: timeLimits.typing }),
    );
  // The minimum of each keystroke, since other load only adds time.
  const completed = Math.min(...rounds.map(({ length }) => length));
  const times = typedPrefixes
    .slice(0, completed)
    .map((_, index) => Math.min(...rounds.map((round) => round[index] ?? Infinity)));
  return {
    engine: engine.name,
    buildTime,
    timedKeystrokes: times.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    hitRates,
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

export interface SearchFileMeasurement {
  raw: number;
  gzip: number;
  brotli: number;
  /** Time from the loaded text to the first result, by the linear scan, ms. */
  firstResult: number;
}

/** Measures the search file: its size, and the time to its first result. */
export function measureSearchFile(products: readonly SearchProduct[], query: string): SearchFileMeasurement {
  const file = createSearchFile(products);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const firstResult = Math.min(
    ...[1, 2, 3].map(() => timed(() => createLinearScan(decodeSearchFile(file))(query, 8))[1]),
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
