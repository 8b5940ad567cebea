import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { encodeFile } from '../../../src/features/search/engine/encodeFile.ts';
import { decodeFile } from '../../../src/features/search/engine/searchFile.ts';
import type { SearchProduct } from '../../../src/features/search/engine/product.ts';
import { createLinearScan } from '../../../src/features/search/engine/linearScan.ts';
import type { Engine } from './engines.ts';
import { recall, type Query } from './queries.ts';
import type { Typing } from './typing.ts';

export interface EngineFigures {
  engine: string;
  /** Time to make the index, ms. */
  build: number;
  keystrokes: number;
  p50: number;
  p95: number;
  /** Share found by class of query, of 1. */
  recall: Map<string, number>;
}

/** How long an engine is asked for its recall, and in each round of typing, ms; a slow one answers fewer. */
const patience = { recall: 10_000, typing: 30_000 } as const;

/** One engine on one catalogue: every query, and every one of its keystrokes. */
export async function measure(
  engine: Engine,
  products: readonly SearchProduct[],
  queries: Map<string, Query[]>,
): Promise<EngineFigures> {
  const [answer, build] = timed(() => engine.build(products));
  const found = new Map(
    [...queries].map(([name, list]) => [name, recall(list, answer, patience.recall / queries.size)]),
  );
  // Every fifth query letter by letter: the longer ones have many letters.
  const typed = [...queries.values()].flatMap((list) => list.filter((_, i) => i % 5 === 0));
  const keystrokes = typed.flatMap(({ text }) => Array.from(text, (_, at) => text.slice(0, at + 1)));
  const rounds: number[][] = [];
  for (let round = 0; round < 3; round++)
    rounds.push(await typeAll({ engine: engine.name, products, keystrokes, patience: patience.typing }));
  // What else the machine does only adds: of each keystroke the least time counts.
  const asked = Math.min(...rounds.map(({ length }) => length));
  const times = keystrokes.slice(0, asked).map((_, at) => Math.min(...rounds.map((round) => round[at] ?? Infinity)));
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { engine: engine.name, build, keystrokes: times.length, p50: at(0.5), p95: at(0.95), recall: found };
}

/** The time of each keystroke, ms, in a worker that has done nothing else, as a shopper's has not. */
async function typeAll(typing: Typing): Promise<number[]> {
  const [times] = (await once(
    new Worker(new URL('./typing.ts', import.meta.url), { workerData: typing }),
    'message',
  )) as [number[]];
  return times;
}

export interface FileFigures {
  raw: number;
  gzip: number;
  brotli: number;
  /** From the text's being there to the first answer, by the plain scan, ms. */
  firstAnswer: number;
}

/** The published file: its bytes, and how soon it gives an answer. */
export function measureFile(products: readonly SearchProduct[], text: string): FileFigures {
  const file = encodeFile(products);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const firstAnswer = Math.min(...[1, 2, 3].map(() => timed(() => createLinearScan(decodeFile(file))(text, 8))[1]));
  return {
    raw: Buffer.byteLength(file),
    gzip: gzipSync(file, { level: 9 }).length,
    brotli: brotliCompressSync(file, { params }).length,
    firstAnswer,
  };
}

/** Runs something; gives what came of it and how long it took, ms. */
function timed<T>(run: () => T): [T, number] {
  const start = performance.now();
  const value = run();
  return [value, performance.now() - start];
}
