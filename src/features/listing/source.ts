/** The list calls that pages ask again for live figures, and with which category (R3.8, R5.11). */
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

/** What an element says whose cards are corrected live (revalidateLists.ts). */
export const liveList = (source: ListSource) => ({
  'data-live': source.call,
  'data-category': 'category' in source ? source.category : undefined,
});

/** Cards of a large list that a view of a page asks for at most (revalidateVisible.ts): two screens of a phone. Each is a call of 1 KB to the shop's own server. */
export const maxCardCalls = 12;
