import { branchName } from '../../components/branch.ts';
import type { Branch } from '../../contract/catalogue.ts';
import { toSlug } from '../../lib/text.ts';

type Location = Pick<Branch, 'neighbourhood' | 'city'>;

/** A branch with the last part of the URL of its page. */
export type BranchWithSlug<B extends Location = Branch> = B & { slug: string };

/** Max characters of a slug. */
const maxSlugLength = 80;

/** Adds slugs to branches (R2.11): "cdmx-centro". From the second on, equal ones get a number. */
export function withSlugs<B extends Location>(branches: readonly B[]): BranchWithSlug<B>[] {
  const taken = new Set<string>();
  return branches.map((branch) => {
    const base = toSlug(branchName(branch)).slice(0, maxSlugLength).replace(/-$/, '') || 'sucursal';
    let slug = base;
    for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`;
    taken.add(slug);
    return { ...branch, slug };
  });
}

export const branchPath = ({ slug }: { slug: string }): string => `/sucursales/${slug}`;
