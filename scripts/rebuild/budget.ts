import { parseMexicoTime } from '../../src/lib/parseMexicoTime.ts';
import { toMexicoMonth } from '../../src/lib/time.ts';

const hour = 3600e3;
const day = 24 * hour;

/** Deploys reserved for urgent changes, such as the beginning and the end of a sale. */
const reservedDeploys = (budget: number): number => Math.min(2, Math.floor(budget / 4));
/** How long after a deploy an urgent one may follow. */
const minTimeBeforeUrgentDeploy = 3 * hour;

/**
 * The earliest time of the next deploy. The remaining deploys are spread evenly over the rest of the month (Mexico City),
 * so that a busy first week does not use them up. Two stay reserved for urgent changes until the last five days: an
 * urgent deploy may follow while the deploys so far exceed the even spread by fewer than two.
 * @param deploys times of the deploys so far, including those of code
 * @param budget deploys per month
 */
export function nextDeployTime(deploys: readonly Date[], budget: number, now: Date, urgent = false): Date {
  const month = toMexicoMonth(now);
  const used = deploys.filter((time) => toMexicoMonth(time) === month).sort((a, b) => a.getTime() - b.getTime());
  const last = used.at(-1);
  if (!last) return now;
  const end = startOfNextMonth(month);
  if (used.length >= budget) return end;
  const start = parseMexicoTime(`${month}-01`) ?? now;
  const evenSpread = (budget * (now.getTime() - start.getTime())) / (end.getTime() - start.getTime());
  if (urgent && used.length < evenSpread + reservedDeploys(budget))
    return new Date(Math.min(last.getTime() + minTimeBeforeUrgentDeploy, end.getTime()));
  const reserved = end.getTime() - now.getTime() > 5 * day ? reservedDeploys(budget) : 0;
  const remaining = budget - used.length - reserved;
  if (remaining <= 0) return new Date(end.getTime() - 5 * day);
  return new Date(last.getTime() + (end.getTime() - last.getTime()) / (remaining + 1));
}

/** Counts the times that are in the month of `now` (Mexico City). */
export const countInMonth = (now: Date, times: readonly string[]): number =>
  times.filter((time) => toMexicoMonth(new Date(time)) === toMexicoMonth(now)).length;

function startOfNextMonth(month: string): Date {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return parseMexicoTime(`${next}-01`) ?? new Date(NaN);
}
