import { formatChanges } from '../../src/catalogue/stateReport.ts';
import type { Manifest, SnapshotReport } from '../../src/catalogue/snapshot.ts';
import { sanitizeText } from '../../src/lib/sanitizeText.ts';
import { utilitiesFolder } from './createSnapshot.ts';
import type { Progress } from './fetchCatalogue.ts';

/** Creates a progress log: on a terminal it rewrites one line, elsewhere it prints a line per 10 %. */
export function createProgressLog(stream: NodeJS.WriteStream): Progress {
  let lastTenth = '';
  return (step, done, total) => {
    const line = `  ${step} ${done}/${total}`;
    if (stream.isTTY) stream.write(`\r\x1b[2K${line}${done === total ? '\n' : ''}`);
    else {
      const tenth = `${step} ${Math.floor((done * 10) / total)}`;
      if (tenth !== lastTenth) stream.write(`${line}\n`);
      lastTenth = tenth;
    }
  };
}

/** Formats the summary of a snapshot: counts, records and pictures left out, and changes (R11.4). */
export function formatSnapshotSummary(
  manifest: Manifest,
  report: SnapshotReport,
  seconds: number,
  calls: number,
): string {
  const { counts } = manifest;
  const rows: [string, number][] = [
    ['products', counts['products'] ?? 0],
    ['categories', counts['categories'] ?? 0],
    ['branches', counts['branches'] ?? 0],
    ['slides', counts['sliders'] ?? 0],
    ['records left out', report.rejected.length],
    ['differing duplicates', report.duplicates.length],
    ['pictures left out', report.pictures.length],
    ['texts truncated', report.truncated?.length ?? 0],
    ['warnings', report.warnings?.length ?? 0],
  ];
  const leftOut = [...report.rejected, ...report.pictures, ...(report.truncated ?? [])].map(
    ({ list, id, field, reason }) =>
      `    ${sanitizeText(list, 120)} ${sanitizeText(id ?? '?', 80)}: ${sanitizeText(field, 80)} ${sanitizeText(reason)}`,
  );
  const duplicates = report.duplicates.map(
    ({ list, id }) =>
      `    ${sanitizeText(list, 120)} ${sanitizeText(id, 80)}: occurs twice with different values; the first is used`,
  );
  const warnings = (report.warnings ?? [])
    .slice(0, 5)
    .map(({ id, field, reason }) => `    ${sanitizeText(`${id}: ${field} ${reason}`)}`);
  const malformed = Object.entries(report.malformed ?? {}).map(
    ([deviation, count]) => `    ${sanitizeText(deviation)}: ${count} responses`,
  );
  const { accepted } = manifest;
  return [
    `Snapshot from ${manifest.source}, ${seconds.toFixed(1)} s, ${calls} calls`,
    ...rows.map(([name, count]) => `  ${name.padEnd(22)}${String(count).padStart(8)}`),
    ...(report.missing ?? []).map((line) => `    ${sanitizeText(line)}`),
    ...[...leftOut, ...duplicates, ...malformed].slice(0, 20),
    ...warnings,
    ...(accepted
      ? [
          `Accepted against the guards: ${sanitizeText(accepted.reason, 500)}`,
          ...accepted.violations.map((line) => `  ${line}`),
        ]
      : []),
    ...(report.changes?.to === manifest.time ? [formatChanges(report.changes, sanitizeText)] : []),
  ].join('\n');
}

/** Warns about files of the utilities page that the site does not have. */
export const formatMissingUtilityFiles = (files: readonly string[]): string =>
  `  ${files.length} files of /utilidades are not in public/${utilitiesFolder}, so their links are broken: ${files
    .slice(0, 10)
    .map((file) => sanitizeText(file, 100))
    .join(', ')}`;
