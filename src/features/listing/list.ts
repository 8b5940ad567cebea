import type { CardView } from '../../components/card.ts';
import type { Crumb } from '../../components/Crumbs.tsx';

/** All that a page of a list shows. */
export interface ListView {
  title: string;
  description: string;
  /** Address of the first page. */
  base: string;
  crumbs: Crumb[];
  cards: CardView[];
  number: number;
  pages: number;
  total: number;
}

/** "1 producto", "1,234 productos". */
export const countText = (total: number): string =>
  `${String(total).replace(/\B(?=(\d{3})+$)/g, ',')} ${total === 1 ? 'producto' : 'productos'}`;
