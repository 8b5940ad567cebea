import { atom } from 'nanostores';
import { readPhone, savePhone } from './phone.ts';
import type { Phone } from './phone.ts';

/** The shopper's phone; null: none was chosen. */
export const $phone = atom<Phone | null>(readPhone());

/** Keeps a phone as the shopper's, or forgets it (null); who listens to the store follows. */
export function choosePhone(phone: Phone | null): void {
  savePhone(phone);
  $phone.set(phone);
}
