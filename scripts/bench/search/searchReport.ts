import type { EngineFigures, FileFigures } from './measureEngine.ts';

/** The budgets are for a phone this much slower than the benchmark's machine. */
export const throttle = 6;

export const budgets = {
  recall: 0.95,
  keystroke: 16,
  firstAnswer: 300,
  brotli: 1.25 * 1024 * 1024,
  smallBrotli: 150 * 1024,
};

const ms = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0));
const kb = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;

/** The results of one catalogue, as Markdown. */
export function report(size: number, file: FileFigures, engines: readonly EngineFigures[]): string {
  const classes = [...(engines[0]?.recall.keys() ?? [])];
  const rows = engines.map(({ engine, build, keystrokes, p50, p95, recall }) =>
    [
      ...[engine, ms(build), `${keystrokes}`, ms(p50), ms(p95), ms(p95 * throttle)],
      ...classes.map((name) => ((recall.get(name) ?? 0) * 100).toFixed(0)),
    ].join(' | '),
  );
  const head = ['engine', 'index ms', 'keystrokes', 'p50 ms', 'p95 ms', `p95 × ${throttle}`, ...classes];
  return [
    `\n### ${size} products`,
    `file ${kb(file.raw)}, gzip ${kb(file.gzip)}, brotli ${kb(file.brotli)}; first answer ${ms(file.firstAnswer)} ms after it is there; recall@10 in %\n`,
    `| ${head.join(' | ')} |`,
    `|${' --- |'.repeat(head.length)}`,
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

/** The budgets that our own search misses. */
export function missed(size: number, file: FileFigures, { p95, recall }: EngineFigures): string[] {
  const misses = [...recall]
    .filter(([, share]) => share < budgets.recall)
    .map(
      ([name, share]) =>
        `recall of "${name}" is ${(share * 100).toFixed(1)} %, at least ${budgets.recall * 100} % is due`,
    );
  if (p95 * throttle > budgets.keystroke)
    misses.push(`a keystroke takes ${ms(p95 * throttle)} ms at ${throttle}x, at most ${budgets.keystroke} is due`);
  if (file.firstAnswer > budgets.firstAnswer)
    misses.push(`the first answer takes ${ms(file.firstAnswer)} ms, at most ${budgets.firstAnswer} is due`);
  const maxBrotli = size <= 5_000 ? budgets.smallBrotli : budgets.brotli;
  if (file.brotli > maxBrotli) misses.push(`the file has ${kb(file.brotli)}, at most ${kb(maxBrotli)} is due`);
  return misses.map((miss) => `${size} products: ${miss}`);
}
