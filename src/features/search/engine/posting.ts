/** Where in a product a word stands. */
export const flag = { name: 1, first: 2, maker: 4, category: 8, wholeModel: 16 } as const;
const flagBits = 5;

/** A product and where in it a word stands, as one number. */
export const postingOf = (product: number, flags: number): number => (product << flagBits) | flags;
export const productOf = (posting: number): number => posting >>> flagBits;
export const flagsOf = (posting: number): number => posting & ((1 << flagBits) - 1);
