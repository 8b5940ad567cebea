import pLimit from 'p-limit';
import { isDeepRun } from './isDeepRun.ts';
import { onSandbox } from './site.ts';

/** Picks `count` items at even distances from a list. */
export const pickEvenly = <T>(list: readonly T[], count: number): T[] =>
  list.filter(
    (_, index) => Math.floor((index * count) / list.length) !== Math.floor(((index - 1) * count) / list.length),
  );

/** Runs a task for each item, eight at a time. */
export async function runConcurrently<T>(list: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  await pLimit(8).map(list, task);
}

/** Whether to test every case: in the deep tests, and on a deploy, whose data is unknown. */
export const testsAllCases = isDeepRun || !onSandbox;

/** Picks `count` cases of a test, evenly; all in the deep tests and on a deploy. */
export const sampleEvenly = <T>(cases: readonly T[], count: number): readonly T[] =>
  testsAllCases ? cases : pickEvenly(cases, count);
