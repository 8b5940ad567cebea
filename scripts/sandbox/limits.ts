import type { CallName } from '../../src/contract/callTable.ts';
import { HttpError } from './backend.ts';

const limitedCalls: CallName[] = ['postObtenerClientePorTelefono', 'postObtenerInformacionVenta'];
const maxLookUps = 5;
/** ms */
const limitWindow = 600_000;

/**
 * Limits look-ups by phone and receipt to 5 of each per IP address in 10 minutes, against brute force.
 * @returns a function that counts a call, and throws an HttpError (429) above the limit
 */
export function createLookUpLimiter(now: () => Date): (call: CallName, ip: string) => void {
  const lookUpTimes = new Map<string, number[]>();
  return (call, ip) => {
    if (!limitedCalls.includes(call)) return;
    const key = `${call} ${ip}`;
    const recent = (lookUpTimes.get(key) ?? []).filter((time) => now().getTime() - time < limitWindow);
    if (recent.length >= maxLookUps) throw new HttpError('too many look-ups, try again in ten minutes', 429);
    lookUpTimes.set(key, [...recent, now().getTime()]);
    if (lookUpTimes.size > 10_000) lookUpTimes.delete(lookUpTimes.keys().next().value ?? '');
  };
}
