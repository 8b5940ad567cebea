/** Cards per page; the rest are on further pages. */
export const perPage = 48;

/** Shown where the filtered list, or the script that renders it, cannot be fetched: the page then keeps its cards. */
export const listLoadError = 'No se pudo cargar la lista completa. Revisa tu conexión e intenta de nuevo.';

/**
 * Longer lists are not fetched whole for their live figures: a response has complete rows with descriptions, about 1 KB
 * each, megabytes in all. Their cards are fetched one by one (revalidateVisible.ts).
 */
export const maxRevalidated = 200;

/** Max cards of a longer list that a page fetches per minute (`staleTime`), each by a call of 1 KB: two screens of a phone. */
export const maxCardCallsPerMinute = 12;

/** A list call that pages repeat for live figures, with its category (R3.8, R5.11). */
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

/** The attributes of an element whose cards revalidateLists.ts updates. */
export const liveListAttributes = (source: ListSource) => ({
  'data-live': source.call,
  'data-category': 'category' in source ? source.category : undefined,
});
