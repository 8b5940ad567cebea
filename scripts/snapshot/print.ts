import type { Manifest, Report } from '../../src/catalogue/snapshot.ts';
import type { Progress } from './pull.ts';

/** A progress line that is rewritten on a terminal, and told in tenths elsewhere. */
export function progressTo(stream: NodeJS.WriteStream): Progress {
  let told = '';
  return (step, done, total) => {
    const line = `  ${step} ${done}/${total}`;
    if (stream.isTTY) stream.write(`\r\x1b[2K${line}${done === total ? '\n' : ''}`);
    else {
      const tenth = `${step} ${Math.floor((done * 10) / total)}`;
      if (tenth !== told) stream.write(`${line}\n`);
      told = tenth;
    }
  };
}

/** The table of counts at the end of a pull. */
export function summary(manifest: Manifest, report: Report, seconds: number): string {
  const rows: [string, string | number][] = [
    ['products', manifest.counts['products'] ?? 0],
    ['categories', manifest.counts['categories'] ?? 0],
    ['branches', manifest.counts['branches'] ?? 0],
    ['sliders', manifest.counts['sliders'] ?? 0],
    ['records set aside', report.rejected.length],
    ['differing duplicates', report.duplicates.length],
  ];
  const lines = rows.map(([name, count]) => `  ${name.padEnd(22)}${String(count).padStart(8)}`);
  const bad = report.rejected
    .slice(0, 10)
    .map(({ list, id, field, reason }) => `    ${list} ${id ?? '?'}: ${field} ${reason}`);
  return [`Snapshot of ${manifest.source}, ${seconds.toFixed(1)} s`, ...lines, ...bad].join('\n');
}
