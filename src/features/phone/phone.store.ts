import { atom } from 'nanostores';
import { keepPhone, readPhone } from './kept.ts';
import type { Phone } from './phone.ts';

/** The shopper's phone; null: none was chosen. */
export const $phone = atom<Phone | null>(readPhone());

/** Keeps a phone as the shopper's, or forgets it (null); who listens to the store follows. */
export function choosePhone(phone: Phone | null): void {
  keepPhone(phone);
  $phone.set(phone);
}
