/** What a card says that is for the shopper's phone. */
export const mineText = 'Para tu celular';
