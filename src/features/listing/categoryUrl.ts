import { toSlug } from '../../lib/text.ts';

/** Parses the category name in a path; "" if there is none, or it can't be decoded. */
export function parseCategoryName(path: string): string {
  const segment = /^\/categoria\/([^/]+)/.exec(path)?.[1] ?? '';
  try {
    return decodeURIComponent(segment.replaceAll('+', ' ')).normalize('NFC').trim().slice(0, 200);
  } catch {
    return '';
  }
}

/** Finds the item with a name in any spelling (R1.5): an exact match, else ignoring case, else by slug. */
export function matchCategory<T>(name: string, items: readonly T[], toName: (item: T) => string): T | undefined {
  const lowerCaseName = name.toLowerCase();
  const slug = toSlug(name);
  const normalizedName = (item: T): string => toName(item).normalize('NFC').trim();
  return (
    matchExactly(name, items, normalizedName) ??
    items.find((item) => normalizedName(item).toLowerCase() === lowerCaseName) ??
    items.find((item) => slug && toSlug(toName(item)) === slug)
  );
}

const matchExactly = <T>(name: string, items: readonly T[], toName: (item: T) => string): T | undefined =>
  items.find((item) => toName(item) === name);

/** Finds the URL of a category in the category menu by its name in any spelling (R1.5); null if the menu does not link to it. */
export function findMenuUrl(name: string, match: typeof matchCategory = matchCategory): string | null {
  const names = document.querySelectorAll('#categories [data-name]');
  return match(name, [...names], ({ textContent }) => textContent.trim())?.closest('a')?.pathname ?? null;
}

export const findMenuUrlByExactName = (name: string): string | null => findMenuUrl(name, matchExactly);

/**
 * The URL of a category: the one in the category menu, or else one with the slug of its name, which leads to its page or to the
 * live page; null if the name has no slug.
 */
export function categoryUrl(name: string): string | null {
  const slug = toSlug(name);
  return findMenuUrl(name) ?? (slug ? `/categoria/${slug}` : null);
}
