/**
 * The one way for markup from outside into a page (with Markup.astro, for what was rendered from it): the category
 * icons, after src/features/categories/categoryIcon.ts.
 */
export const Markup = ({ safe, className }: { safe: string; className: string }) => (
  <span className={className} dangerouslySetInnerHTML={{ __html: safe }} />
);
