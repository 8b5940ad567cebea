import { sanitizeLines } from '../../src/lib/sanitizeText.ts';
import { readSettings } from '../../src/settings.ts';
import { realClock } from '../clock.ts';
import { parseCommandLine, parseMinutes } from '../commandLine.ts';
import { errorTextWithRemedy } from '../errorText.ts';
import { updateDates, readDates, writeDates } from './productHistory.ts';
import { assertNoSymlinks } from './cleanUp.ts';
import { createProgressLog, formatSnapshotSummary, formatMissingUtilityFiles } from './summary.ts';
import { snapshotRetryPolicy } from '../../src/api/retry.ts';
import { writeSnapshot } from './writeSnapshot.ts';
import { createSnapshot, toExitCode } from './createSnapshot.ts';

/** The range of `--timeout`, minutes: up to a day, since Node's timers cannot wait longer than 24 days. */
const timeoutRange = { min: 0.1, max: 24 * 60 };

let isWritten = false;
try {
  const { values } = parseCommandLine({
    name: 'snapshot',
    help: 'Creates and writes a snapshot of the catalogue. Exit codes: 0 written, 2 the API could not be read, 3 the catalogue must not be published, 4 it differs too much from the previous one, 1 anything else.',
    options: {
      'refetch-pictures': { type: 'boolean', help: 'refetches every picture list' },
      accept: { type: 'string', value: 'REASON', help: 'overrides the guards against large changes' },
      sandbox: { type: 'boolean', help: 'skips the guards for a sandbox' },
      timeout: { type: 'string', value: 'MINUTES', default: '10', help: 'time limit of the whole snapshot' },
    },
  });
  const timeout = parseMinutes('timeout', values.timeout, timeoutRange.min, timeoutRange.max);
  if (values.accept?.trim() === '') throw new Error('--accept takes a reason: why this change is intended.');
  const settings = readSettings(process.env);
  assertNoSymlinks(settings.snapshotDir);
  const started = performance.now();
  let calls = 0;
  console.log(`Fetching the catalogue from ${settings.apiHost}${settings.apiPath}`);
  const draft = await createSnapshot({
    settings,
    clock: realClock,
    progress: createProgressLog(process.stdout),
    refetchPictures: values['refetch-pictures'] ?? false,
    acceptReason: values.accept?.trim(),
    sandbox: values.sandbox ?? false,
    log: (line) => console.log(sanitizeLines(`  ${line}`)),
    fetch: (...request) => {
      calls++;
      return fetch(...request);
    },
    retryPolicy: { ...snapshotRetryPolicy, timeout },
  });
  const { catalogue, report, manifestEntries, time, missingUtilityFiles } = draft;
  const manifest = writeSnapshot(settings.snapshotDir, settings.apiHost, time, catalogue, report, manifestEntries);
  isWritten = true;
  writeDates(settings.snapshotDir, updateDates(catalogue.products, readDates(settings.snapshotDir), manifest.time));
  console.log(sanitizeLines(formatSnapshotSummary(manifest, report, (performance.now() - started) / 1000, calls)));
  if (missingUtilityFiles.length > 0) console.log(formatMissingUtilityFiles(missingUtilityFiles));
} catch (error) {
  const state = isWritten
    ? 'The new snapshot is written; a later step failed.'
    : 'No snapshot was written; the previous one is unchanged.';
  console.error(`\n${state}\n${errorTextWithRemedy(error)}`);
  process.exitCode = toExitCode(error);
}
