import { parseArgs } from 'node:util';
import { ApiError } from '../../src/api/client.ts';
import { logText } from '../../src/lib/foreignText.ts';
import { realClock } from '../clock.ts';
import { errorText, errorTextWithRemedy } from '../errorText.ts';
import { GuardError } from '../snapshot/publishGuards.ts';
import { InvalidCatalogueError } from '../snapshot/validateCatalogue.ts';
import { countInMonth } from './budget.ts';
import { freeze, rollBack, thaw } from './freeze.ts';
import { createNetlifyClient } from './netlifyHost.ts';
import { lock } from './lock.ts';
import { parseMinutes, readOperatorSettings, requireAddresses, unsetNotices } from './operatorSettings.ts';
import { formatPlan } from './plan.ts';
import { pollOnce } from './pollOnce.ts';
import { fetchOtherBuilds, SiteError } from './requests.ts';
import { readState } from './rebuildState.ts';

/**
 * `npm run rebuild`: orders a build if the live catalogue differs from the deployed one (R11.5).
 *   --dry-run prints the decision only; --watch polls every --interval MINUTES (10); --debounce MINUTES gathers changes
 *   (0, with --watch 15); --budget N deploys per month (DEPLOY_BUDGET); --patience MINUTES until a build counts as failed
 *   (30); --force builds whatever differs now; --accept "reason" overrides the guards.
 *   --freeze "reason", --thaw, --roll-back [--to DEPLOY] instead of a poll; --costs prints what a month costs on the plan
 *   (--plan free|personal|pro|CREDITS, --views PAGE VIEWS A DAY). For the workflow: --do ACTION --because "reason".
 * Exit codes: 0, 1 failed, 2 the API or the site could not be read, 3 must not be published, 4 differs too much.
 */
const options = {
  'dry-run': { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  accept: { type: 'string' },
  interval: { type: 'string', default: '10' },
  debounce: { type: 'string' },
  patience: { type: 'string', default: '30' },
  budget: { type: 'string' },
  plan: { type: 'string' },
  costs: { type: 'boolean', default: false },
  views: { type: 'string', default: '400' },
  freeze: { type: 'string' },
  thaw: { type: 'boolean', default: false },
  'roll-back': { type: 'boolean', default: false },
  to: { type: 'string' },
  do: { type: 'string' },
  because: { type: 'string' },
} as const;
const actions = ['poll', 'force', 'freeze', 'thaw', 'roll-back', 'costs'];

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

try {
  const { values } = parseArgs({ options, args: withCosts(process.argv.slice(2)) });
  const { do: action = 'poll', because } = values;
  if (!actions.includes(action)) throw new Error(`--do takes one of ${actions.join(', ')}, not "${action}".`);
  if (action === 'freeze') values.freeze = because ?? '';
  else if (because) values.accept = because;
  if (action === 'force') values.force = true;
  if (action === 'thaw') values.thaw = true;
  if (action === 'roll-back') values['roll-back'] = true;
  if (action === 'costs') values.costs = true;
  const { budget, plan } = values;
  const settings = readOperatorSettings({
    ...process.env,
    ...(budget && { DEPLOY_BUDGET: budget }),
    ...(plan && { DEPLOY_PLAN: plan }),
  });
  const host = settings.host && createNetlifyClient(settings.host, globalThis.fetch);
  const { rebuildDir } = settings;
  const freezeOptions = { rebuildDir, clock: realClock, host };
  if (values.costs || (plan !== undefined && !values.watch && !values['dry-run'])) {
    console.log(await formatCosts());
  } else {
    const unlock = values['dry-run'] ? () => undefined : lock(rebuildDir);
    process.once('exit', unlock);
    if (values.freeze !== undefined) log(await freeze(freezeOptions, values.freeze.trim() || 'frozen by hand'));
    else if (values.thaw) log(await thaw(freezeOptions));
    else if (values['roll-back']) log(await rollBack(freezeOptions, values.to));
    else await poll();
  }

  async function poll(): Promise<void> {
    requireAddresses(process.env);
    for (const line of unsetNotices(settings)) log(line);
    const interval = parseMinutes('interval', values.interval, 1);
    const limits = {
      debounce: parseMinutes('debounce', values.debounce ?? (values.watch ? '15' : '0')),
      patience: parseMinutes('patience', values.patience),
      budget: settings.deployBudget,
    };
    const { force, accept, 'dry-run': dryRun } = values;
    if (values.watch && (force || accept))
      throw new Error('--force and --accept are for one poll: run them without --watch.');
    const isLocked = host && (async () => (await host.published())?.locked === true);
    const pollForExitCode = async (): Promise<number> => {
      try {
        const pollOptions = {
          settings,
          limits,
          clock: realClock,
          force,
          accept,
          dryRun,
          ...(isLocked && { isLocked }),
        };
        const { action, reason } = await pollOnce(pollOptions);
        log(`${dryRun ? 'would ' : ''}${action}: ${reason}`);
        return action === 'failed' ? 1 : 0;
      } catch (error) {
        log(errorTextWithRemedy(error), console.error);
        return toExitCode(error);
      }
    };
    process.exitCode = await pollForExitCode();
    const sleepUnlessStopped = (): Promise<boolean> =>
      realClock.sleep(interval, stop.signal).then(
        () => true,
        () => false,
      );
    while (values.watch && (await sleepUnlessStopped())) process.exitCode = await pollForExitCode();
  }

  async function formatCosts(): Promise<string> {
    const state = readState(rebuildDir);
    const viewsADay = Number(values.views);
    if (!(viewsADay >= 0)) throw new Error(`--views takes page views a day, not "${values.views}".`);
    const others = new Set([...state.otherBuilds, ...(await fetchOtherBuilds(settings.siteUrl, globalThis.fetch))]);
    const now = realClock.now();
    const used = { ordered: countInMonth(now, state.orders), others: countInMonth(now, [...others]) };
    return formatPlan({ plan: settings.plan, budget: settings.deployBudget, viewsADay, ...used });
  }
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}

/** `--plan` without a name means `--costs`. */
function withCosts(args: string[]): string[] {
  return args.map((arg, index) => (arg === '--plan' && (args[index + 1] ?? '--').startsWith('--') ? '--costs' : arg));
}

function toExitCode(error: unknown): number {
  if (error instanceof ApiError || error instanceof SiteError) return 2;
  if (error instanceof InvalidCatalogueError) return 3;
  return error instanceof GuardError ? 4 : 1;
}

function log(text: string, write: (line: string) => void = console.log): void {
  write(`${new Date().toISOString()} ${logText(text)}`);
}
