import { groupBy } from '../lib/polyfills/groupBy.ts';
import { fold, toSlug } from '../lib/text.ts';

/** Max characters of a slug, which is a file name: systems limit these to 255 bytes. */
const maxSlugLength = 80;

const toBaseSlug = (name: string): string => toSlug(name).slice(0, maxSlugLength).replace(/-$/, '') || 'categoria';

/** The slugs of categories (R1.5), by name. Equal ones get a number, except for the category whose name is its slug. */
export function createSlugs(names: readonly string[]): Map<string, string> {
  const slugs = new Map(names.map((name) => [name, '']));
  // /categoria/index.html would be the index page of the folder.
  const taken = new Set(['index']);
  const isSlug = (name: string): boolean => name === toBaseSlug(name);
  for (const name of [...names.filter(isSlug), ...names.filter((other) => !isSlug(other))]) {
    const base = toBaseSlug(name);
    let slug = base;
    for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`;
    taken.add(slug);
    slugs.set(name, slug);
  }
  return slugs;
}

/** The names that differ from a name only in case or accents, by name (R1.5); names without similar ones are left out. */
export function findSimilarNames(names: readonly string[]): Map<string, string[]> {
  const groups = groupBy(names, (name) => fold(name.trim()));
  return new Map(
    [...groups.values()]
      .filter((group) => group.length > 1)
      .flatMap((group) => group.map((name): [string, string[]] => [name, group.filter((other) => other !== name)])),
  );
}
