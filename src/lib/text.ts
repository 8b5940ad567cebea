/** Text without accents and in lower case: "Música Ñu" → "musica nu". Two texts that fold alike are the same word to a shopper. */
export function fold(text: string): string {
  // Most words have nothing to take away.
  if (!/[^\u0000-\u007f]/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** A readable, safe part of an address (R1.5): "Audio & Video" → "audio-video"; "" where nothing is left. */
export function slugOf(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Compares two names as a Mexican reader sorts them; only the same name is equal ("Serie 1" and "Serie 01" are not). */
export function compareNames(a: string, b: string): number {
  // Made when it is first asked for: the first use of Intl takes a phone 80 ms.
  collator ??= new Intl.Collator('es-MX', { numeric: true });
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}
let collator: Intl.Collator | undefined;

/** Compares two ids made of digits as numbers: "9" before "10". */
export const compareIds = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
