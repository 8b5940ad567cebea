import { parentPort, workerData } from 'node:worker_threads';
import type { SearchProduct } from '../../../src/features/search/engine/product.ts';
import { engines } from './engines.ts';

/** What `typing.ts`, run as a worker, is told. */
export interface Typing {
  engine: string;
  products: readonly SearchProduct[];
  keystrokes: readonly string[];
  /** A slow engine answers the first ones, for so long, ms. */
  patience: number;
}

const { engine: name, products, keystrokes, patience } = workerData as Typing;
const answer = engines.find((engine) => engine.name === name)?.build(products);
if (!answer) throw new Error(`There is no engine "${name}".`);
const end = performance.now() + patience;
const times: number[] = [];
for (const text of keystrokes) {
  const start = performance.now();
  if (start > end) break;
  answer(text);
  times.push(performance.now() - start);
}
parentPort?.postMessage(times);
