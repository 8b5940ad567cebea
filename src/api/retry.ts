/** What a failed request tells: the HTTP status and the Retry-After header, where there was an answer. */
export interface Refusal {
  status?: number | undefined;
  retryAfter?: string | undefined;
}

/** Whether what the server refused may be granted at the next try; a request that is wrong stays wrong. */
export const passes = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/** The wait before the next try, ms: doubling, capped, and of full jitter. @param random 0 to 1 */
export const backOff = (tried: number, { base, cap }: { base: number; cap: number }, random: number): number =>
  random * Math.min(cap, base * 2 ** (tried - 1));

/** What Retry-After asks for, ms; 0 where it is not there or cannot be read. @param now ms */
export function askedWait({ retryAfter = '' }: Refusal, now: number): number {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000;
  return Math.max(0, (Date.parse(retryAfter) || now) - now);
}
