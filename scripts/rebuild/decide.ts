import type { Digests } from '../../src/api/published.ts';
import type { Changes } from '../../src/catalogue/snapshot.ts';
import { nextDeployTime } from './budget.ts';
import type { RebuildState } from './rebuildState.ts';

/** The manifest of the deployed site. */
export interface DeployedManifest {
  time: string;
  /** Undefined if the site was built by an older version of this project. */
  digests: Partial<Digests> | undefined;
}

export interface RebuildLimits {
  /** Time to wait for further changes after the first one, ms. */
  debounce: number;
  /** Deploys per month. */
  budget: number;
  /** A build that takes longer counts as failed, ms. */
  buildTimeout: number;
}

export type RebuildAction = 'current' | 'frozen' | 'debounce' | 'wait' | 'building' | 'failed' | 'build';

export interface RebuildDecision {
  action: RebuildAction;
  /** The parts of the catalogue (R11.5) that differ. */
  parts: string[];
  reason: string;
}

/** If this share of the prices changes at once, a sale begins or ends: the deploy is urgent. */
const salePriceShare = 0.05;

/** Decides whether to rebuild the site, and why (R11.5). */
export function decide(
  state: RebuildState,
  deployed: DeployedManifest,
  live: Digests,
  now: Date,
  limits: RebuildLimits,
): RebuildDecision {
  const parts = findDifferences(deployed.digests, live);
  const toDecision = (action: RebuildAction, reason: string): RebuildDecision => ({ action, parts, reason });
  const difference = parts.length === 0 ? 'the site is up to date' : `${parts.join(', ')} changed`;
  const { lastBuild, frozen } = state;
  if (frozen)
    return toDecision(
      'frozen',
      `${difference}; frozen since ${frozen.since}: ${frozen.reason}. \`--unfreeze\` ends it`,
    );
  if (parts.length === 0) return toDecision('current', difference);
  if (lastBuild) {
    const isBuilt = deployed.time > lastBuild.time;
    const elapsed = now.getTime() - Date.parse(lastBuild.time);
    const isSameCatalogue = lastBuild.key === toCatalogueKey(live);
    if (!isBuilt && elapsed <= limits.buildTimeout)
      return toDecision(
        'building',
        `${difference}; the build hook was called at ${lastBuild.time}, and the build is in progress`,
      );
    if (isSameCatalogue) {
      const outcome = isBuilt ? 'the site has been built since, but still differs' : 'the site has not changed since';
      return toDecision(
        'failed',
        `${difference}; the build hook was called for it at ${lastBuild.time}, and ${outcome}. Look at Netlify's log of deploys, then run \`npm run rebuild -- --force\``,
      );
    }
  }
  const pendingTime = now.getTime() - Date.parse(state.pendingSince ?? now.toISOString());
  if (pendingTime < limits.debounce)
    return toDecision(
      'debounce',
      `${difference}; waiting for further changes until ${addTime(now, limits.debounce - pendingTime)}`,
    );
  const deploys = [...state.triggeredBuilds, ...state.otherBuilds].map((time) => new Date(time));
  const next = nextDeployTime(deploys, limits.budget, now, state.maxPriceChange >= salePriceShare);
  if (next > now)
    return toDecision(
      'wait',
      `${difference}; the budget of ${limits.budget} deploys a month allows the next one at ${next.toISOString()}`,
    );
  return toDecision('build', difference);
}

/** The parts of the catalogue whose digests differ. */
const findDifferences = (deployed: Partial<Digests> | undefined, live: Digests): string[] =>
  (Object.keys(live) as (keyof Digests)[]).filter((part) => deployed?.[part] !== live[part]);

/** A key that identifies a catalogue, to detect a second build of it. */
export const toCatalogueKey = (live: Digests): string => Object.values(live).join('.');

const addTime = (time: Date, ms: number): string => new Date(time.getTime() + ms).toISOString();

/** The state after an action. @param now ISO */
export function applyDecision(state: RebuildState, action: RebuildAction, key: string, now: string): RebuildState {
  if (action === 'current')
    return { ...state, pendingSince: null, lastBuild: null, maxPriceChange: 0, acceptReason: null };
  if (action !== 'build') return { ...state, pendingSince: state.pendingSince ?? now };
  return {
    ...state,
    triggeredBuilds: [...state.triggeredBuilds, now],
    lastBuild: { key, time: now },
    pendingSince: null,
    maxPriceChange: 0,
  };
}

/** The share of prices that changed between two polls, 0 to 1. */
export const priceChangeShare = ({ prices, offers }: Pick<Changes, 'prices' | 'offers'>, products: number): number =>
  new Set([...prices, ...offers].map(({ id }) => id)).size / products;
