import { parseArgs } from 'node:util';
import { ApiError } from '../../src/api/errors.ts';
import { remedyOf } from '../../src/api/remedies.ts';
import { readSettings } from '../../src/settings.ts';
import { realClock } from '../clock.ts';
import { GuardError } from '../snapshot/guards.ts';
import { UnfitError } from '../snapshot/judge.ts';
import { readMinutes } from './minutes.ts';
import { round } from './round.ts';
import { SendError } from './send.ts';
import { lock } from './state.ts';

/**
 * `npm run rebuild`: has the site built anew where what is live differs from what is deployed (R11.5).
 *   --dry-run says what it would do and why; --watch goes on, every --interval MINUTES (10); --debounce MINUTES gathers
 *   changes (0, with --watch 15); --budget N deploys a month (DEPLOY_BUDGET); --patience MINUTES until a build counts as
 *   failed (30); --force builds whatever differs now; --accept "reason" lets the guards pass.
 * Ends with 0, or 1 failed, 2 the API or the site could not be read, 3 not to be published, 4 differs too much.
 */
const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    accept: { type: 'string' },
    interval: { type: 'string', default: '10' },
    debounce: { type: 'string' },
    patience: { type: 'string', default: '30' },
    budget: { type: 'string' },
  },
});
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

try {
  const settings = readSettings({ ...process.env, ...(values.budget && { DEPLOY_BUDGET: values.budget }) });
  const interval = readMinutes('interval', values.interval, 1);
  const limits = {
    debounce: readMinutes('debounce', values.debounce ?? (values.watch ? '15' : '0')),
    patience: readMinutes('patience', values.patience),
    budget: settings.deployBudget,
  };
  const { force, accept, 'dry-run': dryRun } = values;
  if (values.watch && (force || accept))
    throw new Error('--force and --accept are for one look: run them without --watch.');
  const unlock = dryRun ? () => undefined : lock(settings.rebuildDir);
  process.once('exit', unlock);
  const look = async (): Promise<number> => {
    try {
      const { action, why } = await round({ settings, limits, clock: realClock, force, accept, dryRun });
      say(`${dryRun ? 'would ' : ''}${action}: ${why}`);
      return action === 'failed' ? 1 : 0;
    } catch (error) {
      say(error instanceof Error ? error.message : String(error), console.error);
      if (error instanceof ApiError) console.error(remedyOf(error));
      return exitCode(error);
    }
  };
  process.exitCode = await look();
  const rest = (): Promise<boolean> =>
    realClock.sleep(interval, stop.signal).then(
      () => true,
      () => false,
    );
  while (values.watch && (await rest())) process.exitCode = await look();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function exitCode(error: unknown): number {
  if (error instanceof ApiError || error instanceof SendError) return 2;
  if (error instanceof UnfitError) return 3;
  return error instanceof GuardError ? 4 : 1;
}

function say(text: string, to: (line: string) => void = console.log): void {
  to(`${new Date().toISOString()} ${text}`);
}
