import { branches, categories, findMainBranch } from '../catalogue/index.ts';
import type { Branch } from '../contract/catalogue.ts';
import { toBranchTuples, type BranchTuple } from '../features/branches/branchTuples.ts';
import { maxMenuCategories } from '../features/categories/categories.ts';
import { renderCategoryList } from '../features/categories/menuMarkup.tsx';

/** The parts of the catalogue in the header and footer of every page. */
interface LayoutData {
  /** HTML of the largest categories, rendered once per build, since icons cost build time. */
  categoryListHtml: string;
  /** Whether there are more, which the menu fetches on intent; it then has a search field. */
  hasMoreCategories: boolean;
  branch: Branch;
  /** All branches with their opening hours, for scripts. */
  branchTuples: BranchTuple[];
}

let cached: LayoutData | undefined;

/** Reads the catalogue once for all pages; their cache keys are hashed from the same object. */
export const layoutData = (): LayoutData =>
  (cached ??= {
    categoryListHtml: renderCategoryList(categories()),
    hasMoreCategories: categories().length > maxMenuCategories,
    branch: findMainBranch(),
    branchTuples: toBranchTuples(branches()),
  });
