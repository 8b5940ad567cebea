import { breadcrumbsJsonLd } from '../../components/commonJsonLd.ts';
import type { ListView } from './list.ts';
import { pageAddress } from './paginate.ts';

type Data = Record<string, unknown>;

/** What search engines are told of a page of a list: the way to it, and on its first page the products in their order. */
export function listJsonLd(
  { crumbs, base, number, cards }: Pick<ListView, 'crumbs' | 'base' | 'number' | 'cards'>,
  origin: string,
): Data[] {
  const way = breadcrumbsJsonLd(crumbs, origin, origin + pageAddress(base, number));
  return number === 1 && cards.length > 0 ? [way, productsData(cards, origin)] : [way];
}

/** schema.org/ItemList: each product by its page. */
const productsData = (cards: ListView['cards'], origin: string): Data => ({
  '@type': 'ItemList',
  itemListElement: cards.map(({ id }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: `${origin}/producto/${id}`,
  })),
});
