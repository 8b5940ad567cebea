/** Cards per page of a list. */
export const perPage = 48;

/** The error if the whole list, or the script that renders it, cannot be fetched: the page then keeps its cards. */
export const listLoadError = 'No se pudo cargar la lista completa. Revisa tu conexión e intenta de nuevo.';

/**
 * Max products of a list whose live price and stock are fetched with one call: a response has complete rows with descriptions,
 * about 1 KB each, so it may have megabytes. Longer lists fetch the cards in view, one by one (revalidateVisible.ts).
 */
export const maxRevalidated = 200;

/** Max cards that a page fetches one by one per minute (`staleTime`), 1 KB each: as many as two screens of a phone show. */
export const maxCardCallsPerMinute = 12;

/** The endpoint of the live API that returns the price and stock of a list (R3.8, R5.11). */
export type ListSource =
  | { endpoint: 'postObtenerProductosCategoria'; category: string }
  | {
      endpoint:
        | 'postObtenerProductosEnOferta'
        | 'getProductosMasVisitados'
        | 'getProductosMasVendidos'
        | 'getProductosVendidosRecientemente'
        | 'getProductosNuevos';
    };

/** The attributes of a list whose cards revalidateLists.ts updates. */
export const liveListAttributes = (source: ListSource) => ({
  'data-live': source.endpoint,
  'data-category': 'category' in source ? source.category : undefined,
});
