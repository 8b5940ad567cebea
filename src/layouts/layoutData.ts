import { branches, categories, mainBranch } from '../catalogue/index.ts';
import type { Branch } from '../contract/catalogue.ts';
import { toBranchTuples, type BranchTuple } from '../features/branches/branchTuples.ts';
import { maxInEveryPage } from '../features/categories/categories.ts';
import { renderCategoryList } from '../features/categories/menuMarkup.tsx';

/** The parts of the catalogue that the header and footer of every page show. */
export interface LayoutData {
  /** HTML of the largest categories, rendered once: it is the same on each page, and icons cost build time. */
  categoryList: string;
  /** Whether there are more, which the menu fetches on intent, with a field to find one by. */
  moreCategories: boolean;
  branch: Branch;
  /** Every branch, as cards name it and with its hours. */
  places: BranchTuple[];
}

let cached: LayoutData | undefined;

/** Reads the catalogue once for all pages; their cache keys digest the same object. */
export const layoutData = (): LayoutData =>
  (cached ??= {
    categoryList: renderCategoryList(categories()),
    moreCategories: categories().length > maxInEveryPage,
    branch: mainBranch(),
    places: toBranchTuples(branches()),
  });
