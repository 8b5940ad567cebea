import type { Clock } from '../clock.ts';
import type { Host, HostDeploy } from './netlifyHost.ts';
import { readState, writeState, type RebuildState } from './rebuildState.ts';

export interface FreezeOptions {
  rebuildDir: string;
  clock: Pick<Clock, 'now'>;
  /** Undefined without NETLIFY_AUTH_TOKEN: the host is then locked by hand. */
  host: Host | undefined;
}

const byHand = (what: string): string =>
  `NETLIFY_AUTH_TOKEN is not set, so do the rest at the host: app.netlify.com → the project → Deploys → ${what}.`;

/**
 * Nothing is ordered, and where the host's token is there nothing is published, until it is thawed.
 * @returns what was done, and what is left to do
 */
export async function freeze({ rebuildDir, clock, host }: FreezeOptions, why: string): Promise<string> {
  noteFrozen(rebuildDir, clock, why);
  if (!host)
    return `Frozen: rebuild orders nothing until --thaw. A merge of code would still be published. ${byHand('Lock to stop auto publishing')}`;
  const published = await publicOne(host);
  await host.lock(published.id);
  return `Frozen: rebuild orders nothing, and the host publishes nothing after ${nameOf(published)}, until --thaw.`;
}

/** Ends a freeze, also one after a roll-back: the next look orders what differs. */
export async function thaw({ rebuildDir, host }: FreezeOptions): Promise<string> {
  if (host) await host.unlock((await publicOne(host)).id);
  const state = readState(rebuildDir);
  const was = state.frozen;
  const troubles = { ...state.troubles };
  Reflect.deleteProperty(troubles, 'back');
  // What was ordered before counts no more: the site may have gone back behind it.
  writeState(rebuildDir, { ...state, frozen: null, posted: null, newest: null, troubles });
  const what = was ? `Thawed, after ${was.why} (since ${was.since}).` : 'Nothing was frozen here.';
  const rest = host ? 'The host publishes again.' : byHand('Unlock to start auto publishing, if it is locked');
  return `${what} The next look orders what differs. ${rest}`;
}

/**
 * Publishes the deploy before the public one again, or the one that is named, and freezes: else the next look would put
 * the catalogue of today back.
 * @param id of a deploy at the host; undefined: the one before
 */
export async function rollBack(options: FreezeOptions, id?: string): Promise<string> {
  const { rebuildDir, clock, host } = options;
  if (!host) {
    noteFrozen(rebuildDir, clock, 'rolled back');
    return `rebuild orders nothing until --thaw. ${byHand('an earlier one → Publish deploy, then Lock to stop auto publishing')} With the token this is one command.`;
  }
  const [published, all] = [await publicOne(host), await host.deploys()];
  const target = id
    ? all.find((each) => each.id === id)
    : all.find(({ created_at: time }) => Date.parse(time) < Date.parse(published.created_at));
  if (!target) {
    const some = all.slice(0, 10).map((each) => `  ${each.id}  ${nameOf(each)}`);
    throw new Error(
      `${id ? `The host has no deploy ${id} that was public.` : 'There is no earlier deploy to go back to.'} There are:\n${some.join('\n')}`,
    );
  }
  noteFrozen(rebuildDir, clock, `rolled back to ${nameOf(target)}`);
  await host.publish(target.id);
  await host.lock(target.id);
  return (
    `Rolled back from ${nameOf(published)} to ${nameOf(target)}, and frozen. ` +
    'Prices of its pages are as old; the live figures correct them. When what was wrong is mended: --thaw.'
  );
}

async function publicOne(host: Host): Promise<HostDeploy> {
  const published = await host.published();
  if (published) return published;
  throw new Error('The host has published nothing of this site yet.');
}

const nameOf = ({ created_at: time, title }: HostDeploy): string =>
  `the deploy of ${time}${title ? ` (${title})` : ''}`;

function noteFrozen(rebuildDir: string, clock: Pick<Clock, 'now'>, why: string): void {
  const state = readState(rebuildDir);
  writeState(rebuildDir, { ...state, frozen: { since: clock.now().toISOString(), why, seen: false } });
}

/**
 * Notices that the site went back to an earlier catalogue, which only a person does: what was rolled back by hand stays.
 * It ends by itself where the site comes forward again.
 * @returns whether it went back just now, or came forward
 */
export function noticeRollBack(state: RebuildState, deployed: string, now: Date): 'back' | 'forward' | undefined {
  const { newest, frozen } = state;
  if (newest !== null && deployed < newest) {
    if (frozen) return undefined;
    const why = `the site went back from the catalogue of ${newest} to that of ${deployed}: somebody rolled it back`;
    state.frozen = { since: now.toISOString(), why, seen: true };
    return 'back';
  }
  state.newest = deployed;
  if (!frozen?.seen) return undefined;
  Object.assign(state, { frozen: null, posted: null });
  return 'forward';
}
