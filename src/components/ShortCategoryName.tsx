import { fold } from '../lib/text.ts';

/** Max characters of a name below a tile of the home page. */
export const maxTileNameLength = 15;

/** Match "Cables" in "Cables y adaptadores", and "Cristales" in "Cristales templados", a noun with its adjective; not "Fundas" in "Fundas para tablet". */
const nameStarts = [/^(\p{L}{4,})(?: [ye&] |, ?| ?\/ ?)/u, /^(\p{L}{3,}[^s\P{L}]s) \p{L}+s$/u];

/**
 * Shortens a long name to its first word, if that says what the category is and no other category begins with it.
 * @param names the names of all categories
 */
export function shortCategoryName(name: string, names: readonly string[]): string {
  if (name.length <= maxTileNameLength) return name;
  const start = nameStarts.map((pattern) => pattern.exec(name)?.[1]).find(Boolean);
  if (!start) return name;
  const sameStart = names.filter((other) => fold(other).split(/[^\p{L}\p{N}]/u)[0] === fold(start));
  return sameStart.length > 1 ? name : start;
}

/** The short form of a name; screen readers get the full name. */
export const ShortCategoryName = ({ name, short }: { name: string; short: string }) => (
  <>
    {short}
    {short !== name && <i className="visually-hidden">{name.slice(short.length)}</i>}
  </>
);
