import { type CardData, toListEntry, type ListedProduct, type ListEntry } from '../../components/card.ts';
import { breadcrumbsJsonLd, itemListJsonLd } from '../../components/commonJsonLd.ts';
import type { Breadcrumb } from '../../components/Breadcrumbs.tsx';
import {
  createFilterPanel,
  findStatedAttributes,
  toPageFilterPanel,
  type FilterPanelData,
} from '../../components/filters/facets.ts';
import { perPage, type ListSource } from './listing.ts';
import { defaultState } from '../../components/filters/listState.ts';

/** The data of one page of a list. */
export interface ListPageData {
  title: string;
  description: string;
  /** The name of a category within a sentence: "fundas". */
  categoryNameInSentence?: string;
  /** URL of the first page. */
  base: string;
  /** Name of the whole list in the published data. */
  listName: string;
  breadcrumbs: Breadcrumb[];
  /** The endpoint that returns this list live; none if the response would be too large for a phone. */
  liveSource?: ListSource;
  /** The endpoint that returns the first products, for a list without `liveSource`. */
  firstSource?: ListSource;
  /** Whether any product of the whole list fits a phone, so that the list has the phone chip. */
  anyFitsPhone?: boolean;
  /** Whether most names state attributes to compare (R4.23). */
  isComparable: boolean;
  /** Categories whose names differ from this one's only in case or accents (R1.5). */
  similarNames?: { name: string; url: string }[];
  panel: FilterPanelData;
  cards: CardData[];
  pageNumber: number;
  pageCount: number;
  total: number;
}

/** A product as a list shows it, with the phones that it fits (CardData). */
type ProductWithFits = ListedProduct & { fits?: string };
/** What all pages of a list have in common. */
type ListInfo = Omit<ListPageData, 'panel' | 'isComparable' | 'cards' | 'pageNumber' | 'pageCount' | 'total'>;

/** Creates the pages of a list (R1.6), `perPage` cards each. */
export function listPages(listInfo: ListInfo, products: readonly ProductWithFits[]): ListPageData[] {
  const entries = products.map(toListEntry);
  const fitsById = new Map(products.map((product) => [product.id, product.fits ?? '']));
  const toCardWithFits = ({ card }: ListEntry): CardData => {
    const fits = fitsById.get(card.id);
    return fits ? { ...card, fits } : card;
  };
  const panel = toPageFilterPanel(createFilterPanel(entries, defaultState));
  const isComparable = findStatedAttributes(entries).length > 0;
  return paginate(entries).map(({ items, ...page }) => ({
    ...listInfo,
    panel,
    isComparable,
    cards: items.map(toCardWithFits),
    ...page,
  }));
}

/** Divides a list into pages; an empty list has one page. */
export function paginate<T>(items: readonly T[]) {
  const pageCount = Math.max(1, Math.ceil(items.length / perPage));
  return Array.from({ length: pageCount }, (_, index) => ({
    items: items.slice(index * perPage, (index + 1) * perPage),
    pageNumber: index + 1,
    pageCount,
    total: items.length,
  }));
}

/** The URL of a page of a list: the first has no number. */
export const pageUrl = (base: string, pageNumber: number): string =>
  pageNumber === 1 ? base : `${base}/${pageNumber}`;

/** The route parameter of a page of a list, its number; the first page has none. */
export const pageParameter = ({ pageNumber }: ListPageData): string | undefined =>
  pageNumber === 1 ? undefined : String(pageNumber);

type Data = Record<string, unknown>;

/** The JSON-LD of a page of a list: its breadcrumbs, and on the first page its products in order. */
export function listJsonLd(
  { breadcrumbs, base, pageNumber, cards }: Pick<ListPageData, 'breadcrumbs' | 'base' | 'pageNumber' | 'cards'>,
  origin: string,
): Data[] {
  const breadcrumbList = breadcrumbsJsonLd(breadcrumbs, origin, origin + pageUrl(base, pageNumber));
  return pageNumber === 1 && cards.length > 0
    ? [breadcrumbList, itemListJsonLd(cards.map(({ id }) => `${origin}/producto/${id}`))]
    : [breadcrumbList];
}
