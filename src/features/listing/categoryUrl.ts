import { toSlug } from '../../lib/text.ts';

/** The category's name in the path of its page, as a person would write it; "" if it can't be decoded. */
export function parseCategoryName(path: string): string {
  const part = /^\/categoria\/([^/]+)/.exec(path)?.[1] ?? '';
  try {
    return decodeURIComponent(part.replaceAll('+', ' ')).normalize('NFC').trim().slice(0, 200);
  } catch {
    return '';
  }
}

/** The item that a written name means (R1.5): an exact match, else one in any case, else one with the same slug. */
export function matchCategory<T>(written: string, items: readonly T[], nameOf: (item: T) => string): T | undefined {
  const lower = written.toLowerCase();
  const slug = toSlug(written);
  const plain = (item: T): string => nameOf(item).normalize('NFC').trim();
  return (
    matchExactly(written, items, plain) ??
    items.find((item) => plain(item).toLowerCase() === lower) ??
    items.find((item) => slug && toSlug(nameOf(item)) === slug)
  );
}

const matchExactly = <T>(written: string, items: readonly T[], nameOf: (item: T) => string): T | undefined =>
  items.find((item) => nameOf(item) === written);

/** The page of a category by a name in any spelling (R1.5), from the header's links to the largest; else null. */
export function findLinkedCategory(name: string, match: typeof matchCategory = matchCategory): string | null {
  const names = document.querySelectorAll('#categories [data-name]');
  return match(name, [...names], ({ textContent }) => textContent.trim())?.closest('a')?.pathname ?? null;
}

/** The same for the exact name alone. */
export const findLinkedByExactName = (name: string): string | null => findLinkedCategory(name, matchExactly);

/**
 * The page of a category by its own name: the header's link, else the URL made from the name (its page, or where that
 * is missing the live one); null if no URL can be made from it.
 */
export function categoryUrl(name: string): string | null {
  const slug = toSlug(name);
  return findLinkedCategory(name) ?? (slug ? `/categoria/${slug}` : null);
}
