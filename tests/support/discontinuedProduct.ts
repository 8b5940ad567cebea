/** A discontinued product that addDiscontinued.ts adds to the test site. */
export const discontinuedProduct = { id: '999998', edition: 'edición anterior' } as const;
