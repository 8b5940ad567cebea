import { slugOf } from '../lib/text.ts';

/** Characters: files of the site are called so, and systems take no longer names than 255 bytes. */
const longest = 80;

/** The addresses of categories (R1.5): readable and safe, a number where two names would read alike. By name. */
export function slugsFor(names: readonly string[]): Map<string, string> {
  const slugs = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of names) {
    const base = slugOf(name).slice(0, longest).replace(/-$/, '') || 'categoria';
    let slug = base;
    for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`;
    taken.add(slug);
    slugs.set(name, slug);
  }
  return slugs;
}
