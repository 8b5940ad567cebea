/** A product that left the catalogue of the test site (oneGone.ts). */
export const left = { id: '999998', edition: 'edición anterior' } as const;
