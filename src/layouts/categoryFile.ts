import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sanitize from 'sanitize-html';
import { Icon } from '../components/Icon.tsx';
import * as icons from '../components/icons.ts';
import { kindIcons } from '../components/kindIcons.ts';
import { shownName } from '../components/categoryName.ts';
import { byShownName, type PublishedCategories, type Shape } from '../features/categories/categories.ts';
import { categoryIcon } from './categoryIcon.ts';

const drawings = { ...icons, ...kindIcons };

/** All categories with their icons, as the menu reads them (R2.4): each drawing once. */
export function encodeCategories(
  categories: readonly {
    name: string;
    slug: string;
    icon: string;
    products: readonly unknown[];
    twins?: readonly unknown[];
  }[],
): string {
  const places = new Map<string, number>();
  const placeOf = (markup: string): number => {
    const place = places.get(markup) ?? places.size;
    places.set(markup, place);
    return place;
  };
  const rows = [...categories]
    .sort(byShownName)
    .map(
      ({ slug, icon, products, ...named }): PublishedCategories['rows'][number] =>
        [
          ...[shownName(named), slug],
          ...[products.length, placeOf(safeMarkup(icon))],
        ] as PublishedCategories['rows'][number],
    );
  return JSON.stringify({ icons: [...places.keys()].map(shapeOf), rows } satisfies PublishedCategories);
}

/** The drawing of an icon as markup, safe to show. */
function safeMarkup(markup: string): string {
  const icon = categoryIcon(markup);
  return 'markup' in icon ? icon.markup : renderToStaticMarkup(createElement(Icon, { paths: drawings[icon.name] }));
}

/** Safe markup of one drawing as data: pages that hold Trusted Types take no markup from a file. */
export function shapeOf(markup: string): Shape {
  const whole: Shape = ['', {}, []];
  const open: Shape[] = [whole];
  sanitize(markup, {
    ...{ allowedTags: false, allowedAttributes: false, allowVulnerableTags: true },
    parser: { lowerCaseTags: false, lowerCaseAttributeNames: false },
    onOpenTag: (tag, attributes) => {
      const shape: Shape = [tag, attributes, []];
      open.at(-1)?.[2].push(shape);
      open.push(shape);
    },
    onCloseTag: () => void open.pop(),
  });
  return whole[2][0] ?? ['svg', {}, []];
}
