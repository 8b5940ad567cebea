import { constants } from 'node:os';
import { sanitizeLines } from '../../src/lib/sanitizeText.ts';
import { realClock } from '../clock.ts';
import { parseCommandLine, parseMinutes, type Command, type CommandOptions } from '../commandLine.ts';
import { errorText, errorTextWithRemedy } from '../errorText.ts';
import { toExitCode } from '../snapshot/createSnapshot.ts';
import { countInMonth } from './budget.ts';
import { freeze, rollBack, unfreeze } from './freeze.ts';
import { createNetlifyClient } from './netlifyClient.ts';
import { withLock } from './lock.ts';
import { readRebuildSettings, assertUrlsSet, unsetNotices } from './rebuildSettings.ts';
import { formatMonthCost } from './pricing.ts';
import { pollOnce } from './pollOnce.ts';
import { fetchUntriggeredBuildTimes, SiteError } from './requests.ts';
import { readState } from './rebuildState.ts';

const command = {
  name: 'rebuild',
  help: 'Triggers a build if the live catalogue differs from the deployed one. Exit codes: 0 success, 1 failure, 2 the API or the site could not be read, 3 the catalogue must not be published, 4 it differs too much.',
  options: {
    'dry-run': { type: 'boolean', default: false, help: 'only prints the decision and its reason' },
    watch: { type: 'boolean', default: false, help: 'keeps polling' },
    interval: { type: 'string', value: 'MINUTES', default: '10', help: 'time between polls, with --watch' },
    debounce: {
      type: 'string',
      value: 'MINUTES',
      help: 'time to wait for further changes (default: 0, with --watch 15)',
    },
    'build-timeout': {
      type: 'string',
      value: 'MINUTES',
      default: '30',
      help: 'time after which a build that is not published counts as failed',
    },
    budget: { type: 'string', value: 'N', help: 'deploys a month (DEPLOY_BUDGET)' },
    force: { type: 'boolean', default: false, help: 'builds any difference immediately, such as after a failed build' },
    accept: { type: 'string', value: 'REASON', help: 'overrides the guards against large changes' },
    freeze: { type: 'string', value: 'REASON', help: 'stops builds and publishing until --unfreeze' },
    unfreeze: { type: 'boolean', default: false, help: 'ends --freeze and --roll-back' },
    'roll-back': { type: 'boolean', default: false, help: 'publishes the previous deploy and freezes' },
    to: { type: 'string', value: 'DEPLOY', help: 'ID of the deploy that --roll-back publishes' },
    costs: { type: 'boolean', default: false, help: 'prints what a month costs, with the deploys used so far' },
    plan: {
      type: 'string',
      value: 'PLAN',
      help: "Netlify's plan: free, personal, pro or its credits (DEPLOY_PLAN); alone it implies --costs",
    },
    views: { type: 'string', value: 'N', default: '400', help: 'page views a day, for --costs' },
    action: {
      type: 'string',
      value: 'ACTION',
      help: 'for the workflow: poll, force, freeze, unfreeze, roll-back or costs',
    },
    reason: { type: 'string', value: 'REASON', help: 'for the workflow: the reason of --freeze or --accept' },
  },
} as const satisfies Command<CommandOptions>;
/** The shortest `--interval`, minutes. */
const minPollInterval = 1;
/** The longest time of any option, minutes. Timers of Node overflow after 35,791 min, and then fire at once. */
const maxMinutes = 35_000;

const actions = ['poll', 'force', 'freeze', 'unfreeze', 'roll-back', 'costs'];

// Ends a poll at once, with the usual exit code of the signal: the state is as after a crash, and the hook is not called any
// more. --watch ends with the code of its last complete poll.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => process.exit(process.exitCode ?? 128 + constants.signals[signal]));

