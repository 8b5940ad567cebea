import type { PromoCode } from '../../contract/formFields.ts';
import { fromMexicoTime } from '../../lib/fromMexicoTime.ts';
import { toMexicoTime } from '../../lib/mexicoTime.ts';
import { isCode, validity } from './promo.ts';

/** A code on the screen. */
export interface ShownCode {
  code: string;
  discount: number;
  /** The moment it ends, ms of the clock. */
  until: number;
}

/** What the screen shows of a code that is registered: to the second that the shop's record has. */
export const shownCode = ({ code, discount, validUntil }: PromoCode): ShownCode => ({
  code,
  discount,
  until: fromMexicoTime(validUntil)?.getTime() ?? 0,
});

/** The code that this tab kept through a reload; null where it kept none, it is over, or the text is not ours. */
export function readKept(text: string | null, now: number): ShownCode | null {
  try {
    const { code, discount, until } = JSON.parse(text ?? '') as Partial<ShownCode>;
    if (!isCode(code ?? '') || !Number.isInteger(discount) || typeof until !== 'number') return null;
    return leftOf(until, now) > 0 ? { code: code ?? '', discount: discount ?? 0, until } : null;
  } catch {
    return null;
  }
}

/** How long a code still lasts, ms; nothing where the clock was put back to before it was made. */
export const leftOf = (until: number, now: number): number => (until - now > validity ? 0 : Math.max(0, until - now));

/** "4:32": what is left, in whole seconds begun. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** When the clock has to be read again, ms: as the second that it shows ends. */
export const untilNextSecond = (left: number): number => left % 1000 || 1000;

/** "14:32 (hora del centro)": when a code ends. */
export const endText = (until: number): string => `${toMexicoTime(new Date(until)).slice(11, 16)} (hora del centro)`;
