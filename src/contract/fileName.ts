import { isWellFormed } from '../lib/polyfills/wellFormed.ts';

/**
 * Whether a text is the name of one file: no path, no control character, not hidden, at most 230 bytes (file systems have
 * 255, and a copy that is kept bears a digest and an ending beside). Signs and accents of any kind are part of a name: whoever makes an address of it encodes it.
 */
export const isFileName = (name: string): boolean =>
  /^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u.test(name) && isWellFormed(name) && new TextEncoder().encode(name).length <= 230;
