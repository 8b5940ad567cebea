import type { Digests } from '../../src/api/published.ts';
import type { Changes } from '../../src/catalogue/snapshot.ts';
import { nextDeployTime } from './budget.ts';
import type { RebuildState } from './rebuildState.ts';

/** The catalogue of the deployed site, by its manifest. */
export interface DeployedCatalogue {
  time: string;
  /** Undefined where the site was built by an older version of this project. */
  digests: Partial<Digests> | undefined;
}

export interface RebuildLimits {
  /** How long to gather changes, from the first one on, ms. */
  debounce: number;
  /** Deploys a month. */
  budget: number;
  /** A build that takes longer counts as failed, ms. */
  patience: number;
}

export type RebuildAction = 'current' | 'frozen' | 'gather' | 'wait' | 'building' | 'failed' | 'post';

export interface RebuildDecision {
  action: RebuildAction;
  /** The parts of the catalogue (R11.5) that differ. */
  parts: string[];
  why: string;
}

/** Where this share of the prices changes at once, a sale begins or ends: the deploy is urgent. */
const saleShare = 0.05;

/** Decides whether to rebuild the site, and why (R11.5). */
export function decide(
  state: RebuildState,
  deployed: DeployedCatalogue,
  live: Digests,
  now: Date,
  limits: RebuildLimits,
): RebuildDecision {
  const parts = findDifferences(deployed.digests, live);
  const decideOn = (action: RebuildAction, why: string): RebuildDecision => ({ action, parts, why });
  const what = parts.length === 0 ? 'the site has all that is live' : `${parts.join(', ')} changed`;
  const { posted, frozen } = state;
  if (frozen) return decideOn('frozen', `${what}; frozen since ${frozen.since}: ${frozen.why}. \`--thaw\` ends it`);
  if (parts.length === 0) return decideOn('current', what);
  if (posted) {
    const built = deployed.time > posted.time;
    const waited = now.getTime() - Date.parse(posted.time);
    const same = posted.key === toKey(live);
    if (!built && waited <= limits.patience)
      return decideOn('building', `${what}; the build hook was called at ${posted.time}, the build is under way`);
    if (same) {
      const how = built ? 'the site was built since, but still differs' : 'the site has not changed since';
      return decideOn(
        'failed',
        `${what}; the build hook was called for it at ${posted.time}, and ${how}. Look at the host's log of deploys, then run \`npm run rebuild -- --force\``,
      );
    }
  }
  const gathered = now.getTime() - Date.parse(state.since ?? now.toISOString());
  if (gathered < limits.debounce)
    return decideOn('gather', `${what}; changes are gathered until ${addTime(now, limits.debounce - gathered)}`);
  const deploys = [...state.posts, ...state.others].map((time) => new Date(time));
  const next = nextDeployTime(deploys, limits.budget, now, state.jump >= saleShare);
  if (next > now)
    return decideOn(
      'wait',
      `${what}; the budget of ${limits.budget} deploys a month has the next one at ${next.toISOString()}`,
    );
  return decideOn('post', what);
}

/** The parts of the catalogue whose digests differ. */
export const findDifferences = (deployed: Partial<Digests> | undefined, live: Digests): string[] =>
  (Object.keys(live) as (keyof Digests)[]).filter((part) => deployed?.[part] !== live[part]);

/** One key for all live digests, which identifies the catalogue a build was ordered for. */
export const toKey = (live: Digests): string => Object.values(live).join('.');

const addTime = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/** The state after a decision is carried out. @param now ISO */
export function applyDecision(state: RebuildState, action: RebuildAction, key: string, now: string): RebuildState {
  if (action === 'current') return { ...state, since: null, posted: null, jump: 0, accepted: null };
  if (action !== 'post') return { ...state, since: state.since ?? now };
  return { ...state, posts: [...state.posts, now], posted: { key, time: now }, since: null, jump: 0 };
}

/** The share of prices that changed between two polls, 0 to 1. */
export const priceChangeShare = ({ prices, offers }: Pick<Changes, 'prices' | 'offers'>, products: number): number =>
  new Set([...prices, ...offers].map(({ id }) => id)).size / products;
