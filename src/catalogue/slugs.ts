import { slugOf } from '../lib/text.ts';

/** The addresses of categories (R1.5): readable and safe, a number where two names would read alike. By name. */
export function slugsFor(names: readonly string[]): Map<string, string> {
  const slugs = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of names) {
    const base = slugOf(name) || 'categoria';
    let slug = base;
    for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`;
    taken.add(slug);
    slugs.set(name, slug);
  }
  return slugs;
}
