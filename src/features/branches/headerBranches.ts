import type { BranchTuple } from './branchTuples.ts';

/** Reads the branches from the page's header; an empty list on pages without one. */
export function readHeaderBranches(): BranchTuple[] {
  const header = document.querySelector<HTMLElement>('[data-branches]');
  return JSON.parse(header?.dataset['branches'] ?? '[]') as BranchTuple[];
}
