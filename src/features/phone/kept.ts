import { parsePhone, type Phone } from './phone.ts';

declare global {
  interface WindowEventMap {
    /** Another phone was chosen, or the one that was chosen forgotten. */
    'shop:phone': CustomEvent<Phone | null>;
  }
}

const key = 'celular';

/** The shopper's phone as it is kept on this device; null where none is, or the device keeps nothing. */
export function readPhone(): Phone | null {
  try {
    return parsePhone(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Notes whether the shop has something for the shopper's phone: the head of the home page reserves its place by how it begins. */
export function notePhone(phone: Phone, something: boolean): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...(!something && { nada: 1 }), slug: phone.slug, name: phone.name }));
  } catch {
    // Private windows may refuse storage.
  }
}

/** Keeps a phone as the shopper's, or forgets it (null), and tells the page. On a device that refuses, it lasts for this page. */
export function choosePhone(phone: Phone | null): void {
  try {
    if (phone) localStorage.setItem(key, JSON.stringify({ slug: phone.slug, name: phone.name }));
    else localStorage.removeItem(key);
  } catch {
    // Private windows may refuse storage.
  }
  dispatchEvent(new CustomEvent('shop:phone', { detail: phone }));
}