try {
  const { values } = parseCommandLine(command, process.argv.slice(2));
  const { action = 'poll', reason } = values;
  if (!actions.includes(action)) throw new Error(`--action takes one of ${actions.join(', ')}, not "${action}".`);
  if (action === 'freeze') values.freeze = reason ?? '';
  else if (reason && ['poll', 'force'].includes(action)) values.accept = reason;
  if (action === 'force') values.force = true;
  if (action === 'unfreeze') values.unfreeze = true;
  if (action === 'roll-back') values['roll-back'] = true;
  if (action === 'costs') values.costs = true;
  const mode = selectMode(values);
  const { budget, plan } = values;
  const settings = readRebuildSettings({
    ...process.env,
    ...(budget && { DEPLOY_BUDGET: budget }),
    ...(plan && { DEPLOY_PLAN: plan }),
  });
  const netlify = settings.netlify && createNetlifyClient(settings.netlify, globalThis.fetch);
  const { rebuildDir } = settings;
  const freezeOptions = { rebuildDir, clock: realClock, netlify };
  const runLocked = async (task: () => Promise<string>): Promise<void> => log(await withLock(rebuildDir, task));
  if (mode === 'costs') console.log(await formatCosts());
  else if (mode === 'freeze') await runLocked(() => freeze(freezeOptions, values.freeze?.trim() || 'frozen manually'));
  else if (mode === 'unfreeze') await runLocked(() => unfreeze(freezeOptions));
  else if (mode === 'roll-back') await runLocked(() => rollBack(freezeOptions, values.to));
  else await poll();

  async function poll(): Promise<void> {
    assertUrlsSet(process.env);
    for (const line of unsetNotices(settings)) log(line);
    const interval = parseMinutes('interval', values.interval, minPollInterval, maxMinutes);
    const limits = {
      debounce: parseMinutes('debounce', values.debounce ?? (values.watch ? '15' : '0'), 0, maxMinutes),
      buildTimeout: parseMinutes('build-timeout', values['build-timeout'], 0, maxMinutes),
      budget: settings.deployBudget,
    };
    const { force, 'dry-run': dryRun } = values;
    const accept = values.accept?.trim();
    const isPublishingLocked = netlify && (async () => (await netlify.findPublishedDeploy())?.locked === true);
    const pollForExitCode = async (): Promise<number> => {
      try {
        const pollOptions = {
          settings,
          limits,
          clock: realClock,
          force,
          acceptReason: accept,
          dryRun,
          ...(isPublishingLocked && { isPublishingLocked }),
        };
        // The folder is locked for this poll only: --freeze works while --watch waits.
        const decision = await (dryRun ? pollOnce(pollOptions) : withLock(rebuildDir, () => pollOnce(pollOptions)));
        log(`${dryRun ? 'would ' : ''}${decision.action}: ${decision.reason}`);
        return decision.action === 'failed' ? 1 : 0;
      } catch (error) {
        log(errorTextWithRemedy(error), console.error);
        return error instanceof SiteError ? 2 : toExitCode(error);
      }
    };
    process.exitCode = await pollForExitCode();
    while (values.watch) {
      await realClock.sleep(interval);
      process.exitCode = await pollForExitCode();
    }
  }

  async function formatCosts(): Promise<string> {
    const state = readState(rebuildDir);
    const viewsPerDay = Number(values.views);
    if (!(viewsPerDay >= 0)) throw new Error(`--views takes page views a day, not "${values.views}".`);
    const untriggeredBuilds = new Set([
      ...state.otherBuilds,
      ...(await fetchUntriggeredBuildTimes(settings.siteUrl, globalThis.fetch)),
    ]);
    const now = realClock.now();
    return formatMonthCost({
      plan: settings.plan,
      budget: settings.deployBudget,
      viewsPerDay,
      triggeredDeploys: countInMonth(now, state.triggeredBuilds),
      untriggeredDeploys: countInMonth(now, [...untriggeredBuilds]),
    });
  }
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}

type Values = ReturnType<typeof parseCommandLine<(typeof command)['options']>>['values'];

/** What the options request. @throws Error if they contradict each other: `--dry-run --roll-back` must not roll back */
function selectMode(values: Values): 'poll' | 'freeze' | 'unfreeze' | 'roll-back' | 'costs' {
  const isGiven = (name: keyof Values): boolean => values[name] !== undefined && values[name] !== false;
  const modes = (['freeze', 'unfreeze', 'roll-back', 'costs'] as const).filter(isGiven);
  const pollOptions = (['dry-run', 'watch', 'force', 'accept'] as const).filter(isGiven);
  const [mode] = modes;
  if (modes.length > 1 || (mode && pollOptions.length > 0))
    throw new Error(`${[...modes, ...pollOptions].map((name) => `--${name}`).join(' and ')} cannot be combined.`);
  if (isGiven('to') && mode !== 'roll-back') throw new Error('--to is for --roll-back.');
  if (values.accept?.trim() === '') throw new Error('--accept takes a reason: why this change is intended.');
  if (values.watch && (values.force || values.accept))
    throw new Error('--force and --accept are for one poll: run them without --watch.');
  return mode ?? (isGiven('plan') && pollOptions.length === 0 ? 'costs' : 'poll');
}

function log(text: string, write: (line: string) => void = console.log): void {
  write(`${new Date().toISOString()} ${sanitizeLines(text)}`);
}
