import { fromMexicoTime } from '../../src/lib/fromMexicoTime.ts';
import { mexicoMonth } from '../../src/lib/mexicoTime.ts';

const [hour, day] = [3600e3, 24 * 3600e3];

/** Deploys that are kept for what cannot wait, such as the beginning and the end of a sale. */
const kept = (budget: number): number => Math.min(2, Math.floor(budget / 4));
/** What cannot wait comes no closer together than this. */
const apart = 3 * hour;

/**
 * When the next deploy may be: what is left of the month is shared out among the deploys that are left, so that a busy
 * first week does not use them up. Two of them are kept, until the last five days, for what cannot wait: it may be two
 * ahead of the turns that the month has had. Months are Mexico City's.
 * @param posts times of the deploys so far, of code too
 * @param budget deploys a month
 * @param urgent it cannot wait
 */
export function nextDeploy(posts: readonly Date[], budget: number, now: Date, urgent = false): Date {
  const month = mexicoMonth(now);
  const used = posts.filter((time) => mexicoMonth(time) === month).sort((a, b) => a.getTime() - b.getTime());
  const last = used.at(-1);
  if (!last) return now;
  const end = startOfNext(month);
  if (used.length >= budget) return end;
  const begin = fromMexicoTime(`${month}-01`) ?? now;
  const turns = (budget * (now.getTime() - begin.getTime())) / (end.getTime() - begin.getTime());
  if (urgent && used.length < turns + kept(budget)) return new Date(Math.min(last.getTime() + apart, end.getTime()));
  const left = budget - used.length - (end.getTime() - now.getTime() > 5 * day ? kept(budget) : 0);
  if (left <= 0) return new Date(end.getTime() - 5 * day);
  return new Date(last.getTime() + (end.getTime() - last.getTime()) / (left + 1));
}

/** How many of some deploys were in the month of a moment. */
export const inMonthOf = (now: Date, times: readonly string[]): number =>
  times.filter((time) => mexicoMonth(new Date(time)) === mexicoMonth(now)).length;

function startOfNext(month: string): Date {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return fromMexicoTime(`${next}-01`) ?? new Date(NaN);
}
