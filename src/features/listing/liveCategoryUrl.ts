import { toSlug } from '../../lib/text.ts';

// The URLs of categories without a page (R1.10); apart from categoryUrl.ts, which live products load, too.

/** The path of a category without a page: the slug of its name; the name itself if it has no slug of its own. */
export function liveCategoryPath(name: string, categories: readonly { name: string }[]): string {
  const slug = toSlug(name);
  const hasOwnSlug = slug && categories.filter((category) => toSlug(category.name) === slug).length === 1;
  return `/categoria/${hasOwnSlug ? slug : encodeURIComponent(name)}`;
}

/** Whether two names differ in case only. */
export const isSameName = (a: string, b: string): boolean => normalize(a) === normalize(b);

const normalize = (name: string): string => name.normalize('NFC').trim().toLowerCase();
