import { cardOf, type CardView } from '../../components/card.ts';
import type { Crumb } from '../../components/Crumbs.tsx';
import type { Product } from '../../contract/product.ts';
import { paginate } from './pages.ts';

/** All that a page of a list shows. */
export interface ListView {
  title: string;
  description: string;
  /** Address of the first page. */
  base: string;
  /** Name of the whole list in the published data. */
  name: string;
  crumbs: Crumb[];
  cards: CardView[];
  number: number;
  pages: number;
  total: number;
}

/** The pages of a list (R4.4): 48 cards each, every one with an address of its own. */
export const listPages = (
  head: Pick<ListView, 'title' | 'description' | 'base' | 'name' | 'crumbs'>,
  products: readonly Product[],
): ListView[] => paginate(products).map(({ items, ...page }) => ({ ...head, cards: items.map(cardOf), ...page }));

/** The last part of the address of a page of a list; the first page has none. */
export const pageParameter = ({ number }: ListView): string | undefined => (number === 1 ? undefined : String(number));

/** "1 producto", "1,234 productos". */
export const countText = (total: number): string =>
  `${String(total).replace(/\B(?=(\d{3})+$)/g, ',')} ${total === 1 ? 'producto' : 'productos'}`;
