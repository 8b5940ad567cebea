import type { PromoCode } from '../../contract/formFields.ts';
import { makePromo, mayHaveCode, type Random } from './promo.ts';

/** What getting a code needs of the outside. */
export interface PromoCalls {
  publicIp: () => Promise<string>;
  /** When the address last had a code. */
  last: (ip: string) => Promise<{ date: string } | null>;
  /** Whether the code is registered. */
  register: (promo: PromoCode) => Promise<boolean>;
  now: () => Date;
  random: Random;
}

/** Gets the visitor a code: null where the address had one within 6 hours, and on any failure (R7.4). Never rejects. */
export async function askForCode({ publicIp, last, register, now, random }: PromoCalls): Promise<PromoCode | null> {
  try {
    const visit = await last(await publicIp());
    if (!mayHaveCode(visit?.date ?? null, now())) return null;
    const promo = makePromo(now(), random);
    return (await register(promo)) ? promo : null;
  } catch {
    return null;
  }
}
