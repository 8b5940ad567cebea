import { parseArgs } from 'node:util';
import { ApiError } from '../../src/api/errors.ts';
import { logText } from '../../src/lib/foreignText.ts';
import { realClock } from '../clock.ts';
import { said, saidWithRemedy } from '../said.ts';
import { GuardError } from '../snapshot/guards.ts';
import { UnfitError } from '../snapshot/judgeCatalogue.ts';
import { inMonthOf } from './budget.ts';
import { freeze, rollBack, thaw } from './freeze.ts';
import { hostOf } from './netlifyHost.ts';
import { lock } from './lock.ts';
import { readMinutes } from './minutes.ts';
import { readOperatorSettings, requireAddresses, unsetNotices } from './operatorSettings.ts';
import { planText } from './planText.ts';
import { round } from './round.ts';
import { otherBuilds, SiteError } from './send.ts';
import { readState } from './rebuildState.ts';

/**
 * `npm run rebuild`: has the site built anew where what is live differs from what is deployed (R11.5).
 *   --dry-run says what it would do and why; --watch goes on, every --interval MINUTES (10); --debounce MINUTES gathers
 *   changes (0, with --watch 15); --budget N deploys a month (DEPLOY_BUDGET); --patience MINUTES until a build counts as
 *   failed (30); --force builds whatever differs now; --accept "reason" lets the guards pass.
 *   --freeze "reason", --thaw, --roll-back [--to DEPLOY] instead of a look; --costs says what a month costs by the plan
 *   (--plan free|personal|pro|CREDITS, --views PAGE VIEWS A DAY). For the workflow: --do WHAT --because "reason".
 * Ends with 0, or 1 failed, 2 the API or the site could not be read, 3 not to be published, 4 differs too much.
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
const things = ['look', 'force', 'freeze', 'thaw', 'roll-back', 'costs'];

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

try {
  const { values } = parseArgs({ options, args: withCosts(process.argv.slice(2)) });
  const { do: thing = 'look', because } = values;
  if (!things.includes(thing)) throw new Error(`--do takes one of ${things.join(', ')}, not "${thing}".`);
  if (thing === 'freeze') values.freeze = because ?? '';
  else if (because) values.accept = because;
  if (thing === 'force') values.force = true;
  if (thing === 'thaw') values.thaw = true;
  if (thing === 'roll-back') values['roll-back'] = true;
  if (thing === 'costs') values.costs = true;
  const { budget, plan } = values;
  const settings = readOperatorSettings({
    ...process.env,
    ...(budget && { DEPLOY_BUDGET: budget }),
    ...(plan && { DEPLOY_PLAN: plan }),
  });
  const host = settings.host && hostOf(settings.host, globalThis.fetch);
  const { rebuildDir } = settings;
  const act = { rebuildDir, clock: realClock, host };
  if (values.costs || (plan !== undefined && !values.watch && !values['dry-run'])) {
    console.log(await costs());
  } else {
    const unlock = values['dry-run'] ? () => undefined : lock(rebuildDir);
    process.once('exit', unlock);
    if (values.freeze !== undefined) say(await freeze(act, values.freeze.trim() || 'frozen by hand'));
    else if (values.thaw) say(await thaw(act));
    else if (values['roll-back']) say(await rollBack(act, values.to));
    else await looks();
  }

  async function looks(): Promise<void> {
    requireAddresses(process.env);
    for (const line of unsetNotices(settings)) say(line);
    const interval = readMinutes('interval', values.interval, 1);
    const limits = {
      debounce: readMinutes('debounce', values.debounce ?? (values.watch ? '15' : '0')),
      patience: readMinutes('patience', values.patience),
      budget: settings.deployBudget,
    };
    const { force, accept, 'dry-run': dryRun } = values;
    if (values.watch && (force || accept))
      throw new Error('--force and --accept are for one look: run them without --watch.');
    const locked = host && (async () => (await host.published())?.locked === true);
    const look = async (): Promise<number> => {
      try {
        const how = { settings, limits, clock: realClock, force, accept, dryRun, ...(locked && { locked }) };
        const { action, why } = await round(how);
        say(`${dryRun ? 'would ' : ''}${action}: ${why}`);
        return action === 'failed' ? 1 : 0;
      } catch (error) {
        say(saidWithRemedy(error), console.error);
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
  }

  async function costs(): Promise<string> {
    const state = readState(rebuildDir);
    const viewsADay = Number(values.views);
    if (!(viewsADay >= 0)) throw new Error(`--views takes page views a day, not "${values.views}".`);
    const others = new Set([...state.others, ...(await otherBuilds(settings.siteUrl, globalThis.fetch))]);
    const now = realClock.now();
    const months = { ordered: inMonthOf(now, state.posts), others: inMonthOf(now, [...others]) };
    return planText({ plan: settings.plan, budget: settings.deployBudget, viewsADay, ...months });
  }
} catch (error) {
  console.error(said(error));
  process.exitCode = 1;
}

/** `--plan` without a name asks what a month costs by the plan that is set. */
function withCosts(args: string[]): string[] {
  return args.map((arg, at) => (arg === '--plan' && (args[at + 1] ?? '--').startsWith('--') ? '--costs' : arg));
}

function exitCode(error: unknown): number {
  if (error instanceof ApiError || error instanceof SiteError) return 2;
  if (error instanceof UnfitError) return 3;
  return error instanceof GuardError ? 4 : 1;
}

function say(text: string, to: (line: string) => void = console.log): void {
  to(`${new Date().toISOString()} ${logText(text)}`);
}
