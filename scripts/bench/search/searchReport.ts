import { formatTable } from '../../measurements.ts';
import type { EngineMeasurement, SearchFileMeasurement } from './measureEngine.ts';

/** How many times slower a phone is than the machine of the benchmark. */
const phoneSlowdown = 6;

const budgets = {
  hitRate: 0.95,
  keystroke: 16,
  firstResult: 300,
  brotli: 1.25 * 1024 * 1024,
  smallBrotli: 150 * 1024,
};

const ms = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0));
const kb = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;

/** The results of one catalogue, as Markdown. */
export function formatEngines(
  size: number,
  file: SearchFileMeasurement,
  engines: readonly EngineMeasurement[],
): string {
  const rows = engines.map(({ engine, buildTime, timedKeystrokes, p50, p95, hitRates }) => ({
    engine,
    'index ms': ms(buildTime),
    keystrokes: timedKeystrokes,
    'p50 ms': ms(p50),
    'p95 ms': ms(p95),
    [`p95 × ${phoneSlowdown}`]: ms(p95 * phoneSlowdown),
    ...Object.fromEntries([...hitRates].map(([name, share]) => [name, (share * 100).toFixed(0)])),
  }));
  return [
    `\n### ${size} products`,
    `file ${kb(file.raw)}, gzip ${kb(file.gzip)}, brotli ${kb(file.brotli)}; first result ${ms(file.firstResult)} ms after loading; hit rate among the first 10 in %\n`,
    formatTable(rows),
  ].join('\n');
}

/** The budgets that the shop's search exceeds. */
export function findExceededBudgets(
  size: number,
  file: SearchFileMeasurement,
  { p95, hitRates }: EngineMeasurement,
): string[] {
  const exceeded = [...hitRates]
    .filter(([, share]) => share < budgets.hitRate)
    .map(
      ([name, share]) =>
        `hit rate of "${name}" is ${(share * 100).toFixed(1)} %, must be at least ${budgets.hitRate * 100} %`,
    );
  if (p95 * phoneSlowdown > budgets.keystroke)
    exceeded.push(
      `a keystroke takes ${ms(p95 * phoneSlowdown)} ms at ${phoneSlowdown}x, budget ${budgets.keystroke} ms`,
    );
  if (file.firstResult > budgets.firstResult)
    exceeded.push(`the first result takes ${ms(file.firstResult)} ms, budget ${budgets.firstResult} ms`);
  const maxBrotli = size <= 5_000 ? budgets.smallBrotli : budgets.brotli;
  if (file.brotli > maxBrotli) exceeded.push(`the file has ${kb(file.brotli)}, budget ${kb(maxBrotli)}`);
  return exceeded.map((budget) => `${size} products: ${budget}`);
}
