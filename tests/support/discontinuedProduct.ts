/** A discontinued product of the test site (addDiscontinued.ts). */
export const left = { id: '999998', edition: 'edición anterior' } as const;
