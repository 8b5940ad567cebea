import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { categories, mainBranch } from '../catalogue/index.ts';
import type { Branch } from '../contract/fields.ts';
import { categoryIcon } from './categoryIcon.ts';
import { CategoryList } from './CategoryList.tsx';

/** What the header and footer of every page show of the catalogue. */
export interface Frame {
  /** The list of categories, rendered once for all pages: it is the same on each, and 50 icons cost. */
  categoryList: string;
  branch: Branch;
}

let made: Frame | undefined;

export const frame = (): Frame =>
  (made ??= { categoryList: renderToStaticMarkup(listElement()), branch: mainBranch() });

const listElement = () =>
  createElement(CategoryList, {
    categories: categories().map(({ name, slug, icon }) => ({
      name,
      address: `/categoria/${slug}`,
      icon: categoryIcon(icon),
    })),
  });
