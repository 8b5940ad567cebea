import { parseArgs } from 'node:util';
import { ApiError } from '../../src/api/errors.ts';
import { logText } from '../../src/lib/foreignText.ts';
import { readSettings } from '../../src/settings.ts';
import { realClock } from '../clock.ts';
import { saidWithRemedy } from '../said.ts';
import { datesOf, readDates, writeDates } from './dates.ts';
import { refuseLinks } from './forget.ts';
import { GuardError } from './guards.ts';
import { UnfitError } from './judgeCatalogue.ts';
import { progressTo, summary, utilitiesAreMissing } from './print.ts';
import { snapshotRetryPolicy } from './retry.ts';
import { writeSnapshot } from './writeSnapshot.ts';
import { takeCatalogue } from './take.ts';

/**
 * `npm run snapshot`: 0 a new snapshot, 2 the API could not be read, 3 what it says must not be published, 4 it differs
 * too much from the last one, 1 anything else.
 * --fresh asks for every picture list; --accept "reason" lets the guards pass; --sandbox lets them pass between two
 * sandboxes; --deadline MINUTES.
 */
const exitCodes = { unreachable: 2, unfit: 3, refused: 4, failed: 1 } as const;

let written = false;
try {
  const { values } = parseArgs({
    options: {
      fresh: { type: 'boolean' },
      accept: { type: 'string' },
      sandbox: { type: 'boolean' },
      deadline: { type: 'string', default: '10' },
    },
  });
  const minutes = Number(values.deadline);
  if (!(minutes > 0)) throw new Error(`--deadline takes minutes, not "${values.deadline}".`);
  if (values.accept?.trim() === '') throw new Error('--accept takes a reason: why this catalogue is meant.');
  const settings = readSettings(process.env);
  refuseLinks(settings.snapshotDir);
  const started = performance.now();
  let calls = 0;
  console.log(`Pulling the catalogue from ${settings.apiHost}${settings.apiPath}`);
  const taken = await takeCatalogue({
    settings,
    clock: realClock,
    progress: progressTo(process.stdout),
    fresh: values.fresh ?? false,
    accept: values.accept?.trim(),
    sandbox: values.sandbox ?? false,
    tell: (line) => console.log(logText(`  ${line}`)),
    fetch: (...request) => (calls++, fetch(...request)),
    retryPolicy: { ...snapshotRetryPolicy, deadline: minutes * 60_000 },
  });
  const { catalogue, report, notes, time, missingUtilities } = taken;
  const manifest = writeSnapshot(settings.snapshotDir, settings.apiHost, time, catalogue, report, notes);
  written = true;
  writeDates(settings.snapshotDir, datesOf(catalogue.products, readDates(settings.snapshotDir), manifest.time));
  console.log(logText(summary(manifest, report, (performance.now() - started) / 1000, calls)));
  if (missingUtilities.length > 0) console.log(utilitiesAreMissing(missingUtilities));
} catch (error) {
  const state = written
    ? 'The new snapshot is written; what comes after it failed.'
    : 'No new snapshot; the one before is untouched.';
  console.error(`\n${state}\n${saidWithRemedy(error)}`);
  process.exitCode =
    error instanceof ApiError
      ? exitCodes.unreachable
      : error instanceof UnfitError
        ? exitCodes.unfit
        : error instanceof GuardError
          ? exitCodes.refused
          : exitCodes.failed;
}
