import { parsePhone, type Phone } from './phone.ts';

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

/** Keeps a phone as the shopper's on this device, or forgets it (null). On a device that refuses, it lasts for this page. */
export function keepPhone(phone: Phone | null): void {
  try {
    if (phone) localStorage.setItem(key, JSON.stringify({ slug: phone.slug, name: phone.name }));
    else localStorage.removeItem(key);
  } catch {
    // Private windows may refuse storage.
  }
}
