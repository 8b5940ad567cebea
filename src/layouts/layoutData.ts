import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { branches, categories, mainBranch } from '../catalogue/index.ts';
import type { Branch } from '../contract/fields.ts';
import { toBranchTuples, type BranchTuple } from '../features/branches/places.ts';
import { inEveryPage, largest, linkOf } from '../features/categories/categories.ts';
import { categoryIcon } from './categoryIcon.ts';
import { CategoryList } from './CategoryList.tsx';

/** What the header and footer of every page show of the catalogue. */
export interface LayoutData {
  /** The list of the largest categories, rendered once for all pages: it is the same on each, and icons cost. */
  categoryList: string;
  /** Whether the menu gets others when one reaches for it, and a field to find one by. */
  moreCategories: boolean;
  branch: Branch;
  /** Every branch as cards name it. */
  places: BranchTuple[];
}

let made: LayoutData | undefined;

export const layoutData = (): LayoutData =>
  (made ??= {
    categoryList: renderToStaticMarkup(listElement()),
    moreCategories: categories().length > inEveryPage,
    branch: mainBranch(),
    places: toBranchTuples(branches()),
  });

const listElement = () =>
  createElement(CategoryList, {
    categories: largest(categories()).map(({ icon, ...category }) => ({
      ...linkOf(category),
      icon: categoryIcon(icon),
    })),
  });
