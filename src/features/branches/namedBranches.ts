import { branchName } from '../../components/branch.ts';
import { fold } from '../../lib/text.ts';
import { branchPath, withSlugs } from './branchSlugs.ts';
import type { BranchTuple } from './branchTuples.ts';

/** Other names of cities, as shoppers type them. */
const cityAliases: ReadonlyMap<string, readonly string[]> = new Map([['cdmx', ['ciudad de mexico', 'df']]]);

/** The branches in a city that a search term names, such as "sucursal zapopan", with the URLs of their pages (R2.11, R4.12). */
export function findNamedBranches(term: string, tuples: readonly BranchTuple[]): { name: string; url: string }[] {
  const text = padWords(term);
  const branches = withSlugs(tuples.map(([id, neighbourhood, city]) => ({ id, neighbourhood, city })));
  return branches
    .filter(({ city }) => {
      const key = fold(city);
      return [key, ...(cityAliases.get(key) ?? [])].some((name) => name !== '' && text.includes(padWords(name)));
    })
    .map((branch) => ({ name: branchName(branch), url: branchPath(branch) }));
}

/** The words of a text with spaces around each, so that `includes` finds whole words only. */
const padWords = (text: string): string =>
  ` ${fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
