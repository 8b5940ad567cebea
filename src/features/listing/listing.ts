/** How many cards of a list are HTML; the rest follow on pages of their own. */
export const perPage = 48;

/**
 * Longer lists are not fetched whole for their live figures: a response holds whole rows, descriptions too, about 1 KB each,
 * and a phone should not pay megabytes. Their cards are fetched one by one (revalidateVisible.ts).
 */
export const maxRevalidated = 200;

/** Cards of a longer list that one page view fetches at most, each a call of 1 KB: two screens of a phone. */
export const maxCardCalls = 12;

/** The list calls that pages repeat for live figures, and with which category (R3.8, R5.11). */
export type ListSource =
  | { call: 'postObtenerProductosCategoria'; category: string }
  | {
      call:
        | 'postObtenerProductosEnOferta'
        | 'getProductosMasVisitados'
        | 'getProductosMasVendidos'
        | 'getProductosVendidosRecientemente'
        | 'getProductosNuevos';
    };

/** The attributes of an element whose cards revalidateLists.ts corrects. */
export const liveListAttributes = (source: ListSource) => ({
  'data-live': source.call,
  'data-category': 'category' in source ? source.category : undefined,
});
