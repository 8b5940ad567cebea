import { findCandidates, type ConfigCandidate } from './candidates.ts';
import type { HostConfig } from './observedHost.ts';
import { survey, type Survey, type SurveyOptions } from './survey.ts';

export interface Diagnosis {
  /** The survey with the configured settings. */
  now: Survey;
  /** Lines to change, in order; each was verified by another survey. */
  lines: ConfigCandidate[];
  /** The survey with these lines. */
  fixed: Survey;
  config: HostConfig;
}

/** A host that needs more lines has a different API. */
const maxLines = 6;

/** Surveys a host, and finds the lines to change by surveying it again with each candidate. */
export async function diagnose(
  config: HostConfig,
  fetch: typeof globalThis.fetch,
  options: SurveyOptions,
): Promise<Diagnosis> {
  const now = await survey(config, fetch, options);
  const lines: ConfigCandidate[] = [];
  let fixed = now;
  let best = config;
  while (lines.length < maxLines && countMismatches(fixed) > 0) {
    const better = await findBestCandidate(fixed, best, fetch, options);
    if (!better) break;
    lines.push(better.candidate);
    fixed = better.found;
    best = better.candidate.config;
  }
  return { now, lines, fixed, config: best };
}

/** Number of calls that do not match. */
export const countMismatches = ({ verdicts }: Survey): number =>
  verdicts.filter(({ verdict }) => verdict !== 'matches').length;

/** Number of calls without a response. Any response is better than none. */
const countUnreachable = ({ verdicts }: Survey): number =>
  verdicts.filter(({ verdict }) => verdict === 'not reachable').length;

/** Number of rows read: of two candidates that match alike, the one with more rows is right. */
const countRows = ({ verdicts }: Survey): number =>
  verdicts.reduce((sum, { note }) => sum + Number(/^(\d+) rows/.exec(note)?.[1] ?? 0), 0);

const isBetter = (after: Survey, before: Survey): boolean =>
  (countMismatches(after) - countMismatches(before) ||
    countUnreachable(after) - countUnreachable(before) ||
    countRows(before) - countRows(after)) < 0;

async function findBestCandidate(
  found: Survey,
  config: HostConfig,
  fetch: typeof globalThis.fetch,
  options: SurveyOptions,
): Promise<{ candidate: ConfigCandidate; found: Survey } | null> {
  let better: { candidate: ConfigCandidate; found: Survey } | null = null;
  for (const candidate of findCandidates(found, config)) {
    const tried = await survey(candidate.config, fetch, options);
    if (isBetter(tried, better?.found ?? found)) better = { candidate, found: tried };
    if (countMismatches(tried) === 0) break;
  }
  return better;
}
