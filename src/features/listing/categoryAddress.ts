import { toSlug } from '../../lib/text.ts';

/** The name in the path of a category's page as a person would write it; "" where it cannot be read. */
export function parseCategoryName(path: string): string {
  const part = /^\/categoria\/([^/]+)/.exec(path)?.[1] ?? '';
  try {
    return decodeURIComponent(part.replaceAll('+', ' ')).normalize('NFC').trim().slice(0, 200);
  } catch {
    return '';
  }
}

/** What a person means by a written name: what is called just so, then in any case, then what only reads alike (R1.5). */
export function matchCategory<T>(written: string, things: readonly T[], nameOf: (thing: T) => string): T | undefined {
  const [lower, slug] = [written.toLowerCase(), toSlug(written)];
  const plain = (thing: T): string => nameOf(thing).normalize('NFC').trim();
  return (
    findByExactName(written, things, plain) ??
    things.find((thing) => plain(thing).toLowerCase() === lower) ??
    things.find((thing) => slug && toSlug(nameOf(thing)) === slug)
  );
}

/** What is called just so. */
const findByExactName = <T>(written: string, things: readonly T[], nameOf: (thing: T) => string): T | undefined =>
  things.find((thing) => nameOf(thing) === written);

type Choose = typeof matchCategory;

/** The page of a category of whatever spelling (R1.5), by the links of the header, which has the largest; else null. */
export function linkedCategory(name: string, choose: Choose = matchCategory): string | null {
  const names = document.querySelectorAll('#categories [data-name]');
  return choose(name, [...names], ({ textContent }) => textContent.trim())?.closest('a')?.pathname ?? null;
}

/** The page of the category that is called just so, likewise. */
export const linkedByExactName = (name: string): string | null => linkedCategory(name, findByExactName);

/**
 * The page of a category by its own name: what the header links to, else the address that such a name gets (its page, or
 * where that is missing the live one); null where no address can be made of it.
 */
export function categoryAddress(name: string): string | null {
  const slug = toSlug(name);
  return linkedCategory(name) ?? (slug ? `/categoria/${slug}` : null);
}
