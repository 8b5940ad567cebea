import { renderToStaticMarkup } from 'react-dom/server';
import sanitize from 'sanitize-html';
import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { kindIcons } from '../../components/kindIcons.ts';
import { categoryName } from '../../components/categoryName.ts';
import {
  compareCategories,
  largestCategories,
  toCategoryLink,
  type CategoriesFile,
  type SvgNode,
} from './categories.ts';
import { categoryIcon } from './categoryIcon.ts';

interface Category {
  name: string;
  similarNames?: readonly unknown[];
  slug: string;
  icon: string;
  products: readonly unknown[];
}

const iconSet = { ...icons, ...kindIcons };

/** Renders the largest categories with their icons, for the menu of every page (R2.4). */
export const renderCategoryList = (categories: readonly Category[]): string =>
  renderToStaticMarkup(
    <ul role="list">
      {largestCategories(categories)
        .map(({ icon, ...category }) => ({ ...toCategoryLink(category), icon: renderIcon(icon) }))
        .map(({ name, url, icon }) => (
          <li key={url}>
            <a href={url}>
              <span className="category-icon" dangerouslySetInnerHTML={{ __html: icon }} />
              <span data-name>{name}</span>
            </a>
          </li>
        ))}
    </ul>,
  );

/** Encodes all categories as the menu fetches them (R2.4), with each icon once. */
export function encodeCategories(categories: readonly Category[]): string {
  const iconIndexes = new Map<string, number>();
  const rows = [...categories]
    .sort(compareCategories)
    .map(({ slug, icon, products, ...named }): CategoriesFile['rows'][number] => {
      const markup = renderIcon(icon);
      const index = iconIndexes.get(markup) ?? iconIndexes.size;
      iconIndexes.set(markup, index);
      return [categoryName(named), slug, products.length, index];
    });
  return JSON.stringify({ icons: [...iconIndexes.keys()].map(toSvgNode), rows } satisfies CategoriesFile);
}

/** Renders the icon of a category as safe markup. @param markup the icon of the API */
function renderIcon(markup: string): string {
  const icon = categoryIcon(markup);
  return 'markup' in icon ? icon.markup : renderToStaticMarkup(<Icon paths={iconSet[icon.name]} />);
}

/** Converts the safe markup of an icon to data, since Trusted Types forbid markup that scripts fetch. */
export function toSvgNode(markup: string): SvgNode {
  const root: SvgNode = ['', {}, []];
  const openNodes: SvgNode[] = [root];
  sanitize(markup, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    parser: { lowerCaseTags: false, lowerCaseAttributeNames: false },
    onOpenTag: (tag, attributes) => {
      const node: SvgNode = [tag, attributes, []];
      openNodes.at(-1)?.[2].push(node);
      openNodes.push(node);
    },
    onCloseTag: () => void openNodes.pop(),
  });
  return root[2][0] ?? ['svg', {}, []];
}
