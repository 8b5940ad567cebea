import { atom } from 'nanostores';
import { branchName } from '../../components/branch.ts';
import type { Branch } from '../../contract/fields.ts';
import { choose } from './choose.ts';
import { readRemembered, type Remembered } from './kept.ts';

/** The branch that was chosen; null: the main one. */
export const $branch = atom<Remembered | null>(null);

/** Takes over the choice of an earlier visit. */
export const openBranch = (): void => $branch.set(readRemembered());

/** Keeps a branch as the shopper's and tells the page (R2.6). */
export const chooseBranch = (branch: Branch): void => choose({ id: branch.id, name: branchName(branch) });

// It can be chosen outside React too.
if (!import.meta.env.SSR) addEventListener('shop:branch', ({ detail }) => $branch.set(detail));
