import { groupBy } from '../lib/polyfills/groupBy.ts';
import { fold, toSlug } from '../lib/text.ts';

/** Characters: files of the site are called so, and systems take no longer names than 255 bytes. */
const longest = 80;

const baseOf = (name: string): string => toSlug(name).slice(0, longest).replace(/-$/, '') || 'categoria';

/**
 * The addresses of categories (R1.5): readable and safe, a number where two names would read alike; who is called as the
 * address has none. By name.
 */
export function createSlugs(names: readonly string[]): Map<string, string> {
  const slugs = new Map(names.map((name) => [name, '']));
  // /categoria/index would be taken for the page of the folder.
  const taken = new Set(['index']);
  const isSame = (name: string): boolean => name === baseOf(name);
  for (const name of [...names.filter(isSame), ...names.filter((each) => !isSame(each))]) {
    const base = baseOf(name);
    let slug = base;
    for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`;
    taken.add(slug);
    slugs.set(name, slug);
  }
  return slugs;
}

/** Categories whose names differ in case or accents alone, each with its others (R1.5). By name; of others there is none. */
export function findTwins(names: readonly string[]): Map<string, string[]> {
  const alike = groupBy(names, (name) => fold(name.trim()));
  return new Map(
    [...alike.values()]
      .filter((group) => group.length > 1)
      .flatMap((group) => group.map((name): [string, string[]] => [name, group.filter((other) => other !== name)])),
  );
}
