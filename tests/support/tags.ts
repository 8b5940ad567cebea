// A browser test runs at the width of a computer unless it has one of these tags (tests/playwright.config.ts).

/** Of a test that runs at the width of a phone, as what shoppers do most does. */
export const narrow = { tag: '@narrow' };

/** Of a test that runs at both widths, since the page differs between them. */
export const both = { tag: '@both' };

/** Of a test of a rare case, for the long tests and deploys only: what it proves has another test, too. */
export const long = { tag: '@long' };
export const longNarrow = { tag: ['@narrow', '@long'] };
