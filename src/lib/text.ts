/** Folds case and accents, for comparisons: "Música Ñu" → "musica nu". */
export function fold(text: string): string {
  // Fast path: most words are ASCII.
  if (!/[^\u0000-\u007f]/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** Slug for a URL (R1.5): "Audio & Video" → "audio-video"; "" if nothing is left. */
export function toSlug(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Compares names in Mexican sort order, numbers by value; only identical names are equal ("Serie 1", "Serie 01" are not). */
export function compareNames(a: string, b: string): number {
  // Created on first use: Intl takes 80 ms on a phone.
  collator ??= new Intl.Collator('es-MX', { numeric: true });
  return collator.compare(a, b) || compareCodeUnits(a, b);
}
let collator: Intl.Collator | undefined;

/** Compares ids, which are digits, as numbers: "9" before "10". */
export const compareIds = (a: string, b: string): number => a.length - b.length || compareCodeUnits(a, b);

/** Compares by UTF-16 code units, for an order that no locale changes. */
export function compareCodeUnits(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
