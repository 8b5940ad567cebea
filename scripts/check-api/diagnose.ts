import { findCandidates, type ConfigCandidate } from './candidates.ts';
import type { HostConfig } from './recordingClient.ts';
import { probeApi, type ProbeResult, type ProbeOptions } from './probeApi.ts';

export interface Diagnosis {
  /** The result with the configured settings. */
  current: ProbeResult;
  /** The changes of the configuration that make the host match, in order; each was verified by probing again. */
  fixes: ConfigCandidate[];
  /** The result with these fixes. */
  fixed: ProbeResult;
  /** The settings with these fixes. */
  config: HostConfig;
}

/** Maximum number of fixes; a host that needs more has a different API. */
const maxFixes = 6;

/** Probes a host, and finds the fixes by probing it again with each candidate. */
export async function diagnose(
  config: HostConfig,
  fetch: typeof globalThis.fetch,
  options: ProbeOptions,
): Promise<Diagnosis> {
  const current = await probeApi(config, fetch, options);
  const fixes: ConfigCandidate[] = [];
  let fixed = current;
  let fixedConfig = config;
  while (fixes.length < maxFixes && countMismatches(fixed) > 0) {
    const best = await findBestCandidate(fixed, fixedConfig, fetch, options);
    if (!best) break;
    fixes.push(best.candidate);
    fixed = best.result;
    fixedConfig = best.candidate.config;
  }
  return { current, fixes, fixed, config: fixedConfig };
}

/** Number of endpoints that do not match. */
export const countMismatches = ({ verdicts }: ProbeResult): number =>
  verdicts.filter(({ verdict }) => verdict !== 'matches').length;

/** Number of endpoints without a response; any response is better than none. */
const countUnreachable = ({ verdicts }: ProbeResult): number =>
  verdicts.filter(({ verdict }) => verdict === 'not reachable').length;

/** Number of rows read: of two candidates with the same mismatches, the one with more rows is better. */
const countRows = ({ verdicts }: ProbeResult): number => verdicts.reduce((sum, { rowCount = 0 }) => sum + rowCount, 0);

const isBetter = (after: ProbeResult, before: ProbeResult): boolean =>
  (countMismatches(after) - countMismatches(before) ||
    countUnreachable(after) - countUnreachable(before) ||
    countRows(before) - countRows(after)) < 0;

async function findBestCandidate(
  before: ProbeResult,
  config: HostConfig,
  fetch: typeof globalThis.fetch,
  options: ProbeOptions,
): Promise<{ candidate: ConfigCandidate; result: ProbeResult } | null> {
  let best: { candidate: ConfigCandidate; result: ProbeResult } | null = null;
  for (const candidate of findCandidates(before, config)) {
    const result = await probeApi(candidate.config, fetch, options);
    if (isBetter(result, best?.result ?? before)) best = { candidate, result };
    if (countMismatches(result) === 0) break;
  }
  return best;
}
