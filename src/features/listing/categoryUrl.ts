import { toSlug } from '../../lib/text.ts';

/** Parses the category name in a path, decoded; "" if it can't be decoded. */
export function parseCategoryName(path: string): string {
  const part = /^\/categoria\/([^/]+)/.exec(path)?.[1] ?? '';
  try {
    return decodeURIComponent(part.replaceAll('+', ' ')).normalize('NFC').trim().slice(0, 200);
  } catch {
    return '';
  }
}

/** Finds the item for a typed name (R1.5): an exact match, else ignoring case, else by slug. */
export function matchCategory<T>(typed: string, items: readonly T[], toName: (item: T) => string): T | undefined {
  const lower = typed.toLowerCase();
  const slug = toSlug(typed);
  const normalize = (item: T): string => toName(item).normalize('NFC').trim();
  return (
    matchExactly(typed, items, normalize) ??
    items.find((item) => normalize(item).toLowerCase() === lower) ??
    items.find((item) => slug && toSlug(toName(item)) === slug)
  );
}

const matchExactly = <T>(typed: string, items: readonly T[], toName: (item: T) => string): T | undefined =>
  items.find((item) => toName(item) === typed);

/** Finds the page of a category by a name in any spelling (R1.5) among the header's links to the largest categories; null if it has none. */
export function findLinkedCategory(name: string, match: typeof matchCategory = matchCategory): string | null {
  const names = document.querySelectorAll('#categories [data-name]');
  return match(name, [...names], ({ textContent }) => textContent.trim())?.closest('a')?.pathname ?? null;
}

export const findLinkedByExactName = (name: string): string | null => findLinkedCategory(name, matchExactly);

/**
 * The URL of a category: the header's link, otherwise one made from the name (its page, or the live page if it has none); null if
 * the name has no slug.
 */
export function categoryUrl(name: string): string | null {
  const slug = toSlug(name);
  return findLinkedCategory(name) ?? (slug ? `/categoria/${slug}` : null);
}
