import type { Digests } from '../../src/api/published.ts';
import type { Changes } from '../../src/catalogue/snapshot.ts';
import { nextDeploy } from './budget.ts';
import type { RebuildState } from './rebuildState.ts';

/** What the deployed site tells of its catalogue. */
export interface Deployed {
  time: string;
  /** Undefined where the site was built by an older version of this project. */
  digests: Partial<Digests> | undefined;
}

export interface Limits {
  /** How long changes are gathered from the first one on, ms. */
  debounce: number;
  /** Deploys a month. */
  budget: number;
  /** How long a build may take until it counts as failed, ms. */
  patience: number;
}

export type Action = 'current' | 'frozen' | 'gather' | 'wait' | 'building' | 'failed' | 'post';

export interface Decision {
  action: Action;
  /** The things of R11.5 that differ. */
  parts: string[];
  why: string;
}

/** The share of the prices that changes at once where a sale begins or ends: that does not wait for its turn. */
const sale = 0.05;

/** Whether the site is to be built anew, and why (R11.5). Pure: state and clock are handed in. */
export function decide(state: RebuildState, deployed: Deployed, live: Digests, now: Date, limits: Limits): Decision {
  const parts = differing(deployed.digests, live);
  const say = (action: Action, why: string): Decision => ({ action, parts, why });
  const what = parts.length === 0 ? 'the site has all that is live' : `${parts.join(', ')} changed`;
  const { posted, frozen } = state;
  if (frozen) return say('frozen', `${what}; frozen since ${frozen.since}: ${frozen.why}. \`--thaw\` ends it`);
  if (parts.length === 0) return say('current', what);
  if (posted) {
    const built = deployed.time > posted.time;
    const waited = now.getTime() - Date.parse(posted.time);
    const same = posted.key === keyOf(live);
    if (!built && waited <= limits.patience)
      return say('building', `${what}; the build hook was called at ${posted.time}, the build is under way`);
    if (same) {
      const how = built ? 'the site was built since, but still differs' : 'the site has not changed since';
      return say(
        'failed',
        `${what}; the build hook was called for it at ${posted.time}, and ${how}. Look at the host's log of deploys, then run \`npm run rebuild -- --force\``,
      );
    }
  }
  const gathered = now.getTime() - Date.parse(state.since ?? now.toISOString());
  if (gathered < limits.debounce)
    return say('gather', `${what}; changes are gathered until ${later(now, limits.debounce - gathered)}`);
  const deploys = [...state.posts, ...state.others].map((time) => new Date(time));
  const next = nextDeploy(deploys, limits.budget, now, state.jump >= sale);
  if (next > now)
    return say(
      'wait',
      `${what}; the budget of ${limits.budget} deploys a month has the next one at ${next.toISOString()}`,
    );
  return say('post', what);
}

export const differing = (deployed: Partial<Digests> | undefined, live: Digests): string[] =>
  (Object.keys(live) as (keyof Digests)[]).filter((part) => deployed?.[part] !== live[part]);

/** One text for all that is live: what a post is for. */
export const keyOf = (live: Digests): string => Object.values(live).join('.');

const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/** The state after a decision was followed. @param now ISO */
export function follow(state: RebuildState, action: Action, key: string, now: string): RebuildState {
  if (action === 'current') return { ...state, since: null, posted: null, jump: 0, accepted: null };
  if (action !== 'post') return { ...state, since: state.since ?? now };
  return { ...state, posts: [...state.posts, now], posted: { key, time: now }, since: null, jump: 0 };
}

/** What share of the prices changed between two looks. */
export const jumpOf = ({ prices, offers }: Pick<Changes, 'prices' | 'offers'>, products: number): number =>
  new Set([...prices, ...offers].map(({ id }) => id)).size / products;
