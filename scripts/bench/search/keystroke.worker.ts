import { parentPort, workerData } from 'node:worker_threads';
import type { SearchProduct } from '../../../src/features/search/engine/index/searchProduct.ts';
import { engines } from './engines.ts';

/** The input of the worker. */
export interface KeystrokeTask {
  engine: string;
  products: readonly SearchProduct[];
  /** Beginnings of queries, as they are typed letter by letter. */
  typedPrefixes: readonly string[];
  /** Time limit, ms; a slow engine completes the first keystrokes only. */
  timeLimit: number;
}

const { engine: name, products, typedPrefixes, timeLimit } = workerData as KeystrokeTask;
const search = engines.find((engine) => engine.name === name)?.build(products);
if (!search) throw new Error(`There is no engine "${name}".`);
const end = performance.now() + timeLimit;
const times: number[] = [];
for (const text of typedPrefixes) {
  const start = performance.now();
  if (start > end) break;
  search(text);
  times.push(performance.now() - start);
}
parentPort?.postMessage(times);
