/** The discontinued product that addDiscontinued.ts adds to the test site: its id, and the end of its name. */
export const discontinuedProduct = { id: '999998', nameSuffix: 'edición anterior' } as const;
