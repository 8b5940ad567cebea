import { fromMexicoTime, mexicoMonth } from '../../src/lib/mexicoTime.ts';

/**
 * When the next deploy may be: what is left of the month is shared out among the deploys that are left, so that a busy
 * first week does not use them up. Months are Mexico City's.
 * @param posts times of the deploys so far
 * @param budget deploys a month
 */
export function nextDeploy(posts: readonly Date[], budget: number, now: Date): Date {
  const month = mexicoMonth(now);
  const used = posts.filter((time) => mexicoMonth(time) === month);
  const last = used.at(-1);
  if (!last) return now;
  const end = startOfNext(month);
  const left = budget - used.length;
  return left <= 0 ? end : new Date(last.getTime() + (end.getTime() - last.getTime()) / (left + 1));
}

function startOfNext(month: string): Date {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return fromMexicoTime(`${next}-01`) ?? new Date(NaN);
}
