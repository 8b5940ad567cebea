import type { BranchTuple } from './branchTuples.ts';

/** The branches as the page's header has them; none where it is missing. */
export function readHeaderBranches(): BranchTuple[] {
  const header = document.querySelector<HTMLElement>('[data-places]');
  return JSON.parse(header?.dataset['places'] ?? '[]') as BranchTuple[];
}
