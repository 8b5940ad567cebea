import { candidatesFor, type Candidate } from './candidates.ts';
import type { Guess } from './askedHost.ts';
import { survey, type Survey, type SurveyOptions } from './survey.ts';

export interface Diagnosis {
  /** What the host answers as it is asked now. */
  now: Survey;
  /** The lines that mend it, in their order: each was proved by asking again with it. */
  lines: Candidate[];
  /** What the host answers with these lines. */
  then: Survey;
  guess: Guess;
}

/** More lines than this are no dialect but another API. */
const mostLines = 6;

/** Asks a host, and finds the lines that make it match by asking again with each that might. */
export async function diagnose(
  guess: Guess,
  fetch: typeof globalThis.fetch,
  options: SurveyOptions,
): Promise<Diagnosis> {
  const now = await survey(guess, fetch, options);
  const lines: Candidate[] = [];
  let [then, known] = [now, guess];
  while (lines.length < mostLines && wrongIn(then) > 0) {
    const better = await best(then, known, fetch, options);
    if (!better) break;
    lines.push(better.candidate);
    then = better.found;
    known = better.candidate.guess;
  }
  return { now, lines, then, guess: known };
}

/** How many calls do not match. */
export const wrongIn = ({ verdicts }: Survey): number => verdicts.filter(({ verdict }) => verdict !== 'matches').length;

/** How many calls answer nothing at all: what answers otherwise than expected is nearer to the host. */
const silentIn = ({ verdicts }: Survey): number => verdicts.filter(({ verdict }) => verdict === 'not reachable').length;

/** Rows that were read in all: of two ways that match alike, the one that tells more is right. */
const told = ({ verdicts }: Survey): number =>
  verdicts.reduce((sum, { note }) => sum + Number(/^(\d+) rows/.exec(note)?.[1] ?? 0), 0);

const isBetter = (after: Survey, before: Survey): boolean =>
  (wrongIn(after) - wrongIn(before) || silentIn(after) - silentIn(before) || told(before) - told(after)) < 0;

async function best(
  found: Survey,
  guess: Guess,
  fetch: typeof globalThis.fetch,
  options: SurveyOptions,
): Promise<{ candidate: Candidate; found: Survey } | null> {
  let better: { candidate: Candidate; found: Survey } | null = null;
  for (const candidate of candidatesFor(found, guess)) {
    const tried = await survey(candidate.guess, fetch, options);
    if (isBetter(tried, better?.found ?? found)) better = { candidate, found: tried };
    if (wrongIn(tried) === 0) break;
  }
  return better;
}
