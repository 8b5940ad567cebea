import { onSandbox } from './site.ts';

/** So many of a list, from all of it. */
export const spread = <T>(list: readonly T[], count: number): T[] =>
  list.filter(
    (_, index) => Math.floor((index * count) / list.length) !== Math.floor(((index - 1) * count) / list.length),
  );

/** Does something with each, eight at a time. */
export async function together<T>(list: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = list.values();
  const worker = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

/** Whether every case is tried: in the long tests, and on a deploy, of which nothing else is known. */
export const thorough = Boolean(process.env['DEEP']) || !onSandbox;

/** So many of the cases of a test, spread evenly; every one where the tests are thorough. */
export const some = <T>(cases: readonly T[], count: number): readonly T[] => (thorough ? cases : spread(cases, count));
